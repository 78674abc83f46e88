// room.ts - a table that is open in this window: its line to the server, what is being shown moving,
// and the person's own commands.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal, sentence } from '../app/api.ts';
import { say, sayNow } from '../app/announce.tsx';
import { keepResult } from '../app/daily.ts';
import { live, type Live } from '../app/live.ts';
import { settings } from '../app/settings.ts';
import { heardOf, loadMine } from '../app/session.ts';
import { useCell, cell } from '../app/store.ts';
import { turnCame } from '../app/title.ts';
import { begun } from '../games/begun.ts';
import type { Choose, Game, Motion } from '../games/game.ts';
import { language, t } from '../i18n/index.ts';
import type { HintMove, ServerMessage, View } from '../protocol.ts';
import { tellWishes, watchWishes } from './auto.ts';
import { heard, type Told } from './model.ts';
import { usePlayer, type Player } from './motions.ts';
import { speeds } from '../app/pace.ts';
import { useShowing } from './showing.ts';

export type Judged = Extract<ServerMessage, { type: 'judged' }>;
const patience = 3000; // milliseconds that a move waits to be judged

export interface Room {
  told: Told | null;
  view: View | null; // what the board shows now
  motion: Motion | null;
  last: Motion | null;
  settled: boolean; // nothing is moving: decisions may be made
  more: number; // motions that wait to be shown
  offline: boolean;
  slow: boolean; // the server has not answered for a while
  gone: string | null; // why the table can never be opened again
  sending: boolean; // an action has no answer yet
  busy: string | null; // the action that travels to the server
  fault: string | null;
  hint: HintMove[] | null;
  hinting: boolean;
  showing: { text: string; at: number; of: number } | null; // "since your last turn"
  act: Choose;
  undo: () => void;
  askUndo: (to: number) => void;
  answerUndo: (yes: boolean) => void;
  withdrawUndo: () => void;
  dropAnswer: () => void;
  askHint: () => void;
  judge: (action: string) => Promise<Judged | null>;
  draft: (text: string) => Promise<unknown>;
  hand: (up: boolean) => void;
  dropHint: () => void;
  chat: (text: string) => Promise<unknown>;
  read: () => void;
  back: () => void;
  skip: () => void; // to the end of what is being shown
  forward: () => void; // to your own next decision, as fast as bots can play
  show: () => void;
  clear: () => void;
}

const never = cell(false);
const stays = cell<string | null>(null);

// What a message means beyond the table itself: what is spoken, and what the rest of the page has to know.
function tell(message: ServerMessage, told: Told | null, isFirst: boolean): void {
  if (message.type === 'step' || message.type === 'undone')
    for (const line of message.log) say(line.text.replaceAll('**', ''));
  if (message.type === 'chat' && message.chat.person === 0) say(message.chat.text);
  if (message.type === 'over') void loadMine();
  if (!told) return;
  if (turnCame(told.table) && !(isFirst && message.type === 'hello')) sayNow(t('table.your_turn'));
  heardOf(told.table);
  if (message.type === 'over' || message.type === 'hello') keepResult(told.table);
}

interface Hearing {
  known: { current: Told | null };
  draw: () => void; // what is known is to be seen
  player: () => Player;
  anew: (message: ServerMessage) => void; // the position was set, not moved to
}

// The ear of a line. Bots can be quicker than the screen: what comes within one frame is drawn once,
// one's own steps at once.
function earOf({ known, draw, player, anew }: Hearing) {
  let motions: Motion[] = [];
  let frame = 0;
  const drawNow = (): void => {
    const list = motions;
    window.cancelAnimationFrame(frame);
    motions = [];
    frame = 0;
    draw();
    if (list.length) player().push(list);
  };
  const hear = (message: ServerMessage): void => {
    const before = known.current;
    const { told, motion } = heard(before, message, Date.now());
    known.current = told;
    if (motion) motions.push(motion);
    const isOwn = message.type === 'step' && message.seat === told?.you;
    if (isOwn && !message.unasked) player().turn();
    if (message.type === 'hello' || message.type === 'undone') {
      motions = [];
      anew(message);
      drawNow();
      player().reset();
    } else if (isOwn || document.visibilityState !== 'visible') drawNow();
    else frame ||= window.requestAnimationFrame(drawNow);
    tell(message, told, before === null);
  };
  return { hear, stop: () => window.cancelAnimationFrame(frame) };
}

