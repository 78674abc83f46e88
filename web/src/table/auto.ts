// auto.ts - what the table answers for this person: the only answer there is, and what he wants to answer always, or
// until there is something new to choose from. The server gives the answer (after a pause, where the time of it could
// tell others something); the page tells it what is wished and waits meanwhile.
import { useEffect, useRef, useState } from 'preact/hooks';
import { alwaysAt, kept, type Always, type Kept } from '../app/answers.ts';
import type { Live } from '../app/live.ts';
import { settings } from '../app/settings.ts';
import { cell, useCell } from '../app/store.ts';
import type { BoardProps, Choose } from '../games/game.ts';
import type { ClientCommand, LegalRow, View } from '../protocol.ts';
import type { Told } from './model.ts';

// Of one table, and forgotten with the window: what there was to choose from, in words of the game.
export interface Until extends Always {
  table: string;
  choices: string;
}
export const untils = cell<Until[]>([]);

const choicesOf = (view: View): string => view.legal.map(l => l.do).join('|');

// Answers that mean the same every time: those that name nothing, of many only the usual one. None of a plan, which is
// put together anew each time.
export function everyTime(view: View): LegalRow[] {
  if (view.draft) return [];
  const bare = view.legal.filter(l => !l.do.includes(' '));
  return bare.length <= 3 ? bare : bare.filter(l => l.do === view.usual);
}

export const rowOf = (view: View, { do: action, label }: LegalRow): Always => ({
  point: view.due?.point ?? '',
  do: action,
  title: view.due?.title ?? '',
  label,
});

export const untilChanged = (table: string, view: View, row: LegalRow): void =>
  untils.update(list => [
    ...list.filter(u => u.table !== table || u.point !== view.due?.point),
    { ...rowOf(view, row), table, choices: choicesOf(view) },
  ]);
export const askAgainHere = (table: string, point: string): void =>
  untils.update(list => list.filter(u => u.table !== table || u.point !== point));

// What is said to the server: on coming, and whenever it changes.
export function wishes(told: Told, stops: boolean): ClientCommand {
  const text = (a: Always): string => `${a.point} ${a.do}`;
  return {
    type: 'answers',
    give: !stops,
    always: alwaysAt(told.table.game).map(text),
    unchanged: untils
      .get()
      .filter(u => u.table === told.table.id)
      .map(text),
  };
}

export function tellWishes(line: Live, told: Told | null): void {
  if (told && told.you !== null && told.table.status !== 'over' && told.table.status !== 'closed')
    line.send(wishes(told, settings.get().stops)).catch(() => undefined);
}

// As long as it is looked at; returns how to stop.
export function watchWishes(run: () => void): () => void {
  const all = [settings.watch(run), kept.watch(run), untils.watch(run)];
  return () => all.forEach(stop => stop());
}

// The answer that the table is going to give to this question, or null.
export function unasked(view: View, table: string, all: Kept, here: Until[]): string | null {
  if (view.routine) return view.routine;
  const point = view.due?.point,
    row =
      (all[view.game] ?? []).find(a => a.point === point) ??
      here.find(u => u.table === table && u.point === point && u.choices === choicesOf(view));
  return view.legal.some(l => l.do === row?.do) ? row!.do : null;
}

const patience = 3000; // milliseconds: then the person is asked after all (the line was lost, the answer taken back)

// `choose` of a board, and whether the table answers this question itself. A question that came back by Undo is asked.
type Chooser = Pick<BoardProps, 'choose'> & { answering: boolean };
export function useAuto(board: BoardProps, told: Told): Chooser {
  const { view, choose } = board,
    { stops } = useCell(settings),
    all = useCell(kept),
    here = useCell(untils);
  const giving = useRef(false),
    [late, setLate] = useState(-1);
  const isAsked =
    stops || !choose || giving.current || told.back === view.step || late === view.step;
  const found = isAsked ? null : unasked(view, told.table.id, all, here);
  useEffect(() => {
    if (found === null) return;
    const timer = window.setTimeout(() => setLate(view.step), patience);
    return () => window.clearTimeout(timer);
  }, [view.step, found]);
  const byHand: Choose | null =
    choose &&
    ((action, more = false) => {
      giving.current = more;
      choose(action, more);
    });
  return { choose: found === null ? byHand : null, answering: found !== null };
}
