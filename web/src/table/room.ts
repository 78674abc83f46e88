// room.ts - a table that is open in this window: its line to the server, what is being shown moving,
// and the person's own commands. One step is shown after the other, never two seats at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Refusal, sentence } from '../app/api.ts';
import { say, sayNow } from '../app/announce.tsx';
import { keepResult } from '../app/daily.ts';
import { live, type Live } from '../app/live.ts';
import { heardOf, loadMine } from '../app/session.ts';
import { turnCame } from '../app/title.ts';
import { useCell, cell } from '../app/store.ts';
import { language, t } from '../i18n/index.ts';
import type { Game, Motion } from '../games/game.ts';
import type { HintMove, ServerMessage, View } from '../protocol.ts';
import { heard, together, type Told } from './model.ts';

export interface Room {
  told: Told | null;
  view: View | null; // what the board shows now
  motion: Motion | null;
  last: Motion | null;
  settled: boolean; // nothing is moving: decisions may be made
  offline: boolean;
  slow: boolean; // the server has not answered for a while
  gone: string | null; // why the table can never be opened again
  sending: boolean; // an action has no answer yet
  busy: string | null; // the action that travels to the server
  fault: string | null;
  hint: HintMove[] | null;
  hinting: boolean;
  showing: { text: string; at: number; of: number } | null; // "since your last turn"
  act: (action: string) => void;
  undo: () => void;
  askUndo: (to: number) => void;
  answerUndo: (yes: boolean) => void;
  withdrawUndo: () => void;
  dropAnswer: () => void;
  askHint: () => void;
  hand: (up: boolean) => void;
  dropHint: () => void;
  chat: (text: string) => Promise<unknown>;
  read: () => void;
  back: () => void;
  skip: () => void;
  show: () => void;
  clear: () => void;
}

const never = cell(false),
  stays = cell<string | null>(null);

// Plays motions one after the other. `skip` jumps to the end; whoever wants no motion is there at once.
function usePlayer(module: Game | null, calm: boolean) {
  const queue = useRef<Motion[]>([]),
    timer = useRef(0);
  const [now, setNow] = useState<{ motion: Motion | null; last: Motion | null }>({
    motion: null,
    last: null,
  });
  const running = useRef<Motion | null>(null);
  const next = (): void => {
    window.clearTimeout(timer.current);
    const motion = queue.current.shift() ?? null,
      last = running.current;
    running.current = motion;
    setNow(s => ({ motion, last: last && last.events.length ? last : s.last }));
    if (!motion) return;
    const ms = (module?.duration(motion.events) ?? 0) + (queue.current.length ? 90 : 40);
    timer.current = window.setTimeout(next, ms);
  };
  const skip = (): void => {
    const end = queue.current.at(-1) ?? running.current;
    queue.current = [];
    if (!end) return;
    running.current = end;
    next();
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    ...now,
    push: (motions: Motion[]): void => {
      queue.current.push(...(calm ? together(motions) : motions));
      if (calm || document.visibilityState !== 'visible' || queue.current.length > 24) skip();
      else if (!running.current) next();
    },
    skip,
    reset: (last: Motion | null = null): void => {
      window.clearTimeout(timer.current);
      queue.current = [];
      running.current = null;
      setNow({ motion: null, last });
    },
  };
}