// An action travels until the step after the server's yes has been drawn: `after` is the last one before.
interface Sent {
  action: string;
  after: number | null;
}

// Bots wait as long as this person wants to look; null: as the server is set.
function wishPace(line: Live, told: Told | null, pause: number | null): void {
  if (told && told.you !== null && told.table.status === 'running')
    line.send({ type: 'pace', pause }).catch(() => undefined);
}
const usualPause = (): number | null => speeds[settings.get().pace].pause;

// The line and all that came over it.
function useTable(id: string, moduleOf: (game: string) => Game | null, calm: boolean) {
  const [told, setTold] = useState<Told | null>(null);
  const known = useRef<Told | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [hint, setHint] = useState<HintMove[] | null>(null);
  const [line, setLine] = useState<Live | null>(null);
  const player = usePlayer(told ? moduleOf(told.table.game) : null, calm);
  const playing = useRef(player);
  const hellos = useRef(0),
    hurried = useRef(false); // bots do not wait until it is your turn
  playing.current = player;
  useEffect(() => {
    const ear = earOf({
      known,
      draw: () => setTold(known.current),
      player: () => playing.current,
      anew: message => {
        if (message.type === 'hello') hellos.current++;
        setSent(a => (a?.after === null ? a : null));
      },
    });
    const hear = (message: ServerMessage): void => {
      ear.hear(message);
      if (message.type === 'hello') wish();
      if (hurried.current && known.current?.table.your_turn) {
        hurried.current = false;
        wishPace(opened, known.current, usualPause());
      }
      if (message.type === 'step' || message.type === 'undone') setHint(null);
    };
    const opened = live(id, hear, language.get().id);
    const wish = (): void => {
      wishPace(opened, known.current, usualPause());
      tellWishes(opened, known.current);
    };
    setLine(opened);
    const unwatch = watchWishes(wish);
    return () => {
      unwatch();
      ear.stop();
      opened.close();
    };
  }, [id]);
  const change = (next: Told): void => setTold((known.current = next));
  const forward = (): void => {
    player.forward();
    if (!line || hurried.current || known.current?.table.your_turn) return;
    hurried.current = true;
    wishPace(line, known.current, 0);
  };
  return { told, known, change, sent, setSent, hint, setHint, line, player, hellos, forward };
}

type Table = ReturnType<typeof useTable>;
type Fail = (text: string | null) => void;

const busyWith = ({ told, sent }: Table): string | null =>
  sent && (sent.after === null || !told || told.step <= sent.after) ? sent.action : null;

