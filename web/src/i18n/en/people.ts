// people.ts - English: people at a table and the line between them. Waiting, clocks, questions, offers, links.
export const people = {
  'list.and': '{names} and {last}',
  'seat.with_you': '{name} (you)',

  'wait.yours': 'Your move is under way',
  'wait.sending': 'Your move is on its way',
  'wait.sending.help': 'The server has not answered yet.',
  'wait.own': 'You move',
  'wait.moves': '{name} moves',
  'wait.chance': 'Chance decides',
  'wait.bot': 'A bot plays for you',
  'wait.rest': 'The table rests',
  'wait.answering': 'Nothing to decide here',
  'wait.answering.help': 'The answer is given for you.',
  'wait.skip': 'A click on the map skips to the end of the move.',
  'wait.lost': 'No connection',
  'wait.lost.help': 'The game waits for you on the server.',
  'wait.lost.move': 'Your move waits here',
  'wait.lost.move.help': 'It is sent once, as soon as you are connected again.',

  'live.slow': 'The connection is slow. Still waiting for the server.',
  'live.lost': 'The connection is lost. Reconnecting; your game is safe.',
  'live.lost.move': 'The connection is lost. Reconnecting; your move is kept and sent again.',

  'clock.yours': 'Your clock',
  'clock.left': '{time} left on your clock.',
  'clock.zero': 'Your time is up. A bot takes over until you are back.',
  'clock.zero.short': 'time is up',

  'table.away.late': 'Your time ran out; a bot plays for you.',
  'table.away.rest':
    'Your time ran out. Nobody else is here, so the table rests; if nobody is back by {until}, bots finish the game.',
  'table.away.time': 'out of time, a bot plays',
  'table.rests':
    'Everybody ran out of time, so the table rests. If nobody is back by {until}, bots finish the game.',
  'table.watchers': { one: '{n} person watches', other: '{n} people watch' },
  'table.gone': 'There is no such table, or it is private. Ask its players for the link to watch.',
  'table.link.invite': 'Copy the invite link',
  'table.link.watch': 'Copy the link to watch',
  'table.link.private': 'Only people with the link can see this table.',
  'table.link.public': 'Everybody can watch this table.',

  'undo.asked': {
    one: '{name} asks to take back {n} move:',
    other: '{name} asks to take back {n} moves:',
  },
  'undo.asked.mine': {
    one: 'You asked to take back {n} move. Waiting for {names}.',
    other: 'You asked to take back {n} moves. Waiting for {names}.',
  },
  'undo.more': { one: 'and {n} before that', other: 'and {n} before that' },
  'undo.withdraw': 'Never mind',
  'undo.open': 'Somebody has already asked to go back',
  'undo.agreed': 'Everybody agreed. The moves were taken back.',
  'undo.refused': '{name} does not want to go back. The game goes on.',
  'undo.refused.other': '{name} does not want to go back. The game goes on.',
  'undo.withdrawn': '{name} no longer asks to go back.',
  'undo.moved': '{name} moved instead, so the question to go back is closed.',
  'undo.seats': 'The seats have changed, so the question to go back is closed.',

  'offer.title': '{name} offers another game.',
  'offer.yes': 'Play again',
  'offer.no': 'No, thanks',
  'offer.declined': 'You declined another game.',
  'offer.waits': 'Another game waits',
  'offer.begun': 'To the next game',
  'offer.wait.title': 'Waiting for an answer',
  'offer.wait.text': '{names} can say yes or no. Nobody’s clock runs before the game begins.',
  'offer.wait.you': 'The game begins when everybody has said yes.',
  'offer.asked': 'has not answered yet',
  'offer.bot': 'Play with a bot instead',
  'turn.offer': 'another game?',
  'standing.asked': 'Waiting for {names} to answer',
  'standing.tied': 'A tie: {names}, {score} points each',
  'lobby.offers': 'Another game?',

  'wait.name': 'Your friends see this name in the invitation:',
  'wait.name.do': 'Change',
  'wait.name.saved': 'Changed.',
} as const;

declare module './index.ts' {
  interface Words {
    people: typeof people;
  }
}
