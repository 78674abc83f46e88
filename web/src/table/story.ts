// story.ts - a game as steps: turns, turning points, what chance brought. Pure.
import type { StepRow } from '../protocol.ts';
import type { Game } from '../games/game.ts';
import type { Chance } from './chart.tsx';

export interface Turn {
  from: number;
  to: number;
  seat: number | 'chance';
  round: number;
}
// Steps of one seat in a row are one turn.
export function turnsOf(steps: StepRow[]): Turn[] {
  const turns: Turn[] = [];
  for (const s of steps) {
    const last = turns.at(-1);
    if (last?.seat === s.seat && last.round === s.round) last.to = s.n;
    else turns.push({ from: s.n, to: s.n, seat: s.seat, round: s.round });
  }
  return turns;
}

// Of the sentences of a step the longest says most: payments and tokens are asides to the voyage.
const gist = (step: StepRow): string =>
  step.log.reduce((best, line) => (line.text.length > best.length ? line.text : best), '');

export interface Turning {
  n: number;
  round: number;
  seat: number;
  by: number;
  text: string;
  letter: string;
}
// The three turns in which somebody's score changed most, in the order of play. Of several whose score changes in one
// turn, the one with the biggest change owns it.
export function turningPoints(steps: StepRow[], most = 3): Turning[] {
  const at = new Map(steps.map((s, k) => [s.n, k])),
    seats = steps[0]?.scores.map((_, seat) => seat) ?? [];
  return turnsOf(steps)
    .map(turn => {
      const from = at.get(turn.from)!,
        to = at.get(turn.to)!;
      const score = (seat: number, k: number): number => steps[k]?.scores[seat] ?? 0;
      const by = (seat: number): number => score(seat, to) - score(seat, from - 1);
      const seat = seats.reduce((best, s) => (Math.abs(by(s)) > Math.abs(by(best)) ? s : best), 0);
      let n = turn.to,
        biggest = 0,
        text = '';
      for (let k = from; k <= to; k++) {
        const change = Math.abs(score(seat, k) - score(seat, k - 1));
        if (change > biggest) {
          biggest = change;
          n = steps[k]!.n;
          text = gist(steps[k]!);
        }
      }
      return { n, round: turn.round, seat, by: by(seat), text, letter: '' };
    })
    .filter(x => x.by !== 0 && x.round > 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.n - b.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map((x, k) => ({ ...x, letter: String.fromCharCode(65 + k) }));
}

export interface Change {
  seat: number;
  from: number;
  to: number;
}
// Whose score the k-th step changed.
export function changesOf(steps: StepRow[], k: number): Change[] {
  const before = steps[k - 1]?.scores ?? [];
  const scores = steps[k]?.scores ?? [];
  return scores
    .map((to, seat) => ({ seat, from: before[seat] ?? 0, to }))
    .filter(c => c.from !== c.to);
}

export const chancesOf = (steps: StepRow[], module: Game): Chance[] =>
  steps.flatMap(s => module.chances(s).map(c => ({ n: s.n, ...c })));

// The step where the next turn begins, or the one before.
export function turnAfter(steps: StepRow[], n: number): number {
  return turnsOf(steps).find(t => t.from > n)?.from ?? steps.at(-1)?.n ?? n;
}
export function turnBefore(steps: StepRow[], n: number): number {
  return (
    turnsOf(steps)
      .filter(t => t.from < n)
      .at(-1)?.from ?? 0
  );
}
