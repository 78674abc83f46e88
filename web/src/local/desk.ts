// desk.ts - the page's side of tables of this device: a worker for each one that is looked at, and the line to it,
// which speaks as a socket does (app/live.ts).
import { Refusal } from '../app/api.ts';
import { engineCatalogue, engineModule } from '../app/engine.ts';
import type { Socket } from '../app/live.ts';
import { t } from '../i18n/index.ts';
import { unkept } from './trouble.ts';
import type { FromWorker, Question, ToWorker } from './words.ts';

declare const LOCAL_WORKER: string; // its script, from the bundler

const patience = 4000, // milliseconds that a worker stays when nobody needs it
  codes = { busy: 4503, gone: 4410, missing: 4404 };

const refusal = (code: string, text: string): Refusal => {
  if (code === 'storage') return new Refusal({ code, text: t('here.storage') }, 0);
  if (code === 'moved') return new Refusal({ code, text: t('here.moved') }, 0);
  if (code === 'not_found') return new Refusal({ code, text: text || t('here.missing') }, 404);
  return new Refusal({ code, text: text || t('fault.unknown') }, 0);
};

interface Waiting {
  done: (value: unknown) => void;
  failed: (why: Refusal) => void;
}

export class Desk {
  private readonly worker = new Worker(new URL(LOCAL_WORKER, import.meta.url), { name: 'table' });
  private readonly asked = new Map<number, Waiting>();
  private count = 0;
  private users = 0;
  private timer = 0;
  private line: HereSocket | null = null;
  private readonly closed: () => void;

  constructor(module: WebAssembly.Module, catalogue: Uint8Array, closed: () => void) {
    this.closed = closed;
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.heard(event.data);
    this.worker.onerror = () => this.end(codes.busy, '');
    this.post({ module, catalogue });
  }

  post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  ask<T>(question: Question): Promise<T> {
    const n = ++this.count;
    this.use();
    return new Promise<T>((done, failed) => {
      this.asked.set(n, { done: done as (value: unknown) => void, failed });
      this.post({ n, question });
    }).finally(() => this.leave());
  }

  private heard(message: FromWorker): void {
    if ('hear' in message) this.line?.hear(message.hear);
    else if ('taken' in message) this.end(codes.gone, t('here.elsewhere'));
    else if ('isKept' in message) unkept.set(!message.isKept);
    else {
      const w = this.asked.get(message.n);
      this.asked.delete(message.n);
      if ('value' in message) w?.done(message.value);
      else w?.failed(refusal(message.fault.code, message.fault.text));
    }
  }

  attach(line: HereSocket): void {
    this.line = line;
    this.use();
    this.post({ connect: true });
  }

  detach(line: HereSocket): void {
    if (this.line !== line) return;
    this.line = null;
    this.leave();
  }

  private use(): void {
    this.users++;
    window.clearTimeout(this.timer);
  }

  private leave(): void {
    if (--this.users === 0) this.timer = window.setTimeout(() => this.end(0, ''), patience);
  }

  end(code: number, why: string): void {
    this.closed();
    this.worker.terminate();
    for (const w of this.asked.values()) w.failed(refusal('unknown', why));
    this.asked.clear();
    const line = this.line;
    this.line = null;
    if (code) line?.lost(code, why);
  }
}

const desks = new Map<string, Promise<Desk>>();

function newDesk(id: string): Promise<Desk> {
  const made: Promise<Desk> = Promise.all([engineModule(), engineCatalogue()]).then(
    ([module, catalogue]) =>
      new Desk(module, catalogue, () => {
        if (desks.get(id) === made) desks.delete(id);
      }),
  );
  desks.set(id, made);
  made.catch(() => desks.delete(id));
  return made;
}

/** The worker of a table that is new: what it is asked first makes it. */
export const freshDesk = newDesk;

/** The worker that has this table, and knows it. */
export async function deskOf(id: string): Promise<Desk> {
  const desk = await (desks.get(id) ?? newDesk(id));
  await desk.ask({ ask: 'open', id });
  return desk;
}

export async function closeDesk(id: string): Promise<void> {
  const desk = await desks.get(id)?.catch(() => null);
  desk?.end(0, '');
}

// A line that never fails on its way; what can fail is the table behind it.
export class HereSocket implements Socket {
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  private desk: Desk | null = null;

  constructor(id: string) {
    deskOf(id).then(
      desk => {
        if (this.readyState !== 0) return;
        this.desk = desk;
        this.readyState = 1;
        desk.attach(this); // first: whoever left meanwhile closes a line when it opens
        this.onopen?.(undefined as never);
      },
      (why: unknown) => {
        const code = why instanceof Refusal ? why.code : '';
        if (code === 'not_found') this.lost(codes.missing, '');
        else if (code === 'moved' || code === 'broken')
          this.lost(codes.gone, (why as Refusal).message);
        else this.lost(codes.busy, '');
      },
    );
  }

  hear(text: string): void {
    this.onmessage?.({ data: text });
  }

  lost(code: number, reason: string): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  send(text: string): void {
    this.desk?.post({ say: text });
  }

  close(): void {
    this.readyState = 3;
    this.desk?.detach(this);
  }
}
