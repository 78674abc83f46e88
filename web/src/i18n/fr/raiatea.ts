// raiatea.ts - French: the keys of ../en/raiatea.ts.
export const raiatea = {
  'raiatea.long.words': 'marchan-dise mar-chand condi-tion',
  'raiatea.board': 'L’île de Raiatea',
  'raiatea.overview': 'Vue d’ensemble du plateau',
  'raiatea.card.empty': 'Vide',
  'raiatea.card.times': '× {n}',
  'raiatea.round.track': 'Phases : {list}. Maintenant {now}',
  'raiatea.see.board': 'Voir l’île',
  'raiatea.see.ceremony': 'Retour à la cérémonie',
  'raiatea.ready': 'fait',
  'raiatea.thinking': 'choisit',
  'raiatea.not_asked': 'sans choix',
  'raiatea.place.nth': { one: '{n}er', other: '{n}e' },
  'raiatea.offered': 'offert',
  'raiatea.in_bag': 'dans le sac',
  'raiatea.row.needs': 'encore requis',
  'raiatea.row.yours': 'Votre {name}',
  'raiatea.row.owner': '{name}',
  'raiatea.auction.for': 'pour {vp}',
  'raiatea.screen': 'Votre paravent',
  'raiatea.screen.cards': 'Toutes les cartes',
  'raiatea.screen.none': 'aucun rituel',
  'raiatea.screen.lasting': 'Rituels permanents',
  'raiatea.screen.won': 'Tuiles',
  'raiatea.screen.buried': 'Votre défausse, face cachée',
  'raiatea.screen.pair': 'paire',
  'raiatea.chip.place': 'position {n}',
  'raiatea.decks.open': 'Défausse visible',
  'raiatea.wait.help': 'L’historique dit ce qui se passe.',
  'raiatea.do.bid.less': 'Un de moins',
  'raiatea.do.bid.more': 'Un de plus',
  'raiatea.do.back': 'Retour',
  'raiatea.set.chosen': 'choisis : {n} sur {of}',
  'raiatea.set.kept': 'gardé',
  'raiatea.summary.score': 'score {n}',
  'raiatea.tour.board.title': 'L’île',
  'raiatea.tour.board':
    'Dans une phase d’actions, chacun choisit à son tour l’un des six lieux. Qui a choisi un ' +
    'lieu en est le Kahuna, y agit avant les autres et a un bonus.',
  'raiatea.tour.market.title': 'Les marchés',
  'raiatea.tour.market':
    'Les marchandises se vendent aux échelles de prix. Une vente baisse le prix, une ' +
    'marchandise prise le fait monter. Survolez ou touchez un élément pour le lire.',
  'raiatea.tour.statues.title': "Trois To'o",
  'raiatea.tour.statues':
    'Chaque tuile est une mission : ayez ou payez ce qu’elle demande, et elle est à vous. ' +
    'Les tuiles valent 1, 2 et 3 points.',
  'raiatea.tour.track.title': 'Phases et cérémonies',
  'raiatea.tour.track':
    'Trois cérémonies partagent la partie. La mana que tous y offrent va dans un seul sac et ' +
    'paie tous les rituels, les moins chers d’abord.',
  'raiatea.tour.dock.title': 'Votre décision',
  'raiatea.tour.dock':
    'Voici ce que vous décidez, avec chaque choix. Les mêmes choix sont en surbrillance sur ' +
    'le plateau.',
  'raiatea.tour.screen.title': 'Votre paravent',
  'raiatea.tour.screen':
    'Vos perles, mana, marchandises et rituels sont derrière. Assistants et masques sont visibles.',
  'raiatea.tour.players.title': 'Les autres',
  'raiatea.tour.players':
    'Le rang, les prêtres, les assistants et les masques de chacun. Le nombre indique les ' +
    'points visibles ; les tuiles sont derrière les paravents.',
  'raiatea.figure.places': 'Six lieux. Qui en choisit un y est Kahuna.',
  'raiatea.figure.stalls':
    'Quatre échelles de prix. Le niveau encadré est le prix ; vous vendez là ou plus bas.',
  'raiatea.figure.statue': 'Une statue avec ses missions. Un marteau signale une enchère.',
  'raiatea.figure.row':
    'La Bénédiction : le sac contient 12 mana. Il paie trois rituels ; le quatrième est trop cher.',
  'raiatea.figure.masks':
    'Les masques comptent par paires. Un miroir s’apparie à n’importe quel masque.',
  'raiatea.figure.cards': 'Les rituels : le nombre est leur coût en mana, le bord montre la sorte.',
} as const;
