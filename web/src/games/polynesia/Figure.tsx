// Figure.tsx - small boards for the rules page: one idea each, drawn with the same shapes.
import { Boat, Piece } from '../../art/seats.tsx';
import { t, type Key } from '../../i18n/index.ts';
import { boatPlaces, path, routeLine, type Box } from './geometry.ts';
import { Islands, Names, Sea } from './land.tsx';
import { Spaces } from './panels.tsx';
import type { Archipelago, Goods, Island, Position, Route } from './position.ts';
import { Marker, Pieces, Routes, Stones, Tag, tagWidth, Tokens, type TagPart } from './things.tsx';

// Islands are those of the map, by their numbers there.
const idOf = (n: number): string => `a${String(n).padStart(2, '0')}`;
const isle = (n: number, x: number, y: number, more: Partial<Island> = {}): Island => ({
  id: idOf(n),
  slug: '',
  x,
  y,
  kind: 'plain',
  symbol: null,
  turtles: 0,
  slot: null,
  token: null,
  safe: true,
  label: 'B',
  corner: null,
  pieces: [0, 0, 0, 0],
  ...more,
});
const way = (
  n: number,
  from: number,
  to: number,
  boats: number[] = [],
  goods: Goods | null = null,
  kind: Route['class'] = 'sea',
): Route => ({
  id: `r${n}`,
  ends: [idOf(from), idOf(to)],
  class: kind,
  goods,
  boats,
});

let sides = 0;
function position(
  islands: Island[],
  routes: Route[],
  archipelagos: Archipelago[] = [],
  red = 2,
): Position {
  return {
    side: `F${sides++}` as 'A',
    groups: null,
    phase: 'm3',
    first: 0,
    active: 0,
    mp_left: null,
    mp_of: null,
    cards: [],
    islands,
    routes,
    archipelagos,
    turtle_supply: 0,
    players: [],
    bag: { red: 6 - red, grey: 2, black: 1 },
    stones_drawn: { red, grey: 1, black: 0 },
    eruption_chance: 0,
    lava: { of: 6, text: '', short: '', brief: '', bag: '', will: '' },
  };
}

interface Scene {
  p: Position;
  box: Box;
  tag?: { x: number; y: number; parts: TagPart[] };
  arrow?: string;
}
const scenes: Record<string, Scene> = {
  explore: {
    p: position(
      [
        isle(5, 80, 75, { symbol: 'fish', pieces: [1, 0, 0, 0] }),
        isle(11, 220, 150, { slug: 'suwarrow', symbol: 'fish' }),
        isle(4, 330, 65, { symbol: 'shell' }),
      ],
      [way(1, 5, 11, [0], 'shell'), way(2, 11, 4)],
    ),
    box: { x: 20, y: 5, w: 370, h: 205 },
  },
  guide: {
    p: position(
      [
        isle(7, 110, 100, { symbol: 'fish', pieces: [1, 1, 0, 0] }),
        isle(13, 380, 100, { slug: 'aitutaki', symbol: 'turtle', turtles: 1 }),
      ],
      [way(1, 7, 13, [1], 'shell')],
    ),
    box: { x: 20, y: 20, w: 460, h: 160 },
    tag: {
      x: 262,
      y: 140,
      get parts(): TagPart[] {
        return ['1', { good: 'shell' }, t('polynesia.tag.to'), { seat: 1 }];
      },
    },
    arrow: 'r1',
  },
  sinking: {
    p: position(
      [
        isle(0, 120, 120, {
          kind: 'volcano',
          safe: false,
          label: 'in',
          pieces: [2, 2, 1, 0],
        }),
        isle(3, 290, 70, {
          kind: 'near',
          safe: false,
          symbol: 'shell',
          pieces: [1, 0, 0, 0],
        }),
        isle(8, 345, 190, { symbol: 'fish', pieces: [1, 1, 0, 0] }),
      ],
      [way(1, 0, 3, [], null, 'neutral'), way(2, 3, 8, [0], 'fish')],
    ),
    box: { x: 10, y: 8, w: 395, h: 240 },
  },
  stones: {
    p: position(
      [
        isle(0, 120, 120, {
          kind: 'volcano',
          safe: false,
          label: 'in',
          pieces: [1, 1, 0, 0],
        }),
      ],
      [],
      [],
      5,
    ),
    box: { x: -35, y: 8, w: 310, h: 225 },
  },
  archipelago: {
    p: position(
      [
        isle(9, 120, 100, {
          kind: 'archipelago',
          symbol: 'fish',
          slot: 'green',
          token: 'mask',
          corner: 'NW',
        }),
        isle(10, 260, 120, {
          kind: 'archipelago',
          symbol: 'shell',
          slot: 'green',
          token: 'boat',
          corner: 'NE',
        }),
        isle(17, 460, 100, { slug: 'pukapuka', symbol: 'shell' }),
      ],
      [way(1, 9, 10), way(2, 10, 17)],
      [{ id: 'samoa', islands: [idOf(9), idOf(10)], turtle_token: false }],
    ),
    box: { x: 30, y: 20, w: 500, h: 180 },
  },
  turtles: {
    p: position(
      [
        isle(13, 90, 95, {
          slug: 'aitutaki',
          kind: 'turtle',
          symbol: 'turtle',
          turtles: 1,
          slot: 'orange',
          token: 'fish',
          corner: 'NE',
          pieces: [0, 0, 0, 0],
        }),
        isle(28, 290, 95, {
          kind: 'turtle',
          symbol: 'turtle',
          turtles: 2,
          pieces: [2, 1, 0, 0],
        }),
      ],
      [way(1, 13, 28)],
    ),
    box: { x: 10, y: 20, w: 360, h: 150 },
  },
};
export const figures = [...Object.keys(scenes), 'spaces'];

