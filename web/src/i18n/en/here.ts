// here.ts - tables of this device: kept, moved, taken along.
export const here = {
  'here.storage':
    'This browser does not let the page keep anything, so no game can be played here. Create a table instead.',
  'here.unkept':
    'The last move could not be kept: this device has no room left. Everything before it is safe.',
  'here.name': 'On this device',
  'here.go_on': 'Go on playing',
  'here.missing': 'There is no such game on this device.',
  'here.elsewhere': 'This game goes on in another window of this browser.',
  'here.moved': 'This game goes on on the server: you find it among your games.',
  'move.away': 'Go on on another device',
  'move.away.text':
    'The game moves to the server, and goes on wherever you sign in by your name. This device keeps a copy of ' +
    'what was played.',
  'move.away.luck': 'From then on its luck is the server’s.',
  'move.away.do': 'Move the game',
  'move.invite': 'Invite a friend from here',
  'move.invite.text':
    'The game moves to the server. The bot plays until your friend opens the link, then makes room.',
  'move.invite.there': 'The bot plays until your friend opens the link, then makes room.',
  'move.invite.whose': 'Who makes room?',
  'move.invite.do': 'Get the link',
  'move.invite.sent': 'Send this link to your friend. Until then the bot plays on.',
  'move.invite.link': 'Link for your friend',
  'move.invite.copy': 'Copy the link',
  'move.take': 'Play on without a network',
  'move.take.text': 'The game moves to this device and is closed on the server.',
  'move.take.luck': 'From then on its luck is this device’s.',
  'move.take.do': 'Take it along',
  'here.remove': 'Delete this game',
  'here.remove.text': 'The game is removed from this device. This cannot be undone.',
  'save.title': 'Save this game',
  'save.file': 'Save as a file',
  'save.file.text': 'The journal, with every step. This page and the command open it again.',
  'save.keep': 'Keep on this device',
  'save.keep.text': 'Replay and analysis then work without a network.',
  'save.kept': 'Kept on this device',
  'save.open': 'Open the copy',
  'save.share': 'Put it on the server',
  'save.share.title': 'Share this game',
  'save.share.text': 'Others can open it by a link, and you find it wherever you sign in.',
  'save.shared': 'Whoever has this link can see the game:',
  'save.refused':
    'This browser does not let the page keep anything, or has no room left. Save the game as a ' +
    'file instead.',
};

declare module './index.ts' {
  interface Words {
    here: typeof here;
  }
}
