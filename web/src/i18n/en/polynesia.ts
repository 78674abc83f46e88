// polynesia.ts - English: what belongs to Polynesia alone. Keys begin with `polynesia.`.
export const polynesia = {
  'game.polynesia.name': 'Polynesia',
  'game.polynesia.short': 'Polynesia',
  'game.polynesia.line':
    'Leave the volcano before it erupts: open sea routes, borrow guides, save people.',
  'game.polynesia.about':
    'Your people live on a volcano that will erupt, nobody knows when. Open sea routes, sail ' +
    'to safe islands, bring more people into play, and fish for what it all costs.',

  'polynesia.fish': { one: '1 fish', other: '{n} fish' },
  'polynesia.shell': { one: '1 shell', other: '{n} shells' },
  'polynesia.stock.mask': { one: '1 mask', other: '{n} masks' },
  'polynesia.stock.turtle': { one: '1 turtle', other: '{n} turtles' },
  'polynesia.stock.boat': { one: '1 boat left', other: '{n} boats left' },
  'polynesia.stock.home': { one: '1 piece at home', other: '{n} pieces at home' },
  'polynesia.stock.yours': 'Your stock',
  'polynesia.stock.of': 'Stock of {name}',
  'polynesia.stock.score': 'score now',
  'polynesia.stock.spaces':
    'Your board: {home} of 13 pieces at home; saved pieces are worth {value} now, {next} with one more',
  'polynesia.stock.spaces_all': 'Your board is empty: all 13 pieces have left, worth up to 7',
  'polynesia.stock.at_home': '**{n}** at home',
  'polynesia.stock.safe': '**{n}** saved',
  'polynesia.stock.sinking': { one: '1 on a sinking island', other: '{n} on sinking islands' },

  'polynesia.group.explore': 'Explore',
  'polynesia.group.travel': 'Travel',
  'polynesia.group.populate': 'Populate',
  'polynesia.group.fish': 'Fish',
  'polynesia.group.explore.short': 'new route: {n}',
  'polynesia.group.explore.with': 'new route: {price}',
  'polynesia.group.travel.short': { one: '1 step', other: '{n} steps' },
  'polynesia.group.populate.short': '+3 or +1 piece',
  'polynesia.group.populate.few': { one: '+1, your last one', other: '+{n} or +1 piece' },
  'polynesia.group.fish.short': '{n} of one kind',
  'polynesia.group.explore.short.spoken': 'a new route costs {n} goods of one kind',
  'polynesia.group.explore.with.spoken': 'a new route costs {price}',
  'polynesia.group.travel.short.spoken': { one: 'sail 1 step', other: 'sail up to {n} steps' },
  'polynesia.group.populate.short.spoken': '3 pieces to the volcano, or 1 to an island',
  'polynesia.group.populate.few.spoken': {
    one: 'your last piece',
    other: '{n} pieces to the volcano, or 1 to an island',
  },
  'polynesia.group.fish.short.spoken': 'take {n} fish or {n} shells',
  'polynesia.group.explore.no_boat': 'no boat left',
  'polynesia.group.explore.no_goods': 'too few goods',
  'polynesia.group.travel.none': 'no route out',
  'polynesia.group.populate.none': 'none at home',
  'polynesia.group.explore.why_boat': 'No boat left. You can still sail, populate or fish.',
  'polynesia.group.explore.why_goods':
    'You need {n} of one kind to open a route. Fish first, or wait for a lower turn value.',
  'polynesia.group.travel.why':
    'No route that you could pay leads out of your islands. Explore one first.',
  'polynesia.group.populate.why': 'All your pieces are on the map already.',

  'polynesia.ask.action.help': 'Turn value {n}: sail {n}, fish {n}, a new route costs {n}.',
  'polynesia.ask.explore': 'Explore: choose a glowing route',
  'polynesia.ask.explore.help':
    'A route that nobody has costs **{n} goods of one kind**. One that others have costs **2 ' +
    'to each of them**, in its own goods.',
  'polynesia.ask.explore.help_two':
    'A route that nobody has costs **{n} goods of one kind**. You can sail it for nothing, others pay you.',
  'polynesia.ask.pay': 'Pay for {route} in fish or shells',
  'polynesia.ask.pay.help': 'The goods you pay with become its price for others.',
  'polynesia.ask.populate': 'Populate: choose a glowing island',
  'polynesia.ask.populate.help': 'Three pieces to the volcano, or one to an island where you are.',
  'polynesia.ask.fish': 'Fish: choose fish or shells',
  'polynesia.ask.fish.help':
    'Think of what will spoil: the first player names one kind at the end of the round.',
  'polynesia.ask.lift': 'Choose a piece to sail',
  'polynesia.ask.lift.help':
    'Your own boats are free. On other routes you pay, and their owner sails along.',
  'polynesia.ask.sail': 'Where to? Choose a route, or another piece',
  'polynesia.ask.sail_only': 'Where to? Choose a route',
  'polynesia.ask.sail.help':
    'From {island}. Each route uses up one step. A click on an island works too.',
  'polynesia.ask.guide': 'Who guides you to {island}?',
  'polynesia.ask.guide.help': 'One owner of the route is paid and sails along.',
  'polynesia.ask.free.help': 'Put a boat on any route, also on a taken one. Nobody is paid.',
  'polynesia.ask.free_kind': 'Which toll for {route}?',
  'polynesia.ask.free_kind.help': 'Others will pay you in these goods.',
  'polynesia.ask.mask.help': 'Take 2 fish or 2 shells, or everybody else loses 2 of them.',
  'polynesia.ask.bonus.help': 'Three pieces to the volcano, or one to an island where you are.',
  'polynesia.ask.extra.help': 'One piece more goes to the volcano.',
  'polynesia.ask.decline.help': 'Everybody loses all goods of that kind, you too.',
  'polynesia.points_left': { one: '1 of {of} steps left', other: '{n} of {of} steps left' },

  'polynesia.wait.choose_action': '{name} chooses an action',
  'polynesia.wait.travel_step': '{name} is sailing',
  'polynesia.wait.free_explore': '{name} places a free boat',
  'polynesia.wait.mask_boon': '{name} holds a mask',
  'polynesia.wait.populate_bonus': '{name} may populate for free',
  'polynesia.wait.extra_settler': '{name} may pay for one more piece',
  'polynesia.wait.choose_decline': '{name} decides what spoils',
  'polynesia.wait.over': 'The volcano has erupted',
  'polynesia.wait.yours': 'Your move is under way',
  'polynesia.wait.yours.help': 'A click on the map skips to its end.',
  'polynesia.wait.help': 'It is not your turn yet. Point at anything on the map to read about it.',

  'polynesia.do.other': 'Other action',
  'polynesia.do.down': 'Put down',
  'polynesia.do.back': 'Back',
  'polynesia.do.pay': 'Pay {price}',
  'polynesia.do.mark': 'Toll: {kind}',
  'polynesia.do.take': 'Take {price}',
  'polynesia.do.nobody_loses': 'nobody has any',

  'polynesia.way.own': 'Free, your own boat',
  'polynesia.way.neutral': 'Free for all',
  'polynesia.way.mask': 'For a mask, no guide',
  'polynesia.way.guide': '{name} guides',
  'polynesia.way.ways': 'or {name}',
  'polynesia.way.to': 'to',
  'polynesia.way.or': 'or',
  'polynesia.tag.free': 'free',
  'polynesia.tag.to': 'to',
  'polynesia.tag.or': 'or',

  'polynesia.say.sail.own': 'free on your own boat.',
  'polynesia.say.sail.neutral': 'free for everybody.',
  'polynesia.say.sail.guide': 'pay {name} {price}; a piece of {name} sails along.',
  'polynesia.say.sail.guides': 'pay {price} to {names}, whose piece sails along.',
  'polynesia.say.sail.mask': 'give up a mask; nobody is paid and nobody sails along.',
  'polynesia.say.sail.or_mask': 'Or give up a mask.',
  'polynesia.say.token': 'You take {token}.',
  'polynesia.say.lagoon': 'You take the turtle of {name}.',
  'polynesia.say.turtles': {
    one: 'You reach a turtle, one point at the end.',
    other: 'You reach {n} turtles, as many points at the end.',
  },
  'polynesia.say.archipelago': 'You reach {name}.',
  'polynesia.say.leave': 'You leave {name}.',
  'polynesia.say.leave.turtles': {
    one: 'You leave a turtle behind.',
    other: 'You leave {n} turtles behind.',
  },
  'polynesia.say.voyage': 'Both of you take a turtle.',
  'polynesia.say.sinks': '{name} sinks with the volcano.',
  'polynesia.say.explore': '{price}, one of them stays on it as the toll. You sail it for nothing.',
  'polynesia.say.explore.one': '{price}, which stays on it as the toll. You sail it for nothing.',
  'polynesia.say.explore.either':
    '{one} or {two}. You sail it for nothing, others pay you one each time.',
  'polynesia.say.explore.double':
    'Twice the price: the first route to an archipelago. A free Populate follows.',
  'polynesia.say.join': 'pay {price} to {names}. You then sail it for nothing.',
  'polynesia.say.join.each': 'pay {price} in all, 2 each to {names}. You then sail it for nothing.',
  'polynesia.say.crowded': { one: 'You take a turtle.', other: 'You take {n} turtles.' },
  'polynesia.say.free': 'a boat for nothing.',
  'polynesia.say.populate.volcano': {
    one: 'your last piece goes to the volcano.',
    other: '{n} pieces from your board to the volcano.',
  },
  'polynesia.say.populate.island': 'one piece from your board; {left} stay at home.',
  'polynesia.say.fish': 'you take {price}.',
  'polynesia.say.stop': 'Your turn ends here.',
  'polynesia.say.travel': 'Spread your steps over your pieces as you like.',
  'polynesia.say.lift': '{n} of your pieces here.',
  'polynesia.say.lift.routes': { one: '1 way on', other: '{n} ways on' },
  'polynesia.say.loses': { one: '{name} loses 1', other: '{name} loses {n}' },
  'polynesia.say.you_lose': { one: 'you lose 1', other: 'you lose {n}' },
  'polynesia.say.nobody': 'nobody has any',

  'polynesia.speak.route.explore': 'Explore {route}',
  'polynesia.speak.route.sail': 'Sail from {from} to {to}',
  'polynesia.speak.piece': {
    one: 'Lift a piece on {island}, your only one there',
    other: 'Lift a piece on {island}, one of {n}',
  },
  'polynesia.speak.island': 'Populate {island}',
  'polynesia.change': '{from} → {to} points',
  'polynesia.speak.score': 'Score {from} to {to}',

  'polynesia.why.not_turn': 'It is not your turn yet.',
  'polynesia.why.choose_first': 'Choose an action first.',
  'polynesia.why.neutral': 'This route is open to all: no boat is ever needed.',
  'polynesia.why.own_boat': 'Your boat is on {route} already.',
  'polynesia.why.price': '{route} costs {price}; you have {have}.',
  'polynesia.why.price_join': 'Joining {route} costs {price}; you have {have}.',
  'polynesia.why.boats': 'No boat left. You can still sail, populate or fish.',
  'polynesia.why.no_piece': 'You have no piece on {island}.',
  'polynesia.why.no_way': 'No way leads on from {island} now.',
  'polynesia.why.not_here': '{route} does not begin at {island}. Lift a piece at one of its ends.',
  'polynesia.why.no_boats': 'Nobody has opened {route} yet. Explore it first.',
  'polynesia.why.no_guide': '{names} have no piece on {island} that could guide you.',
  'polynesia.why.no_guide_one': '{names} has no piece on {island} that could guide you.',
  'polynesia.why.no_pay': 'You have no {kind} to pay {names}.',
  'polynesia.why.populate_here': 'Populate goes to the volcano or to an island where you are.',
  'polynesia.why.choose_route': 'Choose a route, not an island.',
  'polynesia.why.lift_first': 'Choose a piece of yours first.',
  'polynesia.why.bar': 'Choose in the bar below.',

  'polynesia.track.help': 'sail {n}, fish {n}, new route costs {n}',
  'polynesia.track.setup.help': 'cards, tokens and the first player are drawn',
  'polynesia.track.lava.help': 'a stone is drawn from the bag',
  'polynesia.track.decline.help': 'one kind of goods is lost',
  'polynesia.track.resources.help': 'islands give their goods',
  'polynesia.track.new_first.help': 'the flag moves on',
  'polynesia.track.spoken': 'Round {round}. {title}: {help}',
  'polynesia.round': 'Round',
  'polynesia.brief': 'Round {round}, lava {n} of 6',
  'polynesia.stage': 'Round {round}, value {n}',
  'polynesia.stage.setup': 'Setting up',
  'polynesia.stage.end': 'Round {round}, end',

  'polynesia.card.at_end': 'at the end',
  'polynesia.card.in_play': 'in play',
  'polynesia.card.you': 'you {n}',
  'polynesia.card.left': { one: '1 turtle left', other: '{n} turtles left' },
  'polynesia.lava': 'Lava',
  'polynesia.lava.of': '{n} of 6',
  'polynesia.lava.spoken': '{n} of 6 red stones are out; the sixth ends the game',
  'polynesia.lava.bag': 'Bag: {stones}.',
  'polynesia.lava.count': '{n} {stone}',
  'polynesia.lava.drawn': 'a {stone} stone',
  'polynesia.lava.cannot': 'The game cannot end this round.',
  'polynesia.lava.may': 'This round is the last in {percent} of 100.',
  'polynesia.lava.must': 'This round is the last.',
  'polynesia.lava.over': 'The volcano has erupted.',

  'polynesia.score.board.help': 'row value of your board',
  'polynesia.score.board.note': '{n} of 13',
  'polynesia.score.board.all': 'all 13',
  'polynesia.score.turtle_islands.help': '1 or 2 each, once per island',
  'polynesia.score.turtle_islands.note': { one: '1 island', other: '{n} islands' },
  'polynesia.score.tokens.help': 'from islands and cards',
  'polynesia.score.archipelagos': '{n} of 4',
  'polynesia.score.masks': { one: '1 mask', other: '{n} masks' },
  'polynesia.score.mask_tour': '{masks} × {n}',
  'polynesia.score.home': '{n} at home',
  'polynesia.score.boats': { one: '1 boat', other: '{n} boats' },
  'polynesia.ending': 'The sixth red stone came in round {round}.',

  'polynesia.summary': 'Round {round}. {phase}. {players}. Lava: {n} of 6 red stones.',
  'polynesia.summary.player':
    '{name}: {score} points, {fish} fish, {shell} shells, {home} at home, {boats} boats left',
  'polynesia.map': 'Map of Polynesia',
  'polynesia.overview': 'Overview of the map',
  'polynesia.place': '{name}{archipelago}{symbol}{sinks}',
  'polynesia.place.archipelago': ', {name}',
  'polynesia.place.fish': ', gives fish',
  'polynesia.place.shell': ', gives shells',
  'polynesia.place.turtle': { one: ', a turtle', other: ', {n} turtles' },
  'polynesia.place.sinks': ', sinks with the volcano',

  'polynesia.tour.map.title': 'An ocean to cross',
  'polynesia.tour.map':
    'All tribes start on Mauna Ahi, bottom left. It will erupt, and the islands with a ' +
    'dashed ring sink with it. Save your people.',
  'polynesia.tour.track.title': 'Three turns a round',
  'polynesia.tour.track':
    'You act at value 3, then 2, then 1. Sailing and fishing get weaker, a new route gets cheaper.',
  'polynesia.tour.dock.title': 'What you decide',
  'polynesia.tour.dock':
    'Explore puts a boat on a route. Travel sails your pieces. Populate brings more. Fish ' +
    'gets goods. What you may do glows in gold.',
  'polynesia.tour.stock.title': 'What you own',
  'polynesia.tour.stock':
    'Fish and shells are money. Every piece that leaves your board frees a space. The framed ' +
    'one counts: as many spaces as pieces are safe from the volcano, worth up to 7.',
  'polynesia.tour.cards.title': 'Three currents',
  'polynesia.tour.cards':
    'These cards are new in each game. They say what brings points besides saved people and turtles.',
  'polynesia.tour.lava.title': 'The clock',
  'polynesia.tour.lava':
    'At the end of a round a stone is drawn. The sixth red one ends the game at once. Then one kind of goods spoils.',
  'polynesia.tour.players.title': 'The others',
  'polynesia.tour.players':
    'Sail on their routes: you pay one of its goods, and one of their pieces sails along with you.',

  'polynesia.figure.explore':
    'A boat of yours on a route: you sail it for nothing, others pay you its toll.',
  'polynesia.figure.guide':
    'Sailing a route of Triangle: you pay 1 shell, and a piece of Triangle sails along as your guide.',
  'polynesia.figure.sinking':
    'The volcano and the three islands with a dashed ring sink at the end. Pieces there go home.',
  'polynesia.figure.archipelago':
    'An archipelago: two islands in one lagoon. Green tokens lie there.',
  'polynesia.figure.turtles':
    'Turtle islands give one or two points to everybody who is there at the end.',
  'polynesia.figure.spaces': 'Six pieces saved: the highest free space is worth 2.',
} as const;

declare module './index.ts' {
  interface Words {
    polynesia: typeof polynesia;
  }
}
