// lesson.ts - English: lessons, the coach of a first game. Keys begin with `lesson.`, `coach.`.
export const lesson = {
  'lesson.card': 'Lesson',
  'lesson.at': 'Part {n} of {of}',
  'lesson.sub': 'Lesson {n} of {of}',
  'lesson.try': 'Your turn',
  'lesson.done': 'Done.',
  'lesson.over': 'Lesson done',
  'lesson.look': 'Look at: {things}.',
  'lesson.next': 'Go on',
  'lesson.watch': 'Watch',
  'lesson.skip': 'Skip',
  'lesson.back': 'Take it back',
  'lesson.again': 'Begin again',
  'lesson.show': 'Show me',
  'lesson.help': 'Give me a hint',
  'lesson.tip': 'Remember:',
  'lesson.once': 'Once more',
  'lesson.list': 'All lessons',
  'lesson.next_lesson': 'Next lesson',
  'lesson.first_game': 'Your first real game',
  'lesson.first_game.name': 'First game',
  'lesson.all_done': 'You know the whole game. Try it against two gentle opponents; a coach sits beside you.',
  'lesson.leave': 'Leave the lesson',
  'lesson.wait': 'Listen first',
  'lesson.wait.help': 'Read what is said, then choose Go on.',
  'lesson.wait.watch': 'Watch what happens',
  'lesson.wait.answer': 'Choose an answer',
  'lesson.wait.over': 'The lesson is over',
  'lesson.first_read': 'First read on: choose Go on.',
  'lesson.bad': 'This lesson cannot be shown: {why}',
  'lesson.part.board': 'the board',
  'lesson.part.dock': 'your decision',
  'lesson.part.track': 'the track of the round',
  'lesson.part.stock': 'what you own',
  'lesson.part.players': 'the players',
  'lesson.part.cards': 'the cards',
  'lesson.part.score': 'the scores',
  'lesson.part.log': 'the log',
} as const;

declare module './index.ts' {
  interface Words {
    lesson: typeof lesson;
  }
}
