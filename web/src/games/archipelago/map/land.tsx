// land.tsx - the sea, the regions with their coasts, hills, woods and huts, and their names. Layers
// are drawn for the whole map at once, so that shores run from hex to hex without a seam.
import { seedOf } from '../../../art/isles.tsx';
import { ornament, type Point } from '../../../art/organic.ts';
import { Siapo } from '../../../art/tapa.tsx';
import { SignShape } from '../art/signs.tsx';
import { faceOf, loneLand, type Face } from '../position.ts';
import { corner, edgeOf, hexagon, isInside, lieOf, R, sideAt, type Lie } from './geometry.ts';
import type { Placed } from './layout.ts';

const n1 = (n: number): string => n.toFixed(1);
const move = (g: { x: number; y: number }): string => `translate(${n1(g.x)},${n1(g.y)})`;

// ---- one face, around its own centre -------------------------------------------------------------

const isDesert = (key: string): boolean => key === 'desert_village';

// The brown ground of mountains: along runs of M sides, to the middle of the hex.
function mountainRuns(face: Face, rot: number): number[][] {
  const runs: number[][] = [],
    is = (d: number): boolean => edgeOf(face, rot, ((d % 6) + 6) % 6) === 'M';
  for (let d = 0; d < 6; d++) {
    if (!is(d) || is(d - 1)) continue;
    const run: number[] = [];
    for (let k = d; is(k) && run.length < 6; k++) run.push(((k % 6) + 6) % 6);
    runs.push(run);
  }
  return runs;
}
function groundPath(run: number[]): string {
  const out = run
    .map(
      (d, k) =>
        `${k ? '' : `M${corner(d).map(n1).join(',')}`}L${corner(d + 1)
          .map(n1)
          .join(',')}`,
    )
    .join('');
  const first = corner(run[0]!),
    last = corner(run.at(-1)! + 1),
    inner = run
      .map(d => {
        const v = sideAt(d);
        return [v[0] * 0.26 * R, v[1] * 0.26 * R] as Point;
      })
      .reverse();
  const soft = (p: Point, by: number): Point => [p[0] * by, p[1] * by];
  const stops = [soft(last, 0.72), ...inner, soft(first, 0.72)];
  return `${out}${stops
    .map((p, k) => {
      const q = stops[k + 1] ?? first,
        m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      return `Q${p.map(n1).join(',')} ${m.map(n1).join(',')}`;
    })
    .join('')}Z`;
}
function Peak({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${n1(x)},${n1(y)}) scale(${s.toFixed(2)})`}>
      <path d="M-17,12L-3,-16Q0,-21 3,-16L17,12Q0,16 -17,12Z" fill="#7A5B3D" />
      <path d="M0,-19Q2,-19.4 3,-16L17,12Q11,14 6,14.4Z" fill="#5F4630" />
      <path d="M-6.6,-9L-3,-16Q0,-21 3,-16L6.6,-9L2.6,-5.6L0,-9L-3.4,-5Z" fill="#F7F0E0" />
    </g>
  );
}
function Mountains({ face, rot }: { face: Face; rot: number }) {
  const next = ornament(seedOf(face.key) + 31),
    peaks: { x: number; y: number; s: number }[] = [];
  const runs = mountainRuns(face, rot);
  for (const run of runs)
    for (const d of run) {
      const a = corner(d),
        b = corner(d + 1);
      for (const t of [0.22, 0.5, 0.78]) {
        const in_ = t === 0.5 ? 0.8 : 0.9;
        peaks.push({
          x: (a[0] + (b[0] - a[0]) * t) * in_,
          y: (a[1] + (b[1] - a[1]) * t) * in_,
          s: 0.72 + next() * 0.34,
        });
      }
    }
  return (
    <>
      {runs.map((run, k) => (
        <path key={k} d={groundPath(run)} fill="var(--ar-rock)" />
      ))}
      {peaks
        .sort((a, b) => a.y - b.y)
        .map((p, k) => (
          <Peak key={k} {...p} />
        ))}
    </>
  );
}
function Volcano({ rot }: { rot: number }) {
  const v = sideAt(4 + rot),
    x = v[0] * 24,
    y = v[1] * 24;
  return (
    <g transform={`translate(${n1(x)},${n1(y)})`}>
      <path d="M-50,36L-15,-26Q0,-20 15,-26L50,36Q0,50 -50,36Z" fill="#3D322C" />
      <path d="M15,-26L50,36Q34,43 18,44Q12,10 4,-22Q10,-23.4 15,-26Z" fill="#2B2320" />
      <ellipse cx={0} cy={-25} rx={15} ry={5} fill="#E4572E" stroke="#2B2320" stroke-width={2} />
      <path d="M-6,-23Q-4,0 -12,16Q-6,22 -4,10Q0,-4 2,-23Z" fill="#F2A541" />
      <path
        d="M-3,-32q-8,-8 0,-15t1,-13M6,-33q8,-6 2,-13"
        fill="none"
        stroke="#fff"
        stroke-opacity={0.5}
        stroke-width={4}
        stroke-linecap="round"
      />
    </g>
  );
}
function Palm({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${n1(x)},${n1(y)}) scale(${s.toFixed(2)})`}>
      <ellipse cx={1} cy={10} rx={7} ry={2.2} fill="#16401F" opacity={0.22} />
      <path
        d="M-1,10Q-3,2 1,-6"
        fill="none"
        stroke="#7A4F2A"
        stroke-width={2.4}
        stroke-linecap="round"
      />
      <g fill="var(--ar-leaf)">
        <path d="M1,-6Q8,-13 14,-6Q8,-8 1,-6Z" />
        <path d="M1,-6Q-7,-14 -13,-6Q-6,-9 1,-6Z" />
        <path d="M1,-6Q9,-5 11,3Q6,-3 1,-6Z" />
        <path d="M1,-6Q-8,-4 -9,4Q-4,-3 1,-6Z" />
        <path d="M1,-6Q0,-15 6,-17Q6,-10 1,-6Z" />
      </g>
    </g>
  );
}
// Ornament of a land: soft tufts and a few palms, away from its edge.
function Growth({ lie }: { lie: Lie }) {
  const next = ornament(seedOf(lie.key) + 3),
    tufts: { x: number; y: number; r: number }[] = [],
    palms: { x: number; y: number; s: number }[] = [];
  for (const land of lie.lands) {
    for (let k = 0; k < 26; k++) {
      const p: Point = [(next() - 0.5) * 180, (next() - 0.5) * 190];
      if (
        !isInside(land.points, p) ||
        !isInside(land.points, [p[0] + 9, p[1]]) ||
        !isInside(land.points, [p[0] - 9, p[1] + 6])
      )
        continue;
      if (k % 4 === 0 && palms.length < 4)
        palms.push({ x: p[0], y: p[1], s: 0.62 + next() * 0.26 });
      else tufts.push({ x: p[0], y: p[1], r: 4 + next() * 6 });
    }
  }
  return (
    <>
      {tufts.map((c, k) => (
        <ellipse
          key={k}
          cx={n1(c.x)}
          cy={n1(c.y)}
          rx={n1(c.r * 1.3)}
          ry={n1(c.r)}
          fill="var(--ar-tuft)"
          opacity={0.5}
        />
      ))}
      {palms
        .sort((a, b) => a.y - b.y)
        .map((p, k) => (
          <Palm key={k} {...p} />
        ))}
    </>
  );
}
const dunes = [
  'M-60,-22q14,-9 28,0t28,0',
  'M10,-46q12,-8 24,0t24,0',
  'M-40,34q14,-9 28,0t28,0',
  'M20,14q12,-8 24,0t24,0',
  'M-20,62q12,-8 24,0t24,0',
];
function Dunes() {
  return (
    <g fill="none" stroke="#C9A86A" stroke-width={2} stroke-linecap="round" opacity={0.8}>
      <path d={dunes.join('')} />
    </g>
  );
}
const swells = [
  'M-44,-30q7,-6 14,0t14,0',
  'M20,-44q6,-5 12,0t12,0',
  'M-20,50q7,-6 14,0t14,0',
  'M26,26q6,-5 12,0t12,0',
  'M-60,16q6,-5 12,0t12,0',
];

