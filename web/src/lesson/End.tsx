// End.tsx - a lesson is over: what to remember, and where to go from here.
import { Icon } from '../art/icons.tsx';
import { sentence } from '../app/api.ts';
import { bookOf } from '../app/lessons.ts';
import { href } from '../app/router.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import { firstOpponents, firstRealGame } from '../pages/play.ts';
import { useDeed } from '../ui/load.ts';
import type { Classroom } from './classroom.ts';

function FirstGame({ game, strong }: { game: string; strong: boolean }) {
  const { busy, fault, run } = useDeed();
  return (
    <>
      <button
        type="button"
        class={strong ? 'btn pri' : 'btn'}
        data-first-game
        aria-busy={busy}
        onClick={() => run(() => firstRealGame(game))}
      >
        <Icon name="sail" size={18} />
        {t('lesson.first_game')}
      </button>
      {fault !== null && (
        <p class="fault" role="alert">
          {sentence(fault)}
        </p>
      )}
    </>
  );
}

export function End({ room, game }: { room: Classroom; game: string }) {
  const { run, once } = room,
    next = bookOf(game)?.lessons[run.lesson.n] ?? null,
    offers = (run.offer ?? null) !== null || next === null;
  return (
    <>
      <p class="tip">
        <Icon name="hint" size={20} />
        <span>
          <b>{t('lesson.tip')}</b> <Bold text={run.tip ?? ''} />
        </span>
      </p>
      {offers && (
        <p class="offer-line">{run.offer ?? t('lesson.all_done', { n: firstOpponents(game) })}</p>
      )}
      <div class="ways">
        <a class="btn sm plain" href={href({ page: 'rules', game })}>
          {t('lesson.list')}
        </a>
        <button type="button" class="btn sm" data-deed="once" onClick={once}>
          <Icon name="again" size={16} />
          {t('lesson.once')}
        </button>
        {offers && <FirstGame game={game} strong={next === null} />}
        {next && (
          <a
            class="btn pri"
            data-next-lesson
            href={href({ page: 'lesson', game, lesson: next.id })}
          >
            {t('lesson.next_lesson')}
            <Icon name="next" size={18} />
          </a>
        )}
      </div>
    </>
  );
}
