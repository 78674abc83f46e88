// score.ts - the rows of the score sheet: each card with its owner, what it ended at and what it ranks,
// the trends, medals, and what breaks ties.
import { h } from 'preact';
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import { objectiveOf, type AView, type Criterion } from './position.ts';
import { endWords } from './words/ends.ts';
import { criterionWord } from './words/names.ts';

// Signs of this game, as on its cards and boards.
const sign = (name: Sign): Pick<ScoreRow, 'icon' | 'picture'> => ({
  icon: name,
  picture: h(SignIcon, { name, size: 28 }),
});

// A card: whose it was, what it ended at, and whom its lower half paid.
function cardRow(view: AView, c: Criterion, k: number, whose: string, notes: string[]): ScoreRow {
  const { players } = view.position,
    code = c.objective!,
    end = endWords(view.position, code);
  const row = { key: code, ...sign('secret'), notes: players.map(() => '') };
  if (c.criterion === 'separatist')
    return {
      ...row,
      title: t('archipelago.score.separatist', { whose }),
      points: players.map(() => 0),
      help: t('archipelago.score.separatist.help', { end }),
    };
  if (c.criterion === 'pacifist')
    return {
      ...row,
      ...sign('dove'),
      title: t('archipelago.score.pacifist', { whose }),
      help: t('archipelago.score.pacifist.help', { end, n: objectiveOf(code).gap }),
      points: players.map(q => q.points.pacifist ?? 0),
    };
  const what = criterionWord(c.criterion);
  return {
    ...row,
    title: t('archipelago.score.objective', { whose, what }),
    help: t('archipelago.score.objective.help', { end, what }),
    notes,
    points: players.map(q => q.points.objectives[k] ?? 0),
  };
}

export function scoreRows(view: AView, names: string[], you: number | null): ScoreRow[] {
  const p = view.position,
    players = p.players,
    rows: ScoreRow[] = [],
    { totals } = view.score;
  const notes = (by: string): string[] => players.map(q => String(q.values[by] ?? ''));
  const whose = (owner: number | null | undefined): string => {
    if (typeof owner !== 'number') return t('archipelago.score.card.all');
    return owner === you
      ? t('archipelago.score.card.you')
      : t('archipelago.score.card', { name: names[owner] ?? '' });
  };
  p.criteria
    .filter(c => c.objective)
    .forEach((c, k) => rows.push(cardRow(view, c, k, whose(c.owner), notes(c.criterion))));
  p.criteria
    .filter(c => c.trend)
    .forEach((c, k) =>
      rows.push({
        key: c.trend!,
        ...sign('crowd'),
        title: t('archipelago.score.trend', { what: criterionWord(c.criterion) }),
        help: t('archipelago.score.trend.help'),
        notes: notes(c.criterion),
        points: players.map(q => q.points.trends[k] ?? 0),
      }),
    );
  rows.push({
    key: 'medals',
    ...sign('medal'),
    title: t('archipelago.score.medals'),
    help: t('archipelago.score.medals.help'),
    points: players.map(q => q.points.medals),
    notes: players.map(() => ''),
  });
  if (!p.independent && totals.some((n, seat) => totals.indexOf(n) !== seat))
    rows.push({
      key: 'ties',
      ...sign('florin'),
      title: t('archipelago.score.ties'),
      help: t('archipelago.score.ties.help'),
      points: players.map(() => 0),
      notes: players.map(q => String(q.florins ?? '')),
    });
  return rows;
}
