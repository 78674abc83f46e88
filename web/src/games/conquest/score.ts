// score.ts - the rows of the score sheet, in whole points: where they come from, and of how many.
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import { partTitle } from '../lexicon.ts';
import type { CView } from './position.ts';

export function scoreRows(view: CView): ScoreRow[] {
  const p = view.position,
    seats = p.players.slice(0, view.seats),
    unit = view.score.unit ?? 2;
  const part = (name: string): number[] =>
    (view.score.parts.find(x => x.name === name)?.points ?? seats.map(() => 0)).map(
      n => (n ?? 0) / unit,
    );
  const rows: ScoreRow[] = [
    {
      key: 'villages',
      icon: 'home',
      title: partTitle('conquest', 'villages'),
      help: t('conquest.score.villages.help'),
      points: part('villages'),
      notes: seats.map(() => ''),
    },
    {
      key: 'groups',
      icon: 'arch',
      title: partTitle('conquest', 'groups'),
      help: t('conquest.score.groups.help'),
      points: part('groups'),
      notes: seats.map(q => t('conquest.score.of_groups', { n: q.groups })),
    },
    {
      key: 'atolls',
      icon: 'arch',
      title: partTitle('conquest', 'atolls'),
      help: t('conquest.score.atolls.help'),
      points: part('atolls'),
      notes: seats.map(() => ''),
    },
    {
      key: 'cards',
      icon: 'mask',
      title: partTitle('conquest', 'cards'),
      help: t('conquest.score.cards.help'),
      points: part('cards'),
      notes: seats.map(q =>
        t('conquest.score.cards_note', { n: q.cards.filter(c => c.up).length }),
      ),
    },
  ];
  if (p.options.includes('kumara'))
    rows.push({
      key: 'kumara',
      icon: 'boat',
      title: partTitle('conquest', 'kumara'),
      help: t('conquest.score.kumara.help'),
      points: part('kumara'),
      notes: seats.map(() => ''),
    });
  return rows;
}
