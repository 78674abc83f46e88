// conquest.ts - Dutch: the keys of ../en/conquest.ts.
export const conquest = {
  'conquest.long.words':
    'krijgers-groep transport-kano oorlogs-kano dubbelromps-kano ongeluks-eiland ' +
    'galapagos-eiland zeevogel-kennis broodvrucht-kuil bismarck-archipel onafhanke-lijk ' +
    'krijgs-leider',
  'conquest.and': 'en',
  'conquest.map': 'Kaart van de Stille Oceaan',
  'conquest.overview': 'Overzicht van de kaart',
  'conquest.box.of': 'van {n} over',
  'conquest.chip.place': 'plaats {n}',
  'conquest.stock.yours': 'Jouw bezit',
  'conquest.stock.supply': 'Te bouwen',
  'conquest.stock.cards': 'Kaarten',
  'conquest.stock.left': 'nog te bouwen: {what}',
  'conquest.hand.yours': 'Jouw kaarten',
  'conquest.hand.empty': 'Nog geen kaart.',
  'conquest.hand.discarded': 'Gebeurtenissen tot nu toe',
  'conquest.chart': 'Wat alles kost',
  'conquest.wait.ended': 'Het gevecht is voorbij',
  'conquest.wait.ended.help': 'Kijk wat ervan over is, ga dan verder.',
  'conquest.wait.yours.help': 'Een klik op de kaart springt naar het einde.',
  'conquest.wait.help':
    'Je bent nog niet aan de beurt. Wijs een vak aan of tik erop om het te bekijken.',
  'conquest.do.back': 'Terug',
  'conquest.speak.source': 'Neem van:',
  'conquest.speak.choose': 'Kies:',
  'conquest.list': { one: '1 plek', other: 'Lijst van {n} plekken' },
  'conquest.points.total': 'totaal',
  'conquest.points.of': 'van {n}',
  'conquest.party': '{from} → {to}:',
  'conquest.battle.front': 'Voorste linie',
  'conquest.battle.die': 'Dobbelsteen toont {n}',
  'conquest.summary': '{stage}. {goal}. {players}. {cup}. {deck}',
  'conquest.summary.player':
    '{name}, {people}: {points} punten, {villages}, {groups}, {bp}, {up}, {down}, {explorer}',
  'conquest.tour.map.title': 'Een oceaan om te ontdekken',
  'conquest.tour.map':
    'Vakken met een patroon zijn onbekend. Wat goud oplicht, kun je kiezen; wijs een vak aan ' +
    'of tik erop om te zien wat er ligt.',
  'conquest.tour.track.title': 'De fasen van een ronde',
  'conquest.tour.track': '{steps}. Wijs aan of tik om te lezen wat er gebeurt.',
  'conquest.tour.dock.title': 'Wat je beslist',
  'conquest.tour.dock':
    'Hier staat de vraag, met de keuzes. De kaart toont dezelfde keuzes: gebruik wat je wilt.',
  'conquest.tour.stock.title': 'Wat je bezit',
  'conquest.tour.stock':
    'Stukken die je nog kunt bouwen, eilanden die alleen jij kent, en je kaarten. Raak een ' +
    'kaart aan om die te lezen.',
  'conquest.tour.players.title': 'De wedloop',
  'conquest.tour.solo.title': 'Jij tegen Samoa',
  'conquest.figure.group':
    'Een eiland: op groene dorpsvakken kan meteen een dorp, bruine hebben eerst landbouw nodig ' +
    '(het blad).',
  'conquest.figure.chain':
    'Een ketting: transportkano’s met de voorkant boven, in aangrenzende vakken. Die verbindt ' +
    'eilanden met het thuiseiland, vervoert stukken gratis en deelt bouwpunten.',
  'conquest.figure.hidden':
    'Een verborgen eiland: alleen wie het vond, en er een eilandmarker op heeft, weet wat het is.',
  'conquest.figure.markers':
    'Wat het toeval trekt: open oceaan, een eiland, uit koers. De kralen zijn knopen.',
} as const;
