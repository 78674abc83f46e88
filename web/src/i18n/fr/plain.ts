// plain.ts - French: the keys of ../en/plain.ts.
export const plain = {
  'plain.board': 'Plateau',
  'plain.position': 'La table',
  'plain.nothing': 'Il n’y a rien sur cette table. Vos choix sont ci-dessous.',
  'plain.own': 'À vous',
  'plain.none': 'aucun',
  'plain.yes': 'oui',
  'plain.no': 'non',
  'plain.summary': '{stage}. {players}.',
  'plain.place': { one: '{label}', other: '{n} choix ici, le premier : {label}' },
  'plain.options': 'Vos choix',
  'plain.usual': 'Le choix habituel',
  'plain.find': 'Chercher un choix',
  'plain.none_found': 'Aucun choix ne correspond.',
  'plain.all': 'Tout',
  'plain.drop': 'Choisir autre chose',
  'plain.keys': 'Prendre l’un des neuf premiers choix',
} as const;
