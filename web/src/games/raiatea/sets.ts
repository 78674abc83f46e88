// sets.ts - a set of cards that is chosen in any order. Its actions pick it card by card in ascending order;
// what the whole may be stands in the view.
import type { Pick } from '../game.ts';
import type { Move } from './moves.ts';
import type { RView } from './position.ts';

// What may be in it (in the order of the actions), how many of them, which verb.
export interface Choosing {
  verb: string;
  from: string[];
  least: number;
  most: number;
  clips: number | null;
  clipped?: string[];
  cost?: number;
  chosen: string[];
  ends: Move | null;
}

function takeAway(list: string[], gone: string[]): string[] {
  const rest = [...list];
  for (const id of gone) {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
const count = (list: string[], id: string): number => list.filter(x => x === id).length;

export function choosing(
  view: RView,
  list: Move[],
  pick: Pick,
  you: number | null,
): Choosing | null {
  const set = you === null ? null : (view.position.players[you]?.set ?? null),
    ends = list.find(m => m.verb === 'done') ?? null;
  if (!set) return null;
  const verb = list.find(m => m !== ends)?.verb ?? 'ritual',
    asked = (pick.from ?? '').split(',').filter(Boolean),
    isThere = (id: string, k: number): boolean =>
      count(set.from, id) > count(asked.slice(0, k), id);
  return { ...set, verb, chosen: asked.filter(isThere).slice(0, set.most), ends };
}

export const withCard = (c: Choosing, id: string): Pick => ({
  from: (c.most === 1 ? [id] : [...c.chosen, id]).join(','),
});
export const withoutCard = (c: Choosing, id: string): Pick => ({
  from: takeAway(c.chosen, [id]).join(','),
});
export const isFull = (c: Choosing): boolean => c.most > 1 && c.chosen.length >= c.most;

// Whether one more card fits.
export function fits(c: Choosing, id: string): boolean {
  const needsClip = (x: string): boolean => c.clipped?.includes(x) ?? false;
  if (isFull(c)) return false;
  return c.clips === null || !needsClip(id) || c.chosen.filter(needsClip).length < c.clips;
}

// The actions that a chosen set stands for, in the order in which they are legal.
export function actionsOf(c: Choosing): string[] {
  const chosen = [...c.chosen].sort((a, b) => c.from.indexOf(a) - c.from.indexOf(b));
  return [...chosen.map(id => `${c.verb} ${id}`), ...(c.ends ? [c.ends.do] : [])];
}
