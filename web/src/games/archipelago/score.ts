// score.ts - the rows of the score sheet: each card with its owner, what it ended at and what it ranks,
// the trends, medals, and what breaks ties.
import { h } from 'preact';
import { helpOf } from '../lexicon.ts';
import type { ScoreRow } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import type { AView, Criterion } from './position.ts';
import { thingWord } from './words/names.ts';

// Signs of this game, as on its cards and boards.
const sign = (name: Sign): Pick<ScoreRow, 'picture'> => ({
  picture: h(SignIcon, { name, size: 28 }),
});

// What the engine says of a part, and its points.
function told({ score }: AView, name: string): Omit<ScoreRow, 'key' | 'picture'> {
  const part = score.parts.find(x => x.name === name);
  return {
    title: part?.title ?? '',
    help: part?.help ?? '',
    notes: part?.notes ?? [],
    points: part?.points.map(n => n ?? 0) ?? [],
  };
}
// A card: whose it was, what it ended at, and whom its lower half paid. Who reads a game that is over sees all hands,
// and the engine does not know which is his.
function cardRow(view: AView, c: Criterion, you: number | null): ScoreRow {
  const { part, points = part, owner, title_yours: yours } = c,
    row = { key: part, ...told(view, part), points: told(view, points).points };
  if (owner !== null && owner === you && yours) row.title = yours;
  return { ...row, ...sign(c.criterion === 'pacifist' ? 'dove' : 'secret') };
}

export function scoreRows(view: AView, _names: string[], you: number | null): ScoreRow[] {
  const p = view.position,
    rows: ScoreRow[] = [],
    { totals, tie_breaks } = view.score;
  for (const c of p.criteria)
    rows.push(
      c.trend ? { key: c.part, ...sign('crowd'), ...told(view, c.part) } : cardRow(view, c, you),
    );
  rows.push({
    key: 'medals',
    ...sign('medal'),
    ...told(view, 'medals'),
  });
  if (view.by_points !== false && totals.some((n, seat) => totals.indexOf(n) !== seat))
    rows.push({
      key: 'ties',
      ...sign('florin'),
      title: thingWord('ties'),
      help: helpOf('archipelago', 'thing', 'ties'),
      points: p.players.map(() => 0),
      notes: tie_breaks.map(n => String(n ?? '')),
    });
  return rows;
}
