// words.ts - what a page and its worker say to each other. Every question of the page has a number and one answer.
import type { Setup } from './keep.ts';

export type Question =
  | { ask: 'begin'; setup: Setup; from: { table: string; steps: number } | null }
  | { ask: 'read'; id: string; text: string; setup: Setup } // an imported journal
  | { ask: 'take'; id: string; text: string; setup: Setup } // a journal that a server gave away
  | { ask: 'open'; id: string }
  | { ask: 'journal' }
  | { ask: 'known'; to: number }
  | { ask: 'steps'; from: number; to: number }
  | { ask: 'position'; as: number; step: number }
  | { ask: 'row' };

export type ToWorker =
  | { module: WebAssembly.Module; catalogue: Uint8Array } // and the language of the page
  | { n: number; question: Question }
  | { connect: true }
  | { say: string };

export interface Fault {
  code: 'storage' | 'not_found' | 'broken' | 'refused' | 'moved';
  text: string;
}
export type FromWorker =
  | { n: number; value: unknown }
  | { n: number; fault: Fault }
  | { hear: string }
  | { taken: true } // another window has the table now
  | { isKept: boolean };

// A question to a bot, and its answer: bytes that only the engine reads.
export interface Thought {
  n: number;
  bytes: Uint8Array;
}
