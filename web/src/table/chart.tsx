// chart.tsx - score over time. Lines carry the seat's colour and, at the end of each round, its shape.
import { SeatShape, lineColour, seatColour } from '../art/seats.tsx';
import { figure } from '../app/points.ts';
import { t } from '../i18n/index.ts';
import type { StepRow } from '../protocol.ts';

export interface Chance {
  n: number;
  colour: string;
  title: string;
}
interface Props {
  steps: StepRow[];
  seats: number;
  names: string[];
  chances: Chance[];
  w: number;
  h: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  slim?: boolean;
  grid?: boolean;
  labels?: boolean;
  now?: number;
  front?: number | null;
}

// The last step of each round.
export function roundEnds(steps: StepRow[]): { n: number; round: number }[] {
  const ends: { n: number; round: number }[] = [];
  steps.forEach((s, k) => {
    const next = steps[k + 1];
    if (next?.round !== s.round) ends.push({ n: s.n, round: s.round });
  });
  return ends.filter(e => e.round > 0);
}

// Where chance spoke too often for a mark each: for every round one strip, its colours in proportion.
interface Luck {
  from: number;
  to: number;
  at: number;
  part: number;
  colour: string;
  title: string;
}
export function luckOf(chances: Chance[], ends: { n: number }[]): Luck[] {
  return ends.flatMap((e, k) => {
    const from = ends[k - 1]?.n ?? 0,
      here = chances.filter(c => c.n > from && c.n <= e.n),
      colours = [...new Set(here.map(c => c.colour))];
    let at = 0;
    return colours.map(colour => {
      const same = here.filter(c => c.colour === colour),
        titles = [...new Set(same.map(c => c.title))],
        part = same.length / here.length,
        start = at;
      at += part;
      return {
        from,
        to: e.n,
        at: start,
        part,
        colour,
        title: titles.map(x => `${same.filter(c => c.title === x).length} × ${x}`).join('\n'),
      };
    });
  });
}

// What all parts of a plot share: the scales, the ends of the rounds, who is drawn last.
interface Plan extends Props {
  last: number;
  highest: number;
  lowest: number;
  step: number;
  ends: { n: number; round: number }[];
  order: number[];
  X: (n: number) => number;
  Y: (score: number) => number;
}

interface Scale {
  lowest: number;
  highest: number;
  step: number;
}
// From one line to the next: 5, 10, 20, 50, 100 … points, the least that needs no more than so many lines.
const mostLines = 12;
function* steps(): Generator<number> {
  for (let ten = 1; ; ten *= 10) for (const n of [5, 10, 20]) yield n * ten;
}
/** The scale of these scores, from a line to a line. */
export function scaleOf(scores: number[]): Scale {
  const most = Math.max(10, ...scores),
    least = Math.min(0, ...scores);
  for (const step of steps()) {
    const highest = Math.ceil(most / step) * step,
      lowest = Math.floor(least / step) * step;
    if ((highest - lowest) / step <= mostLines) return { lowest, highest, step };
  }
  throw new Error('no scale');
}

function planOf(p: Props): Plan {
  const last = p.steps.at(-1)?.n ?? 1;
  const scale = scaleOf(p.steps.flatMap(s => s.scores)),
    { lowest, highest } = scale;
  const width = p.w - p.left - p.right;
  const height = p.h - p.top - p.bottom;
  const isFront = (seat: number): number => Number(seat === p.front);
  return {
    ...p,
    ...scale,
    last,
    ends: roundEnds(p.steps),
    order: Array.from({ length: p.seats }, (_, k) => k).sort((a, b) => isFront(a) - isFront(b)),
    X: n => p.left + (width * n) / Math.max(1, last),
    Y: score => p.h - p.bottom - (height * (score - lowest)) / (highest - lowest),
  };
}

const f = (n: number): string => n.toFixed(1);
const scoreAt = ({ steps }: Plan, n: number, seat: number): number =>
  steps.filter(s => s.n <= n).at(-1)?.scores[seat] ?? 0;

