// land.tsx - the map of Conquest as it lies: deep sea, continents, known and unknown hexes, islands
// with their boxes, hidden tiles, names, the compass. Pure drawing from a position.
import { Isle, boxSize, coast } from '../../../art/isles.tsx';
import { SeatShape, seatColour } from '../../../art/seats.tsx';
import { ThingAt } from '../art.tsx';
import { ornament, smooth, type Point } from '../../../art/organic.ts';
import { t } from '../../../i18n/index.ts';
import { centre, hexagon, outline, radius, type At } from './geometry.ts';
import {
  gridName,
  hexes,
  landAt,
  malaria,
  seas,
  short,
  tiles,
  type Land,
  type Place,
  type Position,
} from '../position.ts';

const points = (text: string): Point[] =>
  text.split(' ').map(p => p.split(',').map(Number) as Point);
// Australia with New Guinea to the west, the Americas to the east.
const shores = [
  '-900,330 -520,300 -220,322 -80,312 -36,312 2,330 28,352 34,374 16,392 -12,398 -40,414 -140,424 -420,440 -900,430',
  '-900,560 -480,520 -90,520 -20,516 26,508 44,482 52,480 60,506 66,536 92,566 118,606 134,652 128,704 104,752 64,790 -10,830 -300,860 -900,900',
  '1420,130 1390,196 1374,262 1346,300 1308,344 1298,378 1318,420 1340,452 1346,500 1356,552 1352,612 1344,676 1346,742 1370,830 1460,1100 2400,1200 2400,-400 1460,-100',
].map(text => smooth(points(text)));

