// Overview.tsx - the board in small, with the part that the window shows.
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import type { Frame } from '../../game.ts';
import { frame } from '../frame.ts';
import { at } from './own.tsx';

export function Overview({ view, box }: { view: View; you: number | null; box: Frame }) {
  const p = at(view);
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      role="img"
      aria-label={t('raiatea.overview')}
    >
      <rect width={frame.w} height={frame.h} fill={p.act ? '#0E3C4D' : '#F1E4C6'} />
      <rect x={66} y={12} width={592} height={404} rx={20} fill="#7DB64F" />
      <path d="M120,300L320,60L520,300Z" fill="#4B8657" />
      {p.players.map(q => (
        <circle key={q.seat} cx={1044} cy={594 - q.tattoo * 63} r={26} fill={seatColour(q.seat)} />
      ))}
      {[727, 843, 959].map(x => (
        <rect key={x} x={x - 50} y={240} width={100} height={260} rx={40} fill="#8A5A33" />
      ))}
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={20}
        fill="#fff"
        fill-opacity={0.14}
        stroke="#fff"
        stroke-width={14}
      />
    </svg>
  );
}
