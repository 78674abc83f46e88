// conquest.ts - French: the keys of ../en/conquest.ts.
export const conquest = {
  'conquest.long.words': 'explora-teur déforesta-tion',
  'conquest.and': 'et',
  'conquest.map': 'Carte du Pacifique',
  'conquest.overview': 'Vue d’ensemble de la carte',
  'conquest.box.of': 'sur {n} restants',
  'conquest.chip.place': 'position {n}',
  'conquest.stock.yours': 'Vos biens',
  'conquest.stock.supply': 'À construire',
  'conquest.stock.cards': 'Cartes',
  'conquest.stock.left': 'encore à construire : {what}',
  'conquest.hand.yours': 'Vos cartes',
  'conquest.hand.empty': 'Pas encore de carte.',
  'conquest.hand.discarded': 'Événements jusqu’ici',
  'conquest.chart': 'Ce que coûtent les choses',
  'conquest.wait.ended': 'La bataille est finie',
  'conquest.wait.ended.help': 'Regardez ce qu’il en reste, puis continuez.',
  'conquest.wait.yours.help': 'Un clic sur la carte saute à la fin.',
  'conquest.wait.help':
    'Ce n’est pas encore à vous. Montrez un hex ou touchez-le pour le regarder.',
  'conquest.do.back': 'Retour',
  'conquest.speak.source': 'Prendre depuis :',
  'conquest.speak.choose': 'Choisir :',
  'conquest.list': { one: '{n} endroit', other: 'Liste de {n} endroits' },
  'conquest.points.total': 'total',
  'conquest.points.of': 'sur {n}',
  'conquest.party': '{from} → {to} :',
  'conquest.battle.front': 'Ligne de front',
  'conquest.battle.die': 'Dé montrant {n}',
  'conquest.summary': '{stage}. {goal}. {players}. {cup}. {deck}',
  'conquest.summary.player':
    '{name}, {people} : score {points}, {villages}, {groups}, {bp}, {up}, {down}, {explorer}',
  'conquest.tour.map.title': 'Un océan à découvrir',
  'conquest.tour.map':
    'Les hexes à motif sont inconnus. Ce qui brille en or est à votre choix ; survolez ou ' +
    'touchez un hex pour voir ce qui s’y trouve.',
  'conquest.tour.track.title': 'Les étapes d’un tour',
  'conquest.tour.track': '{steps}. Survolez ou touchez pour lire ce qui s’y passe.',
  'conquest.tour.dock.title': 'Ce que vous décidez',
  'conquest.tour.dock':
    'La question est ici, avec ses choix. La carte montre les mêmes : utilisez ce que vous ' +
    'préférez.',
  'conquest.tour.stock.title': 'Ce que vous possédez',
  'conquest.tour.stock':
    'Les pièces que vous pouvez encore construire, les îles que vous seul connaissez, et vos ' +
    'cartes. Touchez une carte pour la lire.',
  'conquest.tour.players.title': 'La course',
  'conquest.tour.solo.title': 'Vous contre Samoa',
  'conquest.figure.group':
    'Une île : les cases vertes reçoivent aussitôt des villages, les marron demandent ' +
    'l’agriculture (la feuille).',
  'conquest.figure.chain':
    'Une chaîne : des canoës de transport face visible, d’hex en hex. Elle connecte les îles, ' +
    'transporte gratuitement et partage les PC.',
  'conquest.figure.hidden':
    'Une île secrète : seuls ceux qui l’ont découverte, dont les marqueurs y sont, savent ce ' +
    'que c’est.',
  'conquest.figure.markers':
    'Ce que tire le hasard : océan ouvert, une île, hors course. Les perles sont des nœuds.',
} as const;