export function Ground() {
  return (
    <g aria-hidden="true">
      <rect x={-2400} y={-2000} width={6400} height={5000} fill="var(--cq-deep)" />
      {shores.map((d, k) => (
        <g key={k}>
          <path
            d={d}
            fill="var(--sea-4)"
            stroke="var(--sea-4)"
            stroke-width={18}
            opacity={0.26}
            stroke-linejoin="round"
          />
          <path
            d={d}
            fill="var(--cq-shore)"
            stroke="var(--cq-sand)"
            stroke-width={6}
            paint-order="stroke"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <Compass x={1000} y={222} />
    </g>
  );
}

function Compass({ x, y }: { x: number; y: number }) {
  const ticks = Array.from({ length: 32 }, (_, k) => k * 11.25);
  return (
    <g
      class="c-compass"
      transform={`translate(${x},${y})`}
      fill="none"
      stroke="var(--reef)"
      opacity={0.5}
    >
      <circle r={54} stroke-width={1.5} />
      <circle r={44.5} stroke-width={1} />
      {ticks.map(a => (
        <path
          key={a}
          d={`M0,-54V${a % 45 ? -49 : -44.5}`}
          transform={`rotate(${a})`}
          stroke-width={1.2}
        />
      ))}
      {Array.from({ length: 8 }, (_, k) => (
        <path
          key={k}
          d={k % 2 ? 'M0,-27L6,-9.5L0,0L-6,-9.5Z' : 'M0,-41L6,-9.5L0,0L-6,-9.5Z'}
          transform={`rotate(${k * 45})`}
          fill={k % 2 ? 'none' : 'var(--reef)'}
          fill-opacity={0.55}
          stroke-width={1}
        />
      ))}
      <text class="c-small b" y={-61} text-anchor="middle" fill="var(--reef)" stroke="none">
        N
      </text>
    </g>
  );
}

const waves = hexes.map(h => {
  const next = ornament(h.id * 7 + 1),
    [x, y] = centre(h.id),
    u = x - 22 + next() * 26,
    v = y - 20 + next() * 44;
  return `M${u.toFixed(1)},${v.toFixed(1)}q3.5,-4 7,0t7,0`;
});

// The hexes themselves: ocean, or the tapa of what nobody has seen. Names of the printed map are left out there: what is
// found is hardly ever what was printed.
export function Waters({ position }: { position: Position }) {
  const { unexplored } = seas(position),
    known = hexes.filter(h => !unexplored.has(h.id)),
    hidden = hexes.filter(h => unexplored.has(h.id));
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="cq-unknown" width={24} height={24} patternUnits="userSpaceOnUse">
          <path
            d="M0,12L12,0L24,12L12,24ZM6,12L12,6l6,6l-6,6Z"
            fill="none"
            stroke="#fff"
            stroke-width={1}
            stroke-opacity={0.17}
          />
        </pattern>
      </defs>
      <path
        d={known.map(h => outline(h.id)).join('')}
        fill="var(--cq-sea)"
        stroke="var(--cq-line)"
        stroke-width={1.2}
      />
      <path
        d={known.map(h => waves[h.id]).join('')}
        fill="none"
        stroke="#fff"
        stroke-opacity={0.22}
        stroke-width={1.5}
        stroke-linecap="round"
      />
      {hidden.length > 0 && (
        <>
          <path
            d={hidden.map(h => outline(h.id)).join('')}
            fill="var(--cq-unknown)"
            stroke="var(--cq-line-2)"
            stroke-width={1.2}
          />
          <path d={hidden.map(h => outline(h.id, radius - 4)).join('')} fill="url(#cq-unknown)" />
        </>
      )}
      {hexes
        .filter(h => h.flags.includes('tsa'))
        .map(h => {
          const [x, y] = centre(h.id);
          return (
            <path
              key={h.id}
              d={`M${x + 14},${y - 26}h14m-5,-5l5,5l-5,5`}
              fill="none"
              stroke="#F7B39E"
              stroke-width={2.4}
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          );
        })}
    </g>
  );
}

// The grid: hints and the log speak of hexes by it.
export function Grid({ position }: { position: Position }) {
  const named = new Set([
    96,
    99,
    ...position.hexes
      .filter(h => h.ground === 'group' || h.ground === 'atoll' || h.ground === 'hidden')
      .map(h => h.hex),
  ]);
  return (
    <g aria-hidden="true">
      {hexes
        .filter(h => !named.has(h.id))
        .map(h => (
          <text
            key={h.id}
            class="c-grid"
            x={centre(h.id)[0]}
            y={centre(h.id)[1] - 21}
            text-anchor="middle"
          >
            {gridName(h.id)}
          </text>
        ))}
    </g>
  );
}

// The small isles that are decoration, at the east end.
export function FarIsles() {
  return (
    <g aria-hidden="true">
      {[96, 99].map(id => {
        const [x, y] = centre(id);
        return (
          <g
            key={id}
            fill="var(--land-1)"
            stroke="var(--rim)"
            stroke-width={2.4}
            paint-order="stroke"
          >
            <path d={coast(x - 9, y + 4, 7, 4.5, id)} />
            <path d={coast(x + 9, y + 9, 6, 4, id + 4)} />
            <path d={coast(x + 3, y - 4, 3.5, 2.5, id + 9)} />
          </g>
        );
      })}
    </g>
  );
}

// Boxes of a group: green ones, brown ones with a leaf, brown ones; Villages stand in the first.
export function Boxes({
  x,
  y,
  usable,
  brown,
  ia,
  villages,
  owner,
}: {
  x: number;
  y: number;
  usable: number;
  brown: number;
  ia: number;
  villages: number;
  owner: number | null;
}) {
  const n = usable + brown,
    s = boxSize(n),
    step = s + 2.4,
    left = x - (n * step - 2.4) / 2;
  return (
    <>
      {Array.from({ length: n }, (_, k) => {
        const isBrown = k >= usable - ia,
          u = left + k * step,
          v = y - s / 2,
          isTilled = isBrown && k < usable;
        return (
          <g key={k}>
            <rect
              x={u}
              y={v}
              width={s}
              height={s}
              rx={2.6}
              fill={isBrown ? '#E3C79B' : '#D8EFC0'}
              stroke={isBrown ? '#6B3F22' : '#2F6B2C'}
              stroke-width={1.5}
            />
            {k < villages && (
              <ThingAt
                thing="village"
                x={u + s / 2}
                y={v + s / 2 - 0.3}
                size={s + 1.5}
                ink={owner === null ? '#5B6B73' : seatColour(owner)}
              />
            )}
            {isTilled && <ThingAt thing="leaf" x={u + s - 1} y={v + 1} size={9} ink="#2F6B2C" />}
          </g>
        );
      })}
    </>
  );
}

const isleY = (land: Land): number => (land.green + land.brown === 0 ? 0 : -5);
const boxCount = (place: Place): number => (place.usable ?? 0) + (place.brown ?? 0);

export function Islands({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes
        .filter(h => h.ground === 'group' || h.ground === 'atoll')
        .map(place => {
          const land = landAt(position, place.hex),
            [x, y] = centre(place.hex);
          if (!land) return null;
          const n = place.ground === 'atoll' ? 0 : Math.max(1, boxCount(place)),
            v = y + isleY(land);
          return (
            <g key={place.hex} class="c-isle" data-hex={place.hex}>
              <Isle name={land.name} x={x} y={v} n={n} />
              {n > 0 && (
                <Boxes
                  x={x}
                  y={v}
                  usable={place.usable ?? 0}
                  brown={place.brown ?? 0}
                  ia={place.ia ?? 0}
                  villages={place.villages ?? 0}
                  owner={place.owner ?? null}
                />
              )}
              {place.independent && (
                <Defence
                  place={place}
                  x={x}
                  y={y + 27}
                  sickness={position.options.includes('malaria') ? malaria[place.hex] : undefined}
                />
              )}
              {!place.independent && position.options.includes('malaria') && malaria[place.hex] && (
                <Defence
                  place={{ ...place, warriors: 0 }}
                  x={x + 26}
                  y={y + 27}
                  sickness={malaria[place.hex]}
                />
              )}
            </g>
          );
        })}
    </g>
  );
}

function Defence({
  place,
  x,
  y,
  sickness,
}: {
  place: Place;
  x: number;
  y: number;
  sickness: string | undefined;
}) {
  const n = place.warriors ?? 0,
    left = x - (sickness && n ? 22 : 10);
  return (
    <g class="c-def">
      {n > 0 && (
        <>
          <ThingAt thing="lw" x={left} y={y} size={15} ink="#6B3F22" />
          <text class="c-num" x={left + 10} y={y + 5}>
            {n}
          </text>
        </>
      )}
      {sickness && (
        <>
          <ThingAt thing="mosquito" x={left + (n ? 29 : 0)} y={y} size={14} ink="#EAF4F2" />
          <text class="c-num s" x={left + (n ? 38 : 9)} y={y + 4.5}>
            {sickness}
          </text>
        </>
      )}
    </g>
  );
}

// A tile that lies face down: sand with a stitched edge and the discs of those who know it. What the
// viewer knows of it is printed small.
export function HiddenTiles({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes
        .filter(h => h.ground === 'hidden')
        .map(place => {
          const [x, y] = centre(place.hex),
            tile = place.tile ? (tiles.get(place.tile) ?? null) : null,
            di = place.di ?? [];
          return (
            <g key={place.hex} class="c-hidden" data-hex={place.hex}>
              <path
                d={hexagon(x, y, radius - 3.5)}
                fill="var(--cq-tile)"
                stroke="#7A5330"
                stroke-width={1.6}
              />
              <path
                d={hexagon(x, y, radius - 8.5)}
                fill="none"
                stroke="#9A6B3F"
                stroke-width={1.3}
                stroke-dasharray="5 4"
              />
              {tile ? (
                <>
                  <text class="c-known" x={x} y={y - 13} text-anchor="middle">
                    {short(tile.name)}
                  </text>
                  <Boxes
                    x={x}
                    y={y + 1}
                    usable={tile.green}
                    brown={tile.brown}
                    ia={0}
                    villages={0}
                    owner={null}
                  />
                  {tile.green + tile.brown === 0 && (
                    <text class="c-known i" x={x} y={y + 5} text-anchor="middle">
                      {t('conquest.atoll')}
                    </text>
                  )}
                </>
              ) : (
                <path
                  d={`M${x - 9},${y - 16}L${x},${y - 8}L${x - 9},${y}ZM${x + 9},${y - 16}L${x},${y - 8}L${x + 9},${y}Z`}
                  fill="#B98C58"
                />
              )}
              {di.map((side, k) => (
                <Disc key={side} side={side} x={x + (k - (di.length - 1) / 2) * 19} y={y + 19} />
              ))}
            </g>
          );
        })}
    </g>
  );
}
export const Disc = ({ side, x, y }: { side: number; x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r={9} fill="#FFFBF2" stroke={seatColour(side)} stroke-width={1.8} />
    <SeatShape seat={side} x={x} y={y + (side === 1 ? 0.8 : 0)} r={4.4} fill={seatColour(side)} />
  </g>
);

// Names above the islands; a Home has its name in a pill with the sign of its people.
export function Names({ position, grow }: { position: Position; grow: number }) {
  return (
    <g aria-hidden="true">
      {position.hexes.map(place => {
        const land = place.ground === 'hidden' ? null : landAt(position, place.hex),
          [x, y] = centre(place.hex),
          owner = place.owner ?? null;
        if (!land) return null;
        const name = short(land.name),
          up = y - 26;
        if (place.home !== undefined && place.home !== null)
          return (
            <Pennant key={place.hex} at={[x, up - 3]} name={name} side={place.home} grow={grow} />
          );
        return (
          <g key={place.hex}>
            {owner !== null && (
              <SeatShape
                seat={owner}
                x={x - (name.length * 3.3 + 4) * grow}
                y={up - 4 * grow}
                r={5.2}
                fill={seatColour(owner)}
                stroke="#FFFBF2"
                stroke-width={1.6}
              />
            )}
            <text class="b-label" x={x + (owner === null ? 0 : 4)} y={up} text-anchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {[96, 99].map(id => (
        <text
          key={id}
          class="b-label"
          x={centre(id)[0] - 6}
          y={centre(id)[1] - 18}
          text-anchor="middle"
        >
          {short(hexes[id]!.label)}
        </text>
      ))}
    </g>
  );
}
function Pennant({
  at: [x, y],
  name,
  side,
  grow,
}: {
  at: At;
  name: string;
  side: number;
  grow: number;
}) {
  const w = (name.length * 7.1 + 26) * grow,
    h = 18 * grow;
  return (
    <g transform={`translate(${x},${y - 2})`}>
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={h / 2}
        fill="#FFFBF2"
        stroke={seatColour(side)}
        stroke-width={2}
      />
      <SeatShape
        seat={side}
        x={-w / 2 + 11 * grow}
        y={side === 1 ? 0.8 : 0}
        r={5}
        fill={seatColour(side)}
      />
      <text class="c-home" x={7 * grow} y={4.6 * grow} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