// ---- the whole map ---------------------------------------------------------------------------------

export function Defs({ id }: { id: string }) {
  return (
    <defs>
      <Siapo id={`${id}-siapo`} ink="var(--ar-unknown-2)" ground="var(--ar-unknown)" size={38} />
    </defs>
  );
}

const Clips = ({ placed, id }: { placed: Placed[]; id: string }) => (
  <defs>
    {placed.map((_, k) => (
      <clipPath key={k} id={`${id}-hex${k}`}>
        <path d={hexagon(0, 0, R + 0.4)} />
      </clipPath>
    ))}
    {placed.map((g, k) => (
      <clipPath key={k} id={`${id}-land${k}`}>
        {g.lie.lands.map(l => (
          <path key={l.part} d={l.fill} />
        ))}
      </clipPath>
    ))}
  </defs>
);
// Swell of the open sea, and what is shallow along the coasts.
function Shallows({ g, clip }: { g: Placed; clip: string }) {
  return (
    <g transform={move(g)} clip-path={`url(#${clip})`}>
      <path
        d={swells.filter((_, s) => (s + g.region.region) % 2 === 0).join('')}
        fill="none"
        stroke="#fff"
        stroke-opacity={0.22}
        stroke-width={2}
        stroke-linecap="round"
      />
      {g.lie.lands.map(l => (
        <g key={l.part} fill="none" stroke-linecap="round" stroke-linejoin="round">
          <path d={l.coast} stroke="var(--ar-shoal)" stroke-opacity={0.45} stroke-width={46} />
          <path d={l.coast} stroke="var(--ar-shoal)" stroke-width={25} />
          <path
            d={l.coast}
            stroke="var(--ar-surf)"
            stroke-width={13}
            stroke-dasharray="26 9 12 7"
            stroke-opacity={0.55}
          />
        </g>
      ))}
    </g>
  );
}
function Lands({ g, clip }: { g: Placed; clip: string }) {
  const { key, rot, lands } = g.lie,
    colour = isDesert(key) ? 'var(--ar-desert)' : 'var(--ar-land)';
  return (
    <g transform={move(g)}>
      {lands.map(l => (
        <path key={l.part} d={l.fill} fill={colour} stroke={colour} stroke-width={1.4} />
      ))}
      <g clip-path={`url(#${clip})`}>
        {isDesert(key) ? <Dunes /> : key === 'volcano' ? null : <Growth lie={g.lie} />}
        <Mountains face={faceOf(key)} rot={rot} />
        {key === 'volcano' && <Volcano rot={rot} />}
      </g>
    </g>
  );
}
const Beaches = ({ g }: { g: Placed }) => (
  <g transform={move(g)} fill="none" stroke-linejoin="round">
    {g.lie.lands.map(l => (
      <path key={l.part} d={l.coast} stroke="var(--ar-sand)" stroke-width={7.4} />
    ))}
    {g.lie.lands.map(l => (
      <path key={l.part} d={l.coast} stroke="#8C6D3A" stroke-opacity={0.35} stroke-width={1.2} />
    ))}
  </g>
);
// Sea, shore, land and hills of the regions. `id` keeps clips of several maps on one page apart.
export function Ground({ placed, id }: { placed: Placed[]; id: string }) {
  return (
    <g aria-hidden="true">
      <Clips placed={placed} id={id} />
      {placed.map((g, k) => (
        <path
          key={k}
          d={hexagon(g.x, g.y)}
          fill={(g.region.q + 2 * g.region.r) % 3 ? 'var(--ar-sea-1)' : 'var(--ar-sea-2)'}
        />
      ))}
      {placed.map((g, k) => g.lie.sea && <Shallows key={k} g={g} clip={`${id}-hex${k}`} />)}
      {placed.map((g, k) => (
        <Lands key={k} g={g} clip={`${id}-land${k}`} />
      ))}
      {placed.map((g, k) => (
        <Beaches key={k} g={g} />
      ))}
      {placed.map((g, k) => (
        <path
          key={k}
          d={hexagon(g.x, g.y, R - 0.6)}
          fill="none"
          stroke="#08323F"
          stroke-opacity={0.22}
          stroke-width={1.4}
        />
      ))}
    </g>
  );
}
export function Huts({ placed }: { placed: Placed[] }) {
  return (
    <g aria-hidden="true">
      {placed.map(g =>
        g.huts.map((h, k) => (
          <g
            key={`${g.region.region}.${k}`}
            transform={`translate(${n1(g.x + h.x - 10)},${n1(g.y + h.y - 11)}) scale(.84)`}
          >
            <SignShape name="hut" />
          </g>
        )),
      )}
    </g>
  );
}
// A name that is wider than its hex has two lines.
export function Names({ placed, grow }: { placed: Placed[]; grow: number }) {
  const size = 15.5 * grow,
    lines = (name: string): string[] => {
      const at =
        name.length * size * 0.47 > R * 1.45
          ? name.lastIndexOf(' ', Math.max(name.indexOf(' '), Math.ceil(name.length * 0.62)))
          : -1;
      return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
    };
  return (
    <g aria-hidden="true">
      {placed.map(g => {
        const list = lines(g.region.name);
        return (
          <text
            key={g.region.region}
            class="ar-name"
            x={n1(g.x)}
            y={n1(g.y + 82 - (list.length - 1) * size * 0.9)}
            text-anchor="middle"
            style={{ fontSize: `${size.toFixed(1)}px` }}
          >
            {list.map((line, k) => (
              <tspan key={k} x={n1(g.x)} dy={k ? (size * 0.9).toFixed(1) : undefined}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
export function Cells({ cells }: { cells: { x: number; y: number; key: string }[] }) {
  return (
    <g aria-hidden="true">
      {cells.map(c => (
        <path key={c.key} d={hexagon(c.x, c.y, R - 6)} class="ar-cell" />
      ))}
    </g>
  );
}
// One face alone: in lists, in the pile.
export function FaceAlone({ face, rot, id }: { face: string; rot: number; id: string }) {
  const placed: Placed = {
    region: loneLand(face, rot, 1),
    lie: lieOf(face, rot),
    ...{ x: 0, y: 0, icons: [], huts: [], buildings: new Map() },
  };
  return <Ground id={id} placed={[placed]} />;
}
