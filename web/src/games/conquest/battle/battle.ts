// battle.ts - a Battle as a scene needs it: who stands where, what a die does, what each choice would
// change, how it ended. Facts and words from a view, no drawing.
import { t } from '../../../i18n/index.ts';
import type { GameEvent } from '../../../protocol.ts';
import type { Motion } from '../../game.ts';
import { nameOf as wordOf } from '../../lexicon.ts';
import {
  entriesOf,
  hits,
  type Battle,
  type CEvent,
  type CView,
  type Position,
  type Row,
} from '../position.ts';

export type Part = 0 | 1; // attacker, defender
type Fighter = 'wc' | 'wb' | 'lw' | 'leader';
export interface Token {
  kind: Fighter | 'tc' | 'col';
  n: number;
  state: 'front' | 'back' | 'panicked';
  aboard: 'wb' | 'col' | null;
}

export const sideOf = (b: Battle, part: Part): number | null =>
  part === 0 ? b.attacker : b.defender;
export const partOf = (b: Battle, side: number | null): Part | null =>
  side === null ? null : side === b.attacker ? 0 : side === b.defender ? 1 : null;
export const total = (row: Row): number => entriesOf(row).reduce((sum, [, n]) => sum + n, 0);
export const keyOf = (p: Position, b: Battle): string => `${p.turn}.${b.hex}.${b.attacker}`;

// ---- the rows --------------------------------------------------------------------------------

const many = 6; // with more than these, equal pieces are one disc with a number
function tokens(list: Token[]): Token[] {
  if (list.length <= many) return list;
  const found: Token[] = [];
  for (const x of list) {
    const twin = found.find(y => y.kind === x.kind && y.state === x.state && y.aboard === x.aboard);
    if (twin) twin.n += x.n;
    else found.push({ ...x });
  }
  return found;
}
// Canoes with who is aboard, then the others.
function crews(
  state: Token['state'],
  canoe: 'wc' | 'tc',
  n: number,
  aboard: 'wb' | 'col',
  passengers: number,
): Token[] {
  return Array.from({ length: n }, (_, k) => ({
    kind: canoe,
    n: 1,
    state,
    aboard: k < passengers ? aboard : null,
  }));
}
const lone = (state: Token['state'], kind: Token['kind'], n: number): Token[] =>
  Array.from({ length: Math.max(0, n) }, () => ({ kind, n: 1, state, aboard: null }));

export function frontRow(b: Battle, part: Part): Token[] {
  const row = b.front[part],
    aboard = b.aboard[part].wb;
  return tokens([
    ...crews('front', 'wc', row.wc, 'wb', aboard),
    ...lone('front', 'wb', row.wb - aboard),
    ...lone('front', 'leader', row.leader),
    ...lone('front', 'lw', row.lw),
  ]);
}
export function backRow(b: Battle, part: Part): Token[] {
  const row = b.panicked[part],
    back = b.back[part],
    { col } = b.aboard[part];
  return tokens([
    ...entriesOf(row).flatMap(([kind, n]) => lone('panicked', kind, n)),
    ...crews('back', 'tc', back.tc, 'col', col),
    ...lone('back', 'col', back.col - col),
    ...lone('back', 'wc', back.wc),
    ...lone('back', 'wb', back.wb),
  ]);
}

// ---- the die ---------------------------------------------------------------------------------

// What each number of the die does, in the engine's words; the part that it hits, and how.
export const dice = (): number[] => [...hits.keys()];
export const outcome = (die: number): string => wordOf('conquest', 'hit', die);
export const partHit = (die: number): Part => (hits.get(die)?.part === 'attacking' ? 0 : 1);
export const removes = (die: number): boolean => hits.get(die)?.loss === 'removed';

// ---- the end ---------------------------------------------------------------------------------

export interface Shown {
  battle: Battle;
  end: string | null;
  isOver: boolean;
}
// What the engine tells of its end in these events.
const endings = (b: Battle, events: GameEvent[]): string[] =>
  events.flatMap(e => (e.text && e.args[0] === b.hex ? [e.text] : []));

// Whose end is told, and what was told of it with each step: who won with one, who retreated with the next.
export interface Tale {
  key: string;
  told: { step: number; texts: string[] }[];
}
export function taleOf(tale: Tale | null, motion: Motion | null): Tale | null {
  const before = motion?.before as CView | undefined,
    b = before?.position.battle;
  if (!motion || !before || !b) return tale;
  const key = keyOf(before.position, b),
    told = tale?.key === key ? tale.told.filter(s => s.step < motion.key) : [];
  return { key, told: [...told, { step: motion.key, texts: endings(b, motion.events) }] };
}
// A step that was passed over comes again with those after it, and says the same.
const endOf = (tale: Tale | null): string =>
  [...new Set(tale?.told.flatMap(s => s.texts))].join(' ') || t('conquest.wait.ended');

// The rows as it left them go with the event that ended it; where steps follow they are in the views.
const after = (b: Battle, events: GameEvent[]): Battle =>
  (events as CEvent[]).find(e => e.battle?.hex === b.hex)?.battle ?? b;

// What to show: the Battle that is fought, or the one that has just ended.
export function shown(view: CView, motion: Motion | null, tale: Tale | null): Shown | null {
  const b = view.position.battle;
  if (b) return { battle: b, end: null, isOver: false };
  const before = motion?.before as CView | undefined,
    was = before?.position.battle;
  if (!motion || !before || !was || (motion.after as CView).position.battle) return null;
  return {
    battle: after(was, motion.events),
    end: endOf(tale),
    isOver: true,
  };
}
