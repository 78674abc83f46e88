// plain.ts - ids made readable, for names that have no words of their own; what is said put together.
export const plain = (name: string): string => name.replace(/_/g, ' ');
// In Dutch ij is one letter: IJzer.
export const capital = (text: string): string =>
  text.startsWith('ij') ? `IJ${text.slice(2)}` : text.charAt(0).toUpperCase() + text.slice(1);
// One behind the other; what ends like a sentence needs no stop.
export const sentences = (parts: readonly (string | undefined | null)[]): string =>
  parts
    .filter(Boolean)
    .map((part, k, all) => (k + 1 === all.length || /[.!?…]$/.test(part!) ? part : `${part}.`))
    .join(' ');
