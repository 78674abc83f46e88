// trial.ts - a side line as it grows: moves that somebody tries, the bots' answers, luck by a seed, what an analysis
// says of every step. One can go back and forth in it; another move there replaces what came behind.
import { useEffect, useRef, useState } from 'preact/hooks';
import { sentence } from '../app/api.ts';
import { engineCatalogue, engineModule } from '../app/engine.ts';
import type { Motion } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { freshSeed, type Spot } from '../position/spot.ts';
import type { StepRow } from '../protocol.ts';
import type { Source } from '../table/source.ts';
import { seat } from './bench.ts';
import { askBot, hire, type Crew } from './crew.ts';
import { BadLine, level, type Line } from './line.ts';
import type { Begin, Judged, Move } from './words.ts';

interface Now {
  steps: StepRow[];
  at: number; // how many of them lie behind the position
  spot: Spot;
  came: Motion[]; // what led to it just now
}

export interface Trial extends Now {
  bots: boolean; // they answer for the other seats
  isWorking: boolean;
  fault: string | null;
  judged: (k: number) => Move | null; // step k of the line; 0 is the first
  chances: (at: number) => number[] | null; // behind so many of its steps
  act: (action: string) => void;
  goOn: () => void; // what comes by itself, or else a bot chooses for whoever has to
  goTo: (at: number) => void;
  by: (steps: number) => void; // back or forth
  setBots: (on: boolean) => void;
  otherLuck: (() => void) | null; // the last thing that came by chance, drawn anew
}

const beginOf = async (line: Line, source: Source, steps: StepRow[]): Promise<Begin> => ({
  module: await engineModule(),
  catalogue: await engineCatalogue(),
  journal: line.journal(steps, 0n),
  names: source.names,
});

// Everything of the line is judged as the game was, once nobody moves in it.
function useJudged(line: Line, source: Source, steps: StepRow[], isWorking: boolean) {
  const known = useRef(new Map<StepRow, Judged>());
  const [chances, setChances] = useState<number[][]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let crew: Crew | null = null,
      isLeft = false;
    const failed = (): void => setFault(t('analysis.failed'));
    const begin = async (): Promise<void> => {
      const all = await beginOf(line, source, steps),
        bench = await seat(all);
      const show = (): void => setChances(bench.account().chances.slice(line.from));
      if (isLeft) return;
      steps.forEach((step, k) => {
        const row = known.current.get(step);
        if (row) bench.put(line.from + k + 1, row.row);
      });
      const asks = steps.flatMap((step, k) =>
        known.current.has(step) ? [] : [{ step: line.from + k + 1, budget: bench.budget }],
      );
      const judged = (row: Judged): void => {
        known.current.set(steps[row.step - line.from - 1]!, row);
        bench.put(row.step, row.row);
        show();
      };
      if (asks.length) crew = hire(all, asks, { judged, done: () => undefined, failed });
    };
    if (steps.length && !isWorking) begin().catch(failed);
    return () => {
      isLeft = true;
      crew?.stop();
    };
  }, [steps, isWorking]);
  const judged = (k: number): Move | null => known.current.get(steps[k]!)?.move ?? null;
  return {
    judged,
    fault,
    // as told by whoever decides next, or by the last step
    chances: (at: number): number[] | null =>
      judged(at) || (at > 0 && judged(at - 1)) ? (chances[at] ?? null) : null,
  };
}

// The board shows steps as the seat sees them that the line is about.
function motionOf(line: Line, steps: StepRow[], step: StepRow): Motion {
  return {
    events: step.events,
    before: line.seen(steps, line.me),
    after: line.seen([...steps, step], line.me),
    seat: step.seat,
    key: step.n,
  };
}

const whyNot = (why: unknown): string =>
  why instanceof BadLine ? t('analysis.line.refused', { why: why.message }) : sentence(why);

type First = (steps: StepRow[]) => StepRow | Promise<StepRow>;

// Who chooses where nobody does: chance and the rules, and bots.
function others(line: Line, source: Source, seed: () => bigint) {
  const ask = async (steps: StepRow[]): Promise<StepRow> => {
    const { seat: who } = line.spot(steps);
    const begin = await beginOf(line, source, steps);
    return line.act(steps, who, await askBot(begin, { seat: who, level: level(), seed: seed() }));
  };
  const isBots = (steps: StepRow[]): boolean => {
    const { seat: who, view } = line.spot(steps);
    return !view.over && who !== line.me;
  };
  return {
    go: async (steps: StepRow[]): Promise<StepRow> =>
      line.alone(steps, seed()) ?? (await ask(steps)),
    answer: async (steps: StepRow[], bots: boolean): Promise<StepRow | null> =>
      line.alone(steps, seed()) ?? (bots && isBots(steps) ? await ask(steps) : null),
  };
}

// The line itself. Whatever a bot is still thinking about is forgotten when somebody does something else.
function useSteps(line: Line, source: Source, bots: boolean) {
  const [now, setNow] = useState<Now>(() => ({ steps: [], at: 0, spot: line.spot([]), came: [] }));
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const seed = useRef(freshSeed());
  const deed = useRef(0);
  useEffect(
    () => () => {
      deed.current++;
    },
    [],
  );
  const { go, answer } = others(line, source, () => seed.current);
  // From these steps on: the first one, then what comes by itself or by a bot.
  const play = async (before: StepRow[], first: First): Promise<void> => {
    const mine = ++deed.current;
    setWorking(true);
    let steps = before,
      next: StepRow | null = await first(steps);
    while (next && deed.current === mine) {
      const came = [motionOf(line, steps, next)];
      steps = [...steps, next];
      setNow({ steps, at: steps.length, spot: line.spot(steps), came });
      next = await answer(steps, bots);
    }
    if (deed.current === mine) setWorking(false);
  };
  const start = (at: number, first: First): void => {
    const mine = deed.current + 1;
    setFault(null);
    play(now.steps.slice(0, at), first).catch((why: unknown) => {
      if (deed.current !== mine) return;
      setFault(whyNot(why));
      setWorking(false);
    });
  };
  const drawn = now.steps.slice(0, now.at).findLastIndex(step => step.seat === 'chance');
  const drawAnew = (): void => {
    seed.current = freshSeed();
    start(drawn, go);
  };
  // keys come faster than anything is drawn
  const move = (to: (at: number) => number): void => {
    deed.current++;
    setWorking(false);
    setNow(was => {
      const at = Math.max(0, Math.min(was.steps.length, to(was.at)));
      return { ...was, at, spot: line.spot(was.steps.slice(0, at)), came: [] };
    });
  };
  return {
    ...{ ...now, isWorking, fault },
    act: (action: string) => start(now.at, steps => line.act(steps, line.spot(steps).seat, action)),
    goOn: () => start(now.at, go),
    goTo: (at: number) => move(() => at),
    by: (steps: number) => move(at => at + steps),
    otherLuck: drawn < 0 ? null : drawAnew,
  };
}

export function useTrial(line: Line, source: Source, first: string | null): Trial {
  const [bots, setBots] = useState(true);
  const grown = useSteps(line, source, bots);
  const said = useJudged(line, source, grown.steps, grown.isWorking);
  useEffect(() => {
    if (first !== null) grown.act(first);
  }, []);
  return {
    ...grown,
    ...{ bots, setBots, judged: said.judged, chances: said.chances },
    fault: grown.fault ?? said.fault,
  };
}
