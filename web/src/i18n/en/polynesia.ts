// polynesia.ts - English: what belongs to Polynesia alone. Keys begin with `polynesia.`.
export const polynesia = {
  'polynesia.long.words': 'explor-ation',
  'polynesia.stock.yours': 'Your stock',
  'polynesia.stock.score': 'score now',

  'polynesia.wait.yours.help': 'A click on the map skips to its end.',
  'polynesia.wait.help': 'Point at anything on the map to read about it.',

  'polynesia.do.other': 'Other action',
  'polynesia.do.down': 'Put down',
  'polynesia.do.back': 'Back',

  'polynesia.tag.to': 'to',
  'polynesia.tag.or': 'or',

  'polynesia.say.lift': '{n} of your pieces here.',
  'polynesia.say.lift.routes': { one: '1 way on', other: '{n} ways on' },

  'polynesia.speak.piece': {
    one: 'Lift a piece on {island}, your only one there',
    other: 'Lift a piece on {island}, one of {n}',
  },
  'polynesia.change': '{from} → {to} points',
  'polynesia.speak.score': 'Score {from} to {to}',

  'polynesia.card.you': 'you {n}',
  'polynesia.lava': 'Lava',

  'polynesia.map': 'Map of Polynesia',
  'polynesia.overview': 'Overview of the map',

  'polynesia.tour.map.title': 'An ocean to cross',
  'polynesia.tour.map':
    'All tribes start on Mauna Ahi, bottom left. It will erupt, and the islands with a ' +
    'dashed ring sink with it. Save your people.',
  'polynesia.tour.track.title': 'The turns of a round',
  'polynesia.tour.track':
    'The turn value falls: sailing and fishing get weaker, a new route gets cheaper.',
  'polynesia.tour.dock.title': 'What you decide',
  'polynesia.tour.dock':
    'Explore opens a route with a boat of yours. Travel sails your pieces. Populate brings more. ' +
    'Fish gets goods. What you may do glows in gold.',
  'polynesia.tour.stock.title': 'What you own',
  'polynesia.tour.stock':
    'Fish and shells are money. The row shows what saved pieces are worth: the framed number ' +
    'counts now.',
  'polynesia.tour.cards.title': 'The cards',
  'polynesia.tour.cards':
    'They are different in each game and say what brings points besides saved people and turtles.',
  'polynesia.tour.lava.title': 'The clock',
  'polynesia.tour.lava':
    'At the end of a round a stone is drawn. The last red one ends the game; until then ' +
    'one kind of goods spoils each time.',
  'polynesia.tour.players.title': 'The others',
  'polynesia.tour.players':
    'You may sail their routes: you pay the toll, and one of their pieces sails along with you.',

  'polynesia.figure.start':
    'Side A at the start: the volcano at the lower left, four archipelagos, six turtle islands.',
  'polynesia.figure.routes':
    'In the middle of a game: boats on explored routes, each with its marker, pieces on the islands.',
  'polynesia.figure.explore':
    'A boat of yours on a route: free for you, and others pay you its toll.',
  'polynesia.figure.guide':
    'Sailing a route of Triangle: you pay 1 shell, and a piece of Triangle sails along as your guide.',
  'polynesia.figure.sinking':
    'What sinks at the end: the volcano and three islands, in dashed rings. Pieces there are ' +
    'lost.',
  'polynesia.figure.archipelago':
    'An archipelago: two islands in one lagoon. Green tokens lie there.',
  'polynesia.figure.turtles':
    'Turtle islands give one or two points to everybody who is there at the end.',
  'polynesia.figure.stones': 'Five red stones lie on the volcano. The sixth one is the eruption.',
  'polynesia.figure.spaces': 'Six pieces saved: the highest free space is worth 2.',
} as const;

declare module './index.ts' {
  interface Words {
    polynesia: typeof polynesia;
  }
}
