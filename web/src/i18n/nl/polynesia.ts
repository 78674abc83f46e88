// polynesia.ts - Dutch: the keys of ../en/polynesia.ts.
export const polynesia = {
  'polynesia.fish': { one: '1 vis', other: '{n} vissen' },
  'polynesia.shell': { one: '1 schelp', other: '{n} schelpen' },
  'polynesia.stock.mask': { one: '1 masker', other: '{n} maskers' },
  'polynesia.stock.turtle': { one: '1 schildpad', other: '{n} schildpadden' },
  'polynesia.stock.boat': { one: 'nog 1 boot', other: 'nog {n} boten' },
  'polynesia.stock.home': { one: '1 pion thuis', other: '{n} pionnen thuis' },
  'polynesia.stock.yours': 'Jouw voorraad',
  'polynesia.stock.of': 'Voorraad van {name}',
  'polynesia.stock.score': 'score nu',
  'polynesia.stock.spaces':
    'Je spelersbord: {home} van {all} pionnen thuis; geredde pionnen zijn nu {value} waard, ' +
    '{next} met één meer',
  'polynesia.stock.spaces_all':
    'Je spelersbord is leeg: alle {all} pionnen zijn vertrokken, {value} waard',
  'polynesia.stock.at_home': '**{n}** thuis',
  'polynesia.stock.safe': '**{n}** gered',
  'polynesia.stock.sinking': { one: '1 op een zinkend eiland', other: '{n} op zinkende eilanden' },
  'polynesia.points_left': { one: 'nog 1 van {of} stappen', other: 'nog {n} van {of} stappen' },
  'polynesia.wait.yours.help': 'Een klik op de kaart springt naar het einde.',
  'polynesia.wait.help':
    'Je bent nog niet aan de beurt. Wijs iets op de kaart aan om erover te lezen.',
  'polynesia.do.other': 'Andere actie',
  'polynesia.do.down': 'Neerzetten',
  'polynesia.do.back': 'Terug',
  'polynesia.do.nobody_loses': 'niemand heeft er',
  'polynesia.way.sinks': 'zinkt',
  'polynesia.way.to': 'aan',
  'polynesia.way.or': 'of',
  'polynesia.tag.free': 'gratis',
  'polynesia.tag.to': 'aan',
  'polynesia.tag.or': 'of',
  'polynesia.say.either': 'Betaal {prices}: je kiest zo meteen.',
  'polynesia.say.toll': 'Gratis. De tol is {kinds}: je kiest zo meteen.',
  'polynesia.say.guides': 'Met {names} als gids: je kiest zo meteen.',
  'polynesia.say.guides_mask':
    'Met {names} als gids, of met hulp van een masker: je kiest zo meteen.',
  'polynesia.say.lift': '{n} van je pionnen hier.',
  'polynesia.say.lift.routes': { one: 'Kan 1 kant op', other: 'Kan {n} kanten op' },
  'polynesia.speak.route.explore': 'Verken {route}',
  'polynesia.speak.route.sail': 'Vaar van {from} naar {to}',
  'polynesia.speak.piece': {
    one: 'Pak een pion: {island}, je enige daar',
    other: 'Pak een pion: {island}, een van {n}',
  },
  'polynesia.change': '{from} → {to} punten',
  'polynesia.speak.score': 'Score van {from} naar {to}',
  'polynesia.track.setup.help': 'kaarten, fiches en de startspeler worden geloot',
  'polynesia.track.spoken': 'Ronde {round}. {title}: {help}',
  'polynesia.round': 'Ronde',
  'polynesia.brief': 'Ronde {round}, lava {n} van {of}',
  'polynesia.stage': 'Ronde {round}, waarde {n}',
  'polynesia.stage.setup': 'Voorbereiding',
  'polynesia.stage.end': 'Ronde {round}, einde',
  'polynesia.card.at_end': 'aan het einde',
  'polynesia.card.in_play': 'tijdens het spel',
  'polynesia.card.you': 'jij {n}',
  'polynesia.card.left': { one: 'nog 1 schildpad', other: 'nog {n} schildpadden' },
  'polynesia.lava': 'Lava',
  'polynesia.lava.of': '{n} van {of}',
  'polynesia.lava.bag': 'Zak: {stones}.',
  'polynesia.lava.count': '{n} {stone}',
  'polynesia.summary': 'Ronde {round}. {phase}. {players}. Lava: {n} van {of} rode stenen.',
  'polynesia.summary.player':
    '{name}: {score} punten, vissen: {fish}, schelpen: {shell}, thuis: {home}, boten: {boats}',
  'polynesia.map': 'Bord van Polynesia',
  'polynesia.overview': 'Overzicht van het bord',
  'polynesia.place': '{name}{archipelago}{symbol}{sinks}',
  'polynesia.place.archipelago': ', {name}',
  'polynesia.place.turtle': { one: ', een schildpad', other: ', {n} schildpadden' },
  'polynesia.place.n': '{name} {n}',
  'polynesia.place.pieces': 'Pionnen: {list}.',
  'polynesia.place.token': 'Voor wie er het eerst heen vaart: {token}.',
  'polynesia.place.boats': 'boten: {list}; {toll}',
  'polynesia.place.sinks': ', zinkt aan het einde',
  'polynesia.tour.map.title': 'Een oceaan om over te steken',
  'polynesia.tour.map':
    'Alle stammen beginnen op Mauna Ahi, linksonder. Die zal uitbarsten, en de eilanden met ' +
    'een gestreepte ring zinken mee. Red je stam.',
  'polynesia.tour.track.title': 'Drie beurten per ronde',
  'polynesia.tour.track':
    'Je speelt bij waarde 3, dan 2, dan 1. Varen en vissen worden zwakker, een nieuwe route ' +
    'wordt goedkoper.',
  'polynesia.tour.dock.title': 'Wat je beslist',
  'polynesia.tour.dock':
    'Verkennen opent een route met een boot van jou. Met Reizen vaar je met je pionnen. Bevolken ' +
    'brengt er meer. Vissen geeft grondstoffen. Wat je mag doen, licht goud op.',
  'polynesia.tour.stock.title': 'Wat je bezit',
  'polynesia.tour.stock':
    'Vis en schelpen zijn geld. De rij toont wat geredde pionnen waard zijn: het omlijnde ' +
    'getal telt nu, en alle 13 zijn 7 waard.',
  'polynesia.tour.cards.title': 'Drie kaarten',
  'polynesia.tour.cards':
    'Ze zijn in elke partij anders en zeggen wat punten oplevert naast geredde pionnen en ' +
    'schildpadden.',
  'polynesia.tour.lava.title': 'De klok',
  'polynesia.tour.lava':
    'Aan het einde van een ronde wordt een steen getrokken. Met zes rode is de partij uit; tot ' +
    'dan bederft telkens één soort grondstof.',
  'polynesia.tour.players.title': 'De anderen',
  'polynesia.tour.players':
    'Je mag over hun routes varen: je betaalt 1 van de tol, en een van hun pionnen vaart met ' +
    'je mee.',
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
