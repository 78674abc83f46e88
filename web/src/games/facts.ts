// facts.ts - what the server says of each game, for pages that show it: seats, unit, colours. It is
// asked for once, when the page starts; a board is not drawn before it is known (registry.ts).
import { games } from '../app/session.ts';
import type { GameRow } from '../protocol.ts';

// The games on board, in the server's order; none before it has answered.
export const listed = (): GameRow[] => games.get()?.games ?? [];

export const factsOf = (id: string): GameRow | null => listed().find(g => g.id === id) ?? null;

// Scores are counted in this many parts of a point.
export const unitOf = (id: string): number => factsOf(id)?.unit ?? 1;

// A round as the rules call it: "Turn 3", "Ceremony 1".
export function roundName(id: string, round: number): string {
  const facts = factsOf(id),
    own = facts?.rounds?.[round] ?? ''; // rounds without a name of their own have an empty one
  return own === '' ? `${facts?.round ?? ''} ${round}` : own;
}

// Points are counted in this game; before the server has answered, most do.
export const hasPoints = (id: string): boolean => factsOf(id)?.points !== false;

// Something is drawn or rolled in this game; before the server has answered, in most.
export const hasChance = (id: string): boolean => factsOf(id)?.chance !== false;

// Cards or choices are hidden in this game; before the server has answered, in most.
export const hasSecrets = (id: string): boolean => factsOf(id)?.secrets !== false;

// The title of a bot's level; before it is known its id.
export const levelTitle = (id: string): string =>
  games.get()?.levels.find(l => l.id === id)?.title ?? id;
