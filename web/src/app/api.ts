// api.ts - the HTTP half of docs/protocol.md as functions. Every failure is a Refusal with a code
// for the program and a sentence for the person.
import { language, spoken, t } from '../i18n/index.ts';
import type { Words } from '../games/lexicon.ts';
import { games as gamesFile, words as wordsFiles } from 'virtual:aboard';
import { addressOf, isAlone } from './base.ts';
import { setupByEngine } from './engine.ts';
import { withCode } from './invites.ts';
import { isHere } from '../local/ids.ts';
import type {
  DailyAnswer,
  Fault,
  GamesAnswer,
  MeAnswer,
  OpenTable,
  SetupAnswer,
  StepRow,
  TableRow,
  View,
} from '../protocol.ts';

export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly wait: number | null; // seconds, where the server says so
  constructor(fault: Fault, status: number, wait: number | null = null) {
    super(fault.text);
    this.code = fault.code;
    this.status = status;
    this.wait = wait;
  }
}

// The sentence of whatever went wrong.
export const sentence = (fault: unknown): string =>
  fault instanceof Refusal ? fault.message : t('fault.unknown');

// What people need, where it is not to be had.
function unreachable(): Refusal {
  if (isAlone) return new Refusal({ code: 'alone', text: t('fault.alone') }, 0);
  return new Refusal({ code: 'offline', text: t('fault.offline') }, 0);
}

type Wish = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

// `name`: of a file of this site, or what is asked of its server.
async function ask(name: string, init: Wish = {}): Promise<Response> {
  if (isAlone && name.startsWith('api/')) throw unreachable();
  let answer: Response;
  try {
    answer = await fetch(addressOf(name), {
      credentials: 'same-origin',
      cache: 'no-store',
      ...init,
      // that of the page, whatever the browser wishes
      headers: { 'Accept-Language': language.get().id, ...init.headers },
    });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw unreachable();
  }
  if (answer.ok) return answer;
  const wait = Number(answer.headers.get('Retry-After') ?? NaN);
  const fault = await answer.json().then(
    (body: { error?: Fault }) => body.error,
    () => undefined,
  );
  throw new Refusal(
    fault ?? { code: 'unknown', text: t('fault.status', { status: answer.status }) },
    answer.status,
    Number.isNaN(wait) ? null : wait,
  );
}

async function body<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refusal({ code: 'unknown', text: t('fault.unknown') }, response.status);
  }
}

// A file of this site whose name changes with its bytes: the browser keeps it.
const kept = <T>(name: string): Promise<T> => body<T>(ask(name, { cache: 'default' }));
const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  body<T>(ask(path, signal ? { signal } : {}));
const sent = (path: string, what: unknown = {}): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(what),
  });
const post = <T>(path: string, what: unknown = {}): Promise<T> => body<T>(sent(path, what));
const at = (id: string, rest = ''): string =>
  withCode(id, `api/tables/${encodeURIComponent(id)}${rest}`);
// Tables of this device are asked the same, and answer by themselves.
const desk = () => import('../local/here.ts').then(m => m.here);
const inLanguage = (): string => `lang=${language.get().id}`;
const row = (answer: Promise<{ table: TableRow }>): Promise<TableRow> => answer.then(a => a.table);

type List = 'mine' | 'open' | 'running' | 'over';
export interface Tables {
  tables: TableRow[];
  more: boolean;
}

