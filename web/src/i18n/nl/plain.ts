// plain.ts - Dutch: the keys of ../en/plain.ts.
export const plain = {
  'plain.board': 'Bord',
  'plain.position': 'De tafel',
  'plain.nothing': 'Er ligt niets op deze tafel. Je keuzes staan hieronder.',
  'plain.own': 'Van jou',
  'plain.none': 'geen',
  'plain.yes': 'ja',
  'plain.no': 'nee',
  'plain.summary': '{stage}. {players}.',
  'plain.place': { one: '{label}', other: '{n} keuzes hier, de eerste: {label}' },
  'plain.options': 'Jouw keuzes',
  'plain.usual': 'De gewone keuze',
  'plain.find': 'Zoek een keuze',
  'plain.none_found': 'Geen keuze past daarbij.',
  'plain.all': 'Alle',
  'plain.drop': 'Iets anders kiezen',
  'plain.keys': 'Een van de eerste negen keuzes nemen',
} as const;
