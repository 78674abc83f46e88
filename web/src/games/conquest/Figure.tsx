// Figure.tsx - small boards for the rules page: one idea each, drawn with the same shapes.
import { t, type Key } from '../../i18n/index.ts';
import { named, parted } from '../../i18n/join.ts';
import { titleOf } from '../lexicon.ts';
import { Die } from './art.tsx';
import { dice, outcome, partHit, removes } from './battle/battle.ts';
import { centre, outline } from './map/geometry.ts';
import { HiddenTiles } from './map/hidden.tsx';
import { Islands } from './map/land.tsx';
import { MarkerFace } from './map/MarkerFace.tsx';
import { Names } from './map/names.tsx';
import { Chains, Stacks } from './map/stacks.tsx';
import type { Place, Player, Position, Stack } from './position.ts';
import { Rope, ropeWords } from './tray.tsx';

const none = { wc: 0, tc: 0, wb: 0, col: 0, rum: 0 };
const stack = (side: number, down: number, chain: boolean): Stack => ({
  side,
  text: '',
  chain,
  down,
  no_wc: false,
  known: none,
  unknown: down,
});
const player = (side: number, people: string, home: number): Player => ({
  side,
  people,
  home,
  points: { villages: 4, groups: 0, atolls: 0, cards: 0, kumara: 0, total: 4 },
  hidden_points: null,
  known_points: 4,
  villages: 2,
  groups: 1,
  build_points: 2,
  explorer: 'home',
  knots: 5,
  markers: 3,
  saved: false,
  kumara: false,
  hand: 0,
  hidden: 0,
  kept: 0,
  cards: [],
  events: [],
  supply: null,
});
const position = (hexes: Place[], chains: Position['chains'] = []): Position => ({
  turn: 1,
  phase: 'exploration',
  game_end: 28,
  solo: false,
  active: 0,
  options: [],
  order: [0, 1],
  players: [player(0, 'tonga', 45), player(1, 'samoa', 44)],
  hexes,
  chains,
  draws: { sea: 31, island: 29, course: 5, knots: [18, 28, 14] },
  deck_left: 28,
  events_left: 27,
  discarded: [],
  voyage: null,
  kumara: null,
  party: null,
  battle: null,
  plan: null,
  ready: [],
  rest: null,
  chits: null,
  prices: {},
});
const home: Place = {
  hex: 45,
  ground: 'group',
  group: 'tonga',
  usable: 3,
  brown: 1,
  ia: 0,
  villages: 2,
  owner: 0,
  home: 0,
};

interface Scene {
  p: Position;
  hexes: number[];
}
const scenes: Record<string, Scene> = {
  group: {
    hexes: [45, 53, 36],
    p: position([
      { ...home, usable: 4, brown: 0, ia: 1, villages: 3 },
      {
        hex: 53,
        ground: 'group',
        tile: 'rarotonga',
        usable: 1,
        brown: 1,
        ia: 0,
        villages: 0,
        owner: null,
      },
      {
        hex: 36,
        ground: 'group',
        group: 'fiji',
        usable: 3,
        brown: 1,
        villages: 0,
        owner: null,
        independent: true,
        warriors: 4,
      },
    ]),
  },
  chain: {
    hexes: [45, 54, 63, 62],
    p: position(
      [
        { ...home, stacks: [stack(0, 2, true)] },
        { hex: 54, ground: 'ocean', stacks: [stack(0, 0, true)] },
        {
          hex: 63,
          ground: 'group',
          tile: 'tahiti',
          usable: 2,
          brown: 1,
          villages: 1,
          owner: 0,
          stacks: [stack(0, 1, true)],
        },
      ],
      [
        {
          side: 0,
          edges: [
            [45, 54],
            [54, 63],
          ],
          home: [45, 54, 63],
        },
      ],
    ),
  },
  hidden: {
    hexes: [45, 54, 53],
    p: position([
      home,
      { hex: 54, ground: 'hidden', tile: 'hawaiki', di: [0] },
      { hex: 53, ground: 'hidden', di: [0, 1] },
    ]),
  },
};
export const figures = [...Object.keys(scenes), 'markers', 'battle', 'rope'];

const rope = { knots: 3, limit: 5 };
function RopeFigure() {
  return (
    <div class="panel c-fig">
      <Rope voyage={rope} />
    </div>
  );
}
function MarkersFigure({ caption }: { caption: string }) {
  return (
    <svg viewBox="0 0 420 100" role="img" aria-label={caption}>
      <rect width={420} height={100} fill="var(--cq-deep)" />
      {['o1', 'o3', 'i2', 'x'].map((m, k) => (
        <g key={m} transform={`translate(${66 + k * 96},50)`}>
          <MarkerFace word={m} />
        </g>
      ))}
    </svg>
  );
}
function DiceFigure({ caption }: { caption: string }) {
  return (
    <svg viewBox="0 0 420 74" role="img" aria-label={caption}>
      <rect width={420} height={74} fill="var(--panel-2)" />
      {dice().map(n => (
        <Die
          key={n}
          n={n}
          x={10 + n * 58}
          y={37}
          size={38}
          ground={partHit(n) === 0 ? '#E4572E' : '#1FB5AC'}
          ink={removes(n) ? '#1D2B2F' : '#FFFBF2'}
        />
      ))}
    </svg>
  );
}
const nameTile = (place: Place): Place =>
  place.tile ? { ...place, name: titleOf('conquest', 'tile', place.tile) } : place;
function MapFigure({ scene, caption }: { scene: Scene; caption: string }) {
  const at = scene.hexes.map(centre),
    left = Math.min(...at.map(c => c[0])),
    right = Math.max(...at.map(c => c[0])),
    y0 = Math.min(...at.map(c => c[1])) - 58,
    h = Math.max(...at.map(c => c[1])) + 52 - y0,
    w = Math.max(right - left + 140, 1.2 * h),
    x0 = (left + right - w) / 2;
  return (
    <svg viewBox={`${x0} ${y0} ${w} ${h}`} role="img" aria-label={caption}>
      <rect x={x0} y={y0} width={w} height={h} fill="var(--cq-deep)" />
      <path
        d={scene.hexes.map(hex => outline(hex)).join('')}
        fill="var(--cq-sea)"
        stroke="var(--cq-line)"
      />
      <Islands position={scene.p} />
      <Chains position={scene.p} />
      <HiddenTiles position={scene.p} />
      <Stacks position={scene.p} lifted={null} />
      <Names position={{ ...scene.p, hexes: scene.p.hexes.map(nameTile) }} grow={1} />
    </svg>
  );
}

function Drawing({ name, caption }: { name: string; caption: string }) {
  const scene = scenes[name];
  if (scene) return <MapFigure scene={scene} caption={caption} />;
  if (name === 'rope') return <RopeFigure />;
  return name === 'markers' ? (
    <MarkersFigure caption={caption} />
  ) : (
    <DiceFigure caption={caption} />
  );
}

// `2, 3: attacker panics`.
function diceWords(): string {
  const said = new Map<string, number[]>();
  for (const n of dice()) said.set(outcome(n), [...(said.get(outcome(n)) ?? []), n]);
  return `${parted([...said].map(([text, list]) => named(list.join(', '), text)))}.`;
}
// What stands in the rules already is said in the engine's words.
function captionOf(name: string): string {
  if (name === 'battle') return diceWords();
  if (name === 'rope') return ropeWords(rope);
  return t(`conquest.figure.${name}` as Key);
}

export function Figure({ name }: { name: string }) {
  if (!figures.includes(name)) return null;
  const caption = captionOf(name);
  return (
    <figure class="figure">
      <Drawing name={name} caption={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