function Lines({ p }: { p: Position }) {
  // Figures have sides of their own, so the board's kept lines are not touched.
  const at = new Map(p.islands.map(i => [i.id, i]));
  return (
    <>
      <Routes position={p} shine={new Map()} trails={[]} />
      {p.routes
        .filter(r => r.boats.length)
        .map(r => {
          const l = routeLine(at.get(r.ends[0])!, at.get(r.ends[1])!);
          return (
            <g key={r.id}>
              {[...boatPlaces(l, r.boats)].map(([seat, [x, y]]) => (
                <Boat key={seat} seat={seat} x={x} y={y} />
              ))}
              {r.goods && <Marker goods={r.goods} x={l.middle[0]} y={l.middle[1]} />}
            </g>
          );
        })}
    </>
  );
}

export function Figure({ name }: { name: string }) {
  const caption = t(`polynesia.figure.${name}` as Key),
    scene = scenes[name];
  if (name === 'spaces')
    return (
      <figure class="figure">
        <div class="panel">
          <Spaces of={{ home: 7, space: 6 }} label={caption} seat={0} r={13} />
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  if (!scene) return null;
  const { p, box } = scene,
    arrow = scene.arrow ? p.routes.find(r => r.id === scene.arrow) : undefined;
  const line = arrow ? routeLine(p.islands[0]!, p.islands[1]!) : null;
  return (
    <figure class="figure">
      <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="img" aria-label={caption}>
        <Sea position={p} />
        <Lines p={p} />
        <Islands position={p} />
        {p.islands.some(i => i.kind === 'volcano') && <Stones position={p} />}
        {line && (
          <g fill="none">
            <path
              d={path(line)}
              stroke="var(--glow)"
              stroke-opacity={0.4}
              stroke-width={16}
              stroke-linecap="round"
            />
          </g>
        )}
        <Tokens position={p} />
        <Pieces position={p} lifted={null} moved={new Map()} />
        {line && (
          <g opacity={0.55}>
            <Piece seat={0} x={p.islands[1]!.x - 24} y={p.islands[1]!.y - 3} />
            <Piece seat={1} x={p.islands[1]!.x + 24} y={p.islands[1]!.y - 3} />
          </g>
        )}
        <Names position={p} />
        {scene.tag && (
          <Tag
            box={{
              x: scene.tag.x - tagWidth(scene.tag.parts) / 2,
              y: scene.tag.y - 12,
              w: tagWidth(scene.tag.parts),
              h: 25,
            }}
            parts={scene.tag.parts}
            on={false}
          />
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
