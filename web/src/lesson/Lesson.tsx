// Lesson.tsx - a lesson on the game's own board: the layouts of a table with the teacher's card beside the map, and
// marks around what it speaks of. The learner's clicks go to the lesson instead of a server.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { useInks } from '../art/inks.ts';
import { useKeys } from '../app/keys.ts';
import { go, href } from '../app/router.ts';
import { Waits, type Wait } from '../games/bar.tsx';
import type { BoardProps, Game } from '../games/game.ts';
import { joined, t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { noPick, useBoardBase, useChoice, type Choice } from '../table/choice.ts';
import type { Parts, Tab } from '../table/layout.ts';
import { namesOf } from '../table/names.ts';
import { Phone } from '../table/Phone.tsx';
import { focusBoard, useFocusOnTurn } from '../table/shortcuts.ts';
import { Wide } from '../table/Wide.tsx';
import { usePhone } from '../ui/media.ts';
import { useClassroom, type Classroom } from './classroom.ts';
import { elementsOf, nameOfPoint } from './points.ts';
import { Rings } from './Rings.tsx';
import type { Lesson as Opened, Run } from './run.ts';
import { Teacher } from './Teacher.tsx';

interface Props {
  game: string;
  module: Game;
  lesson: Opened;
}

const isAsked = ({ run, room, told }: Classroom): boolean =>
  run.awaits === 'action' && room.settled && !!told.view.due?.seats.includes(run.you);

// For a script, as at a table: whether something is being shown, and who is to act then.
function standOf(classroom: Classroom): string {
  if (!classroom.room.settled) return 'moving';
  return isAsked(classroom) ? 'asked' : 'waiting';
}

// A sentence may speak of choices that are not yet to be made: they are there, and a click says what comes first.
const isSpokenOf = ({ run, room, told }: Classroom): boolean =>
  run.awaits === 'next' &&
  !run.done &&
  room.settled &&
  !!told.view.due?.seats.includes(run.you) &&
  run.points.some(p => p.kind === 'action');

function useBoard(classroom: Classroom, choice: Choice, names: string[]): BoardProps {
  const { room, told } = classroom,
    isFree = isAsked(classroom),
    first = (): void =>
      choice.refuse(waitOf(classroom.run, t('lesson.first_read'))?.head ?? told.view.not_now);
  return {
    ...useBoardBase(room, told, choice, names),
    choose: isFree ? choice.act : isSpokenOf(classroom) ? first : null,
    pick: isFree || isSpokenOf(classroom) ? choice.pick : noPick,
    refuse: isFree ? choice.refuse : first,
    draft: room.draft,
    taught: true,
  };
}

function waitOf(run: Run, head = t('lesson.wait')): Wait | null {
  switch (run.awaits) {
    case 'next':
      return { head, help: t('lesson.wait.help') };
    case 'watch':
      return { head: t('lesson.wait.watch'), help: '' };
    case 'answer':
      return { head: t('lesson.wait.answer'), help: '' };
    case 'over':
      return { head: t('lesson.wait.over'), help: '' };
    case 'action':
      return null;
  }
}

// Everything that is pointed at on the map, in the window.
function unionOf(module: Game, view: View, run: Run): DOMRect | null {
  const boxes = run.points
    .flatMap(p => elementsOf(module, view, p))
    .filter(el => el.closest('.sea-view') && !el.classList.contains('sea-view'))
    .map(el => el.getBoundingClientRect());
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(b => b.left)),
    top = Math.min(...boxes.map(b => b.top));
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map(b => b.right)) - left,
    Math.max(...boxes.map(b => b.bottom)) - top,
  );
}

const edge = 24; // pixels that stay free around it: for its ring, and for the card that lies over the board's end

// What lies in a list or a column that can be scrolled is brought into sight; a map goes where it is aimed at.
function bringIntoSight(el: HTMLElement): void {
  let column = el.parentElement;
  while (column && !/auto|scroll/.test(getComputedStyle(column).overflowY))
    column = column.parentElement;
  if (!column) return;
  const thing = el.getBoundingClientRect(),
    frame = column.getBoundingClientRect(),
    below = thing.bottom + edge - frame.bottom,
    above = thing.top - edge - frame.top;
  if (above < 0) column.scrollTop += above;
  else if (below > 0) column.scrollTop += Math.min(below, above);
}

function useInSight(module: Game, view: View, run: Run, pick: unknown): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const [first] = run.points.flatMap(p => elementsOf(module, view, p));
      if (!(first instanceof HTMLElement)) return;
      if (!first.closest('.sea-view'))
        first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else bringIntoSight(first);
    }, 60);
    return () => window.clearTimeout(timer);
  }, [run.beat, run.lesson.id, pick]);
}

const Leave = ({ game }: { game: string }) => (
  <a class="btn sm ghost" href={href({ page: 'rules', game })} data-leave>
    <Icon name="close" size={16} />
    <span class="lbl">{t('lesson.leave')}</span>
  </a>
);

export function Lesson({ game, module, lesson }: Props) {
  const classroom = useClassroom(game, module, lesson),
    { run, room, told, fault } = classroom,
    phone = usePhone(),
    choice = useChoice(room, told, module);
  const names = useMemo(() => namesOf(told), [told.table.seats]),
    [tab, setTab] = useState<Tab>('log'),
    board = useBoard(classroom, choice, names),
    last = useRef(run);
  if (fault) throw fault as Error;
  useInks(game);
  useInSight(module, told.view, run, choice.pick);
  useFocusOnTurn(isAsked(classroom));
  // Before it can be seen: whatever is pressed in what is drawn holds.
  useLayoutEffect(() => {
    if (last.current.beat !== run.beat) choice.change({});
    last.current = run;
  }, [run.beat]);
  useLayoutEffect(() => {
    if (run.result?.kind === 'other') choice.refuse(run.result.text);
  }, [run]);
  const leave = (): void => {
    if (choice.pick.group ?? choice.pick.from ?? choice.pick.to) choice.stepBack();
    else go({ page: 'rules', game });
  };
  useKeys([
    { key: 'Escape', label: t('lesson.leave'), run: leave },
    { key: 'B', label: t('keys.board'), run: focusBoard },
  ]);
  const look = joined(run.points.map(p => nameOfPoint(told.view, p)).filter(Boolean));
  const parts: Parts = {
    ...{ room, told, view: room.view!, module, names, board, tab, setTab },
    ...{ tools: null, hints: null, news: null, openMenu: () => undefined },
    teacher: {
      card: <Teacher room={classroom} game={game} look={look} />,
      leave: <Leave game={game} />,
      back: href({ page: 'rules', game }),
      aim: { key: `${run.lesson.id} ${run.beat}`, at: () => unionOf(module, told.view, run) },
      isQuiet: !isAsked(classroom) && !isSpokenOf(classroom) && !speaksOfBar(run),
    },
  };
  return (
    <>
      <Waits.Provider value={board.choose ? null : waitOf(run)}>
        {phone ? <Phone parts={parts} /> : <Wide parts={parts} />}
      </Waits.Provider>
      <section
        class="hush"
        aria-label={t('table.summary')}
        data-testid="summary"
        data-step={told.step}
        data-stand={standOf(classroom)}
      >
        {module.summary(told.view, names)}
      </section>
      {!run.done && room.settled && <Rings module={module} view={told.view} points={run.points} />}
    </>
  );
}

const speaksOfBar = (run: Run): boolean =>
  run.points.some(p => p.kind === 'part' && (p.value === 'dock' || p.value === 'stock'));
