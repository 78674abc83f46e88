// polynesia.ts - Dutch: the keys of ../en/polynesia.ts.
export const polynesia = {
  'polynesia.long.words': 'schildpad-eiland schildpad-lagune masker-verzameling vulkaan-eiland',
  'polynesia.stock.yours': 'Jouw voorraad',
  'polynesia.stock.score': 'score nu',
  'polynesia.wait.yours.help': 'Een klik op de kaart springt naar het einde.',
  'polynesia.wait.help': 'Wijs iets op de kaart aan om erover te lezen.',
  'polynesia.do.other': 'Andere actie',
  'polynesia.do.down': 'Neerzetten',
  'polynesia.do.back': 'Terug',
  'polynesia.tag.to': 'aan',
  'polynesia.tag.or': 'of',
  'polynesia.say.lift': '{n} van je pionnen hier.',
  'polynesia.say.lift.routes': { one: 'Kan 1 kant op', other: 'Kan {n} kanten op' },
  'polynesia.speak.piece': {
    one: 'Pak een pion: {island}, je enige daar',
    other: 'Pak een pion: {island}, een van {n}',
  },
  'polynesia.change': '{from} → {to} punten',
  'polynesia.speak.score': 'Score van {from} naar {to}',
  'polynesia.card.you': 'jij {n}',
  'polynesia.lava': 'Lava',
  'polynesia.map': 'Bord van Polynesia',
  'polynesia.overview': 'Overzicht van het bord',
  'polynesia.tour.map.title': 'Een oceaan om over te steken',
  'polynesia.tour.map':
    'Alle stammen beginnen op Mauna Ahi, linksonder. Die zal uitbarsten, en de eilanden met ' +
    'een gestreepte ring zinken mee. Red je stam.',
  'polynesia.tour.track.title': 'De beurten van een ronde',
  'polynesia.tour.track':
    'De markerwaarde daalt: varen en vissen worden zwakker, een nieuwe route wordt goedkoper.',
  'polynesia.tour.dock.title': 'Wat je beslist',
  'polynesia.tour.dock':
    'Verkennen opent een route met een boot van jou. Met Reizen vaar je met je pionnen. Bevolken ' +
    'brengt er meer. Vissen geeft grondstoffen. Wat je mag doen, licht goud op.',
  'polynesia.tour.stock.title': 'Wat je bezit',
  'polynesia.tour.stock':
    'Vis en schelpen zijn geld. De rij toont wat geredde pionnen waard zijn: het omlijnde ' +
    'getal telt nu.',
  'polynesia.tour.cards.title': 'De kaarten',
  'polynesia.tour.cards':
    'Ze zijn in elke partij anders en zeggen wat punten oplevert naast geredde pionnen en ' +
    'schildpadden.',
  'polynesia.tour.lava.title': 'De klok',
  'polynesia.tour.lava':
    'Aan het einde van een ronde wordt een steen getrokken. De laatste rode beëindigt de partij; ' +
    'tot dan bederft telkens één soort grondstof.',
  'polynesia.tour.players.title': 'De anderen',
  'polynesia.tour.players':
    'Je mag over hun routes varen: je betaalt de tol, en een van hun pionnen vaart met ' +
    'je mee.',
  'polynesia.figure.start':
    'Kant A bij het begin: linksonder het vulkaaneiland, vier archipels, zes schildpadeilanden.',
  'polynesia.figure.routes':
    'Midden in een partij: boten op verkende routes, elk met een grondstof, pionnen op de ' +
    'eilanden.',
  'polynesia.figure.explore':
    'Een boot van jou op een route: jij vaart er gratis, anderen betalen je tol.',
  'polynesia.figure.guide':
    'Varen over een route van Driehoek: je betaalt 1 schelp, en een pion van Driehoek vaart ' +
    'mee als gids.',
  'polynesia.figure.sinking':
    'Wat aan het einde zinkt: het vulkaaneiland en drie eilanden met een gestreepte ring. ' +
    'Pionnen daar gaan verloren.',
  'polynesia.figure.archipelago':
    'Een archipel: twee eilanden in één lagune. Er liggen groene fiches.',
  'polynesia.figure.turtles':
    'Schildpadeilanden geven een of twee punten aan ieder die er aan het einde is.',
  'polynesia.figure.spaces': 'Zes pionnen gered: het hoogste vrije vak is 2 waard.',
  'polynesia.figure.stones':
    'Er liggen vijf rode stenen op het vulkaaneiland. De zesde is de uitbarsting.',
} as const;
