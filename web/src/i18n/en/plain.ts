// plain.ts - English: the table of a game that has no board of its own.
export const plain = {
  'plain.stage': 'Round {round}',
  'plain.ending': { one: 'The game ended in round {n}.', other: 'The game ended in round {n}.' },
  'plain.summary': 'Round {round}. {players}.',
  'plain.summary.player': '{name}: {score} points',
  'plain.wait': 'The game goes on',
  'plain.wait.over': 'The game is over',
  'plain.wait.other': '{name} is to move',
} as const;

declare module './index.ts' {
  interface Words {
    plain: typeof plain;
  }
}
