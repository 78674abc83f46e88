// position.ts - French: the keys of ../en/position.ts.
export const position = {
  'position.page': 'Position',
  'position.title': '{game} : une position',
  'position.help':
    'Collez une position ou un lien vers elle. Elle est lue sur cet appareil et n’est ' +
    'envoyée nulle part.',
  'position.text': 'Position',
  'position.open': 'L’ouvrir',
  'position.bad': 'Cette position ne peut pas être ouverte : {why}.',
  'position.yours':
    'Ici, vous décidez à la place {n}. Continuez contre des bots, ou analysez ' +
    'comment on en est arrivé là.',
  'position.over': 'La partie se termine ici.',
  'position.wait': 'Choisissez Rejouer d’ici pour continuer',
  'position.copy': 'Copier le lien',
  'position.copy_here': 'Copier un lien vers cette position',
  'position.play': 'Rejouer d’ici',
  'position.secret':
    'Cette partie n’est pas terminée, et le lien révélerait ce qui y est encore secret.',
  'puzzle.page': 'Énigmes du jour',
  'puzzle.title': '{game}, énigme',
  'puzzle.help':
    'Chaque jour, une position de chaque jeu où un coup est nettement le meilleur. ' +
    'Trouvez-le. Les jours de suite forment une série ; un jour manqué y met fin.',
  'puzzle.ask':
    'À vous. Un coup est nettement le meilleur : au moins {n} parties sur 100 de plus que ' +
    'tout autre.',
  'puzzle.wrong': 'pas le meilleur.',
  'puzzle.gives': 'Ce coup gagne {wins} parties sur 100 et en perd {n}.',
  'puzzle.looking': 'Examen en cours…',
  'puzzle.right': { one: 'Résolue du premier coup.', other: 'Résolue après {n} essais.' },
  'puzzle.worth':
    '{what} : gagne {wins} parties sur 100 à partir d’ici ; le meilleur coup suivant en ' +
    'gagne {next}.',
  'puzzle.show': 'Montrer',
  'puzzle.shown': 'C’était le meilleur coup',
  'puzzle.solved': 'Résolue',
  'puzzle.more': 'Autres énigmes',
  'puzzle.streak': { one: '{n} jour de suite', other: '{n} jours de suite' },
  'puzzle.open': 'Pas encore résolue.',
  'puzzle.is_solved': 'Résolue.',
  'puzzle.solve': 'La résoudre',
  'puzzle.again': 'Revoir',
  'puzzle.former': 'Énigmes passées',
} as const;
