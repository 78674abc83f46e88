// draft.ts - the wishes of a plan that is not sent yet. They outlive views, since others seal theirs
// meanwhile, and a reload of this window; what belongs to another turn or table is forgotten.
import { cell } from '../../../app/store.ts';
import type { Pick } from '../../game.ts';
import type { CView } from '../position.ts';
import { deskOf, openPlaces, same, whyNot, type Desk, type Wish } from './plan.ts';

interface Draft {
  key: string;
  wishes: Wish[];
}

const store = 'vaka.conquest.plan';

function kept(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '') as Draft;
  } catch {
    return { key: '', wishes: [] };
  }
}

const draft = cell<Draft>(typeof sessionStorage === 'undefined' ? { key: '', wishes: [] } : kept());

draft.watch(now => {
  try {
    sessionStorage.setItem(store, JSON.stringify(now));
  } catch {
    /* a private window keeps nothing */
  }
});

const table = (): string => (typeof location === 'undefined' ? '' : location.pathname);

const keyOf = (d: Desk): string =>
  JSON.stringify([table(), d.side, d.p.turn, d.isStart, d.pools.map(x => [x.hexes, x.points])]);

// Sent entries come first; of the wishes those that fit.
export function wishesOf(d: Desk): Wish[] {
  const now = draft.get();
  let list = d.sent;
  if (now.key !== keyOf(d)) return list;
  const left = [...d.sent]; // entries that were wishes before they were sent
  for (const w of now.wishes) {
    const k = left.findIndex(x => same(x, w));
    if (k >= 0) left.splice(k, 1);
    else if (whyNot(d, list, w) === null) list = [...list, w];
  }
  return list;
}

export const keep = (d: Desk, wishes: Wish[]): void => draft.set({ key: keyOf(d), wishes });

export function draftTargets(view: CView, item: string): number[] {
  const d = deskOf(view);
  return d && view.position.plan?.pending === null ? openPlaces(d, wishesOf(d), item) : [];
}

// What stands here and was not sent: whoever seals elsewhere leaves it behind.
// Also what no longer fits beside what the other window has sent so far.
export function unsent(view: CView): number {
  const d = deskOf(view),
    now = draft.get(),
    left = [...(d?.sent ?? [])];
  if (!d || now.key !== keyOf(d)) return 0;
  return now.wishes.filter(w => {
    const k = left.findIndex(x => same(x, w));
    if (k >= 0) left.splice(k, 1);
    return k < 0;
  }).length;
}

// A hint that is taken goes into the draft, as if its item had been clicked; where several places fit
// they are asked for.
export function hintPick(view: CView, action: string): Pick | null {
  const d = deskOf(view),
    [verb = '', one = ''] = action.split(' ');
  if (!d || view.position.plan?.pending) return null;
  if (verb === 'end_build') return { group: 'seal' };
  const item = verb === 'build' ? one : verb,
    open = d.isStart || verb !== 'build' ? [] : openPlaces(d, wishesOf(d), item);
  if (verb === 'build')
    return d.isStart || open.length === 1
      ? { group: item, to: String(open[0] ?? '') }
      : { group: item };
  if (verb === 'use_card' || verb === 'show_card') return { group: item, from: one, to: '' };
  return { group: item, to: one };
}
