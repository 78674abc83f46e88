// score.ts - the rows of the score sheet: each objective and trend in play with what it counts, peace,
// medals.
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import type { AView } from './position.ts';
import { criterionWord, endWords } from './words.ts';

export function scoreRows(view: AView): ScoreRow[] {
  const p = view.position, players = p.players, rows: ScoreRow[] = [];
  const valueOf = (by: string, seat: number): string => { const n = players[seat]?.values[by]; return n === null || n === undefined ? '' : String(n); };
  p.criteria.filter(c => c.objective).forEach((c, k) => rows.push({
    key: c.objective!, icon: 'mask', title: t('archipelago.score.objective', { what: criterionWord(c.criterion) }), help: `${endWords(c.objective!, view.seats)}; ${t('archipelago.score.objective.help')}`,
    points: players.map(q => q.points.objectives[k] ?? 0), notes: players.map((_, seat) => valueOf(c.criterion, seat)),
  }));
  p.criteria.filter(c => c.trend).forEach((c, k) => rows.push({
    key: c.trend!, icon: 'arch', title: t('archipelago.score.trend', { what: criterionWord(c.criterion) }), help: t('archipelago.score.trend.help'),
    points: players.map(q => q.points.trends[k] ?? 0), notes: players.map((_, seat) => valueOf(c.criterion, seat)),
  }));
  if (players.some(q => q.points.pacifist)) rows.push({ key: 'pacifist', icon: 'home', title: t('archipelago.score.pacifist'), help: t('archipelago.score.pacifist.help'), points: players.map(q => q.points.pacifist), notes: players.map(() => '') });
  rows.push({ key: 'medals', icon: 'turtle', title: t('archipelago.score.medals'), help: t('archipelago.score.medals.help'), points: players.map(q => q.points.medals), notes: players.map(() => '') });
  return rows;
}
