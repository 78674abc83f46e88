// why.ts - why something cannot be chosen now: what the engine says of it, and what the page asks for first.
import { t } from '../../../i18n/index.ts';
import { closedAt } from '../moves.ts';
import type { AView } from '../position.ts';
import type { Names } from './names.ts';

export function whyNot(view: AView, spot: string, names: Names, turning = false): string {
  if (names.you === null || !view.due?.seats.includes(names.you)) return t('archipelago.why.wait');
  if (spot.startsWith('slot:') && view.due.point === 'evolve_first')
    return t(turning ? 'archipelago.why.rotate.full' : 'archipelago.why.rotate');
  return closedAt(view, spot) || t('archipelago.why.not');
}
