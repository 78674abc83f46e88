// archipelago.ts - Dutch: the keys of ../en/archipelago.ts.
export const archipelago = {
  'archipelago.long.words':
    'belasting-inner geestelijk-heid fruit-terras tweeling-oever eilanders-vlakte ' +
    'onafhanke-lijk ontdekkers-fiche ontdekkers-stapel oogst-vergunning scheeps-bouwer ' +
    'steen-groeve onder-zoeker genees-kunde dwang-arbeid garnalen-kust konings-straat ' +
    'meeuwen-rots herders-voorde geul-eiland zand-tong vee-vlakte',
  'archipelago.board': 'Tafel van Archipelago',
  'archipelago.map': 'Kaart van de archipel',
  'archipelago.overview': 'De kaart in het klein',
  'archipelago.tab.map': 'Kaart',
  'archipelago.tab.wheel': 'Wiel',
  'archipelago.tab.markets': 'Markten',
  'archipelago.tab.evolution': 'Kaarten',
  'archipelago.tabs': 'Wat het bord toont',
  'archipelago.brief.sur': 'arbeiders',
  'archipelago.brief.back': 'volgende',
  'archipelago.forecast': 'Volgende onrust',
  'archipelago.forecast.nothing': 'Zoals het nu is, verandert er niets.',
  'archipelago.wheel': 'Actiewiel',
  'archipelago.wheel.discs': { one: 'vrij', other: 'vrij' },
  'archipelago.deck': { one: '1 kaart in de stapel', other: '{n} kaarten in de stapel' },
  'archipelago.screen': 'Jouw zichtscherm',
  'archipelago.screen.secret': 'Jouw geheime einde',
  'archipelago.screen.none': 'Nog geen doel',
  'archipelago.screen.cards': 'Jouw kaarten',
  'archipelago.screen.supply': 'In voorraad',
  'archipelago.objective.trend': 'trend: {what}',
  'archipelago.objective.unknown': 'Een geheim doel',
  'archipelago.pack': 'Doelen die in het spel kunnen zijn',
  'archipelago.common': 'Doelen voor iedereen',
  'archipelago.discards': 'Afgelegde kaarten',
  'archipelago.bank': 'Bank',
  'archipelago.all.cards': 'Kaarten van de spelers',
  'archipelago.players.none': 'geen kaarten',
  'archipelago.chip.hidden': 'achter het zichtscherm',
  'archipelago.wait.help': 'Kijk rond: alles op tafel is te lezen.',
  'archipelago.queue.stopped': 'Er gebeurde eerst iets anders. Kies opnieuw.',
  'archipelago.do.back': 'Terug',
  'archipelago.do.all': { one: 'Alle plekken (1)', other: 'Alle plekken ({n})' },
  'archipelago.do.stop.end': 'Beurt hier beëindigen',
  'archipelago.do.place': 'Hier leggen',
  'archipelago.do.turn': 'Draaien',
  'archipelago.do.turn.back': 'Terugdraaien',
  'archipelago.do.flip': 'Andere kant',
  'archipelago.crisis.your': 'jouw beurt',
  'archipelago.crisis.now': 'nu',
  'archipelago.crisis.stock': 'Nog te geven',
  'archipelago.see.map': 'Kaart bekijken',
  'archipelago.see.crisis': 'Terug naar de crisis',
  'archipelago.tour.map.title': 'De archipel',
  'archipelago.tour.map':
    'Elk gebied toont wat er te oogsten is. Wat oplicht, kun je kiezen; druk op iets anders ' +
    'en het zegt wat het is, en waarom je het nu niet kunt kiezen.',
  'archipelago.tour.wheel.title': 'Het wiel',
  'archipelago.tour.wheel':
    'In elke beurt mag je hier één actieschijf leggen, voor één actie. Druk op een dof deel ' +
    'en het zegt waarom het dicht is.',
  'archipelago.tour.stability.title': 'Stabiliteit',
  'archipelago.tour.stability': 'Hier zie je hoe dichtbij dat is en wat de volgende onrust doet.',
  'archipelago.tour.markets.title': 'Twee markten',
  'archipelago.tour.markets':
    'Hoe meer blokjes er liggen, hoe lager de prijs. Gele rijen trekken elke ronde beschikbare ' +
    'arbeiders aan, rode wakkeren de opstand aan.',
  'archipelago.tour.evolution.title': 'Kaarten en de volgende crisis',
  'archipelago.tour.evolution':
    'Het verlichte getal van een kaart is de prijs nu; na drie keer draaien is de kaart weg. ' +
    'Ernaast ligt de volgende crisis.',
  'archipelago.tour.dock.title': 'Jouw beslissing',
  'archipelago.tour.dock': 'Wat er gevraagd wordt, en elke keuze als knop.',
  'archipelago.tour.screen.title': 'Jouw zichtscherm',
  'archipelago.tour.screen':
    'Je geld, goederen en je geheime doel: de bovenste helft maakt een einde aan de partij, ' +
    'de onderste rangschikt alle spelers voor 3, 2, 1 OP.',
  'archipelago.tour.players.title': 'De anderen',
  'archipelago.tour.players': 'Wat iedereen bezit, in speelvolgorde.',
  'archipelago.figure.coast': 'Kusten sluiten aan: zee aan zee, vlakte aan vlakte, berg aan berg.',
  'archipelago.figure.strait': 'Een zeestraat: twee oevers, en een schip ertussen.',
  'archipelago.figure.units':
    'Een vrije burger, een aan het werk, een die in een gebouw werkt, een rebel; een schip.',
  'archipelago.figure.market':
    'Eén goed op de binnenlandse markt: links van elke rij staat de prijs, en de kleur zegt ' +
    'wat de rij doet.',
  'archipelago.figure.card':
    'Een kaart: de prijs nu, de prijzen na één en na twee keer draaien, en de schedel, waar de kaart wordt afgelegd.',
  'archipelago.figure.buildings': 'Stad, tempel, markt, haven.',
} as const;