export const api = {
  me: () => get<MeAnswer>('api/me'),
  guest: (name = '') => post<MeAnswer>('api/guest', name ? { name } : {}),
  rename: (name: string) => post<MeAnswer>('api/rename', { name }),
  keep: (passphrase: string) => post<MeAnswer>('api/keep', { passphrase }),
  signIn: (name: string, passphrase: string) => post<MeAnswer>('api/signin', { name, passphrase }),
  signOut: () => post<MeAnswer>('api/signout'),
  signOutEverywhere: () => post<MeAnswer>('api/signout_everywhere'),

  // Adds to what is known of the person, and answers all of it: words.
  lessonsDone: (done: string) =>
    (done === ''
      ? get<{ done: string }>('api/lessons')
      : post<{ done: string }>('api/lessons', { done })
    ).then(answer => answer.done.split(' ').filter(Boolean)),

  // What hangs on no person is told by the engine: when the page was built, or now. A page that was built without
  // an engine asks the server.
  games: () => {
    const file = spoken() ? spoken()?.games : (gamesFile ?? undefined);
    return file === undefined
      ? get<GamesAnswer>(`api/games?${inLanguage()}`)
      : kept<GamesAnswer>(file);
  },
  words: (game: string) => {
    const file = (spoken()?.words ?? wordsFiles)[game];
    return file === undefined
      ? body<Words>(
          ask(`api/games/${encodeURIComponent(game)}/words?${inLanguage()}`, { cache: 'no-cache' }),
        )
      : kept<Words>(file);
  },
  setup: (game: string, seats: number, options: Record<string, string>) => {
    const wish = new URLSearchParams({
      ...options,
      seats: String(seats),
      lang: language.get().id,
    });
    return get<SetupAnswer>(`api/games/${encodeURIComponent(game)}/setup?${wish.toString()}`).catch(
      (fault: unknown) => {
        if (fault instanceof Refusal && fault.status === 0)
          return setupByEngine(game, seats, options);
        throw fault;
      },
    );
  },
  tables: (list: List, game: string | null = null, offset = 0, signal?: AbortSignal) =>
    get<Tables>(
      `api/tables?list=${list}${game ? `&game=${game}` : ''}${offset ? `&offset=${offset}` : ''}`,
      signal,
    ),
  open: (table: OpenTable) => row(post('api/tables', table)),
  playNow: (game: string, level: string) => row(post('api/play_now', { game, level })),
  daily: (game: string) => get<DailyAnswer>(`api/daily?game=${encodeURIComponent(game)}`),
  openDaily: (game: string) => row(post('api/daily', { game })),
  table: (id: string) => (isHere(id) ? desk().then(d => d.table(id)) : row(get(at(id)))),
  invite: (code: string) => row(get(`api/invite/${encodeURIComponent(code)}`)),
  join: (id: string, how: { seat?: number; invite?: string } = {}) =>
    row(post(at(id, '/join'), how)),
  leave: (id: string) => (isHere(id) ? desk().then(d => d.leave(id)) : row(post(at(id, '/leave')))),
  bot: (id: string, seat: number, level: string) => row(post(at(id, '/bot'), { seat, level })),
  close: (id: string) => row(post(at(id, '/close'))),
  bring: (game: { id: string; name: string; journal: string }) =>
    row(post('api/tables/bring', game)),
  take: (id: string) => sent(at(id, '/take')).then(answer => answer.text()),
  offer: (id: string, seat: number) => row(post(at(id, '/offer'), { seat, yes: true })),
  branch: (id: string, how: { id: string; step: number; seat: number }) =>
    isHere(id) ? desk().then(d => d.branch(id, how)) : row(post(at(id, '/branch'), how)),
  rematch: (id: string) =>
    isHere(id) ? desk().then(d => d.rematch(id)) : row(post(at(id, '/rematch'))),

  journal: (id: string) =>
    isHere(id)
      ? desk().then(d => d.journal(id))
      : ask(at(id, '/journal')).then(answer => answer.text()),
  known: (id: string, to: number) =>
    isHere(id)
      ? desk().then(d => d.known(id, to))
      : ask(at(id, `/known?to=${to}`)).then(
          async answer => new Uint8Array(await answer.arrayBuffer()),
        ),
  journalLink: (id: string) => addressOf(at(id, '/journal')),
  steps: (id: string, from: number, to: number) =>
    isHere(id)
      ? desk().then(d => d.steps(id, from, to))
      : get<{ steps: StepRow[] }>(at(id, `/steps?from=${from}&to=${to}&${inLanguage()}`)).then(
          a => a.steps,
        ),
  position: (id: string, step: number, as: number | 'all' | null = null) =>
    isHere(id)
      ? desk().then(d => d.position(id, step, as))
      : get<View>(at(id, `/steps/${step}?${inLanguage()}${as === null ? '' : `&as=${as}`}`)),
  note: (id: string) =>
    isHere(id)
      ? desk().then(d => d.note(id))
      : get<{ text: string }>(at(id, '/note')).then(a => a.text),
  saveNote: (id: string, text: string): Promise<unknown> =>
    isHere(id) ? desk().then(d => d.saveNote(id, text)) : post(at(id, '/note'), { text }),
};

// Ids of the client's own, new for each intention: letters, digits, dashes, at most 20.
let serial = 0;
const page = Math.random().toString(36).slice(2, 10);
export const newId = (): string => `${page}-${(++serial).toString(36)}`;
