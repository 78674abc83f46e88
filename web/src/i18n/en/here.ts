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
  'here.remove': 'Delete this game',
  'here.remove.text': 'The game is removed from this device. This cannot be undone.',
};

declare module './index.ts' {
  interface Words {
    here: typeof here;
  }
}
