// archipelago.ts - English: the board of Archipelago, its decisions and what they mean. Cards have a
// file of their own; deals, offers and pledges too.
export const archipelago = {
  'archipelago.long.words': 'mission-ary cartog-rapher explor-ation condi-tion',
  'archipelago.board': 'Table of Archipelago',
  'archipelago.map': 'Map of the archipelago',
  'archipelago.overview': 'The map in small',
  'archipelago.tab.map': 'Map',
  'archipelago.tab.wheel': 'Wheel',
  'archipelago.tab.markets': 'Markets',
  'archipelago.tab.evolution': 'Cards',
  'archipelago.tabs': 'What the board shows',

  'archipelago.brief.sur': 'surplus',
  'archipelago.brief.back': 'next',
  'archipelago.forecast': 'Next unrest',
  'archipelago.forecast.nothing': 'As things stand it changes nothing.',

  'archipelago.wheel': 'Action wheel',
  'archipelago.wheel.discs': { one: 'disc', other: 'discs' },

  'archipelago.deck': { one: '1 card in the deck', other: '{n} cards in the deck' },

  'archipelago.screen': 'Your screen',
  'archipelago.screen.secret': 'Your secret ending',
  'archipelago.screen.none': 'No objective yet',
  'archipelago.screen.cards': 'Your cards',
  'archipelago.screen.supply': 'In supply',
  'archipelago.objective.trend': 'trend: {what}',
  'archipelago.objective.unknown': 'A secret objective',
  'archipelago.pack': 'Objectives that may be in play',
  'archipelago.common': 'Objectives for everybody',
  'archipelago.discards': 'Discarded cards',
  'archipelago.bank': 'Bank',
  'archipelago.all.cards': 'Cards of the players',
  'archipelago.players.none': 'no cards',

  'archipelago.chip.hidden': 'behind the screen',
  'archipelago.wait.help': 'Look around: everything on the table can be read.',
  'archipelago.queue.stopped': 'Something else happened first. Please choose again.',

  'archipelago.do.back': 'Back',
  'archipelago.do.all': { one: 'All places (1)', other: 'All places ({n})' },
  'archipelago.do.stop.end': 'End round here',
  'archipelago.do.place': 'Place it here',
  'archipelago.do.turn': 'Turn',
  'archipelago.do.turn.back': 'Turn back',
  'archipelago.do.flip': 'Other side',

  'archipelago.crisis.your': 'your turn',
  'archipelago.crisis.now': 'now',
  'archipelago.crisis.stock': 'Left to give',
  'archipelago.see.map': 'See the map',
  'archipelago.see.crisis': 'Back to the crisis',

  'archipelago.tour.map.title': 'The archipelago',
  'archipelago.tour.map':
    'Every region shows what can be harvested there. What glows can be chosen; press anything else and it ' +
    'says what it is, and why it cannot be chosen now.',
  'archipelago.tour.wheel.title': 'The wheel',
  'archipelago.tour.wheel':
    'In each round you may place one disc here, for one action. Press a dim sector and it says why it is closed.',
  'archipelago.tour.stability.title': 'Stability',
  'archipelago.tour.stability': 'Here you see how near it is and what the next unrest will do.',
  'archipelago.tour.markets.title': 'Two markets',
  'archipelago.tour.markets':
    'The more cubes lie there, the lower the price. Yellow rows draw surplus workers each turn, ' +
    'red rows stir rebellion.',
  'archipelago.tour.evolution.title': 'Cards and the next crisis',
  'archipelago.tour.evolution':
    'The lit number of a card is its price now; after three turns the card is gone. Beside them lies the next crisis.',
  'archipelago.tour.dock.title': 'Your decision',
  'archipelago.tour.dock': 'What is asked, and every choice as a button.',
  'archipelago.tour.screen.title': 'Your screen',
  'archipelago.tour.screen':
    'Your money, goods and your secret objective: its upper half ends the game, its lower half ' +
    'ranks all players for 3, 2, 1 points.',
  'archipelago.tour.players.title': 'The others',
  'archipelago.tour.players': 'What everybody owns, in the order of play.',
  'archipelago.figure.coast': 'Shores join: sea to sea, plain to plain, mountain to mountain.',
  'archipelago.figure.strait': 'A strait: two shores, and a ship between them.',
  'archipelago.figure.units':
    'A free citizen, one at work, one who serves a building, a rebel; a ship.',
  'archipelago.figure.market':
    'One good on the home market: each row has its price at the left, and its colour says what it does.',
  'archipelago.figure.card':
    'A card: its price now, the prices after a turn and after two, and the skull, where it is discarded.',
  'archipelago.figure.buildings': 'Town, temple, market, port.',
} as const;

declare module './index.ts' {
  interface Words {
    archipelago: typeof archipelago;
  }
}
