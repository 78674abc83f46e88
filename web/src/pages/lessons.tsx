// lessons.tsx - the way into the lessons of a game: one call, and the list with minutes and ticks.
import { Icon } from '../art/icons.tsx';
import type { LessonRow } from '../app/book.ts';
import { bookOf, nextLesson, useDone } from '../app/lessons.ts';
import { href } from '../app/router.ts';
import { gameTitle } from '../games/named.ts';
import { t } from '../i18n/index.ts';
import { named } from '../i18n/join.ts';
import { useNarrow } from '../ui/media.ts';

// To the first lesson that is not done; to the first one of all when all are. Null where nothing is taught.
export function LearnCall({ game, small = false }: { game: string; small?: boolean }) {
  const done = useDone(game),
    first = bookOf(game)?.lessons[0];
  if (!first) return null;
  const next = nextLesson(game, done),
    n = 1 + (bookOf(game)?.lessons ?? []).findIndex(l => l.id === next?.id),
    key = next === null ? 'lesson.repeat' : next === first ? 'lesson.learn' : 'lesson.continue',
    words = t(key, { n });
  return (
    <a
      class={small ? 'btn sm' : 'btn pri'}
      data-learn={game}
      href={href({ page: 'lesson', game, lesson: (next ?? first).id })}
      aria-label={named(words, gameTitle(game))}
    >
      <Icon name="flag" size={small ? 16 : 18} />
      {words}
    </a>
  );
}

function Row({
  game,
  row,
  n,
  isDone,
  isNext,
}: {
  game: string;
  row: LessonRow;
  n: number;
  isDone: boolean;
  isNext: boolean;
}) {
  return (
    <li class={isDone ? 'done' : isNext ? 'next' : ''}>
      <a href={href({ page: 'lesson', game, lesson: row.id })} data-lesson={row.id}>
        <span class="n" aria-hidden="true">
          {isDone ? <Icon name="check" size={18} width={2.6} /> : n}
        </span>
        <span class="nm">
          {row.title}
          {isDone && <span class="hush">, {t('lesson.is_done')}</span>}
        </span>
        <span class="mut sm min">{t('lesson.minutes', { n: row.minutes })}</span>
      </a>
    </li>
  );
}

// Lessons under their headings, in the order of the book.
function partsOf(rows: LessonRow[]): { title: string | null; rows: LessonRow[] }[] {
  const found: { title: string | null; rows: LessonRow[] }[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last?.title === row.part) last.rows.push(row);
    else found.push({ title: row.part, rows: [row] });
  }
  return found;
}

// After which lesson one can sit down to a game.
function enoughOf(rows: LessonRow[]): string {
  const n = 1 + rows.findIndex(l => l.enough);
  return n > 0 ? t('lesson.enough', { n }) : t('lesson.enough_all');
}

function Parts({ game, lessons }: { game: string; lessons: LessonRow[] }) {
  const done = useDone(game),
    next = nextLesson(game, done)?.id;
  return (
    <div class="course-parts">
      {partsOf(lessons).map(part => (
        <div key={part.title ?? ''}>
          {part.title !== null && <h3>{part.title}</h3>}
          <ol class="course-list">
            {part.rows.map(row => (
              <Row
                key={row.id}
                game={game}
                row={row}
                n={lessons.indexOf(row) + 1}
                isDone={done.includes(row.id)}
                isNext={row.id === next}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

// Where there is room for one row only, lessons are their numbers, and the name of the next one; on a phone they open
// when one asks for them, as the sheet stands below.
export function LessonList({ game }: { game: string }) {
  const done = useDone(game),
    book = bookOf(game),
    isNarrow = useNarrow();
  if (!book) return null;
  const { lessons } = book,
    n = lessons.filter(l => done.includes(l.id)).length,
    minutes = lessons.reduce((sum, l) => sum + l.minutes, 0),
    parts = <Parts game={game} lessons={lessons} />;
  return (
    <section class="panel course" aria-labelledby="course">
      <div class="headline">
        <h2 id="course">{t('lesson.course')}</h2>
        <span class="mut">
          {n > 0
            ? t('lesson.so_far', { n, of: lessons.length })
            : t('lesson.in_all', { n: lessons.length, minutes })}
        </span>
        <LearnCall game={game} />
      </div>
      <p class="mut">{enoughOf(lessons)}</p>
      {isNarrow ? (
        <details>
          <summary>{t('lesson.all', { n: lessons.length })}</summary>
          {parts}
        </details>
      ) : (
        parts
      )}
    </section>
  );
}
