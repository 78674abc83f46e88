// draft.ts - the wishes of a plan that is not sent yet, and what the engine says of them (View.draft). They
// outlive views, since others seal theirs meanwhile, and a reload of this window; what belongs to another
// turn or table is forgotten.
import { useEffect } from 'preact/hooks';
import { cell, useCell } from '../../../app/store.ts';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import type { BoardProps, Pick } from '../../game.ts';
import type { Move } from '../moves.ts';
import type { CView } from '../position.ts';
import { isGiving } from '../queue.ts';

interface Pool {
  text: string;
  pool: number;
  hexes: number[];
  points: number;
  left: number;
  home: boolean;
}
export interface Bonus {
  wish: string;
  id: string;
  title: string;
  help: string;
  why: string | null;
  on: boolean;
}
export interface Item {
  item: string;
  do?: string; // what begins it, where its place is asked for after that
  title: string;
  cost: number | null;
  places: { hex: number; wish: string }[];
  shut?: { why: string; hexes: number[] }[]; // other islands, where there are places at all
  short: string | null;
  use: string | null; // in two or three words
  why: string | null;
  help: string;
}
export interface Entry {
  wish: string;
  item: string;
  title: string;
  name: string;
  hex: number | null;
  n: number;
  why: string | null; // why it stays
}
// A wish is the text of the actions that make it.
export const stepsOf = (wish: string): string[] => wish.split(',');
export interface Draft {
  wishes: string[];
  gone: { wish: string; name: string; why: string }[];
  pools: Pool[];
  bonuses: Bonus[];
  items: Item[];
  entries: Entry[];
  forecast: { now: number; then: number } | null;
  wasted: number; // Build Points that would be lost, and that in a sentence
  loss?: string;
  actions: string[];
}

interface Kept {
  key: string;
  wishes: string[];
}
const store = 'vaka.conquest.plan',
  nothing: Kept = { key: '', wishes: [] };

function stored(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '') as Kept;
  } catch {
    return nothing;
  }
}

const kept = cell<Kept>(typeof sessionStorage === 'undefined' ? nothing : stored()),
  told = cell<{ key: string; draft: Draft } | null>(null);

// Wishes that no longer fit beside what another window sent, by the turn that they were for.
let pushedOut = { key: '', n: 0 };

kept.watch(now => {
  try {
    sessionStorage.setItem(store, JSON.stringify(now));
  } catch {
    /* a private window keeps nothing */
  }
});

const sentOf = (view: CView): Draft | null => (view.draft as Draft | undefined) ?? null;

const keyOf = (view: CView): string =>
  JSON.stringify([
    typeof location === 'undefined' ? '' : location.pathname,
    view.viewer,
    view.position.turn,
    view.due?.point,
  ]);

// Wishes of this turn, in the order in which they came; null: none beside what was sent.
function wishesOf(view: CView): string[] | null {
  const { key, wishes } = kept.get();
  return key === keyOf(view) && wishes.length ? wishes : null;
}

// The plan as it was told last; null until it is known.
export function draftOf(view: CView): Draft | null {
  const now = told.get();
  if (wishesOf(view) === null) return sentOf(view);
  return now?.key === keyOf(view) && sentOf(view) ? now.draft : null;
}

// The last wishes were answered: what an answer left of them is the list that it came with.
function isTold(view: CView): boolean {
  const wishes = wishesOf(view);
  return wishes === null || told.get()?.draft.wishes === wishes;
}

// Asks what wishes come to. Those that do not fit are taken out, unless more was wished meanwhile.
async function ask(board: BoardProps, view: CView, wishes: string[]): Promise<Draft | null> {
  const key = keyOf(view);
  kept.set({ key, wishes });
  const draft = (await board.draft?.(wishes.join(';'))) as Draft | undefined;
  if (!draft || kept.get().wishes !== wishes) return null;
  told.set({ key, draft });
  kept.set({ key, wishes: draft.wishes });
  return draft;
}

export interface Wishing {
  draft: Draft | null;
  isTold: boolean; // the draft is that of the wishes
  add: (wish: string) => void;
  remove: (wish: string) => void;
  lay: (line: string[]) => void; // another plan beside what was sent: its actions, but for the one that seals it
  settled: () => Promise<Draft | null>; // when nothing is on the way any more: what was wished meanwhile is in it
}

// Others seal theirs, a window was opened anew: then it is asked for again.
export function useDraft(board: BoardProps, view: CView): Wishing {
  useCell(kept);
  useCell(told);
  const now = (): string[] => wishesOf(view) ?? sentOf(view)?.wishes ?? [];
  useEffect(() => {
    const wishes = wishesOf(view);
    if (!wishes || !sentOf(view) || isGiving()) return;
    void ask(board, view, wishes).then(draft => {
      if (draft?.gone.length) pushedOut = { key: keyOf(view), n: draft.gone.length };
    });
  }, [view]);
  const change = (wishes: string[], added?: string): void => {
    const key = keyOf(view),
      sent = sentOf(view);
    if (sent && told.get()?.key !== key) told.set({ key, draft: sent }); // until the answer comes
    board.setPick({});
    void ask(board, view, wishes).then(draft => {
      const gone = draft?.gone ?? [],
        own = gone.find(g => g.wish === added),
        what = gone.map(g => g.name).join(', ');
      if (own) board.refuse?.(own.why);
      else if (what) board.refuse?.(t('conquest.build.dropped', { what }));
    });
  };
  return {
    draft: draftOf(view),
    isTold: isTold(view),
    add: wish => change([...now(), wish], wish),
    remove: wish => {
      const list = now(),
        k = list.lastIndexOf(wish);
      change(list.filter((_, at) => at !== k));
    },
    lay: line => change([...(sentOf(view)?.wishes ?? []), ...line]),
    settled: async () => {
      for (let asked = 0; asked < 5; asked++) {
        const wishes = [...now()],
          draft = await ask(board, view, wishes);
        if (draft || kept.get().wishes === wishes) return draft;
      }
      return null;
    },
  };
}

export const itemOf = (draft: Draft | null, id: string): Item | null =>
  draft?.items.find(x => x.item === id) ?? null;

// What stands here and was not sent: whoever seals elsewhere leaves it behind.
export function unsent(view: CView): number {
  const left = [...(sentOf(view)?.wishes ?? [])],
    waiting = (wishesOf(view) ?? []).filter(wish => {
      const k = left.indexOf(wish);
      if (k >= 0) left.splice(k, 1);
      return k < 0;
    });
  return waiting.length + (pushedOut.key === keyOf(view) ? pushedOut.n : 0);
}

// Seals the plan.
export const sealOf = (view: View): Move | undefined =>
  (view.legal as Move[]).find(row => row.role === 'end');

// A hint that is taken goes into the draft, as if its item had been clicked; where several places fit
// they are asked for.
export function hintPick(view: CView, action: string): Pick | null {
  const draft = draftOf(view),
    item = draft?.items.find(x => x.do === action),
    open = item?.places ?? [];
  if (!draft) return null;
  if (action === sealOf(view)?.do) return { group: 'seal' };
  if (!item) return { group: 'wish', to: action };
  return open.length === 1 ? { group: item.item, to: open[0]!.wish } : { group: item.item };
}
