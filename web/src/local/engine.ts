// engine.ts - the exports of the engine for a table (src/wasm/table.h), in a worker.
import { answer, give, speak } from '../app/bytes.ts';

export interface TableEngine {
  memory: WebAssembly.Memory;
  vaka_input(n: number): number;
  vaka_output(): number;
  vaka_output_length(): number;
  vaka_language(): number;
  vaka_table_sit(): number;
  vaka_table_begin(now: number): number;
  vaka_table_resume(): number;
  vaka_table_retrace(now: number, steps: number): number;
  vaka_table_take(now: number, seedHigh: number, seedLow: number): number;
  vaka_table_journal(now: number): number;
  vaka_table_known(to: number): number;
  vaka_table_lines(): number;
  vaka_table_kept(now: number, isKept: number): void;
  vaka_table_row(): number;
  vaka_table_seen(): number;
  vaka_table_connect(now: number): void;
  vaka_table_hear(now: number): void;
  vaka_table_say(now: number): number;
  vaka_table_turn(now: number): number;
  vaka_table_thought(): void;
  vaka_think(): number;
  vaka_table_steps(as: number, from: number, to: number): number;
  vaka_table_position(as: number, step: number): number;
}

// What vaka_table_turn says.
export const turns = { nothing: 0, lines: 1, question: 2, later: 3 } as const;

export const startEngine = async (module: WebAssembly.Module): Promise<TableEngine> =>
  (await WebAssembly.instantiate(module, {})).exports as unknown as TableEngine;

export function giveBytes(e: TableEngine, bytes: Uint8Array): void {
  const at = e.vaka_input(bytes.length);
  new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
}

export const answerBytes = (e: TableEngine): Uint8Array =>
  new Uint8Array(e.memory.buffer, e.vaka_output(), e.vaka_output_length()).slice();

export { answer, give, speak };
