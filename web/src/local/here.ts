// here.ts - tables of this device: opened, listed, read and left, as app/api.ts does it for those of the server.
import { api } from '../app/api.ts';
import { gamesReady, me, somebody } from '../app/session.ts';
import { usualLevel } from '../games/levels.ts';
import type { StepRow, TableRow, View } from '../protocol.ts';
import { closeDesk, deskOf, freshDesk } from './desk.ts';
import { hereId, newTableId } from './ids.ts';
import {
  forget,
  keepMoved,
  keepNote,
  keepThere,
  keptLines,
  keptTable,
  keptTables,
  type Kept,
  type Setup,
} from './keep.ts';

export interface Wish {
  game: string;
  name: string;
  seats: string[]; // as in keep.ts
  options: Record<string, string>;
}

const randomSeed = (): string => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(high!) << 32n) | BigInt(low!)).toString();
};

const setupOf = ({ game, name, seats, options }: Wish, seed = randomSeed()): Setup => ({
  id: newTableId(),
  ...{ game, name, seats, seed },
  options: Object.entries(options).map(([key, value]) => `${key}=${value}`),
  created: Date.now(),
  called: me.get()?.name ?? '',
  person: me.get()?.id ?? 0,
});

async function begin(
  setup: Setup,
  from: { table: string; steps: number } | null = null,
): Promise<TableRow> {
  const desk = await freshDesk(setup.id);
  return desk.ask<TableRow>({ ask: 'begin', setup, from });
}

export const openHere = (wish: Wish): Promise<TableRow> => begin(setupOf(wish));

/** The usual seats, bots on the others; the options of a good first game. */
export async function playHere(game: string, name: string, level: string): Promise<TableRow> {
  const row = (await gamesReady()).games.find(g => g.id === game)!;
  const seats = ['me', ...Array.from({ length: row.usual_seats - 1 }, () => level)];
  return openHere({ game, name, seats, options: row.first_game });
}

// The first line of a journal, as far as going on needs it.
interface Head {
  game: string;
  options: Record<string, string>;
  bots: (string | null)[]; // null: a person
  chance: { kind: string; seed?: string };
}

const headOf = (journal: string): Head =>
  JSON.parse(journal.slice(0, journal.indexOf('\n'))) as Head;

/** A game that was not closed, and whose luck to come is in the journal. */
export function canGoOn(journal: string): boolean {
  const lines = journal.trimEnd().split('\n'),
    luck = lines.findLast(line => line.startsWith('{"luck":')) ?? lines[0] ?? '{}',
    { chance } = JSON.parse(luck) as Pick<Head, 'chance'>;
  return (
    chance.kind === 'seed' &&
    chance.seed !== undefined &&
    !(lines.at(-1) ?? '').startsWith('{"end":')
  );
}