export function useRoom(id: string, moduleOf: (game: string) => Game | null, calm: boolean): Room {
  const [told, setTold] = useState<Told | null>(null),
    known = useRef<Told | null>(null);
  // An action travels until the step after the server's yes has been drawn: `after` is the last one before.
  const [sent, setSent] = useState<{ action: string; after: number | null } | null>(null),
    [fault, setFault] = useState<string | null>(null);
  const [hint, setHint] = useState<HintMove[] | null>(null),
    [hinting, setHinting] = useState(false);
  const [line, setLine] = useState<Live | null>(null);
  const module = told ? moduleOf(told.table.game) : null;
  const player = usePlayer(module, calm),
    playing = useRef(player),
    hellos = useRef(0);
  playing.current = player;

  useEffect(() => {
    // Bots can be quicker than the screen: what comes within one frame is drawn once. One's own steps at once.
    let motions: Motion[] = [],
      frame = 0;
    const draw = (): void => {
      const list = motions;
      window.cancelAnimationFrame(frame);
      motions = [];
      frame = 0;
      setTold(known.current);
      if (list.length) playing.current.push(list);
    };
    const hear = (message: ServerMessage): void => {
      const { told: next, motion } = heard(known.current, message, Date.now());
      const before = known.current;
      known.current = next;
      if (motion) motions.push(motion);
      if (message.type === 'hello' || message.type === 'undone') {
        motions = [];
        if (message.type === 'hello') hellos.current++;
        setSent(a => (a?.after === null ? a : null));
        draw();
        playing.current.reset();
      } else if (
        document.visibilityState !== 'visible' ||
        (message.type === 'step' && message.seat === next?.you)
      )
        draw();
      else frame ||= window.requestAnimationFrame(draw);
      if (message.type === 'step' || message.type === 'undone') {
        setHint(null);
        for (const l of message.log) say(l.text.replaceAll('**', ''));
      }
      if (next && turnCame(next.table) && (before || message.type !== 'hello'))
        sayNow(t('table.your_turn'));
      if (next) heardOf(next.table);
      if (message.type === 'chat' && message.chat.person === 0) say(message.chat.text);
      if (message.type === 'over') void loadMine();
      if (next && (message.type === 'over' || message.type === 'hello')) keepResult(next.table);
    };
    const opened = live(id, hear, language.get().id);
    setLine(opened);
    return () => {
      window.cancelAnimationFrame(frame);
      opened.close();
    };
  }, [id]);

  const offline = useCell(line?.offline ?? never),
    slow = useCell(line?.slow ?? never),
    gone = useCell(line?.gone ?? stays);
  const failed = (why: unknown): void => {
    setFault(why instanceof Refusal && why.code === 'stale' ? t('table.stale') : sentence(why));
    void line?.send({ type: 'look' });
  };
  const send = (command: Parameters<Live['send']>[0]): void => {
    setFault(null);
    line?.send(command).catch(failed);
  };

  const [story, setStory] = useState<{
    views: View[];
    steps: Motion[];
    texts: string[];
    at: number;
  } | null>(null);
  useEffect(() => {
    if (!story) return;
    const timer = window.setTimeout(
      () => setStory(s => (s && s.at + 1 < s.steps.length ? { ...s, at: s.at + 1 } : null)),
      1200,
    );
    return () => window.clearTimeout(timer);
  }, [story]);
  const show = async (): Promise<void> => {
    const now = known.current;
    if (!now || now.step <= now.since) return;
    try {
      const from = Math.max(now.since, now.step - 60),
        steps = await api.steps(id, from + 1, now.step);
      const views = await Promise.all(
        [from, ...steps.map(s => s.n)].map(n =>
          n === now.step ? Promise.resolve(now.view) : api.position(id, n),
        ),
      );
      const motions = steps.map((s, k): Motion => ({
        events: s.events,
        before: views[k]!,
        after: views[k + 1]!,
        seat: s.seat,
        key: s.n * 1000 + k,
      }));
      const told = steps.map(s => s.log.map(l => l.text).join(' '));
      const kept = motions.map((_, k) => k).filter(k => told[k] !== '');
      setStory({ views, steps: kept.map(k => motions[k]!), texts: kept.map(k => told[k]!), at: 0 });
    } catch (why) {
      setFault(sentence(why));
    }
  };

  const busy =
    sent && (sent.after === null || !told || told.step <= sent.after) ? sent.action : null;
  const scene = story?.steps[story.at] ?? null;
  const motion = scene ?? player.motion;
  return {
    told,
    motion,
    last: scene ? null : player.last,
    view: motion ? motion.after : (told?.view ?? null),
    settled: motion === null,
    offline,
    slow,
    gone,
    sending: sent !== null && sent.after === null,
    busy,
    fault,
    hint,
    hinting,
    showing:
      story && scene
        ? { text: story.texts[story.at] ?? '', at: story.at + 1, of: story.steps.length }
        : null,
    act: action => {
      if (!told || !line || busy !== null) return;
      setFault(null);
      setSent({ action, after: null });
      const before = hellos.current,
        taken = (): void =>
          setSent(hellos.current === before ? { action, after: known.current?.step ?? 0 } : null); // a hello since then holds its step
      line.send({ type: 'act', step: told.step, do: action }).then(taken, why => {
        setSent(null);
        failed(why);
      });
    },
    undo: () => {
      const now = known.current;
      if (now?.undo.can) send({ type: 'undo', to: Math.max(now.undo.floor, now.step - 1) });
    },
    askUndo: to => send({ type: 'ask_undo', to }),
    answerUndo: yes => send({ type: 'answer_undo', yes }),
    withdrawUndo: () => send({ type: 'withdraw_undo' }),
    dropAnswer: () => {
      if (known.current) setTold((known.current = { ...known.current, answer: null }));
    },
    askHint: () => {
      if (hinting || !line) return;
      setHinting(true);
      setFault(null);
      line.send({ type: 'hint' }).then(
        answer => {
          setHinting(false);
          if (answer.type === 'hint') setHint(answer.moves.slice(0, 3));
        },
        why => {
          setHinting(false);
          setFault(sentence(why));
        },
      );
    },
    dropHint: () => setHint(null),
    hand: up => void line?.send({ type: 'hand', yes: up }).catch(() => undefined),
    chat: text =>
      line
        ? line.send({ type: 'chat', text })
        : Promise.reject(new Refusal({ code: 'offline', text: t('fault.offline') }, 0)),
    read: () => {
      const now = known.current,
        n = now?.chat.at(-1)?.n ?? 0;
      if (!now || n <= now.chatRead) return;
      known.current = { ...now, chatRead: n };
      setTold(known.current);
      line?.send({ type: 'read', chat: n, step: now.step }).catch(() => undefined);
    },
    back: () => send({ type: 'back' }),
    skip: () => {
      if (story) setStory(null);
      else player.skip();
    },
    show: () => void show(),
    clear: () => setFault(null),
  };
}
