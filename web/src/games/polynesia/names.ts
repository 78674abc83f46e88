// names.ts - what islands, routes, archipelagos and cards are called, as the engine says it: a view has their ids.
import { helpOf, nameOf } from '../lexicon.ts';

export const islandName = (id: string): string => nameOf('polynesia', 'island', id);
export const routeName = (id: string): string => nameOf('polynesia', 'route', id);
export const archipelagoName = (id: string): string => nameOf('polynesia', 'archipelago', id);
export const cardTitle = (code: string): string => nameOf('polynesia', 'card', code);
export const cardShort = (code: string): string => nameOf('polynesia', 'card_short', code);
export const cardText = (code: string): string => helpOf('polynesia', 'card', code);
// When it works: during the game, or at its end.
export const cardKind = (kind: string): string => nameOf('polynesia', 'card_kind', kind);
