// names.ts - the things of Raiatea by the words that actions and views use for them.
export type GoodName = 'uru' | 'taro' | 'mahi' | 'tiare';
export const goods: GoodName[] = ['uru', 'taro', 'mahi', 'tiare'];
export type HelperName = 'gatherer' | 'trader' | 'shaman' | 'diver';
export const helpers: HelperName[] = ['gatherer', 'trader', 'shaman', 'diver'];
export type Rank = 'raatira' | 'ariki' | 'arioi' | 'tahua';
export type LocationName = 'forest' | 'marae' | 'oyster' | 'path' | 'neighbours' | 'market';
export const locations: LocationName[] = [
  'forest',
  'marae',
  'oyster',
  'path',
  'neighbours',
  'market',
];
// The acts of a ceremony, by number.
export const acts = { dance: 1, buy: 2, prepare: 3, offer: 4, blessing: 5, raise: 6 } as const;
export type DeckName = 'normal' | 'forbidden';
export type Reward = 'tattoo' | 'good' | 'pearls';
