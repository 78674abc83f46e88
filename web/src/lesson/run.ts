// run.ts - a lesson under way, as the engine tells it (docs/lessons.md), and what a learner can do to it.
import { addressOf } from '../app/base.ts';
import { answer, give, loadEngine, type Engine } from '../app/engine.ts';
import { bookOf } from '../app/lessons.ts';
import { loadGame } from '../games/registry.ts';
import type { StepRow, View } from '../protocol.ts';

export interface PointAt {
  kind: string; // 'action', 'part', or a kind of the game
  value: string;
}
export interface Run {
  lesson: { id: string; title: string; minutes: number; n: number; of: number };
  beat: number;
  beats: number;
  you: number;
  names: string[]; // yours is empty
  try: boolean;
  done: boolean; // what `say` asks for is done
  say: string | null;
  result: { kind: 'then' | 'good' | 'other' | 'wrong'; text: string } | null;
  points: PointAt[];
  awaits: 'next' | 'action' | 'watch' | 'answer' | 'over';
  answers: string[];
  can: { back: boolean; again: boolean; show: boolean; help: boolean };
  failures: number;
  tip: string | null;
  offer?: string | null; // said after the tip of a lesson that is enough for a first game
  steps: number;
  scene: number;
}

// In the order of the engine.
const deeds = ['next', 'watch', 'back', 'again', 'show', 'help'] as const;
export type Deed = (typeof deeds)[number];

export class BadLesson extends Error {}

// One lesson in the engine of this browser. Every deed answers how the lesson stands then.
export interface Lesson {
  begin: () => Run;
  deed: (what: Deed) => Run;
  act: (action: string) => Run;
  choose: (which: number) => Run;
  view: (you: number) => View;
  draft: (you: number, text: string) => unknown; // what several steps would come to
  told: (you: number, from: number, names: string[]) => StepRow[];
}

function lessonOf(e: Engine, n: number): Lesson {
  const stand = (value: number): Run => {
    if (value < 0) throw new BadLesson(answer(e));
    return JSON.parse(answer(e)) as Run;
  };
  return {
    begin: () => stand(e.vaka_lesson(n)),
    deed: what => stand(e.vaka_lesson_do(deeds.indexOf(what))),
    act: action => {
      give(e, action);
      return stand(e.vaka_lesson_act());
    },
    choose: which => stand(e.vaka_lesson_choose(which)),
    view: you => {
      e.vaka_view(you);
      return JSON.parse(answer(e)) as View;
    },
    draft: (you, text) => {
      give(e, text);
      if (e.vaka_draft(you) < 0) return undefined;
      return (JSON.parse(answer(e)) as { draft?: unknown }).draft;
    },
    told: (you, from, names) => {
      const steps: StepRow[] = [];
      for (let more = 1; more > 0;) {
        give(e, names.join('\n'));
        more = e.vaka_told(you, from + steps.length);
        if (more < 0) throw new BadLesson(answer(e));
        steps.push(...(JSON.parse(answer(e)) as { steps: StepRow[] }).steps);
      }
      return steps;
    },
  };
}

/** The engine, the board of the game and the text of its lessons, and of these the one with this name. */
export async function openLesson(game: string, id: string): Promise<Lesson | null> {
  const book = bookOf(game),
    n = book?.lessons.findIndex(l => l.id === id) ?? -1;
  if (!book || n < 0) return null;
  const [e, text] = await Promise.all([
    loadEngine(),
    fetch(addressOf(book.url)).then(a => {
      if (!a.ok) throw new Error(book.url);
      return a.text();
    }),
    loadGame(game),
  ]);
  give(e, text);
  if (e.vaka_lessons() < 0) throw new BadLesson(answer(e));
  return lessonOf(e, n);
}
