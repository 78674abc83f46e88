// keep.ts - tables of this device in the browser's own store (IndexedDB): what a table is, and its journal line by
// line. Lines are only ever added, each under its number: who would write one twice is refused, and writes nothing.
import type { TableRow } from '../protocol.ts';

// What a table is made of, besides its journal.
export interface Setup {
  id: string;
  name: string;
  game: string;
  seats: string[]; // "me", the level of a bot, or "person": somebody else, in a game that is over
  options: string[]; // "key=value"
  seed: string; // of its luck, as digits
  created: number;
  called: string; // the name of the person
  person: number;
  there?: string; // the table of the server that this is a copy of
}
export interface Kept extends Setup {
  row: TableRow; // as it stood when the last line was kept
  seen: number;
  note: string;
  moved?: string; // the table of the server where it goes on
}
interface Line {
  table: string;
  n: number;
  text: string;
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open('vaka', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'id' });
      asked.result.createObjectStore('lines', { keyPath: ['table', 'n'] });
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
    asked.onerror = () => failed(new Error(asked.error?.message));
    asked.onblocked = () => failed(new Error('blocked'));
  }).catch((why: unknown) => {
    opened = null;
    throw why;
  });
  return opened;
}

const got = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(new Error(asked.error?.message));
  });

// On disk, all of it, or nothing.
async function write(run: (tables: IDBObjectStore, lines: IDBObjectStore) => void): Promise<void> {
  const db = await open();
  await new Promise<void>((done, failed) => {
    const t = db.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
    t.oncomplete = () => done();
    t.onabort = () => failed(new Error(t.error?.message));
    run(t.objectStore('tables'), t.objectStore('lines'));
  });
}

const range = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);
const store = async (name: 'tables' | 'lines'): Promise<IDBObjectStore> =>
  (await open()).transaction(name, 'readonly').objectStore(name);

export const keptTables = async (): Promise<Kept[]> =>
  got((await store('tables')).getAll() as IDBRequest<Kept[]>);

export const keptTable = async (id: string): Promise<Kept | undefined> =>
  got((await store('tables')).get(id) as IDBRequest<Kept | undefined>);

export const keptLines = async (id: string): Promise<string[]> =>
  (await got((await store('lines')).getAll(range(id)) as IDBRequest<Line[]>)).map(l => l.text);

// `from` lines are kept already; what is added goes behind them.
export const keepMore = (table: Kept, from: number, lines: string[]): Promise<void> =>
  write((tables, all) => {
    tables.put(table);
    lines.forEach((text, k) => all.add({ table: table.id, n: from + k + 1, text } satisfies Line));
  });

export async function keepNote(id: string, note: string): Promise<void> {
  const table = await keptTable(id);
  if (table) await write(tables => void tables.put({ ...table, note }));
}

/** A server has it too. */
export async function keepThere(id: string, there: string): Promise<void> {
  const table = await keptTable(id);
  if (table) await write(tables => void tables.put({ ...table, there }));
}

/** It goes on elsewhere from now on. */
export async function keepMoved(id: string, moved: string): Promise<void> {
  const table = await keptTable(id);
  if (table) await write(tables => void tables.put({ ...table, moved }));
}

export const forget = (id: string): Promise<void> =>
  write((tables, lines) => {
    tables.delete(id);
    lines.delete(range(id));
  });
