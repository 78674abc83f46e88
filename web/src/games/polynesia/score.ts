// score.ts - the rows of the score sheet: parts of the score, with how each seat came to them.
import { t } from '../../i18n/index.ts';
import type { ScoreRow } from '../game.ts';
import { partTitle } from '../lexicon.ts';
import { pieces, sinking, type Card, type Player, type Position, type PView } from './position.ts';
import { cardShort } from './words.ts';

const archipelagosOf = (p: Position, seat: number): number =>
  p.archipelagos.filter(a => a.islands.some(id => p.islands.find(i => i.id === id)?.pieces[seat]))
    .length;
const wholeOf = (p: Position, seat: number): number =>
  p.archipelagos.filter(a => a.islands.every(id => p.islands.find(i => i.id === id)?.pieces[seat]))
    .length;
const boatsOf = (p: Position, seat: number): number =>
  p.routes.filter(r => r.boats.includes(seat)).length;

function note(p: Position, card: Card, q: Player): string {
  switch (card.code) {
    case '1.3':
      return t('polynesia.score.archipelagos', { n: archipelagosOf(p, q.seat) });
    case '1.4':
      return t('polynesia.score.archipelagos', { n: wholeOf(p, q.seat) });
    case '2.4':
    case '2.6':
      return t('polynesia.score.masks', { n: q.masks });
    case '2.5':
      return t('polynesia.score.mask_tour', { masks: q.masks, n: archipelagosOf(p, q.seat) });
    case '3.5':
      return t('polynesia.score.home', { n: q.home });
    case '3.6':
      return t('polynesia.fish', { n: q.fish });
    case '3.7':
      return t('polynesia.score.boats', { n: boatsOf(p, q.seat) });
    case '3.8':
      return t('polynesia.shell', { n: q.shell });
    default:
      return '';
  }
}

const icons: Record<string, string> = {
  '3.5': 'home',
  '3.6': 'fish',
  '3.7': 'boat',
  '3.8': 'shell',
  '3.4': 'turtle',
};

export function scoreRows(view: PView): ScoreRow[] {
  const p = view.position,
    part = (name: string): number[] =>
      view.score.parts.find(x => x.name === name)?.points.map(n => n ?? 0) ??
      p.players.map(() => 0);
  const saved = (q: Player): number => pieces - q.home - sinking(p, q.seat);
  const islandsOf = (q: Player): number =>
    p.islands.filter(i => i.turtles && i.pieces[q.seat]).length;
  const rows: ScoreRow[] = [
    {
      key: 'board',
      icon: 'home',
      title: partTitle('polynesia', 'board'),
      help: t('polynesia.score.board.help'),
      points: part('board'),
      notes: p.players.map(q =>
        saved(q) === pieces
          ? t('polynesia.score.board.all')
          : t('polynesia.score.board.note', { n: saved(q) }),
      ),
    },
    {
      key: 'turtle_islands',
      icon: 'turtle',
      title: partTitle('polynesia', 'turtle_islands'),
      help: t('polynesia.score.turtle_islands.help'),
      points: part('turtle_islands'),
      notes: p.players.map(q => t('polynesia.score.turtle_islands.note', { n: islandsOf(q) })),
    },
    {
      key: 'tokens',
      icon: 'turtle',
      title: partTitle('polynesia', 'turtle_tokens'),
      help: t('polynesia.score.tokens.help'),
      points: part('island_turtles').map((n, seat) => n + (part('turtle_tokens')[seat] ?? 0)),
      notes: p.players.map(q => `${q.island_turtles} + ${q.turtle_tokens}`),
    },
  ];
  for (const card of p.cards)
    if (card.kind === 'at_end')
      rows.push({
        key: `card_${card.type}`,
        icon: icons[card.code] ?? (card.type === 1 ? 'arch' : 'mask'),
        title: card.title,
        help: cardShort(card.code),
        points: part(`card_${card.type}`),
        notes: p.players.map(q => note(p, card, q)),
      });
  return rows;
}