// Every second round on a ground of its own, with its number below.
function Rounds({ p }: { p: Plan }) {
  return (
    <>
      {p.ends.map((e, k) => {
        const from = p.X(p.ends[k - 1]?.n ?? 0);
        const to = p.X(e.n);
        return (
          <g key={e.round}>
            <rect
              x={from}
              y={p.top}
              width={Math.max(0, to - from)}
              height={p.h - p.top - p.bottom}
              fill={k % 2 ? 'var(--panel-2)' : 'transparent'}
            />
            <text
              class="ax b"
              x={(from + to) / 2}
              y={p.h - p.bottom + (p.slim ? 17 : 20)}
              text-anchor="middle"
            >
              {e.round}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Grid({ p }: { p: Plan }) {
  const length = (p.highest - p.lowest) / p.step + 1;
  const scores = Array.from({ length }, (_, k) => p.lowest + k * p.step);
  return (
    <>
      {scores.map(v => (
        <g key={v}>
          <path
            d={`M${p.left},${f(p.Y(v))}H${p.w - p.right}`}
            stroke="var(--line)"
            stroke-width={v ? 1 : 1.8}
          />
          <text class="ax" x={p.left - 9} y={p.Y(v) + 5} text-anchor="end">
            {v}
          </text>
        </g>
      ))}
    </>
  );
}

// In a slim plot a thin strip between the lines and the numbers of the rounds, else a row of its own below these.
const luckY = (p: Plan): number => p.h - p.bottom + (p.slim ? 1 : 29);
const luckHeight = (p: Plan): number => (p.slim ? 5 : 10);

function LuckStrips({ p }: { p: Plan }) {
  return (
    <>
      {luckOf(p.chances, p.ends).map((x, k) => {
        const from = p.X(x.from);
        const width = p.X(x.to) - from - 2;
        return (
          <rect
            key={k}
            x={from + 1 + width * x.at}
            y={luckY(p)}
            width={Math.max(1, width * x.part)}
            height={luckHeight(p)}
            rx={1.5}
            fill={x.colour}
          >
            <title>{x.title}</title>
          </rect>
        );
      })}
    </>
  );
}

const markWidth = 12;

// A mark each; those that would lie on each other move to the left.
function LuckMarks({ p }: { p: Plan }) {
  const stacked = new Map<number, number>();
  return (
    <>
      {p.chances.map((c, k) => {
        const place = Math.round(p.X(c.n) / markWidth);
        const nth = stacked.get(place) ?? 0;
        stacked.set(place, nth + 1);
        return (
          <rect
            key={k}
            x={Math.max(p.left, p.X(c.n) - 5 - nth * markWidth)}
            y={luckY(p)}
            width={10}
            height={luckHeight(p)}
            rx={p.slim ? 1.5 : 2.8}
            fill={c.colour}
            stroke="var(--panel)"
            stroke-width={1}
          >
            <title>{c.title}</title>
          </rect>
        );
      })}
    </>
  );
}

// The score of a seat: level until a step changes it.
function pathOf({ steps, last, X, Y }: Plan, seat: number): string {
  let d = `M${f(X(0))},${f(Y(0))}`;
  let score = 0;
  for (const s of steps) {
    const next = s.scores[seat] ?? 0;
    if (next === score) continue;
    d += `L${f(X(s.n - 1))},${f(Y(score))}L${f(X(s.n))},${f(Y(next))}`;
    score = next;
  }
  return `${d}L${f(X(last))},${f(Y(score))}`;
}

// Lines that lie on each other stay apart: above and below the first one in turn.
const shiftOf = (seat: number): number => 1.5 * Math.ceil(seat / 2) * (seat % 2 ? -1 : 1);

function Line({ p, seat }: { p: Plan; seat: number }) {
  const d = pathOf(p, seat);
  const isFront = seat === p.front;
  const width = p.slim ? 2.2 : isFront ? 4 : 3;
  return (
    <g>
      {isFront && (
        <path
          d={d}
          fill="none"
          stroke="var(--panel)"
          stroke-width={p.slim ? 4.5 : 7}
          stroke-linejoin="round"
        />
      )}
      <path
        transform={`translate(0,${shiftOf(seat)})`}
        d={d}
        fill="none"
        stroke={lineColour(seat)}
        stroke-width={width}
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </g>
  );
}

// The shape of the seat where a round ends, for whoever sees no colours.
function Shapes({ p, seat }: { p: Plan; seat: number }) {
  return (
    <>
      {p.ends.slice(0, -1).map(e => (
        <SeatShape
          key={e.n}
          seat={seat}
          x={p.X(e.n)}
          y={p.Y(scoreAt(p, e.n, seat))}
          r={5}
          fill={seatColour(seat)}
          stroke="var(--panel)"
          stroke-width={1.5}
        />
      ))}
    </>
  );
}

const lineHeight = 25;

// Where the names stand at the end of the lines: apart from each other, and those of seats that end
// at the bottom pile up from there.
function labelsOf(p: Plan): { seat: number; y: number }[] {
  const labels = Array.from({ length: p.seats }, (_, seat) => ({
    seat,
    y: p.Y(scoreAt(p, p.last, seat)),
  })).sort((a, b) => a.y - b.y);
  labels.forEach((l, k) => {
    const above = labels[k - 1];
    if (above && l.y - above.y < lineHeight) l.y = above.y + lineHeight;
  });
  labels.reduceRight((floor, l) => {
    l.y = Math.min(l.y, floor);
    return l.y - lineHeight;
  }, p.Y(p.lowest));
  return labels;
}

function Labels({ p }: { p: Plan }) {
  return (
    <>
      {labelsOf(p).map(({ seat, y }) => (
        <g key={seat}>
          <SeatShape
            seat={seat}
            x={p.X(p.last) + 14}
            y={y}
            r={7}
            fill={seatColour(seat)}
            stroke="#1D2B2F"
            stroke-opacity={0.35}
            stroke-width={1}
          />
          <text class="ax name" x={p.X(p.last) + 28} y={y + 5.5}>
            {(p.names[seat] ?? '').slice(0, 9)} {figure(scoreAt(p, p.last, seat))}
          </text>
        </g>
      ))}
    </>
  );
}

function Now({ p, at }: { p: Plan; at: number }) {
  return (
    <g>
      <path
        d={`M${f(p.X(at))},${p.top - 6}V${p.h - p.bottom + 3}`}
        stroke="#C9431B"
        stroke-width={3}
        stroke-linecap="round"
      />
      <circle
        cx={p.X(at)}
        cy={p.top - 6}
        r={8.5}
        fill="#C9431B"
        stroke="var(--panel)"
        stroke-width={2.5}
      />
    </g>
  );
}

export function Plot(props: Props) {
  const p = planOf(props);
  const isCrowded = p.chances.length * markWidth > p.w - p.left - p.right;
  const scores = p.names
    .slice(0, p.seats)
    .map((name, seat) => `${name} ${figure(scoreAt(p, p.last, seat))}`)
    .join(', ');
  return (
    <svg viewBox={`0 0 ${p.w} ${p.h}`} role="img" aria-label={t('score.plot.spoken', { scores })}>
      <Rounds p={p} />
      {p.grid && <Grid p={p} />}
      {isCrowded ? <LuckStrips p={p} /> : <LuckMarks p={p} />}
      {p.order.map(seat => (
        <Line key={seat} p={p} seat={seat} />
      ))}
      {!p.slim && p.order.map(seat => <Shapes key={seat} p={p} seat={seat} />)}
      {p.labels && <Labels p={p} />}
      {p.now !== undefined && <Now p={p} at={p.now} />}
    </svg>
  );
}
