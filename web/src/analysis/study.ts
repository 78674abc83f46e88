// study.ts - the analysis of one game as it grows: begun at once, stopped and deepened at will. What is known stays
// until something better is.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../app/announce.tsx';
import { engineCatalogue, engineModule } from '../app/engine.ts';
import { t } from '../i18n/index.ts';
import type { Source } from '../table/source.ts';
import { seat, type Seated } from './bench.ts';
import { hire, type Crew } from './crew.ts';
import type { Account, Begin, Judged, Move } from './words.ts';

const deeper = 4; // times the budget before
const redrawn = 300; // milliseconds: steps come faster than anybody reads

export interface Study {
  account: Account | null; // null: nothing is judged yet
  moves: Map<number, Move>;
  done: number; // steps judged in this pass, of all
  steps: number;
  budget: number;
  isRunning: boolean;
  fault: boolean;
  stop: () => void;
  go: () => void; // on with this pass, or one that looks deeper
}

interface Table {
  begin: Begin;
  bench: Seated;
  rows: Map<number, number>; // the budget that each step was judged with
  moves: Map<number, Move>;
  crew: Crew | null;
}

async function open(source: Source): Promise<Table> {
  const [module, catalogue, journal] = await Promise.all([
    engineModule(),
    engineCatalogue(),
    source.known ? source.known() : source.text(),
  ]);
  const begin = { module, catalogue, journal, names: source.names };
  return { begin, bench: await seat(begin), rows: new Map(), moves: new Map(), crew: null };
}

// The steps that were not judged with this budget yet.
const left = ({ rows, bench }: Table, budget: number): number[] =>
  Array.from({ length: bench.steps }, (_, k) => k + 1).filter(n => (rows.get(n) ?? 0) < budget);

interface Shown {
  account: Account | null;
  done: number;
  budget: number;
  isRunning: boolean;
  fault: boolean;
}
const nothing: Shown = { account: null, done: 0, budget: 0, isRunning: true, fault: false };

function keep(table: Table, { step, budget, row, move }: Judged): void {
  table.bench.put(step, row);
  table.rows.set(step, budget);
  table.moves.set(step, move);
}

// One pass over all steps that lack this budget.
function pass(table: Table, budget: number, show: (next: Partial<Shown>) => void): void {
  const asks = left(table, budget).map(step => ({ step, budget }));
  const doneNow = (): number => table.bench.steps - left(table, budget).length;
  let drawn = 0;
  const draw = (isRunning: boolean): void => {
    drawn = Date.now();
    show({ account: table.bench.account(), done: doneNow(), budget, isRunning });
  };
  show({ budget, done: doneNow(), isRunning: true });
  table.crew = hire(table.begin, asks, {
    judged: row => {
      keep(table, row);
      if (Date.now() - drawn > redrawn) draw(true);
    },
    done: () => {
      draw(false);
      say(t('analysis.done'));
    },
    failed: () => show({ fault: true, isRunning: false }),
  });
}

export function useStudy(source: Source): Study {
  const table = useRef<Table | null>(null);
  const [shown, setShown] = useState<Shown>(nothing);
  const alive = useRef(true);
  const show = (next: Partial<Shown>): void => {
    if (alive.current) setShown(now => ({ ...now, ...next }));
  };
  useEffect(() => {
    alive.current = true;
    open(source).then(
      made => {
        if (!alive.current) return;
        table.current = made;
        pass(made, made.bench.budget, show);
      },
      () => show({ fault: true, isRunning: false }),
    );
    return () => {
      alive.current = false;
      table.current?.crew?.stop();
    };
  }, [source]);
  const now = table.current;
  return {
    ...shown,
    moves: now?.moves ?? new Map<number, Move>(),
    steps: now?.bench.steps ?? source.steps.length,
    stop: () => {
      now?.crew?.stop();
      show({ isRunning: false, account: now?.rows.size ? now.bench.account() : null });
    },
    go: () => {
      if (!now) return;
      const isWhole = left(now, shown.budget).length === 0;
      pass(now, isWhole ? shown.budget * deeper : shown.budget, show);
    },
  };
}
