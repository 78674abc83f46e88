// bench.ts - an engine of its own with one journal in it, for workers that judge and for the page that adds up.
import { answer, give, speak } from '../app/bytes.ts';
import type { Account, Begin, Move, Question } from './words.ts';

interface Bench {
  memory: WebAssembly.Memory;
  vaka_input(n: number): number;
  vaka_output(): number;
  vaka_output_length(): number;
  vaka_language(): number;
  vaka_journal(): number;
  vaka_known(): number;
  vaka_budget(): number;
  vaka_analysis(): number;
  vaka_judge(step: number, budget: number): number;
  vaka_judged_put(step: number): number;
  vaka_judged(step: number): number;
  vaka_account(): number;
  vaka_choose(seat: number, seed: bigint): number;
}

export interface Seated {
  steps: number;
  budget: number; // the standard one
  judge: (step: number, budget: number) => Uint8Array;
  put: (step: number, row: Uint8Array) => void;
  tell: (step: number) => Move;
  account: () => Account;
  choose: (question: Question) => string;
}

function must(e: Bench, value: number): number {
  if (value < 0) throw new Error(answer(e));
  return value;
}

function giveBytes(e: Bench, bytes: Uint8Array): void {
  const at = e.vaka_input(bytes.length);
  new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
}

function load(e: Bench, journal: Begin['journal']): void {
  if (typeof journal === 'string') give(e, journal);
  else giveBytes(e, journal);
  must(e, typeof journal === 'string' ? e.vaka_journal() : e.vaka_known());
}

export async function seat({ module, catalogue, journal, names }: Begin): Promise<Seated> {
  const e = (await WebAssembly.instantiate(module, {})).exports as unknown as Bench;
  speak(e, catalogue);
  load(e, journal);
  const steps = must(e, e.vaka_analysis());
  return {
    steps,
    budget: e.vaka_budget(),
    judge: (step, budget) => {
      must(e, e.vaka_judge(step, budget));
      return new Uint8Array(e.memory.buffer, e.vaka_output(), e.vaka_output_length()).slice();
    },
    put: (step, row) => {
      giveBytes(e, row);
      must(e, e.vaka_judged_put(step));
    },
    tell: step => {
      give(e, names.join('\n'));
      must(e, e.vaka_judged(step));
      return JSON.parse(answer(e)) as Move;
    },
    account: () => {
      must(e, e.vaka_account());
      return JSON.parse(answer(e)) as Account;
    },
    choose: question => {
      give(e, question.level);
      must(e, e.vaka_choose(question.seat, question.seed));
      return answer(e);
    },
  };
}
