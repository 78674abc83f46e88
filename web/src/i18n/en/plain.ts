// plain.ts - English: the table of a game that has no board of its own.
export const plain = {
  'plain.board': 'Board',
  'plain.position': 'The table',
  'plain.nothing': 'Nothing lies on this table. Your choices are below.',
  'plain.own': 'Yours',
  'plain.none': 'none',
  'plain.yes': 'yes',
  'plain.no': 'no',
  'plain.summary': '{stage}. {players}.',
  'plain.place': { one: '{label}', other: '{n} choices here, the first: {label}' },
  'plain.options': 'Your choices',
  'plain.usual': 'The usual choice',
  'plain.find': 'Find a choice',
  'plain.none_found': 'No choice matches that.',
  'plain.all': 'All',
  'plain.drop': 'Choose another',
  'plain.keys': 'Take one of the first nine choices',
} as const;

declare module './index.ts' {
  interface Words {
    plain: typeof plain;
  }
}
