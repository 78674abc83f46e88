// plan.ts - a table that is being planned: pure functions from one plan to the next, and to the
// request that opens it.
import { usualLevel } from '../games/levels.ts';
import type { GameRow, OpenTable, SetupAnswer } from '../protocol.ts';

export type Sitter = 'person' | `bot:${string}`;
export type Pace = 'none' | 'live' | 'slow';
export interface Plan {
  me: string | null; // the name that people are to see; null: as it is
  game: string;
  others: Sitter[]; // the seats after yours
  options: Record<string, string>;
  pace: Pace;
  clock: Record<Exclude<Pace, 'none'>, string>;
  public: boolean;
  hints: boolean;
  name: string;
}

const usual = (): Sitter => `bot:${usualLevel()}`;
const minute = 60_000,
  day = 24 * 60 * minute;
export const clocks: Record<
  Exclude<Pace, 'none'>,
  { id: string; start: number; step: number }[]
> = {
  live: [
    { id: 'quick', start: 5 * minute, step: 10_000 },
    { id: 'usual', start: 10 * minute, step: 20_000 },
    { id: 'roomy', start: 25 * minute, step: 45_000 },
  ],
  slow: [
    { id: 'daily', start: 3 * day, step: day },
    { id: 'brisk', start: day, step: day / 2 },
    { id: 'weekly', start: 7 * day, step: 3 * day },
  ],
};

const defaults = (row: GameRow): Record<string, string> =>
  Object.fromEntries(row.options.map(o => [o.key, o.default]));

export function firstPlan(row: GameRow, withFriend: boolean): Plan {
  const others: Sitter[] = Array.from({ length: row.usual_seats - 1 }, usual);
  if (withFriend) others[0] = 'person';
  return {
    game: row.id,
    others,
    options: defaults(row),
    pace: 'none',
    clock: { live: 'usual', slow: 'daily' },
    public: false,
    hints: true,
    name: '',
    me: null,
  };
}

export const seatsOf = (plan: Plan): number => plan.others.length + 1;

// Values that the game refuses beside the others go back to what it takes by default; the same plan
// where there are none.
export function fitting(plan: Plan, row: GameRow, refused: SetupAnswer['refused']): Plan {
  const wrong = row.options.filter(o => {
    const value = plan.options[o.key] ?? o.default;
    return value !== o.default && refused[o.key]?.[value] !== undefined;
  });
  if (!wrong.length) return plan;
  const usual = Object.fromEntries(wrong.map(o => [o.key, o.default]));
  return { ...plan, options: { ...plan.options, ...usual } };
}

export function withSeats(plan: Plan, n: number): Plan {
  const others = plan.others.slice(0, n - 1);
  while (others.length < n - 1) others.push(usual());
  return { ...plan, others };
}

export const withSitter = (plan: Plan, at: number, sitter: Sitter): Plan => ({
  ...plan,
  others: plan.others.map((s, i) => (i === at ? sitter : s)),
});
export const withOption = (plan: Plan, key: string, value: string): Plan => ({
  ...plan,
  options: { ...plan.options, [key]: value },
});
export const hasFirstGame = (row: GameRow): boolean => Object.keys(row.first_game).length > 0;
export const isFirstGame = (plan: Plan, row: GameRow): boolean =>
  hasFirstGame(row) && Object.entries(row.first_game).every(([k, v]) => plan.options[k] === v);
export const toFirstGame = (plan: Plan, row: GameRow): Plan => ({
  ...plan,
  options: isFirstGame(plan, row) ? defaults(row) : { ...defaults(row), ...row.first_game },
});

export const people = (plan: Plan): number => plan.others.filter(s => s === 'person').length;
export const clockOf = (plan: Plan): { start: number; step: number } | null => {
  if (plan.pace === 'none') return null;
  const found =
    clocks[plan.pace].find(c => c.id === plan.clock[plan.pace as 'live' | 'slow']) ??
    clocks[plan.pace][0]!;
  return { start: found.start, step: found.step };
};

export function request(plan: Plan, id: string, name: string): OpenTable {
  return {
    id,
    game: plan.game,
    name: plan.name.trim() || name,
    options: plan.options,
    seats: [
      { kind: 'me' },
      ...plan.others.map((s): OpenTable['seats'][number] =>
        s === 'person' ? { kind: 'person' } : { kind: 'bot', level: s.slice(4) },
      ),
    ],
    pace: plan.pace === 'slow' ? 'slow' : 'live',
    clock: clockOf(plan),
    public: plan.public,
    hints: plan.hints,
  };
}
