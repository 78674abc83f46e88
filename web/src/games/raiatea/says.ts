// says.ts - what a choice is called, what it brings on one line, and what it means. Pure: text out of a view.
import { t } from '../../i18n/index.ts';
import { capital } from '../../i18n/plain.ts';
import type { Said } from '../game.ts';
import type { Button, Move } from './moves.ts';
import type { DeckName, GoodName, HelperName } from './names.ts';
import type { Player, RView } from './position.ts';
import { faceOf } from './tables.ts';
import * as words from './words.ts';
import type { Names } from './words.ts';
import { sentences } from '../../i18n/join.ts';

const me = (view: RView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];

// ---- its name ----------------------------------------------------------------------------------------

// Under a question that says what is done, the name of the thing; else what the engine calls the action.
export const labelWords = (m: Move): string => words.spelt(m.row.label);
export const moveTitle = ({ row }: Move): string => words.spelt(capital(row.short ?? row.label));

// ---- what it brings, on one line -----------------------------------------------------------------------

function goodHint(view: RView, m: Move, mine: Player | undefined): string {
  switch (view.due?.point) {
    case 'choose_good':
      return words.priceStep(m);
    case 'punua_kind':
      return words.stallText(m.one, m.row.price_then ?? 0);
    default:
      return t('raiatea.do.good.own', { n: mine?.goods?.[m.one as GoodName] ?? 0 });
  }
}
function helperHint(view: RView, m: Move, mine: Player | undefined): string {
  const helper = m.one as HelperName,
    own = mine?.helpers[helper];
  return view.due?.point === 'reactivate' && own
    ? t('raiatea.do.ready.hint', { n: own.all - own.ready })
    : t('raiatea.do.helper.hint', { n: view.position.helpers[helper] });
}
function takeHint(view: RView, m: Move): string {
  const { kind, what } = faceOf(m.one);
  return kind === 'good'
    ? t('raiatea.do.take.sells', {
        what: words.stallText(what, view.position.levels[what as GoodName]),
      })
    : words.treasureWord(m.one);
}
type Hint = (view: RView, m: Move, mine: Player | undefined) => string;

const hints: Partial<Record<string, Hint>> = {
  go: (_, m) => words.kahunaShort(m.one),
  take: takeHint,
  gather: () => words.shortText('gather'),
  sacrifice: (_, m) => words.priceStep(m),
  deck: ({ position }, m) => words.counted('cards_left', position.decks[m.one as DeckName].left),
  keep: (_, m) => words.ritualShort(m.one),
  ritual: (_, m) => words.ritualShort(m.one),
  shaman: (_, m) => words.ritualShort(m.one),
  train: (_, m) => words.gain(m.row.mana ?? 0),
  good: goodHint,
  trader: (_, m) => words.stallText(m.one, m.row.price_then ?? 0),
  helper: helperHint,
  mask: (_, m) => words.maskText(m.one),
  mirror: (_, m) => words.maskText(m.one),
  mission: (_, m) => words.vpWord(m.one),
  sell: () => '',
  hire: ({ position }, m) => words.counted('left', position.helpers[m.one as HelperName]),
  strike: (_, m) => words.ritualShort(m.two),
  reward: () => '',
  target: (view, m) => {
    const q = view.position.players[m.n];
    return q ? words.standing(q) : '';
  },
};
export const moveHint = (view: RView, m: Move, names: Names): string =>
  hints[m.verb]?.(view, m, me(view, names)) ?? words.spelt(m.row.explain ?? '');

// ---- a button may stand for several --------------------------------------------------------------------

// A button that leads to further clicks is called what is asked there; where room is short, what it asks about.
export const buttonTitle = (b: Button): string =>
  b.group ? words.clickWord(b.group) : moveTitle(b.moves[0]!);
export const sideShort = (group: string): string =>
  group === 'mirror' ? words.maskWord(group) : words.helperWord(group);
export function buttonHint(view: RView, b: Button, names: Names): string {
  const best = b.moves.at(-1)!;
  if (b.group && best.row.group) {
    return t('raiatea.do.sell.hint', { what: words.stallText(best.one, Number(best.two)) });
  }
  return b.group ? '' : moveHint(view, b.moves[0]!, names);
}

// ---- what it means ---------------------------------------------------------------------------------------

// What the pointed choice means, in the bar.
export function explain(view: RView, m: Move, names: Names): Said {
  const head = moveTitle(m),
    told = words.spelt(m.row.explain ?? '');
  switch (m.verb) {
    case 'go':
      return { head, text: words.placeText(m.one) };
    case 'keep':
    case 'ritual':
    case 'shaman':
      return { head: words.ritualHead(m.one), text: words.ritualWhole(m.one) };
    case 'strike':
      return { head, text: words.ritualText(m.two) };
    case 'mission':
      return { head, text: `${words.vpWord(m.one)}. ${told}` };
    default:
      return { head, text: told || moveHint(view, m, names) };
  }
}

// The same for who listens: what the action does, and what it means.
export function speak(view: RView, m: Move, names: Names): string {
  const text =
    m.verb === 'mission' ? words.spelt(m.row.explain ?? '') : explain(view, m, names).text;
  return sentences([labelWords(m), text]);
}
