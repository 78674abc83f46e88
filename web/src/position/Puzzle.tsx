// Puzzle.tsx - /puzzle/GAME: the position of a day, where one move is clearly best. A wrong move is answered by what it
// gives away, the right one by why it is best. Workers look at both as an analysis does.
import { firstDay, margin, puzzles } from 'virtual:puzzles';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { addressOf } from '../app/base.ts';
import { engineCatalogue, engineModule } from '../app/engine.ts';
import { href } from '../app/router.ts';
import { useCell } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { hire, type Crew } from '../analysis/crew.ts';
import { games } from '../analysis/marks.ts';
import type { Move } from '../analysis/words.ts';
import { gameModule } from '../games/registry.ts';
import { date, t } from '../i18n/index.ts';
import { MissingPage } from '../pages/missing.tsx';
import { useLoad } from '../ui/load.ts';
import { Failed, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { dayNumber, keepSolved, solvedBook, streakOf, today } from './solved.ts';
import { openPuzzle, type Puzzle } from './spot.ts';
import { Spot } from './Spot.tsx';
import { CopyLink, PlayOn } from './Ways.tsx';

const budget = 4000; // iterations for a try: some seconds on one core

async function fetchPuzzles(game: string): Promise<string> {
  const got = await fetch(addressOf(puzzles[game]!));
  if (!got.ok) throw new Error(puzzles[game]);
  return got.text();
}

interface Try {
  do: string;
  label: string;
  judged: Move | 'open' | 'failed';
}

// The last move that was tried, and what an analysis says of it.
function useTry(puzzle: Puzzle) {
  const [last, setLast] = useState<Try | null>(null),
    [count, setCount] = useState(0),
    crew = useRef<Crew | null>(null);
  useEffect(() => () => crew.current?.stop(), []);
  const look = (action: string): void => {
    const { spot } = puzzle,
      label = spot.view.legal.find(l => l.do === action)?.label ?? action;
    crew.current?.stop();
    setCount(n => n + 1);
    setLast({ do: action, label, judged: 'open' });
    const tell = (judged: Try['judged']): void => setLast({ do: action, label, judged });
    const begin = async (): Promise<void> => {
      const journal = spot.journal(action),
        names = Array.from({ length: spot.view.seats }, (_, k) =>
          k === spot.seat ? t('seat.you') : t('seat.number', { n: k + 1 }),
        );
      crew.current = hire(
        { module: await engineModule(), catalogue: await engineCatalogue(), journal, names },
        [{ step: spot.steps + 1, budget }],
        { judged: row => tell(row.move), done: () => undefined, failed: () => tell('failed') },
      );
    };
    begin().catch(() => tell('failed'));
  };
  return { last, count, look };
}

// Why, in the words of the coach; and what this seat would do next.
function Why({ judged, action }: { judged: Try['judged']; action: string }) {
  if (judged === 'open') return <span class="mut"> {t('puzzle.looking')}</span>;
  if (judged === 'failed') return null;
  const seen = judged.best.find(b => b.do === action);
  return (
    <>
      {seen?.why ? ` ${seen.why}` : ''}
      {seen?.then.length ? ` ${t('analysis.here.then', { what: seen.then.join(', ') })}` : ''}
    </>
  );
}

function Wrong({ puzzle, tried }: { puzzle: Puzzle; tried: Try }) {
  const { judged } = tried,
    worth =
      typeof judged === 'object' ? judged.best.find(b => b.do === tried.do)?.value : undefined,
    // by the strong search every other move is at most as good as the next best
    most = Math.min(worth ?? puzzle.next, puzzle.next);
  return (
    <p class="result wrong" data-result="wrong">
      <Icon name="undo" size={18} />
      <span>
        <b>{tried.label}:</b> {t('puzzle.wrong')}{' '}
        {typeof judged === 'object' &&
          t('puzzle.gives', { n: games(puzzle.value - most), wins: games(most) })}
        <Why judged={judged} action={tried.do} />
      </span>
    </p>
  );
}

function Right({ puzzle, tried, tries }: { puzzle: Puzzle; tried: Try; tries: number }) {
  return (
    <>
      <p class="result good" data-result="good">
        <Icon name="check" size={18} />
        <span>
          <b>{t('puzzle.right', { n: tries })}</b>{' '}
          {t('puzzle.worth', { what: tried.label, wins: puzzle.value, next: puzzle.next })}
          <Why judged={tried.judged} action={tried.do} />
        </span>
      </p>
    </>
  );
}

function Streak({ game }: { game: string }) {
  const days = streakOf(useCell(solvedBook)[game], today());
  return days ? <span class="pill streak">{t('puzzle.streak', { n: days })}</span> : null;
}

function Solve({ game, day, puzzle }: { game: string; day: string; puzzle: Puzzle }) {
  const { last, count, look } = useTry(puzzle),
    [isShown, setShown] = useState(false),
    isRight = last?.do === puzzle.best,
    isOver = isRight || isShown;
  const act = (action: string): void => {
    if (action === puzzle.best) keepSolved(game, day, count + 1);
    look(action);
  };
  const show = (): void => {
    setShown(true);
    look(puzzle.best);
  };
  return (
    <Spot
      {...{ spot: puzzle.spot, module: gameModule(game)!, name: t('puzzle.page') }}
      {...{ back: href({ page: 'puzzles' }), act: isOver ? null : act, tries: count }}
      wait={t(isShown ? 'puzzle.shown' : 'puzzle.solved')}
    >
      <div class="teacher-head" data-puzzle={day} data-solved={isRight && !isShown}>
        <b>{t('puzzle.title', { game: gameTitle(game) })}</b>
        <time class="sm mut" dateTime={day}>
          {date(day)}
        </time>
        <Streak game={game} />
      </div>
      <div class="teacher-text" role="status" aria-live="polite">
        {!isOver && <p class="say">{t('puzzle.ask', { n: margin })}</p>}
        {last && !isRight && <Wrong puzzle={puzzle} tried={last} />}
        {last && isRight && !isShown && <Right puzzle={puzzle} tried={last} tries={count} />}
        {last && isShown && (
          <p class="say" data-result="shown">
            {t('puzzle.worth', { what: last.label, wins: puzzle.value, next: puzzle.next })}
            <Why judged={last.judged} action={last.do} />
          </p>
        )}
      </div>
      <div class="ways">
        {!isOver && count > 0 && (
          <button type="button" class="btn sm" data-show-best onClick={show}>
            <Icon name="eye" size={16} />
            {t('puzzle.show')}
          </button>
        )}
        <CopyLink text={puzzle.spot.text} />
        {isOver && <PlayOn spot={puzzle.spot} />}
        {isOver && (
          <a class="btn pri" href={href({ page: 'puzzles' })}>
            {t('puzzle.more')}
          </a>
        )}
      </div>
    </Spot>
  );
}

export function PuzzlePage({ game, day }: { game: string; day: string | null }) {
  const [now] = useState(today),
    wanted = day ?? now,
    isThere = puzzles[game] !== undefined && dayNumber(wanted) >= firstDay && wanted <= now;
  const got = useLoad(
    async () => (isThere ? openPuzzle(await fetchPuzzles(game), dayNumber(wanted)) : null),
    [game, wanted],
  );
  useTitle(t('puzzle.page'));
  if (!isThere) return <MissingPage />;
  if (got.value) return <Solve game={game} day={wanted} puzzle={got.value} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}
