// konane.ts - English: what the page itself says of Konane; questions, helps and explanations come from the
// engine (games/lexicon.ts).
export const konane = {
  'konane.board': 'The slab',
  'konane.own': 'Yours',
  'konane.you': 'You are {colour}',
  'konane.stone': 'Stone at {place}, {jumps}',
  'konane.drop': 'Another stone',
  'konane.options': 'Your moves',
  'konane.tour.board.title': 'The slab',
  'konane.tour.board':
    'Ringed stones can move. Click one, then the place where it lands; a jump takes the stone between.',
  'konane.tour.dock.title': 'Your move',
  'konane.tour.dock': 'Point at a move to read how many jumps it leaves each of you.',
  'konane.tour.players.title': 'Both sides',
  'konane.tour.players': 'Count the jumps, not the stones: whoever has none left loses.',
  'konane.figure.jump': 'Black jumps, and takes the white stone in between.',
  'konane.figure.last': 'White is to move and cannot jump: Black has won.',
} as const;

declare module './index.ts' {
  interface Words {
    konane: typeof konane;
  }
}
