// spot.ts - one position in the engine of this browser, from its text or as a puzzle: how it looks to the seat that has
// to decide, and the journal that play and analysis go on with. The engine is asked for all of it, and is shared: what
// it holds is read anew for each question.
import { answer, give, loadEngine, type Engine } from '../app/engine.ts';
import { usualLevel } from '../games/levels.ts';
import { loadGame } from '../games/registry.ts';
import { BadJournal, type Source } from '../table/source.ts';
import type { View } from '../protocol.ts';

export interface Spot {
  text: string;
  game: string;
  seat: number; // who decides; at the end the first one
  steps: number;
  view: View;
  draft: (text: string) => unknown;
  /** Its journal, with a step of that seat behind it or none; bots have the other seats. */
  journal: (step?: string) => string;
}

export class BadPosition extends Error {}

const referee = 9,
  chance = 0xfe;

const look = (e: Engine, viewer: number): View => {
  e.vaka_view(viewer);
  return JSON.parse(answer(e)) as View;
};

export const freshSeed = (): bigint => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high! >>> 11) << 32n) | BigInt(low!);
};

const must = (e: Engine, value: number): number => {
  if (value < 0) throw new BadPosition(answer(e));
  return value;
};

async function spotOf(e: Engine, text: string): Promise<Spot> {
  const read = (): number => {
    give(e, text);
    return must(e, e.vaka_position_read());
  };
  const steps = read(),
    game = answer(e),
    seat = look(e, referee).due?.seats[0] ?? 0;
  await loadGame(game);
  read();
  return {
    ...{ text, game, seat, steps, view: look(e, seat) },
    draft: draft => {
      read();
      give(e, draft);
      if (e.vaka_draft(seat) < 0) return undefined;
      return (JSON.parse(answer(e)) as { draft?: unknown }).draft;
    },
    journal: step => {
      read();
      if (step !== undefined) {
        give(e, step);
        must(e, e.vaka_apply(seat));
      }
      give(e, usualLevel());
      must(e, e.vaka_position_journal(seat, freshSeed()));
      return answer(e);
    },
  };
}

export const openSpot = async (text: string): Promise<Spot> => spotOf(await loadEngine(), text);

export interface Puzzle {
  spot: Spot;
  best: string;
  value: number; // games of 100 that the best move wins
  next: number; // and the best of the others
}

/** The puzzle of a day, in days since 1970, from the file of its game. */
export async function openPuzzle(file: string, day: number): Promise<Puzzle> {
  const e = await loadEngine();
  give(e, file);
  must(e, e.vaka_puzzle(day));
  const { best, value, next } = JSON.parse(answer(e)) as Omit<Puzzle, 'spot'>;
  e.vaka_position_write(0xffffffff);
  return { spot: await spotOf(e, answer(e)), best, value, next };
}

// Of a running game only the steps are known that somebody was told: with a gap in them there is something hidden.
function replayed(e: Engine, { game, table, names, steps }: Source, at: number): boolean {
  const options = Object.entries(table?.options ?? {}).map(([key, value]) => `${key}=${value}`);
  give(e, [game, ...options].join('\n'));
  if (e.vaka_start(names.length) < 0) return false;
  return steps.slice(0, at).every(step => {
    if (step.do === null) return false;
    give(e, step.do);
    return e.vaka_apply(step.seat === 'chance' ? chance : step.seat) >= 0;
  });
}

/** The text of the position behind so many steps of a game; null: it would tell what is still secret. */
export async function positionIn(source: Source, at: number): Promise<string | null> {
  const journal = source.over ? await source.text() : null,
    e = await loadEngine();
  if (journal !== null) {
    give(e, journal);
    if (e.vaka_journal() < 0) throw new BadJournal(answer(e));
  } else if (!replayed(e, source, at)) return null;
  const isPublic = e.vaka_position_write(at) === 1;
  return isPublic || source.over ? answer(e) : null;
}