// Commands about the game itself. What is refused looks at the table anew.
function movesOf(table: Table, setFault: Fail) {
  const { told, known, line, hellos, setSent } = table;
  const failed = (why: unknown): void => {
    const isStale = why instanceof Refusal && why.code === 'stale';
    setFault(isStale ? t('table.stale') : sentence(why));
    void line?.send({ type: 'look' });
  };
  const send = (command: Parameters<Live['send']>[0]): void => {
    setFault(null);
    line?.send(command).catch(failed);
  };
  const act: Choose = (action, more = false) => {
    if (!told || !line || busyWith(table) !== null) return;
    setFault(null);
    setSent({ action, after: null });
    const before = hellos.current;
    // A hello since then holds the step of this action.
    const taken = (): void =>
      setSent(hellos.current === before ? { action, after: known.current?.step ?? 0 } : null);
    const command = { type: 'act' as const, step: told.step, do: action };
    line.send(more ? { ...command, more } : command).then(taken, (why: unknown) => {
      setSent(null);
      failed(why);
    });
  };
  const undo = (): void => {
    const now = known.current;
    if (!now?.undo.can) return;
    const to = now.undo.back ?? now.step - 1;
    send({ type: 'undo', to: Math.max(now.undo.floor, to) });
  };
  // What is refused was asked of a position that is no more; nothing is lost.
  const draft = async (text: string): Promise<unknown> => {
    const answer = await line?.send({ type: 'draft', text }).catch(() => undefined);
    return answer?.type === 'draft' ? answer.draft : undefined;
  };
  // Nobody waits for long: what is not judged by then is played.
  const judge = (action: string): Promise<Judged | null> => {
    if (!told || !line) return Promise.resolve(null);
    const answer = line.send({ type: 'judge', step: told.step, do: action }).then(
      a => (a.type === 'judged' ? a : null),
      () => null,
    );
    const late = new Promise<null>(done => window.setTimeout(() => done(null), patience));
    return Promise.race([answer, late]);
  };
  return {
    act,
    undo,
    askUndo: (to: number) => send({ type: 'ask_undo', to }),
    answerUndo: (yes: boolean) => send({ type: 'answer_undo', yes }),
    withdrawUndo: () => send({ type: 'withdraw_undo' }),
    draft,
    judge,
    back: () => send({ type: 'back' }),
  };
}

// Commands beside the game: chat, what has been read, a hand that goes up.
function remarksOf({ known, change, line }: Table) {
  const chat = (text: string): Promise<unknown> =>
    line?.send({ type: 'chat', text }) ??
    Promise.reject(new Refusal({ code: 'offline', text: t('fault.offline') }, 0));
  const read = (): void => {
    const now = known.current;
    const n = now?.chat.at(-1)?.n ?? 0;
    if (!now || n <= now.chatRead) return;
    change({ ...now, chatRead: n });
    line?.send({ type: 'read', chat: n, step: now.step }).catch(() => undefined);
  };
  return {
    chat,
    read,
    hand: (up: boolean) => void line?.send({ type: 'hand', yes: up }).catch(() => undefined),
    dropAnswer: () => {
      if (known.current) change({ ...known.current, answer: null });
    },
  };
}

function useHint({ line, hint, setHint }: Table, setFault: Fail) {
  const [hinting, setHinting] = useState(false);
  const askHint = (): void => {
    const plan = begun.get();
    if (hinting || !line) return;
    setHinting(true);
    setFault(null);
    line
      .send({ type: 'hint', ...(plan && { begun: plan.actions }) })
      .then(
        answer => {
          if (answer.type === 'hint') setHint(answer.moves);
        },
        (why: unknown) => setFault(sentence(why)),
      )
      .finally(() => setHinting(false));
  };
  return { hint, hinting, askHint, dropHint: () => setHint(null) };
}

export function useRoom(id: string, moduleOf: (game: string) => Game | null, calm: boolean): Room {
  const [fault, setFault] = useState<string | null>(null);
  const table = useTable(id, moduleOf, calm);
  const again = useShowing(id);
  const { told, sent, line, player } = table;
  const motion = again.motion ?? player.motion;
  return {
    told,
    motion,
    last: again.motion ? null : player.last,
    view: motion ? motion.after : (told?.view ?? null),
    settled: motion === null,
    more: player.more,
    offline: useCell(line?.offline ?? never),
    slow: useCell(line?.slow ?? never),
    gone: useCell(line?.gone ?? stays),
    sending: sent !== null && sent.after === null,
    busy: busyWith(table),
    fault,
    showing: again.showing,
    ...movesOf(table, setFault),
    ...remarksOf(table),
    ...useHint(table, setFault),
    skip: () => {
      if (again.isOn) again.stop();
      else player.skip();
    },
    forward: () => {
      if (again.isOn) again.stop();
      else table.forward();
    },
    show: () => {
      again.begin(table.known.current).catch((why: unknown) => setFault(sentence(why)));
    },
    clear: () => setFault(null),
  };
}
