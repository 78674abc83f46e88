// session.ts - who you are, what the server has on board, and your own tables.
import { version as built } from 'virtual:aboard';
import { api, Refusal } from './api.ts';
import { isAlone } from './base.ts';
import { isHere } from '../local/ids.ts';
import { cell, useCell } from './store.ts';
import type { GamesAnswer, Me, MeAnswer, TableRow } from '../protocol.ts';

export const me = cell<Me | null | undefined>(undefined); // undefined: not yet known
export const version = cell(built); // of the server, once it has answered
export const games = cell<GamesAnswer | null>(null);
export const mine = cell<TableRow[] | null>(null); // null: not yet known
export const unreachable = cell<Refusal | null>(null); // the last thing that went wrong in the background

const take = (answer: MeAnswer): Me | null => {
  me.set(answer.me);
  version.set(answer.version);
  return answer.me;
};

export const act = (answer: Promise<MeAnswer>): Promise<Me | null> =>
  answer.then(take).then(person => {
    void loadMine();
    return person;
  });

// Somebody who plays needs a name; a guest gets one from the server and can change it.
export async function somebody(): Promise<Me> {
  const known = me.get() ?? take(await api.me());
  if (known) return known;
  const guest = take(await api.guest());
  if (!guest) throw new Refusal({ code: 'signed_out', text: '' }, 401);
  return guest;
}

// The same under a name of their choice; an empty one leaves it as it is.
export async function somebodyCalled(name: string | null): Promise<Me> {
  const wish = name?.trim() ?? '';
  if (wish === '') return somebody();
  const known = me.get() ?? take(await api.me());
  if (known?.name === wish) return known;
  const named = take(await (known ? api.rename(wish) : api.guest(wish)));
  return named ?? somebody();
}

// A table that is open told where it stands: the list, and with it the title of the window, need not
// wait for the next look at all tables.
export function heardOf(row: TableRow): void {
  const rows = mine.get(),
    was = rows?.find(r => r.id === row.id);
  if (rows && was && was.your_turn !== row.your_turn)
    mine.set(rows.map(r => (r.id === row.id ? row : r)));
}

// Those of this device stand among those of the server, in the server's order: whose turn it is first. What both have
// stands there once: as the server's, or while that does not answer as the copy that can be opened.
function together(here: TableRow[], there: TableRow[]): TableRow[] {
  const isReached = unreachable.get() === null,
    twin = (a: TableRow) => (b: TableRow) => (isReached ? a.there === b.id : b.there === a.id),
    own = isReached ? here.filter(row => !there.some(twin(row))) : here,
    other = isReached ? there : there.filter(row => !here.some(twin(row)));
  return [...own, ...other].sort(
    (a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated,
  );
}
const hereRows = (): Promise<TableRow[]> =>
  import('../local/here.ts').then(
    m => m.hereRows(),
    () => [],
  );

export async function loadMine(): Promise<void> {
  const here = await hereRows();
  let there: TableRow[] | null = me.get() === null ? [] : null;
  try {
    if (me.get()) {
      there = (await api.tables('mine')).tables;
      unreachable.set(null);
    }
  } catch (fault) {
    if (fault instanceof Refusal) unreachable.set(fault);
  }
  // while the server does not answer, what it said last stays, and this device goes on
  if (!there && unreachable.get()) there = (mine.get() ?? []).filter(row => !isHere(row.id));
  mine.set(there && together(here, there));
}

// The games on board, asked for once; whoever needs them waits for the same answer.
let asked: Promise<GamesAnswer> | null = null;
export function gamesReady(): Promise<GamesAnswer> {
  const have = games.get();
  if (have) return Promise.resolve(have);
  asked ??= api
    .games()
    .then(list => {
      games.set(list);
      return list;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}

export async function start(): Promise<void> {
  try {
    if (isAlone) {
      me.set(null);
      await gamesReady();
    } else {
      const [who] = await Promise.all([api.me(), gamesReady()]);
      take(who);
      unreachable.set(null);
    }
  } catch (fault) {
    if (fault instanceof Refusal) unreachable.set(fault);
  }
  await loadMine();
}

export const useMe = (): Me | null | undefined => useCell(me);
export const useGames = (): GamesAnswer | null => useCell(games);

// Who waits for you changes while you read: look now and then, less often in the background.
export function keepLooking(): void {
  let timer = 0;
  const again = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        const look = games.get() === null || me.get() === undefined ? start() : loadMine();
        void look.then(again);
      },
      unreachable.get() ? 5000 : document.visibilityState === 'visible' ? 20000 : 60000,
    );
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadMine();
    again();
  });
  window.addEventListener('online', () => void start());
  unreachable.watch(again);
  again();
}
