// story.ts - a game as steps: turns, what chance brought. Pure.
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
