// inks.ts - the colours of the signs: they stay the same in both themes.
export const bark = '#6B3F22',
  deep = '#0E4A5C',
  paper = '#FFFBF2',
  call = '#C9431B',
  gold = '#F2C84B',
  goldEdge = '#9A6B12';
