// live.ts - one table over a WebSocket. Messages are numbered: after a gap it asks for everything
// anew. Commands carry an id and are sent again until answered, so none is lost and none is done
// twice. It reconnects by itself; after two seconds without a connection `offline` is true.
import { Refusal, newId } from './api.ts';
import { cell, type Cell } from './store.ts';
import type { ClientCommand, ServerMessage } from '../protocol.ts';

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
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

export const times = { offline: 2000, quiet: 25000, pong: 8000, resend: 6000, first: 400, longest: 15000 };

type Answer = Extract<ServerMessage, { type: 'ok' | 'hint' }>;
interface Waiting { id: string; command: ClientCommand; done: (answer: Answer) => void; failed: (why: Refusal) => void; timer: number | null }

export interface Live {
  offline: Cell<boolean>;
  send(command: ClientCommand): Promise<Answer>;
  waiting(): number;       // commands without an answer
  retry(): void;           // connect now rather than later
  close(): void;
}

// `hear` gets every message but the answers to commands, which settle what `send` returned.
export function live(table: string, hear: (message: ServerMessage) => void, language = 'en', world: World = browser): Live {
  const path = `/api/tables/${encodeURIComponent(table)}/live?lang=${language}`;
  const offline = cell(false);
  const waiting = new Map<string, Waiting>();
  let socket: Socket | null = null;
  let next = 1;                 // the number that the next message should have
  let stage: 'silent' | 'lost' | 'whole' = 'silent'; // before hello; after a gap; all is known
  let tries = 0, closed = false;
  let reconnecting: number | null = null, quiet: number | null = null, dark: number | null = null;

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

  // The line must say something now and then: a ping if it is quiet, a new line if that is not answered.
  function listenOn(): void {
    quiet = stop(quiet);
    quiet = world.after(times.quiet, () => {
      write(newId(), { type: 'ping' });
      quiet = world.after(times.pong, () => socket?.close());
    });
  }

  function settle(message: Extract<ServerMessage, { type: 'ok' | 'no' | 'hint' }>): void {
    const w = waiting.get(message.id);
    if (!w) return;
    w.timer = stop(w.timer);
    if (message.type === 'ok' && w.command.type === 'hint') return; // accepted; the hint itself follows
    waiting.delete(message.id);
    if (message.type === 'no') w.failed(new Refusal(message.error, 0));
    else w.done(message);
  }

  function receive(data: unknown): void {
    listenOn();
    let message: ServerMessage;
    try { message = JSON.parse(String(data)) as ServerMessage; } catch { return look(); }
    const gap = message.m !== next;
    next = message.m + 1;
    if (message.type === 'hello') {
      const fresh = stage === 'silent';
      stage = 'whole';
      tries = 0;
      hear(message);
      if (fresh) for (const w of [...waiting.values()]) post(w);
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
    line.onopen = () => {
      if (line !== socket) return;
      dark = stop(dark);
      offline.set(false);
      listenOn();
    };
    line.onmessage = event => { if (line === socket) receive(event.data); };
    line.onclose = () => { if (line === socket) lost(); };
  }

  function lost(): void {
    socket = null;
    stage = 'silent';
    quiet = stop(quiet);
    for (const w of waiting.values()) w.timer = stop(w.timer);
    if (closed) return;
    dark ??= world.after(times.offline, () => offline.set(true));
    const longest = Math.min(times.longest, times.first * 2 ** tries++);
    reconnecting = world.after(longest * (0.5 + 0.5 * world.random()), connect);
  }

  const retry = (): void => { if (!socket && !closed) connect(); };
  const seen = (): void => { if (document.visibilityState === 'visible') retry(); };
  if (world === browser) {
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', seen);
  }
  connect();

  return {
    offline,
    send(command) {
      return new Promise<Answer>((done, failed) => {
        const w: Waiting = { id: newId(), command, done, failed, timer: null };
        waiting.set(w.id, w);
        post(w);
      });
    },
    waiting: () => waiting.size,
    retry,
    close() {
      closed = true;
      reconnecting = stop(reconnecting);
      quiet = stop(quiet);
      dark = stop(dark);
      for (const w of waiting.values()) w.timer = stop(w.timer);
      waiting.clear();
      if (world === browser) {
        window.removeEventListener('online', retry);
        document.removeEventListener('visibilitychange', seen);
      }
      const line = socket;
      socket = null;
      if (!line) return;
      if (line.readyState === 0) line.onopen = () => line.close(1000); // closed while it connects the browser complains
      else line.close(1000);
    },
  };
}
