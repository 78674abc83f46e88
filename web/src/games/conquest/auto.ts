// auto.ts - questions with one answer, which the page gives for the person: nothing to use a card on, no canoe to
// sail, no chain to travel. At a table with others it waits a little first, always the same: an answer at once would
// tell them that nothing could be done, and so what lies face down. What is answered by hand waits as long (`least`).
import type { Answer } from '../game.ts';
import type { CView } from './position.ts';
import { isGiving } from './queue.ts';

export const pause = 800; // milliseconds
const plans = new Set(['build_session', 'choose_start_pieces']); // a plan is looked at, even if nothing can be built
// At these points a card or a tile may be shown besides; the Victory Step of the same turn allows it as well.
const later = new Set(['show_tile', 'show_card']);
const ends: Record<string, string> = { transit_action: 'end_transit', move_action: 'end_movement' };

// The only answer, or null if there is something to decide.
export function only(view: CView): string | null {
  const point = view.due?.point ?? '',
    list = view.legal;
  if (plans.has(point) || !list.length) return null;
  if (list.length === 1) return list[0]!.do;
  const end = ends[point],
    rest = list.filter(l => l.do !== end);
  if (end === undefined || rest.length === list.length) return null;
  // A card that makes canoes quicker serves nobody who has none.
  const idle = (text: string): boolean =>
    later.has(text.split(' ')[0]!) || (point === 'move_action' && text.startsWith('use_card'));
  return rest.every(l => idle(l.do)) ? end : null;
}

export function auto(view: CView): Answer | null {
  const found = isGiving() ? null : only(view);
  // How many pieces sail is seen by all: a party that is clear from the start needs no pause.
  const isOpen = view.position.solo || view.due?.point.startsWith('party_');
  return found === null ? null : { do: found, after: isOpen ? 0 : pause };
}

// How long an answer that does nothing waits after the question came: no shorter than the page itself would.
const nothing = new Set(['pass', 'accept', 'end_transit', 'end_movement']);
export const least = (view: CView, action: string): number =>
  view.position.solo || !nothing.has(action) ? 0 : pause;
