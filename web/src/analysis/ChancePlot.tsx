// ChancePlot.tsx - everybody's chance to win over time, a line for each party, and a dot on every marked move.
import { SeatShape, lineColour, seatColour } from '../art/seats.tsx';
import { t } from '../i18n/index.ts';
import { roundEnds } from '../table/chart.tsx';
import type { Source } from '../table/source.ts';
import { isNamed, marked } from './marks.ts';
import type { Study } from './study.ts';
import type { Account, Move } from './words.ts';

interface Props {
  study: Study;
  source: Source;
  at: number;
  phone: boolean;
}

interface Plan {
  w: number;
  h: number;
  last: number;
  X: (n: number) => number;
  Y: (chance: number) => number;
}

const edge = { left: 34, right: 20, top: 14, bottom: 20 };
const height = 88;

function planOf(source: Source, phone: boolean): Plan {
  const w = phone ? 370 : 1054;
  const last = Math.max(1, source.steps.length);
  return {
    w,
    h: height,
    last,
    X: n => edge.left + ((w - edge.left - edge.right) * n) / last,
    Y: chance => height - edge.bottom - ((height - edge.top - edge.bottom) * chance) / 100,
  };
}

const f = (n: number): string => n.toFixed(1);

const pathOf = (p: Plan, chances: number[][], party: number): string =>
  chances.map((now, n) => `${n === 0 ? 'M' : 'L'}${f(p.X(n))},${f(p.Y(now[party] ?? 0))}`).join('');

// Every second round on a ground of its own, and the lines of nothing, half and all.
function Ground({ p, source }: { p: Plan; source: Source }) {
  const ends = roundEnds(source.steps);
  return (
    <>
      {ends.map((e, k) => {
        const from = p.X(ends[k - 1]?.n ?? 0);
        const width = Math.max(0, p.X(e.n) - from);
        return (
          <g key={e.round}>
            <rect
              x={from}
              y={edge.top}
              width={width}
              height={p.h - edge.top - edge.bottom}
              fill={k % 2 ? 'var(--panel-2)' : 'transparent'}
            />
            {width > 14 && (
              <text class="ax b" x={from + width / 2} y={p.h - 4} text-anchor="middle">
                {e.round}
              </text>
            )}
          </g>
        );
      })}
      {[0, 50, 100].map(n => (
        <g key={n}>
          <path
            d={`M${edge.left},${f(p.Y(n))}H${p.w - edge.right}`}
            stroke="var(--line-2)"
            stroke-dasharray={n === 50 ? '4 4' : undefined}
          />
          <text class="ax an-ax" x={edge.left - 5} y={p.Y(n) + 4} text-anchor="end">
            {n}
          </text>
        </g>
      ))}
    </>
  );
}

// A dot where somebody's marked move lies on his line.
function Dot({ p, move }: { p: Plan; move: Move }) {
  if (typeof move.seat !== 'number' || !isNamed(move.mark)) return null;
  return (
    <SeatShape
      seat={move.seat}
      x={p.X(move.step)}
      y={p.Y(move.after?.[move.seat] ?? 0)}
      r={5}
      class={`an-dot ${move.mark}`}
      stroke="var(--panel)"
      stroke-width={1.5}
    />
  );
}

function Now({ p, at }: { p: Plan; at: number }) {
  const x = f(p.X(at));
  return (
    <g>
      <path
        d={`M${x},${edge.top - 6}V${p.h - edge.bottom + 3}`}
        stroke="var(--call)"
        stroke-width={3}
        stroke-linecap="round"
      />
      <circle cx={x} cy={edge.top - 6} r={7} fill="var(--call)" />
    </g>
  );
}

// The lines end where nothing is judged yet.
function knownOf({ account, moves }: Study): number[][] {
  if (!account) return [];
  const { chances, judged, steps } = account;
  return judged < steps ? chances.slice(0, Math.max(0, ...moves.keys())) : chances;
}

const named = (source: Source, chances: number[] | undefined): string =>
  source.names.map((name, k) => `${name} ${Math.round(chances?.[k] ?? 0)} %`).join(', ');

function spokenPlot(source: Source, account: Account): string {
  const { chances } = account;
  return t('analysis.plot.spoken', {
    start: named(source, chances[0]),
    end: named(source, chances.at(-1)),
  });
}

export function ChancePlot({ study, source, at, phone }: Props) {
  const p = planOf(source, phone);
  const { account, moves } = study;
  const chances = knownOf(study);
  const seats = source.names.map((_, k) => k);
  const hasNobody = chances.some(now => (now[seats.length] ?? 0) > 1);
  return (
    <svg
      viewBox={`0 0 ${p.w} ${p.h}`}
      role="img"
      class="an-plot"
      aria-label={account ? spokenPlot(source, account) : t('analysis.plot')}
    >
      <Ground p={p} source={source} />
      {hasNobody && (
        <path class="an-line nobody" d={pathOf(p, chances, seats.length)} stroke="var(--ink-2)" />
      )}
      {seats.map(seat => (
        <path
          key={seat}
          class="an-line"
          d={pathOf(p, chances, seat)}
          stroke={seat === source.you ? seatColour(seat) : lineColour(seat)}
        />
      ))}
      {marked(moves, 'all').map(move => (
        <Dot key={move.step} p={p} move={move} />
      ))}
      <Now p={p} at={at} />
    </svg>
  );
}
