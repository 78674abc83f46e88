// source.ts - where a replay comes from: a table of the server, or a journal from disk read by the
// engine in the browser. Both give steps and positions.
import { api } from '../app/api.ts';
import { answer, give, loadEngine, type Engine } from '../app/engine.ts';
import { gamesReady } from '../app/session.ts';
import { t } from '../i18n/index.ts';
import { unitOf } from '../games/facts.ts';
import { loadGame } from '../games/registry.ts';
import { isHere } from '../local/ids.ts';
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
  text: () => Promise<string>; // the journal itself
  known: (() => Promise<Uint8Array>) | null; // of a game that runs: what this seat could know, for its analysis
}

async function allSteps(id: string, to: number): Promise<StepRow[]> {
  const parts: Promise<StepRow[]>[] = [];
  for (let from = 1; from <= to; from += 200)
    parts.push(api.steps(id, from, Math.min(to, from + 199)));
  return (await Promise.all(parts)).flat();
}

// Scores of steps in whole points.
const inPoints = (steps: StepRow[], unit: number): StepRow[] =>
  unit === 1 ? steps : steps.map(s => ({ ...s, scores: s.scores.map(n => n / unit) }));

// What no server has under an address gets one in this page.
const journalOf = async (id: string): Promise<string> =>
  isHere(id)
    ? URL.createObjectURL(new Blob([await api.journal(id)], { type: 'application/jsonl' }))
    : api.journalLink(id);

/** Whether a game that runs can be analysed by who plays it: nobody who plays with people has a coach beside him. */
export const canStudy = ({ status, you, hints, step, seats }: TableRow): boolean =>
  status === 'running' &&
  you !== null &&
  hints &&
  step > 0 &&
  seats.every(s => s.seat === you || s.kind === 'bot');

export async function fromServer(id: string): Promise<Source> {
  const [table] = await Promise.all([api.table(id), gamesReady()]),
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
    journal: { href: await journalOf(id), file: `${id}.jsonl` },
    text: () => api.journal(id),
    known: canStudy(table) ? () => api.known(id, table.step) : null,
  };
}

const chance = 0xfe,
  referee = 9;

interface Head {
  game: string;
  seats: number;
  options: Record<string, string>;
  names?: string[];
}
// A seat whose name is empty is called by its number.
const seatCalled = (name: string | undefined, k: number): string =>
  name !== undefined && name !== '' ? name : t('seat.number', { n: k + 1 });

export class BadJournal extends Error {}

// All steps of the journal that was read, as the server would tell them.
function toldSteps(e: Engine, names: string[]): StepRow[] {
  const steps: StepRow[] = [];
  for (let n = -1; n !== 0;) {
    give(e, names.join('\n'));
    n = e.vaka_told(referee, steps.length);
    if (n < 0) throw new BadJournal(answer(e));
    steps.push(...(JSON.parse(answer(e)) as { steps: StepRow[] }).steps);
  }
  return steps;
}

// The position before the first step and after each.
function positions(e: Engine, head: Head, steps: StepRow[]): View[] {
  const look = (): View => {
    e.vaka_view(referee);
    return JSON.parse(answer(e)) as View;
  };
  give(e, [head.game, ...Object.entries(head.options).map(([k, v]) => `${k}=${v}`)].join('\n'));
  if (e.vaka_start(head.seats) < 0) throw new BadJournal(answer(e));
  const views = [look()];
  for (const step of steps) {
    give(e, step.do ?? '');
    if (e.vaka_apply(step.seat === 'chance' ? chance : step.seat) < 0)
      throw new BadJournal(answer(e));
    views.push(look());
  }
  return views;
}

// Reads a journal: the engine checks every line of it, then plays it again step by step.
export async function fromJournal(text: string, file: string): Promise<Source> {
  const e = await loadEngine();
  give(e, text);
  if (e.vaka_journal() < 0) throw new BadJournal(answer(e));
  const head = JSON.parse(text.slice(0, text.indexOf('\n'))) as Head;
  await loadGame(head.game);
  const names = Array.from({ length: head.seats }, (_, k) => seatCalled(head.names?.[k], k));
  const steps = toldSteps(e, names),
    views = positions(e, head, steps);
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
    text: () => Promise.resolve(text),
    known: null,
  };
}
