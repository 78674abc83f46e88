// polynesia.ts - French: the keys of ../en/polynesia.ts.
export const polynesia = {
  'polynesia.long.words': 'marchan-dise',
  'polynesia.stock.yours': 'Vos biens',
  'polynesia.stock.score': 'score actuel',
  'polynesia.wait.yours.help': 'Un clic sur la carte saute à la fin.',
  'polynesia.wait.help': 'Montrez un élément de la carte pour lire ce qu’il est.',
  'polynesia.do.other': 'Autre action',
  'polynesia.do.down': 'Reposer',
  'polynesia.do.back': 'Retour',
  'polynesia.tag.to': 'à',
  'polynesia.tag.or': 'ou',
  'polynesia.say.lift': { one: '{n} de vos pions ici.', other: '{n} de vos pions ici.' },
  'polynesia.say.lift.routes': { one: '{n} route possible', other: '{n} routes possibles' },
  'polynesia.speak.piece': {
    one: 'Prendre un pion sur {island}, votre seul ici',
    other: 'Prendre un pion sur {island}, un parmi {n}',
  },
  'polynesia.change': '{from} → {to} points',
  'polynesia.speak.score': 'Score {from} → {to}',
  'polynesia.card.you': 'vous {n}',
  'polynesia.lava': 'Lave',
  'polynesia.map': 'Carte de la Polynésie',
  'polynesia.overview': 'Vue d’ensemble de la carte',
  'polynesia.tour.map.title': 'Un océan à traverser',
  'polynesia.tour.map':
    'Toutes les tribus partent de Mauna Ahi, en bas à gauche. Elle entrera en éruption, et ' +
    'les îles cerclées de tirets seront englouties avec elle. Sauvez votre tribu.',
  'polynesia.tour.track.title': 'Les tours d’une manche',
  'polynesia.tour.track':
    'La valeur du marqueur baisse : voyager et pêcher faiblissent, une nouvelle route devient ' +
    'moins chère.',
  'polynesia.tour.dock.title': 'Ce que vous décidez',
  'polynesia.tour.dock':
    'Explorer ouvre une route avec un de vos bateaux. Voyager déplace vos pions. Peupler en ' +
    'ajoute. Pêcher rapporte des ressources. Ce qui est possible brille en or.',
  'polynesia.tour.stock.title': 'Ce que vous possédez',
  'polynesia.tour.stock':
    'Poissons et coquillages sont votre monnaie. La rangée montre ce que valent les pions ' +
    'sauvés : le nombre encadré compte maintenant.',
  'polynesia.tour.cards.title': 'Les cartes',
  'polynesia.tour.cards':
    'Elles changent à chaque partie et disent ce qui rapporte des points, outre les pions ' +
    'sauvés et les tortues.',
  'polynesia.tour.lava.title': 'Le compte à rebours',
  'polynesia.tour.lava':
    'À la fin d’une manche, une pierre est tirée. La dernière rouge termine la partie ; d’ici ' +
    'là, une sorte de ressource se perd chaque fois.',
  'polynesia.tour.players.title': 'Les autres',
  'polynesia.tour.players':
    'Vous pouvez prendre leurs routes : vous payez le péage, et l’un de leurs ' +
    'pions voyage avec vous.',
  'polynesia.figure.start':
    'Le côté A au début : l’île volcanique en bas à gauche, quatre archipels, six îles à tortues.',
  'polynesia.figure.routes':
    'En milieu de partie : des bateaux sur les routes explorées, chacune avec sa ressource, ' +
    'des pions sur les îles.',
  'polynesia.figure.explore':
    'Un de vos bateaux sur une route : vous y voyagez gratuitement, les autres vous paient son péage.',
  'polynesia.figure.guide':
    'Voyage par une route de Triangle : vous payez 1 coquillage, et un pion de Triangle vous ' +
    'sert de guide.',
  'polynesia.figure.sinking':
    'Ce qui est englouti à la fin : l’île volcanique et trois îles cerclées de tirets. Les pions ' +
    'qui y sont sont perdus.',
  'polynesia.figure.archipelago':
    'Un archipel : deux îles dans un lagon. Des jetons verts s’y trouvent.',
  'polynesia.figure.turtles':
    'Les îles à tortues donnent un ou deux points à chacun de ceux qui y sont à la fin.',
  'polynesia.figure.spaces': 'Six pions sauvés : la case libre de plus haute valeur vaut 2.',
  'polynesia.figure.stones':
    'Cinq pierres rouges sont sur l’île volcanique. La sixième est l’éruption.',
} as const;
