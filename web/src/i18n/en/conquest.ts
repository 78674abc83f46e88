// conquest.ts - English: what belongs to Conquest of Paradise alone. Keys begin with `conquest.`.
export const conquest = {
  'conquest.long.words': 'explor-ation',
  'conquest.and': 'and',
  'conquest.map': 'Map of the Pacific',
  'conquest.overview': 'Overview of the map',

  'conquest.box.of': 'of {n} left',

  'conquest.chip.place': 'plays no. {n}',

  'conquest.stock.yours': 'Your things',
  'conquest.stock.supply': 'To build',
  'conquest.stock.cards': 'Cards',
  'conquest.stock.left': '{what} left to build',
  'conquest.hand.yours': 'Your cards',
  'conquest.hand.empty': 'No card yet.',
  'conquest.hand.discarded': 'Events so far',
  'conquest.chart': 'What things cost',

  'conquest.wait.ended': 'The Battle is over',
  'conquest.wait.ended.help': 'Look at what is left of it, then go on.',
  'conquest.wait.yours.help': 'A click on the map skips to its end.',
  'conquest.wait.help': 'It is not your turn yet. Point at a hex or tap it to look at it.',

  'conquest.do.back': 'Back',

  'conquest.speak.source': 'Take from:',
  'conquest.speak.choose': 'Choose:',

  'conquest.list': { one: '1 place', other: 'List of {n} places' },
  'conquest.points.total': 'total',
  'conquest.points.of': 'of {n}',
  'conquest.party': '{from} → {to}:',
  'conquest.battle.front': 'Front row',
  'conquest.battle.die': 'Die showing {n}',

  'conquest.summary': '{stage}. {goal}. {players}. {cup}. {deck}',
  'conquest.summary.player':
    '{name}, {people}: {points} points, {villages}, {groups}, {bp}, {up}, {down}, {explorer}',

  'conquest.tour.map.title': 'An ocean to find',
  'conquest.tour.map':
    'Patterned hexes are unknown. What glows in gold is yours to choose; hover or tap any hex to see what lies there.',
  'conquest.tour.track.title': 'The steps of a turn',
  'conquest.tour.track': '{steps}. Point at one or tap it to read what happens there.',
  'conquest.tour.dock.title': 'What you decide',
  'conquest.tour.dock':
    'The question is here, with its choices. The map shows the same choices: use whichever you like.',
  'conquest.tour.stock.title': 'What you own',
  'conquest.tour.stock':
    'Pieces that you can still build, islands that only you know, and your cards. Touch a card to read it.',
  'conquest.tour.players.title': 'The race',
  'conquest.tour.solo.title': 'You against Samoa',

  'conquest.figure.group':
    'An island: green boxes take Villages at once, brown ones need Agriculture (the leaf).',
  'conquest.figure.chain':
    'A chain: Transports in neighbouring hexes, turned face up. It links islands to the Home, ' +
    'carries pieces for free and shares Build Points.',
  'conquest.figure.hidden':
    'A secret island: only those who found it, whose discs lie on it, know what it is.',
  'conquest.figure.markers':
    'What chance draws: open ocean, an island, off course. The beads are knots.',
} as const;

declare module './index.ts' {
  interface Words {
    conquest: typeof conquest;
  }
}
