// things.tsx - what lies on the map of Conquest and changes: chains, stacks, event markers, the
// voyage, glowing targets; the boxes of the table and the track of Victory Points. Pure drawing.
import { ThingAt } from '../art.tsx';
import { SeatShape, seatColour } from '../../../art/seats.tsx';
import { Siapo } from '../../../art/tapa.tsx';
import { t } from '../../../i18n/index.ts';
import {
  badgeAt,
  boxes,
  canoeAt,
  centre,
  outline,
  radius,
  track,
  trackPlace,
  type At,
} from './geometry.ts';
import {
  cupGroups,
  gridName,
  placeAt,
  seatPeople,
  type Chain,
  type Place,
  type Position,
} from '../position.ts';

const isIsland = (place: Place | null): boolean =>
  place?.ground === 'group' || place?.ground === 'atoll';
export const canoePlace = (p: Position, hex: number): At => canoeAt(hex, isIsland(placeAt(p, hex)));
export function stackPlace(p: Position, hex: number, side: number): At {
  const place = placeAt(p, hex),
    stacks = place?.stacks ?? [],
    k = Math.max(
      0,
      stacks.findIndex(s => s.side === side),
    );
  return badgeAt(hex, isIsland(place), k, Math.max(1, stacks.length));
}

// Lines between chain canoes; those of the Home are brighter.
export function Chains({ position }: { position: Position }) {
  const line = (c: Chain, [a, b]: [number, number]) => {
    const p = canoePlace(position, a),
      q = canoePlace(position, b),
      atHome = (c.nodes ?? c.home).includes(a);
    return (
      <g key={`${c.side}.${a}.${b}`} stroke-linecap="round" fill="none">
        <path
          d={`M${p[0]},${p[1]}L${q[0]},${q[1]}`}
          stroke="#FFFBF2"
          stroke-width={atHome ? 7.6 : 6}
          stroke-opacity={atHome ? 0.95 : 0.5}
        />
        <path
          d={`M${p[0]},${p[1]}L${q[0]},${q[1]}`}
          stroke={seatColour(c.side)}
          stroke-width={atHome ? 4.2 : 3}
          stroke-dasharray={atHome ? undefined : '7 5'}
        />
      </g>
    );
  };
  return <g aria-hidden="true">{position.chains.map(c => c.edges.map(e => line(c, e)))}</g>;
}

