// score.ts - the rows of the score sheet: each objective and trend in play with what it counts, peace,
// medals.
import { h } from 'preact';
import { SignIcon, type Sign } from '../../art/colony.tsx';
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import type { AView } from './position.ts';
import { criterionWord, endWords } from './words.ts';

// Signs of this game, as on its cards and boards.
const sign = (name: Sign): Pick<ScoreRow, 'icon' | 'picture'> => ({ icon: name, picture: h(SignIcon, { name, size: 28 }) });

export function scoreRows(view: AView): ScoreRow[] {
  const p = view.position, players = p.players, rows: ScoreRow[] = [];
  const valueOf = (by: string, seat: number): string => { const n = players[seat]?.values[by]; return n === null || n === undefined ? '' : String(n); };
  p.criteria.filter(c => c.objective).forEach((c, k) => rows.push({
    key: c.objective!, ...sign('secret'), title: t('archipelago.score.objective', { what: criterionWord(c.criterion) }), help: `${endWords(c.objective!, view.seats)}; ${t('archipelago.score.objective.help')}`,
    points: players.map(q => q.points.objectives[k] ?? 0), notes: players.map((_, seat) => valueOf(c.criterion, seat)),
  }));
  p.criteria.filter(c => c.trend).forEach((c, k) => rows.push({
    key: c.trend!, ...sign('crowd'), title: t('archipelago.score.trend', { what: criterionWord(c.criterion) }), help: t('archipelago.score.trend.help'),
    points: players.map(q => q.points.trends[k] ?? 0), notes: players.map((_, seat) => valueOf(c.criterion, seat)),
  }));
  if (players.some(q => q.points.pacifist)) rows.push({ key: 'pacifist', ...sign('dove'), title: t('archipelago.score.pacifist'), help: t('archipelago.score.pacifist.help'), points: players.map(q => q.points.pacifist), notes: players.map(() => '') });
  rows.push({ key: 'medals', ...sign('medal'), title: t('archipelago.score.medals'), help: t('archipelago.score.medals.help'), points: players.map(q => q.points.medals), notes: players.map(() => '') });
  return rows;
}
