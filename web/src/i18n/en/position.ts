// position.ts - English: positions and puzzles. Keys begin with `position.`, `puzzle.`.
export const position = {
  'position.page': 'Position',
  'position.title': 'A position of {game}',
  'position.help': 'Paste a position or a link to one. It is read on this device and sent nowhere.',
  'position.text': 'Position',
  'position.open': 'Open it',
  'position.bad': 'This position cannot be opened: {why}.',
  'position.yours':
    'You decide here, in seat {n}. Play on against bots, or analyse how it came to this.',
  'position.over': 'The game ends here.',
  'position.wait': 'Choose Play from here to go on',
  'position.copy': 'Copy link',
  'position.copy_here': 'Copy a link to this position',
  'position.play': 'Play from here',
  'position.secret': 'This game is not over, and the link would tell what is still secret in it.',
  'puzzle.page': 'Puzzles of the day',
  'puzzle.title': '{game}, puzzle',
  'puzzle.help':
    'Every day has a position of each game where one move is clearly best. Find it. Days in a row ' +
    'make a streak; missing one ends it.',
  'puzzle.ask': 'Your move. One is clearly best: at least {n} more of 100 games than any other.',
  'puzzle.wrong': 'not the best.',
  'puzzle.gives': 'It wins {wins} of 100 games and gives {n} away.',
  'puzzle.looking': 'Looking at it…',
  'puzzle.right': { one: 'Solved at the first try.', other: 'Solved after {n} tries.' },
  'puzzle.worth': '{what} wins {wins} of 100 games from here; the next best wins {next}.',
  'puzzle.show': 'Show me',
  'puzzle.shown': 'That was the best move',
  'puzzle.solved': 'Solved',
  'puzzle.more': 'More puzzles',
  'puzzle.streak': { one: '1 day in a row', other: '{n} days in a row' },
  'puzzle.open': 'Not solved yet.',
  'puzzle.is_solved': 'Solved.',
  'puzzle.solve': 'Solve it',
  'puzzle.again': 'Look again',
  'puzzle.former': 'Former puzzles',
};

declare module './index.ts' {
  interface Words {
    position: typeof position;
  }
}
