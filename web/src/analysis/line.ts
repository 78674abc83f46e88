// line.ts - a side line of a game: steps that were never played, tried out in an engine of its own behind so many steps
// of the game. The engine is asked for all of it, and goes the whole line anew for each question.
import { answer, give, ownEngine, type Engine } from '../app/engine.ts';
import { usualLevel } from '../games/levels.ts';
import { freshSeed, type Spot } from '../position/spot.ts';
import type { StepRow, View } from '../protocol.ts';
import type { Source } from '../table/source.ts';

export const level = usualLevel; // of the bots that answer
const chance = 0xfe,
  referee = 9,
  dueChance = 1 << 15;

export interface Line {
  from: number;
  me: number; // the seat that the line is about
  /** How it stands behind these steps, for whoever decides there. */
  spot: (steps: StepRow[]) => Spot;
  seen: (steps: StepRow[], viewer: number) => View;
  act: (steps: StepRow[], seat: number, action: string) => StepRow;
  /** What comes by chance, or because there is only one answer. Null: somebody has to choose, or it is over. */
  alone: (steps: StepRow[], seed: bigint) => StepRow | null;
  journal: (steps: StepRow[], seed: bigint) => string;
}

export class BadLine extends Error {}

const must = (e: Engine, value: number): number => {
  if (value < 0) throw new BadLine(answer(e));
  return value;
};

const look = (e: Engine, viewer: number): View => {
  must(e, e.vaka_view(viewer));
  return JSON.parse(answer(e)) as View;
};

function apply(e: Engine, seat: number | 'chance', action: string): void {
  give(e, action);
  must(e, e.vaka_apply(seat === 'chance' ? chance : seat));
}

// Who decides: of several at once the seat that the line is about. At the end, and where chance is due, nobody.
function deciding(e: Engine, me: number | null): number | null {
  const due = must(e, e.vaka_due());
  if (due === 0 || due & dueChance) return null;
  return me !== null && (due >> me) & 1 ? me : Math.log2(due & -due);
}

function lastStep(e: Engine, { names }: Source, n: number): StepRow {
  give(e, names.join('\n'));
  must(e, e.vaka_told(referee, n - 1));
  return (JSON.parse(answer(e)) as { steps: StepRow[] }).steps[0]!;
}

function spotOf(e: Engine, line: Line, steps: StepRow[], game: string): Spot {
  const seat = deciding(e, line.me) ?? line.me,
    view = look(e, seat);
  e.vaka_position_write(0xffffffff);
  return {
    ...{ text: answer(e), game, seat, view, steps: line.from + steps.length },
    draft: text => {
      line.seen(steps, seat);
      give(e, text);
      if (e.vaka_draft(seat) < 0) return undefined;
      return (JSON.parse(answer(e)) as { draft?: unknown }).draft;
    },
    journal: () => line.journal(steps, freshSeed()),
  };
}

/** Behind `from` steps of a game, for the seat that decides there. */
export async function openLine(source: Source, from: number, seat: number | null): Promise<Line> {
  const [e, journal] = await Promise.all([ownEngine(), source.text()]);
  give(e, journal);
  must(e, e.vaka_journal());
  const go = (steps: StepRow[]): void => {
    must(e, e.vaka_rewind(from));
    for (const step of steps) apply(e, step.seat, step.do ?? '');
  };
  const made = (steps: StepRow[]): StepRow => lastStep(e, source, from + steps.length + 1);
  go([]);
  const line: Line = {
    from,
    me: deciding(e, seat) ?? seat ?? 0,
    spot: steps => {
      go(steps);
      return spotOf(e, line, steps, source.game);
    },
    seen: (steps, viewer) => {
      go(steps);
      return look(e, viewer);
    },
    act: (steps, who, action) => {
      go(steps);
      apply(e, who, action);
      return made(steps);
    },
    alone: (steps, seed) => {
      go(steps);
      if (must(e, e.vaka_chance(seed)) === 1) return made(steps);
      const who = deciding(e, line.me);
      if (who === null || e.vaka_legal(who) !== 1) return null;
      apply(e, who, answer(e).trim());
      return made(steps);
    },
    journal: (steps, seed) => {
      go(steps);
      give(e, level());
      must(e, e.vaka_position_journal(line.me, seed));
      return answer(e);
    },
  };
  return line;
}
