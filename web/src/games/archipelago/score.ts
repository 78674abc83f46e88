// score.ts - the rows of the score sheet: each card with its owner, what it ended at and what it ranks,
// the trends, medals, and what breaks ties.
import { h } from 'preact';
import { SignIcon, type Sign } from '../../art/colony.tsx';
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import { objectiveOf, type AView, type Criterion } from './position.ts';
import { criterionWord, endWords } from './words.ts';

// Signs of this game, as on its cards and boards.
const sign = (name: Sign): Pick<ScoreRow, 'icon' | 'picture'> => ({ icon: name, picture: h(SignIcon, { name, size: 28 }) });

// A card: whose it was, what it ended at, and whom its lower half paid.
function cardRow(view: AView, c: Criterion, k: number, whose: string, notes: string[]): ScoreRow {
  const players = view.position.players, code = c.objective!, end = endWords(code, view.seats);
  const row = { key: code, ...sign('secret') };
  if (c.criterion === 'separatist') return { ...row, title: t('archipelago.score.separatist', { whose }), help: t('archipelago.score.separatist.help', { end }), points: players.map(() => 0), notes: players.map(() => '') };
  if (c.criterion === 'pacifist') return { ...row, ...sign('dove'), title: t('archipelago.score.pacifist', { whose }), help: t('archipelago.score.pacifist.help', { end, n: objectiveOf(code).gap }), points: players.map(q => q.points.pacifist ?? 0), notes: players.map(() => '') };
  return { ...row, title: t('archipelago.score.objective', { whose, what: criterionWord(c.criterion) }), help: t('archipelago.score.objective.help', { end, what: criterionWord(c.criterion) }), points: players.map(q => q.points.objectives[k] ?? 0), notes };
}
export function scoreRows(view: AView, names: string[], you: number | null): ScoreRow[] {
  const p = view.position, players = p.players, rows: ScoreRow[] = [];
  const valueOf = (by: string, seat: number): string => { const n = players[seat]?.values[by]; return n === null || n === undefined ? '' : String(n); };
  const whose = (owner: number | null | undefined): string => (typeof owner !== 'number' ? t('archipelago.score.card.all') : owner === you ? t('archipelago.score.card.you') : t('archipelago.score.card', { name: names[owner] ?? '' }));
  p.criteria.filter(c => c.objective).forEach((c, k) => rows.push(cardRow(view, c, k, whose(c.owner), players.map((_, seat) => valueOf(c.criterion, seat)))));
  p.criteria.filter(c => c.trend).forEach((c, k) => rows.push({
    key: c.trend!, ...sign('crowd'), title: t('archipelago.score.trend', { what: criterionWord(c.criterion) }), help: t('archipelago.score.trend.help'),
    points: players.map(q => q.points.trends[k] ?? 0), notes: players.map((_, seat) => valueOf(c.criterion, seat)),
  }));
  rows.push({ key: 'medals', ...sign('medal'), title: t('archipelago.score.medals'), help: t('archipelago.score.medals.help'), points: players.map(q => q.points.medals), notes: players.map(() => '') });
  const { totals } = view.score, tied = totals.some((n, seat) => totals.indexOf(n) !== seat);
  if (tied && !p.independent) rows.push({ key: 'ties', ...sign('florin'), title: t('archipelago.score.ties'), help: t('archipelago.score.ties.help'), points: players.map(() => 0), notes: players.map(q => (q.florins === null ? '' : String(q.florins))) });
  return rows;
}
