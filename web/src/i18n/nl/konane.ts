// konane.ts - Dutch: the keys of ../en/konane.ts.
export const konane = {
  'konane.board': 'De plaat',
  'konane.own': 'Van jou',
  'konane.you': 'Jij bent {colour}',
  'konane.stone': 'Steen op {place}, {jumps}',
  'konane.drop': 'Andere steen',
  'konane.options': 'Jouw zetten',
  'konane.tour.board.title': 'De plaat',
  'konane.tour.board':
    'Stenen met een ring kunnen springen. Klik er een aan, dan de plek waar hij landt; een ' +
    'sprong pakt de steen ertussen.',
  'konane.tour.dock.title': 'Jouw zet',
  'konane.tour.dock': 'Wijs een zet aan om te lezen hoeveel sprongen ieder dan heeft.',
  'konane.tour.players.title': 'Beide kanten',
  'konane.tour.players': 'Tel de sprongen, niet de stenen: wie er geen meer heeft, verliest.',
  'konane.figure.jump': 'Zwart springt en pakt de witte steen ertussen.',
  'konane.figure.last': 'Wit is aan de beurt en kan niet springen: Zwart heeft gewonnen.',
} as const;
