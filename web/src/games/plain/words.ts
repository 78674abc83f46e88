// words.ts - what is said of a position, for those who do not see it, from what every view has.
import { shownTotal } from '../../app/points.ts';
import { joined, t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';

export function summary(view: View, names: string[]): string {
  const players = names
    .slice(0, view.seats)
    .map((name, seat) => t('plain.summary.player', { name, score: shownTotal(view.score, seat) }));
  return t('plain.summary', { round: view.round, players: joined(players) });
}
