// buttons.ts - the words on the buttons of the decision bar: a title, and what follows in a few words. On a place of
// the map its name; everything else as the engine calls it.
import { pointTitle, titleOf as wordOf } from '../lexicon.ts';
import { capital } from '../../i18n/plain.ts';
import type { Button } from './moves.ts';
import { groundWords, hexName, sourceWords } from './places.ts';
import type { CView } from './position.ts';
import type { Names } from './words.ts';

// A hex that something leaves, to be asked where to.
const isSource = ({ name, moves: [m], leads }: Button): boolean =>
  name === 'target' && m!.from !== undefined && (m!.hex === undefined || 'pick' in leads);

// The words on a button.
export function buttonTitle({ position: p }: CView, b: Button): string {
  const m = b.moves[0]!;
  if (b.name === 'group') return wordOf('conquest', 'click', 'cross');
  if (isSource(b)) return hexName(p, m.from!);
  return m.hex === undefined ? (m.short ? capital(m.short) : m.label) : hexName(p, m.hex);
}

// What a choice brings, in a few words.
export function buttonHint({ position: p }: CView, b: Button, names: Names): string {
  const m = b.moves[0]!;
  if (b.name === 'group') return m.explain ?? '';
  if (isSource(b)) return sourceWords(p, m.from!, names.you ?? p.active ?? 0);
  if (m.hex !== undefined)
    return m.meets === 'rivals' ? pointTitle('conquest', 'battle') : groundWords(p, m.hex);
  return m.paid ?? (m.short ? '' : (m.explain ?? ''));
}
