// live.ts - one table over a WebSocket. Messages are numbered: after a gap it asks for everything
// anew. Commands carry an id and are sent again until answered, so none is lost and none is done
// twice. It reconnects by itself; after two seconds without a connection, and at once when the line turns
// out to be dead or the browser says so, `offline` is true.
import { Refusal, newId } from './api.ts';
import { withCode } from './invites.ts';
import { cell, type Cell } from './store.ts';
import type { ClientCommand, ServerMessage } from '../protocol.ts';

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
// question that follows is given up and replaced, long before the network itself would notice.
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
  longest: 3000,
  tired: 20,
  longestTired: 15000,
};

const notForYou = 4404; // there is no such table, or it is private: to ask again helps nobody
const neverAgain = 4410; // the table is damaged or follows other rules: it cannot be opened here any more

type Answer = Extract<ServerMessage, { type: 'ok' | 'hint' }>;
interface Waiting {
  id: string;
  command: ClientCommand;
  done: (answer: Answer) => void;
  failed: (why: Refusal) => void;
  timer: number | null;
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

// `hear` gets every message but the answers to commands, which settle what `send` returned.
export function live(
  table: string,
  hear: (message: ServerMessage) => void,
  language = 'en',
  world: World = browser,
): Live {
  const path = withCode(table, `/api/tables/${encodeURIComponent(table)}/live?lang=${language}`);
  const offline = cell(false),
    slow = cell(false),
    gone = cell<string | null>(null);
  const waiting = new Map<string, Waiting>();
  let socket: Socket | null = null;
  let next = 1; // the number that the next message should have
  let stage: 'silent' | 'lost' | 'whole' = 'silent'; // before hello; after a gap; all is known
  let tries = 0,
    closed = false,
    probing = false;
  let reconnecting: number | null = null,
    quiet: number | null = null,
    dark: number | null = null;
  let patience: number | null = null,
    opening: number | null = null;

  const stop = (timer: number | null): null => {
    if (timer !== null) world.cancel(timer);
    return null;
  };
  const write = (id: string, command: ClientCommand): void => {
    if (socket && socket.readyState === 1) socket.send(JSON.stringify({ id, ...command }));
  };

  function post(w: Waiting): void {
    w.timer = stop(w.timer);
    if (stage === 'silent') return; // sent with the next hello
    write(w.id, w.command);
    w.timer = world.after(times.resend, () => post(w));
  }

  // Is anybody there? Whatever is heard in time is an answer; else the line is dead.
  function probe(ms: number): void {
    if (probing) return;
    probing = true;
    quiet = stop(quiet);
    write(newId(), { type: 'ping' });
    quiet = world.after(ms, giveUp);
  }

  // The line must say something now and then: a ping if it is quiet, a new line if that is not answered.
  function listenOn(): void {
    probing = false;
    quiet = stop(quiet);
    quiet = world.after(times.quiet, () => probe(times.pong));
  }

  // A hint may take its time; everything else is answered at once where the line is good.
  const urgent = (): boolean => [...waiting.values()].some(w => w.command.type !== 'hint');
  function beImpatient(): void {
    if (!urgent()) {
      patience = stop(patience);
      slow.set(false);
      return;
    }
    patience ??= world.after(times.slow, () => {
      patience = null;
      if (!urgent()) return;
      slow.set(true);
      if (stage !== 'silent') probe(times.probe);
      beImpatient();
    });
  }

  function settle(message: Extract<ServerMessage, { type: 'ok' | 'no' | 'hint' }>): void {
    const w = waiting.get(message.id);
    if (!w) return;
    w.timer = stop(w.timer);
    if (message.type === 'ok' && w.command.type === 'hint') return; // accepted; the hint itself follows
    waiting.delete(message.id);
    beImpatient();
    if (message.type === 'no') w.failed(new Refusal(message.error, 0));
    else w.done(message);
  }

  function receive(data: unknown): void {
    listenOn();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      look();
      return;
    }
    const gap = message.m !== next;
    next = message.m + 1;
    if (message.type === 'hello') {
      const fresh = stage === 'silent';
      stage = 'whole';
      tries = 0;
      opening = stop(opening);
      dark = stop(dark);
      offline.set(false);
      for (const w of [...waiting.values()].filter(x => x.command.type === 'look')) {
        // this is its answer
        w.timer = stop(w.timer);
        waiting.delete(w.id);
        w.done({ m: message.m, type: 'ok', id: w.id });
      }
      hear(message);
      if (fresh) for (const w of [...waiting.values()]) post(w);
      beImpatient();
      return;
    }
    const answer = message.type === 'ok' || message.type === 'no' || message.type === 'hint';
    if (answer) settle(message as Extract<ServerMessage, { type: 'ok' | 'no' | 'hint' }>);
    if (gap && stage === 'whole') look();
    else if (!answer && stage === 'whole') hear(message);
  }

