// daily.ts - results of the daily challenge that this browser remembers: one for each table that ended.
import { unitOf } from '../games/facts.ts';
import type { TableRow } from '../protocol.ts';
import { cell, remember, remembered, type Cell } from './store.ts';

interface DailyResult {
  table: string;
  game: string;
  day: string;
  points: number;
  won: boolean;
  turns: number;
}

const most = 366;

// What a table says about itself; null unless a daily challenge of yours has ended there.
export function resultOf(row: TableRow): DailyResult | null {
  if (row.daily === null || row.status !== 'over' || row.you === null) return null;
  return {
    table: row.id,
    game: row.game,
    day: row.daily,
    points: (row.scores[row.you] ?? 0) / unitOf(row.game),
    won: row.winners.includes(row.you),
    turns: row.round,
  };
}

// The newest day first; of a day the best first: won, then points, then fewer turns.
const order = (a: DailyResult, b: DailyResult): number =>
  (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) ||
  Number(b.won) - Number(a.won) ||
  b.points - a.points ||
  a.turns - b.turns;

export function withResult(list: DailyResult[], result: DailyResult): DailyResult[] {
  if (list.some(r => r.table === result.table)) return list;
  return [...list, result].sort(order).slice(0, most);
}

const isResult = (x: unknown): x is DailyResult => {
  const r = x as DailyResult | null;
  return (
    typeof r === 'object' &&
    r !== null &&
    typeof r.table === 'string' &&
    typeof r.game === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(r.day) &&
    Number.isFinite(r.points) &&
    typeof r.won === 'boolean' &&
    Number.isInteger(r.turns)
  );
};

// Whatever is damaged is left out.
export function readResults(text: string | null): DailyResult[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isResult).sort(order) : [];
  } catch {
    return [];
  }
}

export const results: Cell<DailyResult[]> = cell(readResults(remembered('daily')));

// Another window may have added something meanwhile: what is remembered is read again first.
export function keepResult(row: TableRow): void {
  const result = resultOf(row);
  if (!result) return;
  results.set(withResult(readResults(remembered('daily')), result));
  remember('daily', JSON.stringify(results.get()));
}

export function forgetResults(): void {
  results.set([]);
  remember('daily', null);
}
