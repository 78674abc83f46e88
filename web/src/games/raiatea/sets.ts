// sets.ts - a set of cards that is chosen in any order. What fits, and the actions that carry it out, the engine
// says: in the view while nothing is chosen, then of each draft.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Pick } from '../game.ts';
import { questionOf } from '../question.ts';
import type { Move } from './moves.ts';
import type { CardSet, Draft, RView } from './position.ts';

// What there is to choose from, and what the page has chosen.
export interface Choosing {
  set: CardSet;
  text: string;
  ends: Move | null;
}

export const cardOf = ({ from, each }: CardSet, action: string): string =>
  from[each.indexOf(action)] ?? '';
export function choosing(
  view: RView,
  list: Move[],
  pick: Pick,
  you: number | null,
): Choosing | null {
  const set = you === null ? null : (view.position.players[you]?.set ?? null),
    ends = list.find(m => m.row.ends) ?? null;
  if (!set) return null;
  return { set, text: pick.from ?? '', ends };
}

export const withCard = (set: CardSet, id: string): Pick => ({
  from: [...set.chosen, id].join(','),
});
export function withoutCard({ chosen }: CardSet, id: string): Pick {
  const at = chosen.indexOf(id);
  return { from: chosen.filter((_, k) => k !== at).join(',') };
}

// The set as it is shown: until the engine has answered, with the cards that were pressed.
export interface Shown extends CardSet {
  help?: string;
  isSettled: boolean;
}
export function shown({ set, text }: Choosing, told: Draft | null, isTold: boolean): Shown {
  if (!text) return { ...set, isSettled: true };
  if (told && isTold) return { ...told, isSettled: true };
  return { ...(told ?? set), chosen: text.split(','), isSettled: false };
}

export function useSet(board: BoardProps, view: RView, c: Choosing | null): Shown | null {
  const [told, setTold] = useState<{ draft: Draft; of: string; asked: string } | null>(null),
    asked = questionOf(view, board.you),
    text = c?.text ?? '',
    last = useRef('');
  useEffect(() => {
    last.current = `${asked}\n${text}`;
    if (!text) return;
    void board.draft?.(text).then(draft => {
      if (draft && last.current === `${asked}\n${text}`)
        setTold({ draft: draft as Draft, of: text, asked });
    });
  }, [text, asked]);
  const isSame = told?.asked === asked;
  return c && shown(c, isSame ? told.draft : null, isSame && told.of === text);
}
