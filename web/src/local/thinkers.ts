// thinkers.ts - workers that answer for bots and hints, so that the table is never kept waiting: as many as there are
// processors but one, each started when it is first needed.
import type { Thought } from './words.ts';

const most = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

interface Thinker {
  worker: Worker;
  busy: number; // the number of its question; 0: none
}

export class Thinkers {
  private readonly all: Thinker[] = [];
  private readonly waiting: Thought[] = [];
  private readonly module: WebAssembly.Module;
  private readonly done: (answer: Uint8Array) => void;
  private count = 0;

  // An empty answer: it could not be thought.
  constructor(module: WebAssembly.Module, done: (answer: Uint8Array) => void) {
    this.module = module;
    this.done = done;
  }

  ask(bytes: Uint8Array): void {
    this.waiting.push({ n: ++this.count, bytes });
    this.next();
  }

  private next(): void {
    if (!this.waiting.length) return;
    const free = this.all.find(t => !t.busy) ?? (this.all.length < most ? this.start() : null);
    if (!free) return;
    const thought = this.waiting.shift()!;
    free.busy = thought.n;
    free.worker.postMessage(thought);
  }

  private start(): Thinker {
    const thinker: Thinker = {
      worker: new Worker(self.location.href, { name: 'think' }),
      busy: 0,
    };
    thinker.worker.onmessage = (event: MessageEvent<Thought>) => {
      thinker.busy = 0;
      this.done(event.data.bytes);
      this.next();
    };
    thinker.worker.onerror = () => {
      this.all.splice(this.all.indexOf(thinker), 1);
      thinker.worker.terminate();
      if (thinker.busy) this.done(new Uint8Array());
      this.next();
    };
    thinker.worker.postMessage(this.module);
    this.all.push(thinker);
    return thinker;
  }
}
