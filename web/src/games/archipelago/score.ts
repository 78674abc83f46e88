// score.ts - the rows of the score sheet: each card with its owner, what it ended at and what it ranks,
// the trends, medals, and what breaks ties.
import { h } from 'preact';
import { t } from '../../i18n/index.ts';
import { helpOf } from '../lexicon.ts';
import type { ScoreRow } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import type { AView, Criterion } from './position.ts';
import { criterionWord } from './words/names.ts';

// Signs of this game, as on its cards and boards.
const sign = (name: Sign): Pick<ScoreRow, 'icon' | 'picture'> => ({
  icon: name,
  picture: h(SignIcon, { name, size: 28 }),
});

// What the engine says of a part, and its points.
function told({ score }: AView, name: string): Pick<ScoreRow, 'help' | 'notes' | 'points'> {
  const part = score.parts.find(x => x.name === name);
  return {
    help: part?.help ?? '',
    notes: part?.notes ?? [],
    points: part?.points.map(n => n ?? 0) ?? [],
  };
}
// A card: whose it was, what it ended at, and whom its lower half paid.
function cardRow(view: AView, c: Criterion, whose: string): ScoreRow {
  const row = { key: c.part, ...sign('secret'), ...told(view, c.part) };
  if (!c.criterion) return { ...row, title: t('archipelago.score.secret', { whose }) };
  if (c.criterion === 'separatist')
    return { ...row, title: t('archipelago.score.separatist', { whose }) };
  if (c.criterion === 'pacifist')
    return {
      ...row,
      ...sign('dove'),
      title: t('archipelago.score.pacifist', { whose }),
      points: told(view, 'pacifist').points,
    };
  const what = criterionWord(c.criterion);
  return { ...row, title: t('archipelago.score.objective', { whose, what }) };
}

export function scoreRows(view: AView, names: string[], you: number | null): ScoreRow[] {
  const p = view.position,
    rows: ScoreRow[] = [],
    { totals } = view.score;
  const whose = (owner: number | null | undefined): string => {
    if (typeof owner !== 'number') return t('archipelago.score.card.all');
    return owner === you
      ? t('archipelago.score.card.you')
      : t('archipelago.score.card', { name: names[owner] ?? '' });
  };
  for (const c of p.criteria)
    rows.push(
      c.trend
        ? {
            key: c.part,
            ...sign('crowd'),
            title: t('archipelago.score.trend', { what: criterionWord(c.criterion ?? '') }),
            ...told(view, c.part),
          }
        : cardRow(view, c, whose(c.owner)),
    );
  rows.push({
    key: 'medals',
    ...sign('medal'),
    title: t('archipelago.score.medals'),
    ...told(view, 'medals'),
  });
  if (!p.independent && totals.some((n, seat) => totals.indexOf(n) !== seat))
    rows.push({
      key: 'ties',
      ...sign('florin'),
      title: t('archipelago.score.ties'),
      help: helpOf('archipelago', 'thing', 'ties'),
      points: p.players.map(() => 0),
      notes: p.players.map(q => String(q.florins ?? '')),
    });
  return rows;
}
