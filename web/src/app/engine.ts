// engine.ts - the engine in the browser: a WebAssembly module that is fetched when a page needs it. Text goes in,
// text and numbers come out.
import { engine as file } from 'virtual:aboard';
import type { SetupAnswer } from '../protocol.ts';
import { spoken } from '../i18n/index.ts';
import { answer, give, speak } from './bytes.ts';
import { addressOf } from './base.ts';

export interface Engine {
  memory: WebAssembly.Memory;
  vaka_input(n: number): number;
  vaka_output(): number;
  vaka_output_length(): number;
  vaka_language(): number;
  vaka_setup(seats: number): number;
  vaka_start(seats: number): number;
  vaka_due(): number;
  vaka_legal(seat: number): number;
  vaka_apply(seat: number): number;
  vaka_chance(seed: bigint): number;
  vaka_view(viewer: number): number;
  vaka_draft(seat: number): number;
  vaka_told(viewer: number, from: number): number;
  vaka_journal(): number;
  vaka_position_read(): number;
  vaka_position_write(at: number): number;
  vaka_rewind(to: number): number;
  vaka_position_journal(me: number, seed: bigint): number;
  vaka_puzzle(day: number): number;
  vaka_lessons(): number;
  vaka_lesson(lesson: number): number;
  vaka_lesson_do(what: number): number;
  vaka_lesson_act(): number;
  vaka_lesson_choose(which: number): number;
}

/** The engine itself, for this page and its workers. */
let compiled: Promise<WebAssembly.Module> | null = null;
export const engineModule = (): Promise<WebAssembly.Module> =>
  (compiled ??= fetch(addressOf(file ?? 'vaka.wasm'))
    .then(a => {
      if (!a.ok) throw new Error('vaka.wasm');
      return a.arrayBuffer();
    })
    .then(bytes => WebAssembly.compile(bytes))
    .catch((why: unknown) => {
      compiled = null;
      throw why;
    }));

/** What the engine needs to speak the language of this page: nothing for English. */
let read: Promise<Uint8Array> | null = null;
export const engineCatalogue = (): Promise<Uint8Array> =>
  (read ??= (async () => {
    const name = spoken()?.catalogue;
    if (!name) return new Uint8Array();
    const got = await fetch(addressOf(name));
    if (!got.ok) throw new Error(name);
    return new Uint8Array(await got.arrayBuffer());
  })().catch((why: unknown) => {
    read = null;
    throw why;
  }));

/** One that nobody else asks. */
export async function ownEngine(): Promise<Engine> {
  const [module, catalogue] = await Promise.all([engineModule(), engineCatalogue()]),
    made = (await WebAssembly.instantiate(module, {})).exports as unknown as Engine;
  speak(made, catalogue);
  return made;
}

let engine: Promise<Engine> | null = null;
export const loadEngine = (): Promise<Engine> =>
  (engine ??= ownEngine().catch((why: unknown) => {
    engine = null;
    throw why;
  }));

/** Which values do not go with the rest of a setup: what the server says, without one. */
export async function setupByEngine(
  game: string,
  seats: number,
  options: Record<string, string>,
): Promise<SetupAnswer> {
  const e = await loadEngine();
  give(e, [game, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join('\n'));
  if (e.vaka_setup(seats) < 0) throw new Error(answer(e));
  return JSON.parse(answer(e)) as SetupAnswer;
}

export { answer, give };
