// source.ts - where a replay comes from: a table of the server, or a journal from disk read by the
// engine in the browser. Both give steps and positions.
import { api } from '../app/api.ts';
import { t } from '../i18n/index.ts';
import type { Game } from '../games/game.ts';
import { loadGame, unitOf } from '../games/registry.ts';
import type { StepRow, TableRow, View } from '../protocol.ts';
import { seatName } from '../ui/tables.tsx';

export interface Source {
  game: string;
  name: string;
  names: string[];
  you: number | null;
  over: boolean;
  steps: StepRow[];
  table: TableRow | null;
  sees: boolean; // whether it can be seen by any seat
  position: (n: number, as: number | 'all') => Promise<View>;
  journal: { href: string; file: string } | null;
}

export async function allSteps(id: string, to: number): Promise<StepRow[]> {
  const parts: Promise<StepRow[]>[] = [];
  for (let from = 1; from <= to; from += 200)
    parts.push(api.steps(id, from, Math.min(to, from + 199)));
  return (await Promise.all(parts)).flat();
}

// Scores of steps in whole points.
const inPoints = (steps: StepRow[], unit: number): StepRow[] =>
  unit === 1 ? steps : steps.map(s => ({ ...s, scores: s.scores.map(n => n / unit) }));

export async function fromServer(id: string): Promise<Source> {
  const table = await api.table(id),
    over = table.status === 'over',
    steps = inPoints(await allSteps(id, table.step), unitOf(table.game));
  return {
    game: table.game,
    name: table.name,
    names: table.seats.map(s => (s.seat === table.you ? t('seat.you') : seatName(s, table.you))),
    you: table.you,
    over,
    steps,
    table,
    sees: over,
    position: (n, as) => api.position(id, n, over ? as : null),
    journal: { href: api.journalLink(id), file: `${id}.jsonl` },
  };
}

// The engine as a WebAssembly module: text in, text and numbers out.
interface Engine {
  memory: WebAssembly.Memory;
  vaka_input(n: number): number;
  vaka_output(): number;
  vaka_output_length(): number;
  vaka_start(seats: number): number;
  vaka_apply(seat: number): number;
  vaka_view(viewer: number): number;
  vaka_journal(): number;
}
const chance = 0xfe,
  referee = 9;
let engine: Promise<Engine> | null = null;
const load = (): Promise<Engine> =>
  (engine ??= fetch('/vaka.wasm')
    .then(a => {
      if (!a.ok) throw new Error('vaka.wasm');
      return a.arrayBuffer();
    })
    .then(bytes => WebAssembly.instantiate(bytes, {}))
    .then(
      made => made.instance.exports as unknown as Engine,
      why => {
        engine = null;
        throw why;
      },
    ));

function give(e: Engine, text: string): void {
  const bytes = new TextEncoder().encode(text),
    at = e.vaka_input(bytes.length);
  new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
}
const answer = (e: Engine): string =>
  new TextDecoder().decode(
    new Uint8Array(e.memory.buffer, e.vaka_output(), e.vaka_output_length()),
  );

interface Head {
  game: string;
  seats: number;
  options: Record<string, string>;
  names?: string[];
}
interface Line {
  n?: number;
  seat?: number | 'chance';
  do?: string;
  t?: number;
}

export class BadJournal extends Error {}

function rowOf(module: Game, line: Line, before: View, after: View, names: string[]): StepRow {
  const seat = line.seat ?? 'chance',
    action = line.do ?? '',
    label = before.legal.find(l => l.do === action)?.label;
  const text = module.told(
    action,
    typeof seat === 'number' ? (names[seat] ?? '') : null,
    label ?? null,
  );
  return {
    n: line.n!,
    seat,
    do: action,
    time: line.t ?? 0,
    round: after.round,
    scores: after.score.totals,
    events: module.eventsOf(action, typeof seat === 'number' ? seat : null, before, after),
    log: text ? [{ n: line.n!, seat: typeof seat === 'number' ? seat : null, text }] : [],
  };
}

// Reads a journal: the engine checks every line of it, then plays it again step by step.
export async function fromJournal(text: string, file: string): Promise<Source> {
  const e = await load();
  give(e, text);
  if (e.vaka_journal() < 0) throw new BadJournal(answer(e));
  const lines = text
      .split('\n')
      .filter(Boolean)
      .map(l => JSON.parse(l) as Line & Head),
    head = lines[0] as Head,
    module = await loadGame(head.game);
  const names = Array.from(
    { length: head.seats },
    (_, k) => head.names?.[k] || t('seat.number', { n: k + 1 }),
  );
  give(e, [head.game, ...Object.entries(head.options).map(([k, v]) => `${k}=${v}`)].join('\n'));
  if (e.vaka_start(head.seats) < 0) throw new BadJournal(answer(e));
  const look = (): View => {
    e.vaka_view(referee);
    return JSON.parse(answer(e)) as View;
  };
  const views = [look()],
    steps: StepRow[] = [];
  for (const line of lines) {
    if (line.do === undefined || line.n === undefined) continue;
    give(e, line.do);
    if (e.vaka_apply(line.seat === 'chance' ? chance : Number(line.seat)) < 0)
      throw new BadJournal(answer(e));
    const after = look();
    steps.push(rowOf(module, line, views.at(-1)!, after, names));
    views.push(after);
  }
  return {
    game: head.game,
    name: file,
    names,
    you: null,
    over: views.at(-1)!.over,
    steps: inPoints(steps, unitOf(head.game)),
    table: null,
    sees: false,
    position: n => Promise.resolve(views[n]!),
    journal: null,
  };
}
