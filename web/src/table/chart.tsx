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
export interface Mark {
  n: number;
  seat: number;
  text: string;
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
  marks?: Mark[];
  now?: number;
  front?: number | null;
}

// The last step of each round.
export function roundEnds(steps: StepRow[]): { n: number; round: number }[] {
  const ends: { n: number; round: number }[] = [];
  steps.forEach((s, k) => {
    const next = steps[k + 1];
    if (!next || next.round !== s.round) ends.push({ n: s.n, round: s.round });
  });
  return ends.filter(e => e.round > 0);
}

// Where chance spoke too often for a mark each: for every round one strip, its colours in proportion.
export interface Luck {
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

export function Plot(p: Props) {
  const last = p.steps.at(-1)?.n ?? 1,
    all = p.steps.flatMap(s => s.scores),
    top = Math.max(10, Math.ceil(Math.max(0, ...all) / 5) * 5),
    low = Math.min(0, Math.floor(Math.min(0, ...all) / 5) * 5);
  const X = (n: number): number => p.left + ((p.w - p.left - p.right) * n) / Math.max(1, last),
    Y = (v: number): number =>
      p.h - p.bottom - ((p.h - p.top - p.bottom) * (v - low)) / (top - low);
  const ends = roundEnds(p.steps),
    f = (n: number): string => n.toFixed(1);
  const scoreAt = (n: number, seat: number): number =>
    p.steps.filter(s => s.n <= n).at(-1)?.scores[seat] ?? 0;
  const line = (seat: number): string => {
    let d = `M${f(X(0))},${f(Y(0))}`,
      y = 0;
    for (const s of p.steps) {
      const v = s.scores[seat] ?? 0;
      if (v !== y) {
        d += `L${f(X(s.n - 1))},${f(Y(y))}L${f(X(s.n))},${f(Y(v))}`;
        y = v;
      }
    }
    return `${d}L${f(X(last))},${f(Y(y))}`;
  };
  const front = p.front ?? -1,
    order = Array.from({ length: p.seats }, (_, k) => k).sort(
      (a, b) => Number(a === front) - Number(b === front),
    ),
    shift = [0, -1.5, 1.5, 0];
  const named = Array.from({ length: p.seats }, (_, seat) => ({
    seat,
    y: Y(scoreAt(last, seat)),
  })).sort((a, b) => a.y - b.y);
  named.forEach((l, k) => {
    const above = named[k - 1];
    if (above && l.y - above.y < 25) l.y = above.y + 25;
  });
  /* Names of those who end at the bottom pile up from there. */
  named.reduceRight((floor, l) => {
    l.y = Math.min(l.y, floor);
    return l.y - 25;
  }, Y(low));
  let before = 0;
  const isCrowded = p.chances.length * 12 > p.w - p.left - p.right;
  const stacked = new Map<number, number>();
  return (
    <svg
      viewBox={`0 0 ${p.w} ${p.h}`}
      role="img"
      aria-label={t('score.plot.spoken', {
        scores: p.names
          .slice(0, p.seats)
          .map((n, s) => `${n} ${figure(scoreAt(last, s))}`)
          .join(', '),
      })}
    >
      {ends.map((e, k) => {
        const from = before;
        before = e.n;
        return (
          <g key={e.round}>
            <rect
              x={X(from)}
              y={p.top}
              width={Math.max(0, X(e.n) - X(from))}
              height={p.h - p.top - p.bottom}
              fill={k % 2 ? 'var(--panel-2)' : 'transparent'}
            />
            <text
              class="ax b"
              x={(X(from) + X(e.n)) / 2}
              y={p.h - p.bottom + (p.slim ? 17 : 20)}
              text-anchor="middle"
            >
              {e.round}
            </text>
          </g>
        );
      })}
      {p.grid &&
        Array.from({ length: (top - low) / 5 + 1 }, (_, k) => low + k * 5).map(v => (
          <g key={v}>
            <path
              d={`M${p.left},${f(Y(v))}H${p.w - p.right}`}
              stroke="var(--line)"
              stroke-width={v ? 1 : 1.8}
            />
            <text class="ax" x={p.left - 9} y={Y(v) + 5} text-anchor="end">
              {v}
            </text>
          </g>
        ))}
      {isCrowded &&
        luckOf(p.chances, ends).map((x, k) => (
          <rect
            key={k}
            x={X(x.from) + 1 + (X(x.to) - X(x.from) - 2) * x.at}
            y={p.h - p.bottom + (p.slim ? 6 : 29)}
            width={Math.max(1, (X(x.to) - X(x.from) - 2) * x.part)}
            height={10}
            rx={1.5}
            fill={x.colour}
          >
            <title>{x.title}</title>
          </rect>
        ))}
      {!isCrowded &&
        p.chances.map((c, k) => {
          const at = Math.round(X(c.n) / 12),
            nth = stacked.get(at) ?? 0;
          stacked.set(at, nth + 1);
          return (
            <rect
              key={k}
              x={Math.max(p.left, X(c.n) - 5 - nth * 12)}
              y={p.h - p.bottom + (p.slim ? 6 : 29)}
              width={10}
              height={10}
              rx={2.8}
              fill={c.colour}
              stroke="var(--panel)"
              stroke-width={1}
            >
              <title>{c.title}</title>
            </rect>
          );
        })}
      {order.map(seat => (
        <g key={seat}>
          {seat === front && (
            <path
              d={line(seat)}
              fill="none"
              stroke="var(--panel)"
              stroke-width={p.slim ? 4.5 : 7}
              stroke-linejoin="round"
            />
          )}
          <path
            transform={`translate(0,${shift[seat] ?? 0})`}
            d={line(seat)}
            fill="none"
            stroke={lineColour(seat)}
            stroke-width={p.slim ? 2.2 : seat === front ? 4 : 3}
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        </g>
      ))}
      {!p.slim &&
        order.map(seat =>
          ends
            .slice(0, -1)
            .map(e => (
              <SeatShape
                key={`${seat}.${e.n}`}
                seat={seat}
                x={X(e.n)}
                y={Y(scoreAt(e.n, seat))}
                r={5}
                fill={seatColour(seat)}
                stroke="var(--panel)"
                stroke-width={1.5}
              />
            )),
        )}
      {p.labels &&
        named.map(l => (
          <g key={l.seat}>
            <SeatShape
              seat={l.seat}
              x={X(last) + 14}
              y={l.y}
              r={7}
              fill={seatColour(l.seat)}
              stroke="#1D2B2F"
              stroke-opacity={0.35}
              stroke-width={1}
            />
            <text class="ax name" x={X(last) + 28} y={l.y + 5.5}>
              {(p.names[l.seat] ?? '').slice(0, 9)} {figure(scoreAt(last, l.seat))}
            </text>
          </g>
        ))}
      {(p.marks ?? []).map((m, k) => {
        const x = X(m.n),
          y = Y(scoreAt(m.n, m.seat)),
          up = y > p.top + 60,
          dx = x < p.left + 60 ? 34 : -34,
          dy = up ? -36 : 46;
        return (
          <g key={k}>
            <path
              d={`M${f(x)},${f(y)}L${f(x + dx)},${f(y + dy)}`}
              stroke="var(--ink)"
              stroke-width={1.3}
            />
            <circle cx={x} cy={y} r={8} fill="none" stroke="var(--ink)" stroke-width={1.8} />
            <circle cx={x + dx} cy={y + dy} r={11} fill="var(--ink)" />
            <text class="ax inv" x={x + dx} y={y + dy + 5} text-anchor="middle">
              {m.text}
            </text>
          </g>
        );
      })}
      {p.now !== undefined && (
        <g>
          <path
            d={`M${f(X(p.now))},${p.top - 6}V${p.h - p.bottom + 3}`}
            stroke="#C9431B"
            stroke-width={3}
            stroke-linecap="round"
          />
          <circle
            cx={X(p.now)}
            cy={p.top - 6}
            r={8.5}
            fill="#C9431B"
            stroke="var(--panel)"
            stroke-width={2.5}
          />
        </g>
      )}
    </svg>
  );
}
