// sea.tsx - the sea of Conquest: the deep, continents, known and unknown hexes, the grid, the compass.
import { coast } from '../../../art/isles.tsx';
import { ornament, smooth, type Point } from '../../../art/organic.ts';
import { hexes, isUnexplored, type Hex, type Place, type Position } from '../position.ts';
import { gridName } from '../words.ts';
import { centre, outline, radius } from './geometry.ts';

// A line of coordinates as points.
const shore = (...rows: string[]): string =>
  smooth(
    rows
      .join(' ')
      .split(' ')
      .map(p => p.split(',').map(Number) as Point),
  );
// Australia with New Guinea to the west, the Americas to the east.
const shores = [
  shore(
    '-900,330 -520,300 -220,322 -80,312 -36,312 2,330 28,352 34,374 16,392 -12,398 -40,414',
    '-140,424 -420,440 -900,430',
  ),
  shore(
    '-900,560 -480,520 -90,520 -20,516 26,508 44,482 52,480 60,506 66,536 92,566 118,606',
    '134,652 128,704 104,752 64,790 -10,830 -300,860 -900,900',
  ),
  shore(
    '1420,130 1390,196 1374,262 1346,300 1308,344 1298,378 1318,420 1340,452 1346,500 1356,552',
    '1352,612 1344,676 1346,742 1370,830 1460,1100 2400,1200 2400,-400 1460,-100',
  ),
];

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

const waves = hexes.map(h => {
  const next = ornament(h.id * 7 + 1),
    [x, y] = centre(h.id),
    u = x - 22 + next() * 26,
    v = y - 20 + next() * 44;
  return `M${u.toFixed(1)},${v.toFixed(1)}q3.5,-4 7,0t7,0`;
});

// The tapa of what nobody has seen. Names of the printed map are left out there: what is found is
// hardly ever what was printed.
function Unknown({ list }: { list: Hex[] }) {
  if (!list.length) return null;
  return (
    <>
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
        d={list.map(h => outline(h.id)).join('')}
        fill="var(--cq-unknown)"
        stroke="var(--cq-line-2)"
        stroke-width={1.2}
      />
      <path d={list.map(h => outline(h.id, radius - 4)).join('')} fill="url(#cq-unknown)" />
    </>
  );
}

// From these hexes South America lies next.
function TowardsAmerica() {
  return (
    <>
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
    </>
  );
}

// The hexes themselves: known ocean, and the unknown.
export function Waters({ position }: { position: Position }) {
  const known = hexes.filter(h => !isUnexplored(position, h.id));
  return (
    <g aria-hidden="true">
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
      <Unknown list={hexes.filter(h => isUnexplored(position, h.id))} />
      <TowardsAmerica />
    </g>
  );
}

// The small isles at the east end, which are no groups.
export const farIsles = hexes.filter(h => h.flags.includes('isles')).map(h => h.id);

// The grid: hints and the log speak of hexes by it.
export function Grid({ position }: { position: Position }) {
  const isLand = ({ ground }: Place): boolean => ['group', 'atoll', 'hidden'].includes(ground),
    named = new Set([...farIsles, ...position.hexes.filter(isLand).map(h => h.hex)]);
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

export function FarIsles() {
  return (
    <g aria-hidden="true">
      {farIsles.map(id => {
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
