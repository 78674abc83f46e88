// live.ts - one table over a WebSocket. Messages are numbered: after a gap it asks for everything
// anew. Commands carry an id and are sent again until answered, so none is lost and none is done
// twice. It reconnects by itself; after two seconds without a connection, and at once when the line turns
// out to be dead or the browser says so, `offline` is true.
import { Refusal, newId } from './api.ts';
import { addressOf } from './base.ts';
import { withCode } from './invites.ts';
import { patched, type Patch } from './patch.ts';
import { hereWorld } from '../local/world.ts';
import { isHere } from '../local/ids.ts';
import { cell, type Cell } from './store.ts';
import type { ClientCommand, ServerMessage, View } from '../protocol.ts';

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
}

// The world outside, so that tests can bring their own.
export interface World {
  connect(path: string): Socket;
  after(ms: number, run: () => void): number;
  cancel(timer: number): void;
  random(): number;
}

export const browser: World = {
  connect: path => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url) as unknown as Socket;
  },
  after: (ms, run) => window.setTimeout(run, ms),
  cancel: timer => window.clearTimeout(timer),
  random: Math.random,
};

// Milliseconds. A command without an answer makes impatient: `slow` is said, and a line that does not answer the
// question that follows is given up and replaced, long before the network itself would notice. A server that ended is
// replaced by another one within a second or two: so long a new line is tried each second, later seldom.
export const times = {
  offline: 2000,
  slow: 2500,
  probe: 3000,
  quiet: 20000,
  pong: 5000,
  resend: 6000,
  open: 4000,
  openMore: 2000,
  openMost: 12000,
  first: 300,
  longest: 1000,
  tired: 40,
  longestTired: 15000,
};

const notForYou = 4404; // there is no such table, or it is private: to ask again helps nobody
const neverAgain = 4410; // the table is damaged or follows other rules: it cannot be opened here any more

type Answer = Extract<ServerMessage, { type: 'ok' | 'hint' | 'judged' | 'draft' }>;
interface Waiting {
  id: string;
  command: ClientCommand;
  done: (answer: Answer) => void;
  failed: (why: Refusal) => void;
  resend: Alarm;
}

export interface Live {
  offline: Cell<boolean>;
  slow: Cell<boolean>; // a command waits longer than usual
  gone: Cell<string | null>; // why the table can never be opened again, in the server's words
  send(command: ClientCommand): Promise<Answer>;
  waiting(): number; // commands without an answer
  retry(): void; // connect now rather than later
  close(): void;
}

type Settling = Extract<ServerMessage, { type: 'ok' | 'no' | 'hint' | 'judged' | 'draft' }>;
const settling = new Set(['ok', 'no', 'hint', 'judged', 'draft']);
const settles = (message: ServerMessage): message is Settling => settling.has(message.type);

// A timer that is set, set anew or stopped.
class Alarm {
  private timer: number | null = null;
  private readonly world: World;
  constructor(world: World) {
    this.world = world;
  }

  get isSet(): boolean {
    return this.timer !== null;
  }
  set(ms: number, run: () => void): void {
    this.stop();
    this.timer = this.world.after(ms, () => {
      this.timer = null;
      run();
    });
  }
  stop(): void {
    if (this.timer !== null) this.world.cancel(this.timer);
    this.timer = null;
  }
}

// Before hello; after a gap; all is known.
type Stage = 'silent' | 'lost' | 'whole';

class Line implements Live {
  readonly offline = cell(false);
  readonly slow = cell(false);
  readonly gone = cell<string | null>(null);
  private readonly commands = new Map<string, Waiting>();
  private socket: Socket | null = null;
  private view: View | null = null; // the last one that was told: others are told by what changed in it
  private row: unknown = null; // likewise, of the table
  private next = 1; // the number that the next message should have
  private stage: Stage = 'silent';
  private tries = 0;
  private isClosed = false;
  private isProbing = false;
  private readonly reconnecting: Alarm;
  private readonly quiet: Alarm; // nothing has been heard for a while
  private readonly dark: Alarm; // no connection for so long that it is said
  private readonly patience: Alarm; // a command waits longer than usual
  private readonly opening: Alarm; // until hello

  private readonly path: string;
  private readonly hear: (message: ServerMessage) => void;
  private readonly world: World;

