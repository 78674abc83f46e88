// table.ts - one table in a worker: the engine speaks the table's messages, this keeps its journal before anything is
// confirmed, gives bots their time to think and tells when something goes on by itself. One thing after the other.
import type { TableRow } from '../protocol.ts';
import {
  answer,
  answerBytes,
  give,
  giveBytes,
  speak,
  startEngine,
  turns,
  type TableEngine,
} from './engine.ts';
import { keepMore, keptLines, keptTable, type Kept, type Setup } from './keep.ts';
import { Thinkers } from './thinkers.ts';
import type { Fault } from './words.ts';

const look = 30, // milliseconds until a bot's pause is looked at again
  again = 5000; // until what could not be kept is tried once more

export class Refused extends Error {
  readonly fault: Fault;
  constructor(code: Fault['code'], text = '') {
    super(text);
    this.fault = { code, text };
  }
}
const storage = (): never => {
  throw new Refused('storage');
};

export class Table {
  private readonly engine: TableEngine;
  private readonly thinkers: Thinkers;
  private readonly hear: (text: string) => void;
  private readonly kept: (isKept: boolean) => void;
  private table: Kept | null = null;
  private lines = 0; // that are kept
  private isConnected = false;
  private isFailing = false; // the last lines could not be kept
  private work: Promise<unknown> = Promise.resolve();
  private timer = 0;

  private constructor(
    engine: TableEngine,
    module: WebAssembly.Module,
    hear: (text: string) => void,
    kept: (isKept: boolean) => void,
  ) {
    this.engine = engine;
    this.hear = hear;
    this.kept = kept;
    this.thinkers = new Thinkers(module, bytes => void this.inTurn(() => this.thought(bytes)));
  }

  static async make(
    module: WebAssembly.Module,
    catalogue: Uint8Array,
    hear: (text: string) => void,
    kept: (isKept: boolean) => void,
  ): Promise<Table> {
    const engine = await startEngine(module);
    speak(engine, catalogue);
    return new Table(engine, module, hear, kept);
  }

  // One thing after the other, whatever becomes of the one before.
  inTurn<T>(run: () => Promise<T> | T): Promise<T> {
    const next = this.work.then(run, run);
    this.work = next.catch(() => undefined);
    return next;
  }

  // ---- Coming into being ----

  private sit(setup: Setup & { seen?: number }): void {
    const { id, name, game, seats, options, seed, created, called, person, seen } = setup;
    give(
      this.engine,
      JSON.stringify({
        ...{ id, name, game, seats, options, seed, created, called, person, seen: seen ?? 0 },
      }),
    );
    if (this.engine.vaka_table_sit() < 0) throw new Refused('refused', answer(this.engine));
  }

  private row(there = this.table?.there): TableRow {
    this.engine.vaka_table_row();
    const row = JSON.parse(answer(this.engine)) as TableRow;
    return there === undefined ? row : { ...row, there };
  }

  async begin(setup: Setup, from: { table: string; steps: number } | null): Promise<TableRow> {
    const past = from ? await keptLines(from.table).catch(storage) : null,
      now = Date.now();
    this.sit(setup);
    if (this.engine.vaka_table_begin(now) < 0) throw new Refused('refused', answer(this.engine));
    if (past && from) {
      give(this.engine, past.map(l => `${l}\n`).join(''));
      if (this.engine.vaka_table_retrace(now, from.steps) < 0)
        throw new Refused('broken', answer(this.engine));
    }
    this.table = { ...setup, row: this.row(), seen: 0, note: '' };
    await this.keep().catch(storage);
    return this.table.row;
  }

  // A journal from elsewhere becomes a table of this device: every line of it is checked first.
  async read(setup: Setup, text: string): Promise<TableRow> {
    this.sit(setup);
    give(this.engine, text);
    if (this.engine.vaka_table_resume() < 0) throw new Refused('broken', answer(this.engine));
    const lines = text.split('\n').filter(Boolean);
    this.table = { ...setup, row: this.row(setup.there), seen: 0, note: '' };
    await keepMore(this.table, 0, lines).catch(storage);
    this.lines = lines.length;
    return this.table.row;
  }

