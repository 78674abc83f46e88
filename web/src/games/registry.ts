// registry.ts - the games that the client knows: how they are shown, and for those that can be
// played the module with their board. Adding a game is a row here and a folder beside it.
import type { ComponentType } from 'preact';
import { ArchipelagoScene } from '../art/scenes/archipelago.tsx';
import { ConquestScene } from '../art/scenes/conquest.tsx';
import { PolynesiaScene } from '../art/scenes/polynesia.tsx';
import { RaiateaScene } from '../art/scenes/raiatea.tsx';
import type { GameModule } from './game.ts';
import { conquest } from './conquest/index.ts';
import { polynesia } from './polynesia/index.ts';
import { raiatea } from './raiatea/index.ts';

export type GameId = 'polynesia' | 'conquest' | 'raiatea' | 'archipelago';
export interface GameInfo {
  id: GameId;
  players: [number, number];
  minutes: number;
  weight: 'easy' | 'medium' | 'demanding';
  Scene: ComponentType;
  unit: number;                            // scores are counted in this many parts of a point
  module: GameModule | null;               // null: its board is not built yet
  firstGame: Record<string, string>;       // options of a good first game
  refuses: (option: string, value: string, seats: number) => boolean; // values that this many seats cannot have
}

const never = (): boolean => false;
const noSuchSeat = (option: string, value: string, seats: number): boolean => option === 'first_player' && /^\d+$/.test(value) && Number(value) >= seats;

const notAlone = new Set(['choose_home', 'events', 'kumara', 'variable_start', 'tournament_cards']);

export const library: GameInfo[] = [
  { id: 'polynesia', players: [2, 4], minutes: 60, weight: 'easy', Scene: PolynesiaScene, unit: 1, module: polynesia, firstGame: { card_1: '1.3', card_2: '2.4', card_3: '3.7' },
    refuses: (option, value, seats) => noSuchSeat(option, value, seats) || (seats === 2 && option === 'card_3' && (value === '3.1' || value === '3.2')) },
  { id: 'conquest', players: [1, 4], minutes: 90, weight: 'medium', Scene: ConquestScene, unit: 2, module: conquest, firstGame: {},
    refuses: (option, value, seats) => value === 'on' && (seats === 1 ? notAlone.has(option) : option === 'solo_hard') },
  { id: 'raiatea', players: [2, 5], minutes: 90, weight: 'demanding', Scene: RaiateaScene, unit: 1, module: raiatea, firstGame: {}, refuses: never },
  { id: 'archipelago', players: [2, 5], minutes: 120, weight: 'demanding', Scene: ArchipelagoScene, unit: 1, module: null, firstGame: {}, refuses: never },
];

export const gameInfo = (id: string): GameInfo | null => library.find(g => g.id === id) ?? null;
export const unitOf = (id: string): number => gameInfo(id)?.unit ?? 1;
export const gameModule = (id: string): GameModule | null => gameInfo(id)?.module ?? null;
