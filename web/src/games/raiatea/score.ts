// score.ts - the rows of the score sheet: where points come from, and of how many things.
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import type { Player, RView } from './position.ts';
import { maskOf } from './tables.ts';
import { partWord, rankWord } from './words.ts';

const parts = ['rank', 'papa_rai', 'tiles', 'too_pairs', 'helper_pairs', 'colour_pairs'] as const;
type Part = (typeof parts)[number];
const icons: Record<Part, string> = {
  rank: 'mask',
  papa_rai: 'arch',
  tiles: 'home',
  too_pairs: 'mask',
  helper_pairs: 'mask',
  colour_pairs: 'mask',
};

const pairs = (q: Player, family: string): string => {
  const own = q.masks.filter(m => maskOf(m.face).family === family),
    n = own.reduce((sum, m) => sum + m.pairs, 0);
  return n ? t('raiatea.n.pairs', { n }) : '';
};
const notes: Record<Part, (q: Player) => string> = {
  rank: q => rankWord(q.rank),
  papa_rai: q => {
    const n = q.lasting.filter(id => id.startsWith('papa_rai')).length;
    return n ? t('raiatea.n.rituals', { n }) : '';
  },
  tiles: q => (q.tiles ? t('raiatea.n.tiles', { n: q.tiles.length }) : ''),
  too_pairs: q => pairs(q, 'too'),
  helper_pairs: q => pairs(q, 'helper'),
  colour_pairs: q => pairs(q, 'colour'),
};

export function scoreRows(view: RView): ScoreRow[] {
  const { players } = view.position;
  const points = (part: Part): number[] =>
    view.score.parts.find(x => x.name === part)?.points.map(n => n ?? 0) ??
    players.map(q => q.points[part] ?? 0);
  return parts.map(part => ({
    key: part,
    icon: icons[part],
    title: partWord(part),
    help: t(`raiatea.score.${part}.help`),
    points: points(part),
    notes: players.map(notes[part]),
  }));
}
