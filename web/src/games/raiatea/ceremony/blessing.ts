// blessing.ts - the row of act 5 as a story: which card is done, which is being performed, which one
// found the bag empty, and how the mana ran down. Out of views and events; pure.
import type { GameEvent } from '../../../protocol.ts';
import { acts } from '../names.ts';
import type { Position, RowCard } from '../position.ts';

type Fate = 'waits' | 'now' | 'done' | 'failed' | 'struck';
export interface Laid extends RowCard {
  fate: Fate;
  before: number | null; // mana in the bag when its turn came
  paid: number | null; // for it, where that was seen
}
export interface Story {
  ceremony: number;
  cards: Laid[];
  bag: number;
}

const laid = (c: RowCard): Laid => ({ ...c, fate: 'waits', before: null, paid: null });
const isSame = (a: RowCard, b: RowCard): boolean => a.ritual === b.ritual && a.owner === b.owner;
const isOpen = (c: Laid): boolean => c.fate === 'waits' || c.fate === 'now';
// The card that was being performed is done.
const ended = (c: Laid): Laid => (c.fate === 'now' ? { ...c, fate: 'done' } : c);

// What is known of the row after a view, if `story` was known before it.
export function follow(story: Story | null, p: Position): Story | null {
  const anew: Story = { ceremony: p.ceremony, cards: p.row.map(laid), bag: p.bag };
  if (p.act !== acts.blessing) return p.ceremony && story?.ceremony === p.ceremony ? story : null;
  if (story?.ceremony !== p.ceremony) return p.row.length ? anew : null;
  const waiting = [...p.row],
    gone: Laid[] = [];
  for (const card of story.cards) {
    const at = isOpen(card) ? waiting.findIndex(w => isSame(w, card)) : -1;
    if (at >= 0) waiting.splice(at, 1);
    else if (card.fate !== 'waits') gone.push(card); // else nobody saw what became of it
  }
  // What nobody knew of: a jump back in a replay, or an undo.
  return waiting.length ? anew : { ...anew, cards: [...gone, ...anew.cards] };
}

// The story with the first card changed that passes the test.
function changed(story: Story, test: (c: Laid) => boolean, by: Partial<Laid>): Story {
  const at = story.cards.findIndex(test);
  return { ...story, cards: story.cards.map((c, k) => (k === at ? { ...c, ...by } : c)) };
}

// One event more.
export function tell(story: Story, e: GameEvent): Story {
  const ritual = String(e.args[0]),
    before = { ...story, cards: story.cards.map(ended) };
  const isNext = (c: Laid): boolean => c.fate === 'waits' && c.ritual === ritual;
  switch (e.name) {
    case 'row_laid': {
      const card = laid({ ritual, owner: typeof e.actor === 'number' ? e.actor : null });
      return { ...story, cards: [...story.cards, card] };
    }
    case 'bag_paid': {
      const [, paid, left, held] = e.args.map(Number);
      return changed({ ...before, bag: left! }, isNext, {
        fate: 'now',
        before: held!,
        paid: paid!,
      });
    }
    case 'bag_gained':
      return { ...story, bag: Number(e.args[1]) };
    case 'row_failed':
      return changed(before, isNext, { fate: 'failed', before: story.bag });
    case 'struck': {
      const of = { owner: Number(e.args[0]), ritual: String(e.args[1]) };
      return changed(story, c => c.fate === 'waits' && isSame(c, of), { fate: 'struck' });
    }
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
  row: RowCard[] = [],
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
  return foretold(found, row);
}

// Cards that wait are shown with the mana that they will find: as this step tells it of them, or as the row lies
// behind it.
function foretold(list: Story[], row: RowCard[]): Story[] {
  const left = [...row];
  const fact = (c: Laid): Partial<RowCard> => {
    const enough = c.fate !== 'failed';
    if (c.fate !== 'waits') return c.before === null ? { enough } : { bag: c.before, enough };
    const at = left.findIndex(w => isSame(w, c));
    return at < 0 ? {} : left.splice(at, 1)[0]!;
  };
  const facts = list.at(-1)?.cards.map(fact),
    told = (c: Laid, k: number): Laid => (c.fate === 'waits' ? { ...c, ...facts?.[k] } : c);
  return list.map(story => ({ ...story, cards: story.cards.map(told) }));
}

export interface Level {
  card: Laid;
  before: number;
  enough: boolean;
}
const isPaid = (c: Laid): boolean => c.fate === 'done' || c.fate === 'now';

// The mana that stood before each card: of those to come as the engine foretells it, of the others as it was
// told; where a card was taken out, what the next one finds.
export function levels(story: Story): Level[] {
  const list = story.cards.map((card): Level =>
    card.fate === 'waits'
      ? { card, before: card.bag ?? story.bag, enough: card.enough ?? true }
      : { card, before: card.before ?? -1, enough: isPaid(card) },
  );
  let after = story.bag;
  for (const level of [...list].reverse()) {
    const { card } = level;
    if (card.fate === 'waits') continue;
    if (level.before < 0) level.before = after;
    after = level.before;
  }
  return list;
}