  function look(): void {
    if (stage === 'whole') stage = 'lost';
    write(newId(), { type: 'look' });
  }

  function connect(): void {
    reconnecting = stop(reconnecting);
    if (closed) return;
    dark ??= world.after(times.offline, () => offline.set(true));
    const line = world.connect(path);
    socket = line;
    next = 1;
    stage = 'silent';
    opening = stop(opening);
    opening = world.after(Math.min(times.openMost, times.open + times.openMore * tries), giveUp); // until hello
    line.onopen = () => {
      if (line === socket) listenOn();
    };
    line.onmessage = event => {
      if (line === socket) receive(event.data);
    };
    line.onclose = event => {
      if (line === socket) lost(event.code, event.reason);
    };
  }

  function lost(code = 0, reason = ''): void {
    socket = null;
    stage = 'silent';
    probing = false;
    quiet = stop(quiet);
    opening = stop(opening);
    for (const w of waiting.values()) w.timer = stop(w.timer);
    if (code === neverAgain) {
      end(reason);
      return;
    }
    if (closed || code === notForYou) return;
    dark ??= world.after(times.offline, () => offline.set(true));
    const longest = Math.min(
      tries < times.tired ? times.longest : times.longestTired,
      times.first * 2 ** tries++,
    );
    reconnecting = world.after(longest * (0.5 + 0.5 * world.random()), connect);
  }

  // Nothing is tried again, and who waits for an answer is told that none will come.
  function end(reason: string): void {
    closed = true;
    dark = stop(dark);
    offline.set(false);
    gone.set(reason);
    const left = [...waiting.values()];
    waiting.clear();
    beImpatient();
    for (const w of left) w.failed(new Refusal({ code: 'gone', text: reason }, 0));
  }

  // A dead line does not even tell that it was closed: it is left behind, and nothing of it is heard any more.
  // It is closed even while it connects: browsers open one line to a server after the other, and a dead one in
  // front would hold up the next. Whoever leaves in peace waits for it to open, or the console complains.
  function drop(inPeace = false): void {
    const line = socket;
    socket = null;
    if (!line) return;
    if (inPeace && line.readyState === 0) line.onopen = () => line.close(1000);
    else line.close(1000);
  }
  function giveUp(): void {
    drop();
    offline.set(true);
    lost();
  }

  const retry = (): void => {
    if (closed || (socket && stage !== 'silent')) return;
    drop();
    tries = 0;
    connect();
  };
  const seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (socket && stage !== 'silent')
      probe(times.probe); // phones cut lines of pages that nobody sees
    else retry();
  };
  const cut = (): void => {
    if (!closed && socket) giveUp();
  };
  if (world === browser) {
    window.addEventListener('online', retry);
    window.addEventListener('offline', cut);
    document.addEventListener('visibilitychange', seen);
  }
  connect();

  return {
    offline,
    slow,
    gone,
    send(command) {
      if (gone.get() !== null)
        return Promise.reject(new Refusal({ code: 'gone', text: gone.get()! }, 0));
      return new Promise<Answer>((done, failed) => {
        const w: Waiting = { id: newId(), command, done, failed, timer: null };
        waiting.set(w.id, w);
        post(w);
        beImpatient();
      });
    },
    waiting: () => waiting.size,
    retry,
    close() {
      closed = true;
      reconnecting = stop(reconnecting);
      quiet = stop(quiet);
      dark = stop(dark);
      patience = stop(patience);
      opening = stop(opening);
      for (const w of waiting.values()) w.timer = stop(w.timer);
      waiting.clear();
      if (world === browser) {
        window.removeEventListener('online', retry);
        window.removeEventListener('offline', cut);
        document.removeEventListener('visibilitychange', seen);
      }
      drop(true);
    },
  };
}