  // A game that a server gave away goes on here, with other luck.
  async take(setup: Setup, text: string): Promise<TableRow> {
    const seed = BigInt(setup.seed);
    this.sit(setup);
    give(this.engine, text);
    if (
      this.engine.vaka_table_take(Date.now(), Number(seed >> 32n), Number(seed & 0xffffffffn)) < 0
    )
      throw new Refused('broken', answer(this.engine));
    this.table = { ...setup, row: this.row(), seen: 0, note: '' };
    await this.keep().catch(storage);
    return this.table.row;
  }

  // As a server takes it; and how many lines are kept, which never were that many before.
  journal(): { text: string; lines: number } {
    this.engine.vaka_table_journal(Date.now());
    return { text: answer(this.engine), lines: this.lines };
  }

  // What the person of this table could know up to a step, for its analysis.
  known(to: number): Uint8Array {
    if (this.engine.vaka_table_known(to) === 0) throw new Refused('refused');
    return answerBytes(this.engine);
  }

  async open(id: string): Promise<TableRow> {
    if (this.table) return this.table.row;
    const table = await keptTable(id).catch(storage);
    if (!table) throw new Refused('not_found');
    if (table.moved) throw new Refused('moved', table.moved);
    await this.resume(table);
    return this.row();
  }

  private async resume(table: Kept): Promise<void> {
    const lines = await keptLines(table.id).catch(storage);
    this.sit(table);
    give(this.engine, lines.map(l => `${l}\n`).join(''));
    if (this.engine.vaka_table_resume() < 0) throw new Refused('broken', answer(this.engine));
    this.table = table;
    this.lines = lines.length;
  }

  // ---- Keeping ----

  // What the engine has written since; it is told when that is on disk, and says only then what happened.
  private async keep(): Promise<void> {
    const table = this.table;
    if (!table || this.engine.vaka_table_lines() === 0) return;
    const lines = answer(this.engine).split('\n').filter(Boolean);
    const next = { ...table, row: this.row(), seen: this.engine.vaka_table_seen() };
    await keepMore(next, this.lines, lines);
    this.table = next;
    this.lines += lines.length;
    if (this.isFailing) this.kept(true);
    this.isFailing = false;
    this.engine.vaka_table_kept(Date.now(), 1);
  }

  // It did not happen: the table is what was kept, and everybody looks anew. Tried again after a while.
  private async unkept(): Promise<void> {
    this.engine.vaka_table_kept(Date.now(), 0);
    this.tell();
    this.isFailing = true;
    this.kept(false);
    if (this.table) await this.resume(this.table);
    this.engine.vaka_table_connect(Date.now());
    this.tell();
    this.later(again);
  }

  // ---- Talking ----

  private tell(): void {
    while (this.engine.vaka_table_say(Date.now())) this.hear(answer(this.engine));
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = self.setTimeout(() => void this.inTurn(() => this.goOn()), ms);
  }

  connect(): Promise<void> {
    this.isConnected = true;
    this.engine.vaka_table_connect(Date.now());
    return this.goOn();
  }

  say(text: string): Promise<void> {
    give(this.engine, text);
    this.engine.vaka_table_hear(Date.now());
    return this.goOn();
  }

  private thought(bytes: Uint8Array): Promise<void> {
    giveBytes(this.engine, bytes);
    this.engine.vaka_table_thought();
    return this.goOn();
  }

  // Keeps, tells, and goes on with what happens by itself until somebody else has to do something.
  private async goOn(): Promise<void> {
    for (;;) {
      try {
        await this.keep();
      } catch {
        await this.unkept();
        return;
      }
      this.tell();
      if (!this.isConnected) return;
      const turn = this.engine.vaka_table_turn(Date.now());
      if (turn === turns.question) this.thinkers.ask(answerBytes(this.engine));
      else if (turn === turns.later) this.later(look);
      if (turn === turns.nothing || turn === turns.later) return;
    }
  }

  // ---- What was ----

  steps(from: number, to: number): unknown {
    this.engine.vaka_table_steps(-1, from, to);
    return JSON.parse(answer(this.engine));
  }

  position(as: number, step: number): unknown {
    if (this.engine.vaka_table_position(as, step) < 0)
      throw new Refused('not_found', answer(this.engine));
    return JSON.parse(answer(this.engine));
  }

  now(): TableRow {
    return this.row();
  }
}
