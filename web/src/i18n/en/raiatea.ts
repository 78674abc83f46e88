// raiatea.ts - English: what the page itself says of Raiatea; names of things, what they do, in full
// and in short, and questions come from the engine (games/lexicon.ts). Keys begin with `raiatea.`.
export const raiatea = {
  'raiatea.long.words': 'condi-tion',
  'raiatea.board': 'The island of Raiatea',
  'raiatea.overview': 'Overview of the board',

  'raiatea.card.empty': 'Empty',
  'raiatea.card.times': '× {n}',

  'raiatea.round.track': 'Rounds: {list}. Now {now}',

  'raiatea.see.board': 'See the island',
  'raiatea.see.ceremony': 'Back to the ceremony',
  'raiatea.ready': 'ready',
  'raiatea.thinking': 'choosing',
  'raiatea.not_asked': 'not asked',
  'raiatea.place.nth': '{n}.',
  'raiatea.offered': 'offered',
  'raiatea.in_bag': 'bag holds',
  'raiatea.row.needs': 'still needed',
  'raiatea.row.yours': 'Your {name}',
  'raiatea.row.owner': 'of {name}',
  'raiatea.auction.for': 'for {vp}',

  'raiatea.screen': 'Your screen',
  'raiatea.screen.cards': 'All cards',
  'raiatea.screen.none': 'no rituals',
  'raiatea.screen.lasting': 'Lasting rituals',
  'raiatea.screen.won': 'Tiles',
  'raiatea.screen.buried': 'Your discards, face down',
  'raiatea.screen.pair': 'pair',
  'raiatea.chip.place': 'order {n}',
  'raiatea.decks.open': 'Open discards',

  'raiatea.wait.help': 'The log tells what happens.',
  'raiatea.do.bid.less': 'One less',
  'raiatea.do.bid.more': 'One more',
  'raiatea.do.back': 'Back',
  'raiatea.set.chosen': '{n} of {of} chosen',
  'raiatea.set.kept': 'kept',

  'raiatea.summary.score': 'score {n}',

  'raiatea.tour.board.title': 'The island',
  'raiatea.tour.board':
    'In an action round you take turns to choose one of six places. Whoever chose a place is its ' +
    'Kahuna, acts there before the others and has a bonus.',
  'raiatea.tour.market.title': 'Markets',
  'raiatea.tour.market':
    'Goods are sold at the stalls. A sale lowers the price, a good taken raises it. Hover, ' +
    'tap or focus anything to read it.',
  'raiatea.tour.statues.title': 'Three Toʻo',
  'raiatea.tour.statues':
    'Each tile is a mission: have or pay what it asks, and it is yours. Tiles are worth 1, 2 and 3 points.',
  'raiatea.tour.track.title': 'Rounds and ceremonies',
  'raiatea.tour.track':
    'Three ceremonies divide the game. There the mana that everybody offers goes into one ' +
    'bag and pays for all rituals, the cheapest first.',
  'raiatea.tour.dock.title': 'Your decision',
  'raiatea.tour.dock':
    'Here is what you decide, with every choice. The same choices glow on the board.',
  'raiatea.tour.screen.title': 'Your screen',
  'raiatea.tour.screen':
    'Your pearls, mana, goods and rituals are behind it. Helpers and masks lie open.',
  'raiatea.tour.players.title': 'The others',
  'raiatea.tour.players':
    'Everybody’s rank, priests, helpers and masks. The number is the points you can see; ' +
    'tiles lie behind the screens.',

  'raiatea.figure.places': 'Six places. Whoever chooses one is the Kahuna there.',
  'raiatea.figure.stalls':
    'Four price tracks. The framed level is the price; you sell there or lower.',
  'raiatea.figure.statue': 'A statue with its missions. A hammer is an auction.',
  'raiatea.figure.row':
    'The Blessing: the bag holds 12 mana. It pays three rituals; the fourth is too expensive.',
  'raiatea.figure.masks': 'Masks score as pairs. A mirror joins any mask.',
  'raiatea.figure.cards': 'Rituals: the number is what they cost in mana, the edge shows the kind.',
} as const;

declare module './index.ts' {
  interface Words {
    raiatea: typeof raiatea;
  }
}
