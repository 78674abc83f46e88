// plain.ts - ids made readable, for names that have no words of their own.
export const plain = (name: string): string => name.replace(/_/g, ' ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
