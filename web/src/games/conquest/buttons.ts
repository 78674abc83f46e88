// buttons.ts - the words on the buttons of the decision bar: a title, and what follows in a few words. On a place of
// the map its name; everything else as the engine calls it.
import { pointTitle, titleOf as wordOf } from '../lexicon.ts';
import type { Button, Move } from './moves.ts';
import { groundWords, hexName, sourceWords } from './places.ts';
import { isHostile, landAt, type CView, type Position } from './position.ts';
import { kindWord, landWords, paidWith, type Names } from './words.ts';

// A place that is chosen to go to or to do something there; one that something leaves.
const isPlace = (m: Move): boolean => m.hex !== undefined && m.from === undefined;
const isSource = ({ moves }: Button): boolean => moves.length > 1 || moves[0]!.from !== undefined;

function titleOf(p: Position, b: Button, m: Move): string {
  if (isPlace(m)) return hexName(p, m.hex!);
  if (b.name === 'target')
    return hexName(p, m.verb === 'depart' && b.moves.length === 1 ? m.hex! : (m.from ?? m.hex!));
  if (m.verb === 'lift') return kindWord(m.kind!);
  return m.label;
}

// The words on a button.
export const buttonTitle = (view: CView, b: Button): string =>
  b.name === 'group'
    ? wordOf('conquest', 'click', 'cross')
    : titleOf(view.position, b, b.moves[0]!);

function hintOf({ position: p }: CView, b: Button, m: Move, you: number): string {
  if (m.verb === 'people') return landWords(landAt(p, m.hex!)!);
  if (m.verb === 'give') return paidWith(m);
  if (isPlace(m)) return groundWords(p, m.hex!);
  if (b.name === 'target' && m.verb === 'depart' && b.moves.length === 1)
    return isHostile(p, m.hex!) ? pointTitle('conquest', 'battle') : groundWords(p, m.hex!);
  if (b.name === 'target' && isSource(b)) return sourceWords(p, m.from!, you);
  return m.verb === 'lift' ? '' : (m.explain ?? '');
}

// What a choice brings, in a few words.
export const buttonHint = (view: CView, b: Button, names: Names): string =>
  b.name === 'group'
    ? (b.moves[0]!.explain ?? '')
    : hintOf(view, b, b.moves[0]!, names.you ?? view.position.active ?? 0);
