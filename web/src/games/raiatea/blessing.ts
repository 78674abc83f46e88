// blessing.ts - the row of act 5 as a story: which card is done, which is being performed, which one
// found the bag empty, and how the mana ran down. Out of views and events; pure.
import type { GameEvent } from '../../protocol.ts';
import { ritualOf, type Position, type RowCard } from './position.ts';

export type Fate = 'waits' | 'now' | 'done' | 'failed' | 'struck';
export interface Laid extends RowCard {
  fate: Fate;
  before: number | null;
} // `before`: mana in the bag when its turn came
export interface Story {
  ceremony: number;
  cards: Laid[];
  bag: number;
}

const laid = (c: RowCard): Laid => ({ ...c, fate: 'waits', before: null });
const isSame = (a: RowCard, b: RowCard): boolean => a.ritual === b.ritual && a.owner === b.owner;

// What is known of the row after a view, if `story` was known before it.
export function follow(story: Story | null, p: Position): Story | null {
  if (p.act !== 5) return p.ceremony && story?.ceremony === p.ceremony ? story : null;
  if (!story || story.ceremony !== p.ceremony)
    return p.row.length ? { ceremony: p.ceremony, cards: p.row.map(laid), bag: p.bag } : null;
  const waiting = [...p.row],
    gone: Laid[] = [],
    left: Laid[] = [];
  for (const card of story.cards) {
    const at =
      card.fate === 'waits' || card.fate === 'now' ? waiting.findIndex(w => isSame(w, card)) : -1;
    if (at >= 0) waiting.splice(at, 1);
    else gone.push(card.fate === 'waits' ? { ...card, fate: 'done' } : card);
  }
  if (waiting.length) return { ceremony: p.ceremony, cards: p.row.map(laid), bag: p.bag }; // a jump back in a replay, or an undo
  left.push(...p.row.map(laid));
  return { ceremony: p.ceremony, cards: [...gone, ...left], bag: p.bag };
}

// One event more.
export function tell(story: Story, e: GameEvent): Story {
  const cards = [...story.cards],
    ritual = String(e.args[0]);
  const first = (test: (c: Laid) => boolean): number => cards.findIndex(test);
  const change = (k: number, by: Partial<Laid>): Story => {
    if (k < 0) return story;
    cards[k] = { ...cards[k]!, ...by };
    return { ...story, cards };
  };
  switch (e.name) {
    case 'row_laid':
      return {
        ...story,
        cards: [...cards, laid({ ritual, owner: typeof e.actor === 'number' ? e.actor : null })],
      };
    case 'bag_paid': {
      const done = cards.map(c => (c.fate === 'now' ? { ...c, fate: 'done' as const } : c)),
        k = done.findIndex(c => c.fate === 'waits' && c.ritual === ritual),
        cost = Number(e.args[1]),
        left = Number(e.args[2]);
      if (k >= 0) done[k] = { ...done[k]!, fate: 'now', before: left + cost };
      return { ...story, cards: done, bag: left };
    }
    case 'bag_gained':
      return { ...story, bag: Number(e.args[1]) };
    case 'row_failed': {
      const next = tell(
        { ...story, cards: cards.map(c => (c.fate === 'now' ? { ...c, fate: 'done' } : c)) },
        { ...e, name: 'fail' },
      );
      return next;
    }
    case 'fail':
      return change(
        first(c => c.fate === 'waits' && c.ritual === ritual),
        { fate: 'failed', before: story.bag },
      );
    case 'struck':
      return change(
        first(
          c =>
            c.fate === 'waits' && c.ritual === String(e.args[1]) && c.owner === Number(e.args[0]),
        ),
        { fate: 'struck' },
      );
    default:
      return story;
  }
}
export const tellsOf = new Set(['bag_paid', 'row_failed', 'struck', 'bag_gained']);

// The events of a step as beats: after each of them the row looks different.
export function beats(
  start: Story | null,
  ceremony: number,
  bag: number,
  events: GameEvent[],
): Story[] {
  let story = start ?? { ceremony, cards: [], bag };
  const rows = events.filter(e => e.name === 'row_laid');
  if (rows.length) story = rows.reduce(tell, { ceremony, cards: [], bag: story.bag });
  const found: Story[] = rows.length ? [story] : [];
  for (const e of events) {
    if (!tellsOf.has(e.name)) continue;
    story = tell(story, e);
    if (e.name !== 'bag_gained') found.push(story);
  }
  return found;
}

// The mana that stood before each card, known or forecast: a card that lacks it ends the row.
export function levels(story: Story): { card: Laid; before: number; enough: boolean }[] {
  const waiting = story.cards.some(c => c.fate === 'waits');
  let bag = story.bag,
    broke = false;
  const known = story.cards.map(card => {
    const cost = ritualOf(card.ritual).cost;
    if (card.before !== null) return { card, before: card.before, enough: card.fate !== 'failed' };
    if (card.fate !== 'waits')
      return { card, before: -1, enough: card.fate === 'done' || card.fate === 'now' };
    const before = bag,
      enough = !broke && bag >= cost;
    if (enough) bag -= cost;
    else broke = true;
    return { card, before, enough };
  });
  // Cards of which only the fate is known: count back from the first that is known, or from the bag.
  let after = waiting || !known.length ? story.bag : story.bag;
  for (let k = known.length - 1; k >= 0; k--) {
    const row = known[k]!;
    if (row.card.fate === 'waits') {
      after = story.bag;
      continue;
    }
    if (row.before < 0)
      row.before =
        row.card.fate === 'done' || row.card.fate === 'now'
          ? after + ritualOf(row.card.ritual).cost
          : after;
    after = row.before;
  }
  return known;
}
