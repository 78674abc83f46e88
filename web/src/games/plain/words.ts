// words.ts - what is said of a position, for those who do not see it, from what every view has.
import { shownTotal, totalOf } from '../../app/points.ts';
import { joined, t } from '../../i18n/index.ts';
import { named } from '../../i18n/join.ts';
import type { View } from '../../protocol.ts';
import { hasPoints } from '../facts.ts';
import { linesOf, ownLines } from './panels.tsx';

export function summary(view: View, names: string[]): string {
  const players = names.slice(0, view.seats).map((name, seat) => {
    const points = t('points.n', {
        n: totalOf(view.score, seat),
        points: shownTotal(view.score, seat),
      }),
      own = [...(hasPoints(view.game) ? [points] : []), ...ownLines(view, seat)];
    return own.length ? named(name, own.join(', ')) : name;
  });
  const table = linesOf(`${view.plain?.table ?? ''}\n${view.plain?.board ?? ''}`);
  return [t('plain.summary', { stage: view.stage, players: joined(players) }), ...table].join(' ');
}
