// classroom.ts - a lesson as a table: the position of the engine, what was told, what is being shown moving, and
// the learner's deeds. The pages of a table draw it as they draw any other.
import { useEffect, useRef, useState } from 'preact/hooks';
import { noteDone } from '../app/lessons.ts';
import { settings, useCalm } from '../app/settings.ts';
import type { Game, Motion } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { LogLine, StepRow, View } from '../protocol.ts';
import { roomAlone, toldAlone, type Alone } from '../table/alone.ts';
import type { Told } from '../table/model.ts';
import { usePlayer } from '../table/motions.ts';
import { speeds } from '../app/pace.ts';
import type { Room } from '../table/room.ts';
import type { Deed, Lesson, Run } from './run.ts';

// How the lesson stands: what is said, the position, and what was told so far.
interface Stand {
  run: Run;
  view: View;
  steps: StepRow[];
  told: Told;
}

const learner = 'You'; // the engine's sentences have a name for everybody; this one is turned to the learner

const namesFor = (run: Run, yours: string): string[] => run.names.map(n => (n === '' ? yours : n));

const subOf = ({ lesson: { n, of } }: Run): string => t('lesson.sub', { n, of });

const linesOf = (steps: StepRow[]): LogLine[] => steps.flatMap(s => s.log);

const tableOf = (game: string, run: Run): Alone => ({
  ...{ id: `learn-${game}`, name: subOf(run), game, you: run.you, names: run.names },
});

// After a deed: a step further on the same scene keeps what was told; anything else is told anew.
function standAfter(game: string, lesson: Lesson, run: Run, before: Stand | null): Stand {
  const isFurther = before?.run.scene === run.scene && run.steps >= before.run.steps;
  if (isFurther && run.steps === before.run.steps) return { ...before, run };
  const old = isFurther ? before.steps : [],
    fresh = lesson.told(run.you, old.at(-1)?.n ?? 0, namesFor(run, learner)),
    view = lesson.view(run.you),
    steps = [...old, ...fresh],
    log = isFurther ? [...before.told.log, ...linesOf(fresh)] : linesOf(steps);
  return { run, view, steps, told: toldAlone(tableOf(game, run), view, steps.at(-1)?.n ?? 0, log) };
}

// What the board shows moving: the steps that were made, as one; null where the position is another one.
function motionOf(before: Stand | null, now: Stand): Motion | null {
  if (before?.run.scene !== now.run.scene) return null;
  const fresh = now.steps.slice(before.steps.length),
    last = fresh.at(-1);
  if (!last || now.run.steps <= before.run.steps) return null;
  const events = fresh.flatMap(s => s.events);
  return { events, before: before.view, after: now.view, seat: last.seat, key: last.n };
}

export interface Classroom {
  run: Run; // what is said now: the step that led to it has been shown
  room: Room;
  told: Told;
  fault: unknown;
  watches: boolean; // steps of a scene are being shown
  deed: (what: Deed) => void;
  choose: (which: number) => void;
  watch: () => void;
  skip: () => void; // to the end of what is shown
  once: () => void; // the lesson again from its beginning
}

const pause = 420; // milliseconds between steps that are watched, at the usual pace

export function useClassroom(game: string, module: Game, lesson: Lesson): Classroom {
  const calm = useCalm(),
    player = usePlayer(module, calm);
  const [now, setNow] = useState<Stand>(() => standAfter(game, lesson, lesson.begin(), null));
  const known = useRef(now),
    shown = useRef(now.run),
    broke = useRef(false),
    [watches, setWatches] = useState(false),
    [fault, setFault] = useState<unknown>(null);
  const take = (call: () => Run, isAnew = false): void => {
    try {
      const before = isAnew ? null : known.current,
        next = standAfter(game, lesson, call(), before),
        motion = motionOf(before, next);
      known.current = next;
      setNow(next);
      if (motion) player.push([motion]);
      else if (next.view !== before?.view) player.reset();
      if (next.run.awaits === 'over') noteDone(game, next.run.lesson.id);
    } catch (why) {
      broke.current = true;
      setFault(why);
    }
  };
  const settled = player.motion === null,
    { run } = now;
  if (settled) shown.current = run;
  const plays = run.awaits === 'watch' && (run.try || watches);
  useEffect(() => {
    if (run.awaits !== 'watch') setWatches(false);
    if (!plays || !settled) return;
    const timer = window.setTimeout(
      () => take(() => lesson.deed('watch')),
      pause * speeds[settings.get().pace].factor,
    );
    return () => window.clearTimeout(timer);
  }, [plays, settled, run]);
  return {
    run: shown.current,
    room: roomAlone(now, player, {
      act: action => take(() => lesson.act(action)),
      draft: text => Promise.resolve(lesson.draft(now.run.you, text)),
    }),
    told: now.told,
    fault,
    watches: plays,
    deed: what => take(() => lesson.deed(what)),
    choose: which => take(() => lesson.choose(which)),
    watch: () => setWatches(true),
    skip: () => {
      while (known.current.run.awaits === 'watch' && !broke.current)
        take(() => lesson.deed('watch'));
      player.skip();
    },
    once: () => take(() => lesson.begin(), true),
  };
}
