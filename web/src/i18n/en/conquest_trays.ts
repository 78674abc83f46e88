// conquest_trays.ts - English: Conquest of Paradise, what is put together step by step: Battles, parties and
// plans.
export const conquestTrays = {
  'conquest.queue.busy': 'Carrying it out…',
  'conquest.queue.stopped':
    'Not all of it could be carried out. Look at the table and go on from here.',

  'conquest.battle.back': 'Back row',
  'conquest.battle.rows': 'Both sides, front rows and back rows',
  'conquest.battle.table': 'What the die does',
  'conquest.battle.fighting': '{n} fighting',
  'conquest.battle.roll': 'Roll {n}',
  'conquest.battle.roll.small': 'roll {n}',
  'conquest.battle.roll.at': 'roll {list}',
  'conquest.battle.rolls': 'Rolls so far: {list}',
  'conquest.battle.no_die': 'No roll yet',
  'conquest.battle.panicked': 'panicked',
  'conquest.battle.lost': 'lost, roll {n}',
  'conquest.battle.to_win': 'to win',
  'conquest.battle.save.fewer': 'One Village fewer',
  'conquest.battle.save.more': 'One Village more',
  'conquest.battle.save.of': '{n} of {of}',
  'conquest.battle.save.pay': 'Paid with',
  'conquest.battle.close': 'Look at the map',
  'conquest.battle.show': 'Show the Battle',
  'conquest.battle.go_on': 'Go on',

  'conquest.party.carry': 'What it carries',
  'conquest.party.all': 'All',
  'conquest.party.none': 'None',
  'conquest.party.sail.all': 'Sail with all',
  'conquest.party.sail': { one: 'Sail with 1', other: 'Sail with {n}' },
  'conquest.transit.count': 'How many',

  'conquest.build.more': 'and {n} more',
  'conquest.build.on': 'Possible on {names}.',
  'conquest.build.where': '{what}: choose a glowing island',
  'conquest.build.remove': 'Take out: {what}',
  'conquest.build.dropped': 'Taken out as well: {what}.',
  'conquest.build.again': 'Press again to seal.',
  'conquest.build.unanswered': 'The table did not answer, so nothing is sealed. Try it again.',
  'conquest.build.seal_anyway': 'Seal anyway',
  'conquest.build.elsewhere':
    'Your plan was sealed without what stood here, in another window or by a bot.',
} as const;

declare module './index.ts' {
  interface Words {
    conquestTrays: typeof conquestTrays;
  }
}