// One badge a side and hex: the chain canoe beside it, the number of face-down pieces in it.
export function Stacks({
  position,
  lifted,
  grow,
}: {
  position: Position;
  lifted: number | null;
  grow: number;
}) {
  return (
    <g aria-hidden="true">
      {position.hexes.flatMap(place =>
        (place.stacks ?? []).map((s, k) => {
          const [bx, by] = badgeAt(place.hex, isIsland(place), k, place.stacks!.length),
            [cx, cy] = canoeAt(place.hex, isIsland(place));
          return (
            <g key={`${place.hex}.${s.side}`} class="c-stack">
              {s.chain && (
                <ThingAt thing="tcu" x={cx} y={cy - 2} size={24} ink={seatColour(s.side)} />
              )}
              {s.down > 0 && (
                <Badge
                  x={bx}
                  y={by}
                  side={s.side}
                  n={s.down}
                  lifted={lifted === place.hex}
                  noCanoe={s.no_wc}
                  grow={grow}
                />
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}
export function Badge({
  x,
  y,
  side,
  n,
  lifted = false,
  noCanoe = false,
  grow = 1,
}: {
  x: number;
  y: number;
  side: number;
  n: number | string;
  lifted?: boolean;
  noCanoe?: boolean;
  grow?: number;
}) {
  const w = String(n).length > 1 ? 39 : 32;
  return (
    <g transform={`translate(${x},${y})`}>
      <g class="c-grow">
        {lifted && (
          <rect
            x={-w / 2 - 4}
            y={-13.5}
            width={w + 8}
            height={27}
            rx={13.5}
            fill="var(--glow)"
            stroke="#1D2B2F"
            stroke-width={2}
          />
        )}
        <rect
          x={-w / 2}
          y={-9.5}
          width={w}
          height={19}
          rx={9.5}
          fill="#FFFBF2"
          stroke={seatColour(side)}
          stroke-width={2}
        />
        <SeatShape
          seat={side}
          x={-w / 2 + 10}
          y={side === 1 ? 1 : 0}
          r={5.2}
          fill={seatColour(side)}
        />
        <text class="c-badge" x={-w / 2 + (String(n).length > 1 ? 26 : 23)} y={5}>
          {n}
        </text>
        {noCanoe && (
          <path
            d={`M${w / 2 - 3},-9.5l6,-4M${w / 2 - 1},-14l3,5`}
            stroke="#FFFBF2"
            stroke-width={1.6}
            stroke-linecap="round"
          />
        )}
      </g>
    </g>
  );
}

// A glyph for each event that leaves a marker.
const glyphs: Record<string, string> = {
  RE01: 'M12,21V9M12,13C7,13 5,10 5,6C9,6 12,8 12,13M12,11C12,7 15,4 19,4C19,8 17,11 12,11',
  RE02: 'M3,7q4.5,-4 9,0t9,0M3,13q4.5,-4 9,0t9,0M3,19q4.5,-4 9,0t9,0',
  RE03: 'M12,8a4,4 0 1 0 .01,0M12,2v3M12,19v3M2,12h3M19,12h3M5,5l2,2M17,17l2,2M5,19l2,-2M17,7l2,-2',
  RE04: 'M12,12c0,-2 4,-2 4,1c0,4 -8,4 -8,-1c0,-6 11,-6 11,1c0,7 -12,8 -14,1M5,6l3,-3',
  RE06: 'M3,20L10,8h4l7,12ZM10,8c-1,-3 1,-3 0,-6M14,8c1,-3 -1,-3 0,-6',
  RE07: 'M3,15c3,-8 12,-11 17,-6c-3,0 -4,2 -3,4c-4,-2 -6,3 -3,5c-4,1 -8,0 -11,-3ZM14,10h.1',
  RE10: 'M12,3c4,5 6,8 6,11a6,6 0 0 1 -12,0c0,-3 2,-6 6,-11Z',
  RE11: 'M3,20L10,10h4l7,10ZM8,7h.1M12,4h.1M16,7h.1',
  RE15: 'M5,5l14,14M19,5L5,19',
  RE16: 'M12,5a7,7 0 1 0 .01,0M9,9.5a4,4 0 0 1 3,-1.5',
  RE18: 'M12,4v16M4,12h16',
  RE23: 'M9,8a5,5 0 1 0 .01,0M15,8a5,5 0 1 0 .01,0',
  RE25: 'M6,21L14,3M18,21L10,3M5,10h14',
};
export function Marks({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes.flatMap(place =>
        (place.marks ?? []).map((code, k) => {
          const [x, y] = centre(place.hex);
          return (
            <g
              key={`${place.hex}.${code}`}
              transform={`translate(${x + 29 - k * 20},${y - 8 - (isIsland(place) ? 0 : 12)})`}
            >
              <circle r={10} fill="#C9431B" stroke="#FFFBF2" stroke-width={1.8} />
              <path
                d={glyphs[code] ?? 'M12,5v8M12,18h.1'}
                transform="translate(-7.2,-7.2) scale(.6)"
                fill="none"
                stroke="#FFFBF2"
                stroke-width={2.6}
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </g>
          );
        }),
      )}
    </g>
  );
}

// The way of the Explorer, and the Explorer.
export function VoyageLine({ position, hideShip }: { position: Position; hideShip: boolean }) {
  const v = position.voyage;
  if (!v || v.pos === null) return null;
  const player = position.players[v.side],
    start = player?.home ?? null,
    way = v.way.includes(v.pos) ? v.way : [...v.way, v.pos];
  const stops = [
      ...(start !== null && start !== way[0]
        ? [nearestStart(position, way[0] ?? v.pos, v.side)]
        : []),
      ...way,
    ].map(centre),
    [x, y] = centre(v.pos);
  const d = stops
    .map(([u, w], k) =>
      k === 0
        ? `M${u},${w}`
        : `Q${(stops[k - 1]![0] + u) / 2 + (k % 2 ? 12 : -12)},${(stops[k - 1]![1] + w) / 2 + 9} ${u},${w}`,
    )
    .join('');
  return (
    <g aria-hidden="true">
      {stops.length > 1 && (
        <g fill="none" stroke-linecap="round">
          <path d={d} stroke="#0B4252" stroke-width={7} stroke-dasharray=".1 9" />
          <path d={d} stroke="#FFD489" stroke-width={4} stroke-dasharray=".1 9" />
        </g>
      )}
      {way.slice(0, -1).map((hex, k) => (
        <g key={k}>
          <circle
            cx={centre(hex)[0]}
            cy={centre(hex)[1]}
            r={4.5}
            fill="#FFD489"
            stroke="#0B4252"
            stroke-width={1.2}
          />
        </g>
      ))}
      {!hideShip && (
        <>
          <Explorer side={v.side} x={x - 4} y={y - 10} />
          {v.knots > 0 && (
            <g transform={`translate(${x + 21},${y - 16})`}>
              <g class="c-grow">
                <circle r={11} fill="#FFFBF2" stroke="#0B4252" stroke-width={1.4} />
                <text class="c-badge m" y={5}>
                  {v.knots}
                </text>
              </g>
            </g>
          )}
        </>
      )}
    </g>
  );
}
export const Explorer = ({
  side,
  x,
  y,
  size = 36,
}: {
  side: number;
  x: number;
  y: number;
  size?: number;
}) => (
  <g>
    <ThingAt thing="explorer" x={x} y={y} size={size} ink={seatColour(side)} />
    <SeatShape
      seat={side}
      x={x + size * 0.02}
      y={y + size * 0.27 + (side === 1 ? 0.8 : 0)}
      r={size * 0.1}
      fill={seatColour(side)}
      stroke="#FFFBF2"
      stroke-width={1.2}
    />
  </g>
);
// A voyage sets out from the own hex that is nearest to its first hex.
function nearestStart(p: Position, first: number, side: number): number {
  const own = p.hexes.filter(h => h.owner === side).map(h => h.hex),
    [x, y] = centre(first);
  const far = (hex: number): number => Math.hypot(centre(hex)[0] - x, centre(hex)[1] - y);
  return own.length
    ? own.reduce((a, b) => (far(b) < far(a) ? b : a))
    : (p.players[side]?.home ?? first);
}

// The party being put together: from where, to where.
export function PartyWay({ position: { party } }: { position: Position }) {
  if (!party) return null;
  const [x, y] = centre(party.from),
    [u, v] = centre(party.to),
    a = Math.atan2(v - y, u - x),
    tip: At = [u - 24 * Math.cos(a), v - 24 * Math.sin(a)],
    d = `M${x},${y}L${tip[0].toFixed(1)},${tip[1].toFixed(1)}`;
  return (
    <g aria-hidden="true" fill="none" stroke-linecap="round">
      <path
        d={outline(party.to, radius - 3)}
        stroke="var(--glow)"
        stroke-width={4}
        stroke-dasharray="10 6"
      />
      <path d={d} stroke="#0B4252" stroke-width={8} />
      <path d={d} stroke="var(--glow)" stroke-width={4.5} />
      <path
        d="M-11,-8L4,0L-11,8Z"
        transform={`translate(${tip[0].toFixed(1)},${tip[1].toFixed(1)}) rotate(${((a * 180) / Math.PI).toFixed(1)})`}
        fill="var(--glow)"
        stroke="#0B4252"
        stroke-width={1.6}
      />
    </g>
  );
}

export interface Shine {
  hex: number;
  look: 'find' | 'go' | 'fight' | 'source' | 'place';
  on: boolean;
}
export function Glow({ shines, quiet }: { shines: Shine[]; quiet: boolean }) {
  return (
    <g aria-hidden="true">
      {shines.map(({ hex, look, on }) => {
        const [x, y] = centre(hex);
        if (look === 'find')
          return (
            <g key={hex} class={quiet && !on ? '' : 'b-pulse'}>
              <path
                class="b-halo"
                d={outline(hex, radius - 1)}
                fill="none"
                stroke="var(--glow)"
                stroke-opacity={on ? 0.8 : 0.5}
                stroke-width={on ? 13 : quiet ? 5 : 9}
                stroke-linejoin="round"
              />
              <path
                d={outline(hex, radius - 2.5)}
                fill="#F6CF84"
                fill-opacity={on ? 0.98 : 0.92}
                stroke="#FFF0CC"
                stroke-width={2.6}
              />
              <text class="c-ask" x={x} y={y + 15} text-anchor="middle">
                ?
              </text>
              <text class="c-there" x={x} y={y - 13} text-anchor="middle">
                {gridName(hex)}
              </text>
            </g>
          );
        return (
          <g key={hex}>
            <path
              class="b-halo"
              d={outline(hex, radius - 3)}
              fill={on ? 'var(--glow)' : 'none'}
              fill-opacity={0.2}
              stroke="var(--glow)"
              stroke-opacity={on ? 0.65 : 0.36}
              stroke-width={on ? 13 : quiet ? 6 : 9}
              stroke-linejoin="round"
            />
            <path
              class="b-pulse"
              d={outline(hex, radius - 3)}
              fill="none"
              stroke={look === 'fight' ? '#FF8A5C' : 'var(--glow)'}
              stroke-width={on ? 5 : quiet ? 2.6 : 3.6}
              stroke-dasharray={look === 'source' ? '12 6' : undefined}
              stroke-linejoin="round"
            />
            {look === 'fight' && (
              <g transform={`translate(${x + 27},${y - 22})`}>
                <circle r={10} fill="#C9431B" stroke="#FFFBF2" stroke-width={1.6} />
                <path
                  d="M-5,-5L5,5M5,-5L-5,5M-5.5,2.5L-2.5,5.5M5.5,2.5L2.5,5.5"
                  stroke="#FFFBF2"
                  stroke-width={1.8}
                  stroke-linecap="round"
                />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

// ---- the table around the map ------------------------------------------------------------------

const box = (k: number): number =>
  boxes.x + boxes.widths.slice(0, k).reduce((a, b) => a + b + boxes.gap, 0);
const total = boxes.widths.reduce((a, b) => a + b, 2 * boxes.gap);
function Box({ k, title }: { k: number; title: string }) {
  return (
    <>
      <rect
        width={boxes.widths[k]}
        height={boxes.h}
        rx={12}
        fill="var(--cq-box)"
        fill-opacity={0.78}
        stroke="#fff"
        stroke-opacity={0.15}
      />
      <text class="c-small b" x={14} y={25} fill="var(--reef)">
        {title}
      </text>
    </>
  );
}

export function Table({ position: p }: { position: Position }) {
  const cup = cupGroups(p.cup),
    rows: [string, string, number][] = [
      ['#49B6B8', t('conquest.cup.sea'), cup.sea],
      ['#7DB45A', t('conquest.cup.island'), cup.island],
      ['#E4572E', t('conquest.cup.course'), cup.course],
    ];
  return (
    <g aria-hidden="true" transform={`translate(${boxes.x + total},${boxes.y})`}>
      <g class="c-grow-box">
        <g transform={`translate(${-boxes.x - total},${-boxes.y})`}>
          <defs>
            <Siapo id="cq-deck" size={28} />
          </defs>
          <g transform={`translate(${box(0)},${boxes.y})`}>
            <Box k={0} title={t('conquest.box.lost')} />
            {p.lost.length === 0 && (
              <text class="c-small" x={14} y={62} fill="#CFE6E6">
                {t('conquest.box.nobody')}
              </text>
            )}
            {p.lost.map((side, k) =>
              p.lost.length > 1 ? (
                <g key={side}>
                  <Explorer side={side} x={28 + (k > 1 ? 74 : 0)} y={52 + (k % 2) * 36} size={29} />
                  <text
                    class="c-small"
                    x={48 + (k > 1 ? 74 : 0)}
                    y={58 + (k % 2) * 36}
                    fill="#FFFBF2"
                  >
                    {p.lost.length > 2 ? '' : seatPeople(p, side)}
                  </text>
                </g>
              ) : (
                <g key={side}>
                  <Explorer side={side} x={42} y={70} size={46} />
                  <text class="c-small b" x={72} y={75} fill="#FFFBF2">
                    {seatPeople(p, side)}
                  </text>
                </g>
              ),
            )}
          </g>
          <g transform={`translate(${box(1)},${boxes.y})`}>
            <Box k={1} title={t('conquest.box.deck')} />
            <rect
              x={16}
              y={38}
              width={42}
              height={60}
              rx={5}
              fill="url(#cq-deck)"
              stroke="#FFFBF2"
              stroke-width={2}
            />
            <text class="c-big" x={74} y={p.options.includes('events') ? 62 : 74}>
              {p.deck_left}
            </text>
            <text class="c-small" x={74} y={p.options.includes('events') ? 79 : 94} fill="#CFE6E6">
              {t('conquest.box.of28')}
            </text>
            {p.options.includes('events') && (
              <text class="c-small" x={74} y={98} fill="#CFE6E6">
                {t('conquest.box.events', { n: p.events_left })}
              </text>
            )}
          </g>
          <g transform={`translate(${box(2)},${boxes.y})`}>
            <Box k={2} title={t('conquest.box.cup')} />
            {rows.map(([colour, word, n], k) => (
              <g key={k}>
                <rect x={14} y={41 + k * 24} width={12} height={12} rx={3} fill={colour} />
                <text class="c-small" x={34} y={52 + k * 24} fill="#EAF4F2">
                  {word}
                </text>
                <text class="c-small b" x={162} y={52 + k * 24} text-anchor="end" fill="#FFFBF2">
                  {n}
                </text>
              </g>
            ))}
          </g>
        </g>
      </g>
    </g>
  );
}

export function PointTrack({ position: p }: { position: Position }) {
  const end = p.game_end,
    most = Math.max(
      30,
      Math.ceil((end + 3) / 5) * 5,
      Math.ceil(Math.max(...p.players.map(q => q.track)) / 10) * 5,
    ),
    y = track.y + 38;
  const seen = new Map<number, number>();
  return (
    <g aria-hidden="true">
      <rect
        x={track.x - 8}
        y={track.y}
        width={track.w}
        height={track.h}
        rx={12}
        fill="var(--cq-box)"
        fill-opacity={0.66}
        stroke="#fff"
        stroke-opacity={0.12}
      />
      <path
        d={`M${trackPlace(0, most)},${y}H${trackPlace(most * 2, most)}`}
        stroke="#CFE6E6"
        stroke-width={1.4}
      />
      {Array.from({ length: most + 1 }, (_, n) => (
        <g key={n}>
          <path
            d={`M${trackPlace(n * 2, most)},${y - (n % 5 ? 5 : 8)}v${n % 5 ? 10 : 16}`}
            stroke="#CFE6E6"
            stroke-width={n % 5 ? 1 : 1.6}
          />
          {n % 5 === 0 && Math.abs(n - end) > 1 && (
            <text
              class="c-mark"
              x={trackPlace(n * 2, most)}
              y={y - 16}
              text-anchor="middle"
              fill="#FFFBF2"
            >
              {n}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${trackPlace(end * 2, most)},${y})`}>
        <g class="c-grow c-flag">
          <path d="M0,8V-30" stroke="#FFFBF2" stroke-width={2.4} />
          <path d="M1,-31H36L30,-22L36,-13H1Z" fill="#C9431B" stroke="#FFFBF2" stroke-width={1.2} />
          <text class="c-badge w" x={16} y={-17}>
            {end}
          </text>
        </g>
      </g>
      {[...p.players]
        .sort((a, b) => a.track - b.track)
        .map(q => {
          const nth = seen.get(q.track) ?? 0;
          seen.set(q.track, nth + 1);
          return (
            <SeatShape
              key={q.side}
              seat={q.side}
              x={trackPlace(q.track, most)}
              y={y - nth * 17 + (q.side === 1 ? 1 : 0)}
              r={9.5}
              fill={seatColour(q.side)}
              stroke="#FFFBF2"
              stroke-width={2}
            />
          );
        })}
    </g>
  );
}
