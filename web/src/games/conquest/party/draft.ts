// draft.ts - a party that is put together before it sails, and what the engine says of it (View.draft).
import { useEffect, useRef, useState } from 'preact/hooks';
import { cell } from '../../../app/store.ts';
import type { BoardProps } from '../../game.ts';
import type { Cargo, CView } from '../position.ts';

export interface Load {
  wish: string;
  do: string;
  cargo: Cargo;
  label: string;
  on: boolean;
}
// A canoe or Rumor: `wish` is how it goes along, null where it cannot or has to.
export interface Boat {
  do: string;
  kind: 'wc' | 'tcu' | 'tc' | 'rum';
  label: string; // with what it carries and the moves it has left
  mp: number;
  cargo: Cargo;
  in: boolean;
  wish: string | null;
  why: string | null;
  loads: Load[];
}
interface Draft {
  boats: Boat[];
  moves: number; // of a canoe, at the beginning
  takes_all: boolean;
  aboard: string; // who goes along, and who does not
  stay: string;
  all: string[];
  why: string | null;
  actions: string[] | null;
}
export interface Deck {
  draft: Draft;
  wishes: string[];
  isSettled: boolean; // the draft is that of the wishes
  put: (id: number, wish: string | null) => void;
  change: (wishes: string[]) => void;
  said: string | null;
  refuse: (why: string) => void;
}

// Who is in the party so far, in words; '' before anybody is. The question above says it.
export const aboard = cell('');

const idOf = (wish: string): number => Number(wish.split(' ')[0]);

// Whoever is alone goes along from the start.
export function useParty(board: BoardProps, view: CView): Deck {
  const first = view.draft as Draft,
    [told, setTold] = useState({ draft: first, of: '' }),
    [wishes, setWishes] = useState<string[]>(first.boats.length === 1 ? first.all : []),
    [said, refuse] = useState<string | null>(null),
    last = useRef(''),
    text = wishes.join(';');
  useEffect(() => {
    last.current = text;
    if (text === told.of) return;
    void board.draft?.(text).then(draft => {
      if (draft && last.current === text) setTold({ draft: draft as Draft, of: text });
    });
  }, [text]);
  const change = (list: string[]): void => {
    refuse(null);
    setWishes(list);
  };
  return {
    draft: told.draft,
    wishes,
    isSettled: told.of === text,
    put: (id, wish) =>
      change([...wishes.filter(x => idOf(x) !== id), ...(wish === null ? [] : [wish])]),
    change,
    said,
    refuse,
  };
}
