// index.tsx - the page of a lesson, /learn/GAME/LESSON: a script of its own, fetched when somebody learns.
import './lesson.css';
import { sentence } from '../app/api.ts';
import { useTitle } from '../app/title.ts';
import { gameModule } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { MissingPage } from '../pages/missing.tsx';
import { useLoad } from '../ui/load.ts';
import { Failed, Loading } from '../ui/state.tsx';
import { bookOf } from '../app/lessons.ts';
import { Lesson } from './Lesson.tsx';
import { BadLesson, openLesson } from './run.ts';

export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const row = bookOf(game)?.lessons.find(l => l.id === lesson) ?? null,
    got = useLoad(() => openLesson(game, lesson), [game, lesson]),
    module = gameModule(game);
  useTitle(row?.title ?? t('missing.title'));
  if (!row) return <MissingPage />;
  if (got.value && module)
    return <Lesson key={lesson} game={game} module={module} lesson={got.value} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? (
        <Failed
          fault={
            got.fault instanceof BadLesson
              ? new Error(t('lesson.bad', { why: sentence(got.fault) }))
              : got.fault
          }
          again={got.again}
        />
      ) : (
        <Loading />
      )}
    </main>
  );
}
