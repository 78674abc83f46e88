// crew.ts - the workers that judge a game: as many as there are cores, each asked for the next step that nobody has.
// A step is judged by itself, so it does not matter who judges which, or when.
import { addressOf } from '../app/base.ts';
import type { Ask, Begin, Chosen, Judged, Question } from './words.ts';

declare const ANALYSIS_WORKER: string; // the file of worker.ts, named by the build

const most = 8; // more would only take memory
const cores = (): number => Math.max(1, Math.min(most, navigator.hardwareConcurrency));

export interface Crew {
  stop: () => void;
}

interface Heard {
  judged: (row: Judged) => void;
  done: () => void;
  failed: () => void;
}

export function hire(begin: Begin, asks: Ask[], heard: Heard): Crew {
  const workers: Worker[] = [];
  let next = 0,
    open = asks.length;
  const stop = (): void => {
    for (const worker of workers.splice(0)) worker.terminate();
  };
  const askNext = (worker: Worker): void => {
    const ask = asks[next++];
    if (ask) worker.postMessage(ask);
  };
  for (let k = 0; k < Math.min(cores(), asks.length); k++) {
    const worker = new Worker(addressOf(ANALYSIS_WORKER));
    workers.push(worker);
    worker.onmessage = ({ data }: MessageEvent<Judged>) => {
      if (!workers.length) return;
      askNext(worker);
      heard.judged(data);
      if (--open === 0) {
        stop();
        heard.done();
      }
    };
    worker.onerror = event => {
      event.preventDefault();
      if (!workers.length) return;
      stop();
      heard.failed();
    };
    worker.postMessage(begin);
    askNext(worker);
  }
  return { stop };
}

/** What a bot would do behind the last step of a journal. */
export const askBot = (begin: Begin, question: Question): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(addressOf(ANALYSIS_WORKER));
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<Chosen>) => end(() => resolve(data.chosen));
    worker.onerror = event => {
      event.preventDefault();
      end(() => reject(new Error(event.message)));
    };
    worker.postMessage(begin);
    worker.postMessage(question);
  });
