// konane.ts - French: the keys of ../en/konane.ts.
export const konane = {
  'konane.board': 'La dalle',
  'konane.own': 'À vous',
  'konane.you': 'Vous êtes {colour}',
  'konane.stone': 'Pierre {place}, {jumps}',
  'konane.drop': 'Autre pierre',
  'konane.options': 'Vos coups',
  'konane.tour.board.title': 'La dalle',
  'konane.tour.board':
    'Les pierres cerclées peuvent jouer. Cliquez sur l’une, puis sur la case d’arrivée ; un ' +
    'saut prend la pierre entre les deux.',
  'konane.tour.dock.title': 'Votre coup',
  'konane.tour.dock': 'Montrez un coup pour lire combien de sauts il laisse à chacun.',
  'konane.tour.players.title': 'Les deux camps',
  'konane.tour.players': 'Comptez les sauts, pas les pierres : qui n’en a plus perd.',
  'konane.figure.jump': 'Noir saute et prend la pierre blanche entre les deux.',
  'konane.figure.last': 'À Blanc de jouer, mais aucun saut n’est possible : Noir a gagné.',
} as const;
