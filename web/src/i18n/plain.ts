// plain.ts - ids made readable, for names that have no words of their own.
export const plain = (name: string): string => name.replace(/_/g, ' ');
// In Dutch ij is one letter: IJzer.
export const capital = (text: string): string =>
  text.startsWith('ij') ? `IJ${text.slice(2)}` : text.charAt(0).toUpperCase() + text.slice(1);
