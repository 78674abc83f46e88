// Wheel.tsx - the action wheel: thirteen sectors, the discs that lie there, free circles of the limited
// ones, and in its hub how many discs are left. A closed sector is dim and says why.
import { useContext } from 'preact/hooks';
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignAt } from '../art/signs.tsx';
import { closedAt } from '../moves.ts';
import { zones, type Position, type Zone } from '../position.ts';
import { SvgSpot, TableContext } from '../spot.tsx';

const angle = (k: number): number => ((k * 360) / 13 - 90) * (Math.PI / 180);
const on = (r: number, a: number): [number, number] => [r * Math.cos(a), r * Math.sin(a)];
const f = (n: number): string => n.toFixed(1);

function sector(k: number, inner: number, outer: number): string {
  const at = (r: number, side: number): string =>
      on(r, angle(k + side))
        .map(f)
        .join(),
    out = `M${at(outer, -0.5)}A${outer},${outer} 0 0 1 ${at(outer, 0.5)}`;
  return `${out}L${at(inner, 0.5)}A${inner},${inner} 0 0 0 ${at(inner, -0.5)}Z`;
}

interface Mark {
  seat: number | null;
  laid: boolean;
}
// Discs laid in a zone, then the circles that are still free.
function marksOf(p: Position, zone: Zone): Mark[] {
  const laid = p.players.flatMap(q =>
      Array.from({ length: q.laid[zone] ?? 0 }, (): Mark => ({ seat: q.seat, laid: true })),
    ),
    free = p.circles[zone];
  if (!free) return laid;
  return [
    ...laid,
    ...free.own.flatMap((is, seat): Mark[] => (is ? [{ seat, laid: false }] : [])),
    ...Array.from({ length: free.common }, (): Mark => ({ seat: null, laid: false })),
  ];
}
function Marks({ list, k }: { list: Mark[]; k: number }) {
  const small = list.length > 4,
    r = small ? 4.2 : 5.4,
    rows = small ? 3 : 2;
  return (
    <>
      {list.map((m, i) => {
        const row = Math.floor(i / rows),
          col = (i % rows) - (Math.min(rows, list.length - row * rows) - 1) / 2,
          [x, y] = on(68 - row * (r * 2.5), angle(k) + (col * r * 2.7) / (68 - row * (r * 2.5)));
        return m.seat === null ? (
          <circle
            key={i}
            cx={f(x)}
            cy={f(y)}
            r={r}
            fill="none"
            stroke="#6B3F22"
            stroke-width={1.3}
            stroke-dasharray="2.4 1.8"
          />
        ) : (
          <SeatShape
            key={i}
            seat={m.seat}
            x={+f(x)}
            y={+f(y)}
            r={r}
            fill={m.laid ? seatColour(m.seat) : '#FFFBF2'}
            stroke={m.laid ? '#FFFBF2' : seatColour(m.seat)}
            stroke-width={m.laid ? 1 : 1.5}
          />
        );
      })}
    </>
  );
}

function Sector({ p, zone, k, shut }: { p: Position; zone: Zone; k: number; shut: boolean }) {
  const [x, y] = on(90, angle(k)),
    isLand = k > 0 && k < 7;
  return (
    <SvgSpot spot={`zone:${zone}`} kind={`ar-sector${shut ? ' shut' : ''}`}>
      <path class="b-focus" d={sector(k, 34, 111)} fill="none" />
      <path
        class="face"
        d={sector(k, 34, 111)}
        fill={isLand ? '#F1F3DC' : '#FFFBF2'}
        stroke="#D8C49A"
        stroke-width={1.2}
      />
      <g class="pic">
        <SignAt name={zone} x={x} y={y} size={24} />
      </g>
      <Marks list={marksOf(p, zone)} k={k} />
    </SvgSpot>
  );
}

export function Wheel({ p }: { p: Position }) {
  const { names, targets, view } = useContext(TableContext),
    seat = p.round?.seat ?? names.you ?? p.order[0] ?? 0,
    ready = p.players[names.you ?? seat]?.ready ?? 0;
  return (
    <section class="ar-wheel" aria-label={t('archipelago.wheel')}>
      <svg viewBox="-119 -119 238 238">
        <circle r={116} fill="#F2A541" stroke="#6B3F22" stroke-width={2} />
        <circle r={112} fill="#6B3F22" />
        {zones.map((zone, k) => (
          <Sector key={zone} p={p} zone={zone} k={k} shut={closedAt(view, `zone:${zone}`) !== ''} />
        ))}
        {zones.map(
          (zone, k) =>
            targets.has(`zone:${zone}`) && (
              <path
                key={zone}
                class="b-pulse"
                d={sector(k, 36, 109)}
                fill="none"
                stroke="var(--glow)"
                stroke-width={4}
                stroke-linejoin="round"
                pointer-events="none"
              />
            ),
        )}
        <circle r={34} fill="#0E4A5C" stroke="#F2A541" stroke-width={2.4} />
        <text class="ar-hub" y={4} text-anchor="middle">
          {ready}
        </text>
        <text class="ar-hub-word" y={19} text-anchor="middle">
          {t('archipelago.wheel.discs', { n: ready })}
        </text>
      </svg>
    </section>
  );
}
