// Overview.tsx - the map in small, with the part on the screen framed.
import { InView } from '../../InView.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import type { Frame } from '../../game.ts';
import { frame } from '../Board.tsx';
import { centreOf, hexagon, lieOf } from '../map/geometry.ts';
import { positionOf } from '../position.ts';

export function Overview({ view, you, box }: { view: View; you: number | null; box: Frame }) {
  const p = positionOf(view),
    f = frame(p);
  return (
    <svg
      class="ar-overview"
      viewBox={`${f.x} ${f.y} ${f.w} ${f.h}`}
      role="img"
      aria-label={t('archipelago.overview')}
    >
      {p.regions.map(g => {
        const [x, y] = centreOf(g.q, g.r);
        return (
          <g key={g.region} transform={`translate(${x.toFixed(0)},${y.toFixed(0)})`}>
            <path d={hexagon(0, 0)} fill="#2A93A6" />
            {lieOf(g.face, g.rot).lands.map(l => (
              <path key={l.part} d={l.fill} fill="#86BF58" />
            ))}
          </g>
        );
      })}
      {p.units
        .filter(u => u.seat === you)
        .map(u => {
          const g = p.regions[u.region]!,
            [x, y] = centreOf(g.q, g.r);
          return (
            <circle
              key={u.unit}
              cx={x}
              cy={y}
              r={34}
              fill={seatColour(u.seat)}
              stroke="#fff"
              stroke-width={8}
            />
          );
        })}
      <InView box={box} />
    </svg>
  );
}