/** A game that is over and that people played. */
export const canKeep = (journal: string): boolean =>
  journal !== '' &&
  headOf(journal).bots.includes(null) &&
  /^\{"end":\d+,"over":true,/.test(journal.trimEnd().split('\n').at(-1) ?? '');

// The first person of it is you, bots have the other seats. Of a game that is over nobody knows who of several was you.
function seatsOf(journal: string, bots: Head['bots']): string[] {
  const people = bots.map(level => level ?? 'person');
  if (!canKeep(journal)) return withBots(people, Math.max(0, people.indexOf('person')));
  return bots.indexOf(null) === bots.lastIndexOf(null)
    ? people.map(who => (who === 'person' ? 'me' : who))
    : people;
}

async function fromJournal(
  journal: string,
  name: string,
  ask: 'read' | 'take',
  id = newTableId(),
): Promise<TableRow> {
  const { game, options, bots, chance } = headOf(journal),
    seats = seatsOf(journal, bots),
    seed = ask === 'read' ? chance.seed : undefined,
    setup = { ...setupOf({ game, name, seats, options }, seed), id },
    desk = await freshDesk(setup.id);
  return desk.ask<TableRow>({ ask, id: setup.id, setup, text: journal });
}

/** A journal becomes a table of this device. */
export const goOnHere = (journal: string, name: string): Promise<TableRow> =>
  fromJournal(journal, name, 'read');

/** A game of the server goes on on this device, under an id that follows from the server's: taken twice it is one. */
export async function takeHere(row: TableRow): Promise<TableRow> {
  const id = hereId(row.id),
    had = await keptTable(id);
  return had ? had.row : fromJournal(await api.take(row.id), row.name, 'take', id);
}

// Another game of the same kind: bots sit where other people sat.
const withBots = (seats: string[], mine = Math.max(0, seats.indexOf('me'))): string[] =>
  seats.map((who, s) =>
    s === mine ? 'me' : who === 'me' || who === 'person' ? usualLevel() : who,
  );

/** Where a game that is over is kept on this device, if it is: by its id on the server. */
export const copyOf = (id: string): Promise<string | null> =>
  keptTable(hereId(id)).then(
    kept => (kept?.there === id ? kept.id : null),
    () => null,
  );

/** A game of the server that is over is kept on this device as well, once however often it is asked for. */
export async function keepHere(row: TableRow): Promise<TableRow> {
  const id = hereId(row.id),
    had = await keptTable(id).catch(() => undefined);
  if (had) return had.row;
  const text = await api.journal(row.id),
    seats = row.seats.map(s =>
      s.seat === row.you ? 'me' : s.kind === 'bot' ? (s.level ?? usualLevel()) : 'person',
    ),
    wish = { game: row.game, name: row.name, seats, options: row.options },
    setup = { ...setupOf(wish), id, created: row.created, there: row.id },
    desk = await freshDesk(id);
  return desk.ask<TableRow>({ ask: 'read', id, setup, text });
}

/** A game of this device that is over is put on the server as well. */
export async function putThere(id: string, name: (was: string) => string): Promise<TableRow> {
  const table = await again(id);
  if (table.there !== undefined) return api.table(table.there);
  const row = await bring(id, name(table.name));
  await closeDesk(id);
  await keepThere(id, row.id);
  return row;
}

/** Where a game of this device goes on, if it was moved. */
const movedTo = async (id: string): Promise<string | null> => (await keptTable(id))?.moved ?? null;

// The wish is named after the lines that are kept, which only become more: sent twice it is one table.
async function bring(id: string, name: string): Promise<TableRow> {
  await somebody();
  const desk = await deskOf(id),
    { text, lines } = await desk.ask<{ text: string; lines: number }>({ ask: 'journal' }),
    wish = `${id.slice(id.indexOf('-') + 1)}-${lines}`;
  return api.bring({ id: wish, name, journal: text });
}

/** A game of this device goes on on the server. The copy here stays until the server has answered. */
export async function moveToServer(id: string, name: (was: string) => string): Promise<TableRow> {
  const moved = await movedTo(id);
  if (moved) return api.table(moved);
  const row = await bring(id, name((await again(id)).name));
  await closeDesk(id);
  await keepMoved(id, row.id);
  return row;
}

// A store that is refused has no tables.
export const hereRows = (): Promise<TableRow[]> =>
  keptTables().then(
    list =>
      list
        .filter(table => !table.moved)
        .map(({ row, there }) => (there === undefined ? row : { ...row, there })),
    () => [],
  );

const again = (id: string): Promise<Kept> =>
  keptTable(id).then(table => {
    if (!table) throw new Error(id);
    return table;
  });

export const here = {
  table: async (id: string): Promise<TableRow> => (await deskOf(id)).ask<TableRow>({ ask: 'row' }),
  steps: async (id: string, from: number, to: number): Promise<StepRow[]> =>
    (await (await deskOf(id)).ask<{ steps: StepRow[] }>({ ask: 'steps', from, to })).steps,
  position: async (id: string, step: number, as: number | 'all' | null): Promise<View> =>
    (await deskOf(id)).ask<View>({ ask: 'position', step, as: typeof as === 'number' ? as : -1 }),
  journal: async (id: string): Promise<string> =>
    (await keptLines(id)).map(line => `${line}\n`).join(''),
  known: async (id: string, to: number): Promise<Uint8Array> =>
    (await deskOf(id)).ask<Uint8Array>({ ask: 'known', to }),
  note: async (id: string): Promise<string> => (await keptTable(id))?.note ?? '',
  saveNote: (id: string, text: string): Promise<void> => keepNote(id, text),

  leave: async (id: string): Promise<TableRow> => {
    const { row } = (await keptTable(id))!;
    await closeDesk(id);
    await forget(id);
    return row;
  },
  rematch: async (id: string): Promise<TableRow> => {
    const { game, name, seats, options } = await again(id);
    return begin({ ...setupOf({ game, name, seats: withBots(seats), options: {} }), options });
  },
  branch: async (id: string, how: { step: number; seat: number }): Promise<TableRow> => {
    const { game, name, seats, options, seed } = await again(id);
    const setup = setupOf({ game, name, seats: withBots(seats, how.seat), options: {} }, seed);
    return begin({ ...setup, options }, { table: id, steps: how.step });
  },
};
