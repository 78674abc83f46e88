// ids.ts - tables of this device have ids of their own kind, so that an id alone says where its table is.
const mark = 'here-';

export const isHere = (id: string): boolean => id.startsWith(mark);

export function newTableId(): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return mark + Array.from(bytes, b => letters[b % 32]!).join('');
}

// Of its address: /here/ID.
export const hereName = (id: string): string => `here/${id.slice(mark.length)}`;
export const hereId = (name: string): string => mark + name;
