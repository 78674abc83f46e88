// explain.ts - what a choice on the map means, as one points at it; its spoken label; and why a click does nothing.
// All of it is the engine's word.
import { t } from '../../i18n/index.ts';
import { capital } from '../../i18n/plain.ts';
import type { Refusal } from '../../protocol.ts';
import type { Said } from '../game.ts';
import { buttonTitle } from './buttons.ts';
import type { Button, Move, Stage } from './moves.ts';
import { groundWords, hexName, sourceWords, spoken } from './places.ts';
import type { CView, Position } from './position.ts';
import { itemOf, draftOf } from './plan/draft.ts';
import { joined, type Names } from './words.ts';

const say = (head: string, text = '', warn = ''): Said => ({ head, text, warn });

// A place: what the engine says of going there, else what lies there.
function sayPlace(p: Position, hex: number, m: Move): Said {
  const text = m.explain ?? groundWords(p, hex);
  return m.meets === 'rivals' ? say(hexName(p, hex), '', text) : say(hexName(p, hex), text);
}
function sayOther(view: CView, m: Move): Said | null {
  const b: Button = { name: 'move', moves: [m], leads: { do: m.do } };
  return m.explain ? say(buttonTitle(view, b), m.explain) : null;
}

// What the pointed actions of one target or button mean: of one, or of several in one hex, what it brings; else what
// stands where they begin.
export function explain(view: CView, list: Move[], names: Names): Said | null {
  const p = view.position,
    m = list[0],
    isOneHex = new Set(list.map(x => x.hex)).size === 1;
  if (!m) return null;
  if (m.short) return say(hexName(p, m.from!), `${joined(list.map(x => capital(x.short!)))}.`);
  if (isOneHex && m.hex !== undefined) return sayPlace(p, m.hex, m);
  if (list.length === 1) return sayOther(view, m);
  if (m.from === undefined) return null;
  return say(hexName(p, m.from), sourceWords(p, m.from, names.you ?? p.active ?? 0));
}

// What a click does: the one action as the engine calls it; of several, what is chosen.
function deed(list: Move[], hex: number): string {
  const m = list[0]!;
  if (list.length === 1) return `${m.label}.`;
  return t(m.from === hex ? 'conquest.speak.source' : 'conquest.speak.choose');
}
// The spoken label of a target: what a click does, what lies there, what follows.
export function speak(view: CView, hex: number, list: Move[], names: Names): string {
  const said = explain(view, list, names);
  return [
    `${deed(list, hex)} ${spoken(view.position, hex, names)}.`,
    said?.warn ?? '',
    said && !said.warn && list[0]!.explain ? said.text : '',
  ]
    .filter(Boolean)
    .join(' ');
}

// Of hexes, and only while something is to leave the hex `from`.
interface Refused extends Refusal {
  hexes?: number[];
  from?: number;
}
const refusalsOf = (view: CView): Refused[] => view.refusals ?? [];

// Why a click on a hex that is no target does nothing: of an item that is being placed the draft knows it, else the
// view.
export function whyNot(view: CView, s: Stage | null, hex: number): string {
  const item = s?.group ? itemOf(draftOf(view), s.group) : null,
    shut = item?.shut?.find(x => x.hexes.includes(hex)),
    from = s?.click === 'depart' ? (s.from ?? undefined) : undefined;
  const row = s
    ? refusalsOf(view).find(
        r => !r.places && r.from === from && (!r.hexes || r.hexes.includes(hex)),
      )
    : undefined;
  return shut?.why ?? row?.why ?? view.not_now;
}
