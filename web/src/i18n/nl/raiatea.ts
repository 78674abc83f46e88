// raiatea.ts - Dutch: the keys of ../en/raiatea.ts.
export const raiatea = {
  'raiatea.long.words':
    'verza-melaars-masker parel-vissers-masker voor-waarden-masker hande-laren-masker ' +
    'goederen-masker sjamanen-masker tweeling-masker mana-masker verza-melaar hande-laar ' +
    'hande-laren parel-visser voor-waarden',
  'raiatea.board': 'Het eiland Raiatea',
  'raiatea.overview': 'Overzicht van het bord',
  'raiatea.card.empty': 'Leeg',
  'raiatea.card.times': '× {n}',
  'raiatea.round.track': 'Rondes: {list}. Nu {now}',
  'raiatea.see.board': 'Eiland bekijken',
  'raiatea.see.ceremony': 'Terug naar de ceremonie',
  'raiatea.ready': 'klaar',
  'raiatea.thinking': 'kiest',
  'raiatea.not_asked': 'niet gevraagd',
  'raiatea.place.nth': '{n}e',
  'raiatea.offered': 'geofferd',
  'raiatea.in_bag': 'in de zak',
  'raiatea.row.needs': 'nog nodig',
  'raiatea.row.yours': 'Jouw {name}',
  'raiatea.row.owner': '{name}',
  'raiatea.auction.for': 'voor {vp}',
  'raiatea.screen': 'Jouw zichtscherm',
  'raiatea.screen.cards': 'Alle kaarten',
  'raiatea.screen.none': 'geen rituelen',
  'raiatea.screen.lasting': 'Permanente rituelen',
  'raiatea.screen.won': 'Opdrachtfiches',
  'raiatea.screen.buried': 'Door jou afgelegd, gedekt',
  'raiatea.screen.pair': 'paar',
  'raiatea.chip.place': 'plaats {n}',
  'raiatea.decks.open': 'Open aflegstapel',
  'raiatea.wait.help': 'Het verloop vertelt wat er gebeurt.',
  'raiatea.do.bid.less': 'Een minder',
  'raiatea.do.bid.more': 'Een meer',
  'raiatea.do.back': 'Terug',
  'raiatea.set.chosen': '{n} van {of} gekozen',
  'raiatea.set.kept': 'gehouden',
  'raiatea.summary.score': 'score: {n}',
  'raiatea.tour.board.title': 'Het eiland',
  'raiatea.tour.board':
    'In een actieronde kiezen jullie om de beurt een van zes locaties. Wie een locatie koos, is ' +
    'daar de Kahuna, gaat er voor de anderen en heeft een bonus.',
  'raiatea.tour.market.title': 'Markten',
  'raiatea.tour.market':
    'Goederen verkoop je aan de marktkramen. Een verkoop verlaagt de prijs, een genomen goed ' +
    'verhoogt die. Wijs aan of tik om erover te lezen.',
  'raiatea.tour.statues.title': 'Drie Toʻo',
  'raiatea.tour.statues':
    'Elk fiche is een opdracht: betaal wat die vraagt, of zorg dat je het hebt, en het fiche ' +
    'is van jou. Fiches zijn 1, 2 en 3 OP waard.',
  'raiatea.tour.track.title': 'Rondes en ceremonies',
  'raiatea.tour.track':
    'Drie ceremonies verdelen de partij. Daarin gaat de mana die iedereen offert in één ' +
    'offerzak en betaalt alle rituelen, de goedkoopste eerst.',
  'raiatea.tour.dock.title': 'Jouw beslissing',
  'raiatea.tour.dock':
    'Hier staat wat je beslist, met elke keuze. Dezelfde keuzes lichten op het bord op.',
  'raiatea.tour.screen.title': 'Jouw zichtscherm',
  'raiatea.tour.screen':
    'Daarachter liggen je parels, mana, goederen en rituelen. Helpers en maskers liggen open.',
  'raiatea.tour.players.title': 'De anderen',
  'raiatea.tour.players':
    'Ieders rang, priesters, helpers en maskers. Het getal toont de punten die je kunt zien; ' +
    'opdrachtfiches liggen achter de zichtschermen.',
  'raiatea.figure.places': 'Zes locaties. Wie er een kiest, is daar Kahuna.',
  'raiatea.figure.stalls':
    'Vier prijssporen. Het omlijnde niveau is de prijs; je verkoopt daar of lager.',
  'raiatea.figure.statue': 'Een standbeeld met opdrachten. Een hamer is een veiling.',
  'raiatea.figure.row':
    'De zegen: de offerzak bevat 12 mana. Die betaalt drie rituelen; het vierde is te duur.',
  'raiatea.figure.masks': 'Maskers tellen als paren. Een spiegel past bij elk masker.',
  'raiatea.figure.cards': 'Rituelen: het getal is wat ze aan mana kosten, de rand toont de soort.',
} as const;
