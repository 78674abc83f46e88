// score.ts - the rows of the score sheet: where points come from, and of how many things.
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import { maskOf, pairsOf, ritualOf, type RView } from './position.ts';
import { rankWord } from './words.ts';

const parts = ['rank', 'papa_rai', 'tiles', 'too_pairs', 'helper_pairs', 'colour_pairs'] as const;
const icons: Record<(typeof parts)[number], string> = {
  rank: 'mask',
  papa_rai: 'arch',
  tiles: 'home',
  too_pairs: 'mask',
  helper_pairs: 'mask',
  colour_pairs: 'mask',
};

export function scoreRows(view: RView): ScoreRow[] {
  const players = view.position.players;
  const points = (name: (typeof parts)[number]): number[] =>
    view.score.parts.find(x => x.name === name)?.points.map(n => n ?? 0) ??
    players.map(q => q.points[name] ?? 0);
  const note = (name: (typeof parts)[number], seat: number): string => {
    const q = players[seat]!;
    if (name === 'rank') return rankWord(q.rank);
    if (name === 'tiles') return q.tiles ? t('raiatea.n.tiles', { n: q.tiles.length }) : '';
    if (name === 'papa_rai') {
      const n = q.lasting.filter(r => ritualOf(r).name.startsWith('Papa')).length;
      return n ? t('raiatea.n.rituals', { n }) : '';
    }
    const family = name === 'too_pairs' ? 'too' : name === 'helper_pairs' ? 'helper' : 'colour',
      n = q.masks
        .filter(m => maskOf(m.face).family === family)
        .reduce((sum, m) => sum + pairsOf(m), 0);
    return n ? t('raiatea.n.pairs', { n }) : '';
  };
  return parts.map(key => ({
    key,
    icon: icons[key],
    title: t(`raiatea.score.${key}`),
    help: t(`raiatea.score.${key}.help`),
    points: points(key),
    notes: players.map((_, seat) => note(key, seat)),
  }));
}