  constructor(path: string, hear: (message: ServerMessage) => void, world: World) {
    this.path = path;
    this.hear = hear;
    this.world = world;
    this.reconnecting = new Alarm(world);
    this.quiet = new Alarm(world);
    this.dark = new Alarm(world);
    this.patience = new Alarm(world);
    this.opening = new Alarm(world);
    this.connect();
  }

  // ---- Commands ----

  send(command: ClientCommand): Promise<Answer> {
    const why = this.gone.get();
    if (why !== null) return Promise.reject(new Refusal({ code: 'gone', text: why }, 0));
    return new Promise<Answer>((done, failed) => {
      const w: Waiting = { id: newId(), command, done, failed, resend: new Alarm(this.world) };
      this.commands.set(w.id, w);
      this.post(w);
      this.beImpatient();
    });
  }

  waiting(): number {
    return this.commands.size;
  }

  private write(id: string, command: ClientCommand): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ id, ...command }));
  }

  private post(w: Waiting): void {
    w.resend.stop();
    if (this.stage === 'silent') return; // sent with the next hello
    this.write(w.id, w.command);
    w.resend.set(times.resend, () => this.post(w));
  }

  private settle(message: Settling): void {
    const w = this.commands.get(message.id);
    if (!w) return;
    w.resend.stop();
    if (message.type === 'ok' && w.command.type === 'hint') return; // accepted; the hint itself follows
    this.commands.delete(message.id);
    this.beImpatient();
    if (message.type === 'no') w.failed(new Refusal(message.error, 0));
    else w.done(message);
  }

  // Thinking may take its time; everything else is answered at once where the line is good.
  private isUrgent(): boolean {
    return [...this.commands.values()].some(w => !['hint', 'judge'].includes(w.command.type));
  }

  private beImpatient(): void {
    if (!this.isUrgent()) {
      this.patience.stop();
      this.slow.set(false);
      return;
    }
    if (this.patience.isSet) return;
    this.patience.set(times.slow, () => {
      if (!this.isUrgent()) return;
      this.slow.set(true);
      if (this.stage !== 'silent') this.probe(times.probe);
      this.beImpatient();
    });
  }

  // ---- Messages ----

  private receive(data: unknown): void {
    this.listenOn();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      this.look();
      return;
    }
    const isGap = message.m !== this.next;
    this.next = message.m + 1;
    if (message.type === 'hello') {
      this.greeted(message);
      return;
    }
    if (settles(message)) this.settle(message);
    if (this.stage !== 'whole') return;
    if (isGap) this.look();
    else if (!settles(message)) this.hear(this.withAll(message));
  }

  // The view and the row of the table whole, where only what changed in them was said.
  private withAll(message: ServerMessage): ServerMessage {
    const { patch, row, ...rest } = message as ServerMessage & { patch?: Patch; row?: Patch };
    if (patch) Object.assign(rest, { view: patched(this.view, patch) });
    if (row) Object.assign(rest, { table: patched(this.row, row) });
    if ('view' in rest) this.view = rest.view;
    if ('table' in rest) this.row = rest.table;
    return rest;
  }

  private greeted(message: Extract<ServerMessage, { type: 'hello' }>): void {
    const isFresh = this.stage === 'silent';
    this.stage = 'whole';
    this.tries = 0;
    this.opening.stop();
    this.dark.stop();
    this.offline.set(false);
    const looks = [...this.commands.values()].filter(w => w.command.type === 'look');
    for (const w of looks) {
      // this is its answer
      w.resend.stop();
      this.commands.delete(w.id);
      w.done({ m: message.m, type: 'ok', id: w.id });
    }
    this.hear(this.withAll(message));
    if (isFresh) for (const w of [...this.commands.values()]) this.post(w);
    this.beImpatient();
  }

  private look(): void {
    if (this.stage === 'whole') this.stage = 'lost';
    this.write(newId(), { type: 'look' });
  }

  // Is anybody there? Whatever is heard in time is an answer; else the line is dead.
  private probe(ms: number): void {
    if (this.isProbing) return;
    this.isProbing = true;
    this.write(newId(), { type: 'ping' });
    this.quiet.set(ms, () => this.giveUp());
  }

  // The line must say something now and then: a ping if it is quiet, a new line if that is not answered.
  private listenOn(): void {
    this.isProbing = false;
    this.quiet.set(times.quiet, () => this.probe(times.pong));
  }

  // ---- The connection ----

  private connect(): void {
    this.reconnecting.stop();
    if (this.isClosed) return;
    this.darken();
    const line = this.world.connect(this.path);
    this.socket = line;
    this.next = 1;
    this.stage = 'silent';
    const patience = times.open + times.openMore * this.tries;
    this.opening.set(Math.min(times.openMost, patience), () => this.giveUp());
    line.onopen = () => {
      if (line === this.socket) this.listenOn();
    };
    line.onmessage = event => {
      if (line === this.socket) this.receive(event.data);
    };
    line.onclose = event => {
      if (line === this.socket) this.lost(event.code, event.reason);
    };
  }

  private darken(): void {
    if (!this.dark.isSet) this.dark.set(times.offline, () => this.offline.set(true));
  }

  private lost(code = 0, reason = ''): void {
    this.socket = null;
    this.stage = 'silent';
    this.isProbing = false;
    this.quiet.stop();
    this.opening.stop();
    for (const w of this.commands.values()) w.resend.stop();
    if (code === neverAgain) {
      this.end(reason);
      return;
    }
    if (this.isClosed || code === notForYou) return;
    this.darken();
    const most = this.tries < times.tired ? times.longest : times.longestTired;
    const longest = Math.min(most, times.first * 2 ** this.tries++);
    const ms = longest * (0.5 + 0.5 * this.world.random());
    this.reconnecting.set(ms, () => this.connect());
  }

  // Nothing is tried again, and who waits for an answer is told that none will come.
  private end(reason: string): void {
    this.isClosed = true;
    this.dark.stop();
    this.offline.set(false);
    this.gone.set(reason);
    const left = [...this.commands.values()];
    this.commands.clear();
    this.beImpatient();
    for (const w of left) w.failed(new Refusal({ code: 'gone', text: reason }, 0));
  }

  // A dead line does not even tell that it was closed: it is left behind, and nothing of it is heard
  // any more. It is closed even while it connects: browsers open one line to a server after the other,
  // and a dead one in front would hold up the next. Whoever leaves in peace waits for it to open, or
  // the console complains.
  private drop(inPeace = false): void {
    const line = this.socket;
    this.socket = null;
    if (!line) return;
    if (inPeace && line.readyState === 0) line.onopen = () => line.close(1000);
    else line.close(1000);
  }

  private giveUp(): void {
    this.drop();
    this.offline.set(true);
    this.lost();
  }

  private get isUp(): boolean {
    return this.socket !== null && this.stage !== 'silent';
  }

  retry(): void {
    if (this.isClosed || this.isUp) return;
    this.drop();
    this.tries = 0;
    this.connect();
  }

  // The browser says that there is no network.
  cut(): void {
    if (!this.isClosed && this.socket) this.giveUp();
  }

  // Somebody looks at the page again: phones cut lines of pages that nobody sees.
  seen(): void {
    if (this.isUp) this.probe(times.probe);
    else this.retry();
  }

  close(): void {
    this.isClosed = true;
    for (const alarm of [this.reconnecting, this.quiet, this.dark, this.patience, this.opening])
      alarm.stop();
    for (const w of this.commands.values()) w.resend.stop();
    this.commands.clear();
    this.drop(true);
  }
}

// What the browser knows of the network, until the line is closed.
function withBrowser(line: Line): Live {
  const over = new AbortController();
  const { signal } = over;
  const seen = (): void => {
    if (document.visibilityState === 'visible') line.seen();
  };
  window.addEventListener('online', () => line.retry(), { signal });
  window.addEventListener('offline', () => line.cut(), { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  const { offline, slow, gone } = line;
  return {
    ...{ offline, slow, gone },
    send: command => line.send(command),
    waiting: () => line.waiting(),
    retry: () => line.retry(),
    close: () => {
      over.abort();
      line.close();
    },
  };
}

// `hear` gets every message but the answers to commands, which settle what `send` returned.
export function live(
  table: string,
  hear: (message: ServerMessage) => void,
  language = 'en',
  world: World = isHere(table) ? hereWorld(table, browser) : browser,
): Live {
  const path = withCode(
    table,
    addressOf(
      `api/tables/${encodeURIComponent(table)}/live?lang=${language}&views=patch&rows=patch`,
    ),
  );
  const line = new Line(path, hear, world);
  return world === browser ? withBrowser(line) : line;
}
