// archipelago.ts - French: the keys of ../en/archipelago.ts.
export const archipelago = {
  'archipelago.long.words':
    'expansion-nisme indépen-dantiste construc-teur mission-naire carto-graphe ' +
    'explora-teur marchan-dise amphi-théâtre contre-bandier mar-chand condi-tion',
  'archipelago.board': 'Table d’Archipelago',
  'archipelago.map': 'Carte de l’archipel',
  'archipelago.overview': 'La carte en petit',
  'archipelago.tab.map': 'Carte',
  'archipelago.tab.wheel': 'Roue',
  'archipelago.tab.markets': 'Marchés',
  'archipelago.tab.evolution': 'Cartes',
  'archipelago.tabs': 'Ce que montre le plateau',
  'archipelago.brief.sur': 'disponibles',
  'archipelago.brief.back': 'suite',
  'archipelago.forecast': 'Prochaine agitation',
  'archipelago.forecast.nothing': 'En l’état, elle ne change rien.',
  'archipelago.wheel': 'Roue d’action',
  'archipelago.wheel.discs': { one: 'prête', other: 'prêtes' },
  'archipelago.deck': { one: '{n} carte dans la pioche', other: '{n} cartes dans la pioche' },
  'archipelago.screen': 'Votre paravent',
  'archipelago.screen.secret': 'Votre fin secrète',
  'archipelago.screen.none': 'Pas encore d’objectif',
  'archipelago.screen.cards': 'Vos cartes',
  'archipelago.screen.supply': 'En réserve',
  'archipelago.objective.trend': 'tendance : {what}',
  'archipelago.objective.unknown': 'Un objectif secret',
  'archipelago.pack': 'Objectifs peut-être en jeu',
  'archipelago.common': 'Objectifs pour tous',
  'archipelago.discards': 'Cartes défaussées',
  'archipelago.bank': 'Banque',
  'archipelago.all.cards': 'Cartes des joueurs',
  'archipelago.players.none': 'aucune carte',
  'archipelago.chip.hidden': 'derrière le paravent',
  'archipelago.wait.help': 'Regardez autour de vous : tout sur la table peut se lire.',
  'archipelago.queue.stopped': 'Autre chose s’est passé avant. Choisissez de nouveau.',
  'archipelago.do.back': 'Retour',
  'archipelago.do.all': { one: 'Tous les endroits ({n})', other: 'Tous les endroits ({n})' },
  'archipelago.do.stop.end': 'Terminer le round ici',
  'archipelago.do.place': 'Placer ici',
  'archipelago.do.turn': 'Tourner',
  'archipelago.do.turn.back': 'Autre sens',
  'archipelago.do.flip': 'Autre face',
  'archipelago.crisis.your': 'à vous',
  'archipelago.crisis.now': 'maintenant',
  'archipelago.crisis.stock': 'Encore à donner',
  'archipelago.see.map': 'Voir la carte',
  'archipelago.see.crisis': 'Retour à la crise',
  'archipelago.tour.map.title': 'L’archipel',
  'archipelago.tour.map':
    'Chaque région montre ce qu’on peut y récolter. Ce qui est en surbrillance peut être ' +
    'choisi ; touchez autre chose pour lire ce que c’est, et pourquoi ce n’est pas possible ' +
    'maintenant.',
  'archipelago.tour.wheel.title': 'La roue',
  'archipelago.tour.wheel':
    'À chaque round, vous pouvez placer ici une pastille, pour une action. Touchez un ' +
    'secteur éteint : il dit pourquoi il est fermé.',
  'archipelago.tour.stability.title': 'L’équilibre',
  'archipelago.tour.stability': 'Vous voyez ici la marge et l’effet de la prochaine agitation.',
  'archipelago.tour.markets.title': 'Deux marchés',
  'archipelago.tour.markets':
    'Plus il y a de cubes, plus le prix est bas. Les rangées jaunes attirent des travailleurs ' +
    'disponibles à chaque tour, les rouges attisent la rébellion.',
  'archipelago.tour.evolution.title': 'Les cartes et la prochaine crise',
  'archipelago.tour.evolution':
    'Le nombre éclairé d’une carte est son prix actuel ; après trois pivots, la carte part. ' +
    'À côté se trouve la prochaine crise.',
  'archipelago.tour.dock.title': 'Votre décision',
  'archipelago.tour.dock': 'Ce qui est demandé, et chaque choix comme bouton.',
  'archipelago.tour.screen.title': 'Votre paravent',
  'archipelago.tour.screen':
    'Vos florins, vos cubes et votre objectif secret : sa moitié haute met fin à la partie, ' +
    'sa moitié basse classe tous les joueurs pour 3, 2, 1 points.',
  'archipelago.tour.players.title': 'Les autres',
  'archipelago.tour.players': 'Ce que chacun possède, dans l’ordre de jeu.',
  'archipelago.figure.coast':
    'Les bords se joignent : mer à mer, plaine à plaine, montagne à montagne.',
  'archipelago.figure.strait': 'Un bras de mer : deux rives, et un navire entre elles.',
  'archipelago.figure.units':
    'Un citoyen non engagé, un au travail, un qui sert un bâtiment, un révolté ; un navire.',
  'archipelago.figure.market':
    'Une ressource sur le marché intérieur : chaque rangée a son prix à gauche, et sa ' +
    'couleur dit ce qu’elle fait.',
  'archipelago.figure.card':
    'Une carte : son prix actuel, les prix après un pivot et après deux, et le crâne, où elle est défaussée.',
  'archipelago.figure.buildings': 'Ville, temple, marché, port.',
} as const;
