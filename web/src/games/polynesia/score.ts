// score.ts - the rows of the score sheet: parts of the score, and how each seat came to them, as the engine says it.
// A card that is not for the end counts nothing, and has no row.
import type { ScoreRow } from '../game.ts';
import type { Card, PView } from './position.ts';

const icons: Partial<Record<string, string>> = {
  board: 'home',
  turtle_islands: 'turtle',
  island_turtles: 'turtle',
  turtle_tokens: 'turtle',
  card_1: 'arch',
  card_2: 'mask',
  '3.5': 'home',
  '3.6': 'fish',
  '3.7': 'boat',
  '3.8': 'shell',
  '3.4': 'turtle',
};

export const scoreRows = (view: PView): ScoreRow[] =>
  view.score.parts.flatMap(part => {
    const card: Card | undefined = view.position.cards.find(c => `card_${c.type}` === part.name);
    return card?.kind === 'in_play'
      ? []
      : {
          key: part.name,
          icon: icons[card?.code ?? ''] ?? icons[part.name] ?? 'mask',
          title: part.title,
          help: part.help ?? '',
          points: part.points.map(n => n ?? 0),
          notes: part.notes ?? [],
        };
  });
