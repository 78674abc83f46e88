// Teacher.tsx - the card of a lesson: one thing is said, what was done is answered, and the ways on.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { byKeyboard } from '../ui/hand.ts';
import { href } from '../app/router.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { Classroom } from './classroom.ts';
import { End } from './End.tsx';
import type { Run } from './run.ts';

const signs: Record<NonNullable<Run['result']>['kind'], IconName> = {
  then: 'next',
  good: 'check',
  other: 'help',
  wrong: 'undo',
};

function Result({ result }: { result: Run['result'] }) {
  if (!result) return null;
  return (
    <p class={`result ${result.kind}`} data-result={result.kind}>
      <Icon name={signs[result.kind]} size={18} />
      <span>
        <Bold text={result.text} />
      </span>
    </p>
  );
}

// How far the lesson has come: a dot for each thing that is said.
function Dots({ run }: { run: Run }) {
  const of = run.beats,
    at = run.awaits === 'over' ? of : run.beat - 1;
  return (
    <span class="beads" role="img" aria-label={t('lesson.at', { n: Math.min(at + 1, of), of })}>
      {Array.from({ length: of }, (_, k) => (
        <i key={k} class={k < at ? 'past' : k === at ? 'now' : ''} />
      ))}
    </span>
  );
}

interface Props {
  room: Classroom;
  game: string;
  look: string; // what is pointed at, in words
}

function Ways({ room }: Props) {
  const { run, deed, watches } = room;
  const isStuck = run.failures >= 2;
  const quiet = (what: 'back' | 'again' | 'show' | 'help', icon: IconName, strong = false) => (
    <button
      type="button"
      class={`btn sm${strong ? ' go' : ''}`}
      data-deed={what}
      onClick={() => deed(what)}
    >
      <Icon name={icon} size={16} />
      {t(`lesson.${what}`)}
    </button>
  );
  const isWrong = run.result?.kind === 'wrong';
  return (
    <div class="ways">
      {run.can.back && !run.done && quiet('back', 'undo', isWrong)}
      {run.can.again && !run.done && run.steps > 1 && quiet('again', 'again')}
      {run.can.help && quiet('help', 'hint')}
      {run.can.show && quiet('show', 'eye', isStuck && !isWrong)}
      {run.awaits === 'watch' && !watches && (
        <button type="button" class="btn pri" data-deed="watch" onClick={room.watch}>
          <Icon name="play" size={18} />
          {t('lesson.watch')}
        </button>
      )}
      {run.awaits === 'watch' && watches && (
        <button type="button" class="btn sm" data-deed="skip" onClick={room.skip}>
          <Icon name="ffwd" size={16} />
          {t('lesson.skip')}
        </button>
      )}
      {run.awaits === 'next' && (
        <button type="button" class="btn pri" data-deed="next" onClick={() => deed('next')}>
          {t('lesson.next')}
          <Icon name="next" size={18} />
        </button>
      )}
    </div>
  );
}

function Answers({ room }: Props) {
  const { run } = room;
  if (run.awaits !== 'answer') return null;
  return (
    <div class="answers-list">
      {run.answers.map((text, k) => (
        <button key={text} type="button" class="btn" data-answer={k} onClick={() => room.choose(k)}>
          {text}
        </button>
      ))}
    </div>
  );
}

// Steps that are watched, in the words of the log: the last two.
function Seen({ room }: Props) {
  if (!room.watches) return null;
  const lines = room.told.log.filter(l => l.text !== '').slice(-2);
  return (
    <ul class="seen">
      {lines.map(l => (
        <li key={`${l.n}${l.text}`}>
          <Bold text={l.text} />
        </li>
      ))}
    </ul>
  );
}

const isNowhere = (at: EventTarget | null): boolean =>
  !(at instanceof Element) ||
  !at.closest('button, a, input, summary, [role="button"], [tabindex="0"]');

// Enter goes on. By keyboard the way on has the focus as soon as there is one.
function useEnter(run: Run) {
  const card = useRef<HTMLElement>(null);
  const way = (): HTMLElement | null =>
    card.current?.querySelector<HTMLElement>('.btn.pri, [data-answer]') ?? null;
  useLayoutEffect(() => {
    if (run.awaits !== 'action' && byKeyboard()) way()?.focus({ preventScroll: true });
  }, [run.beat, run.awaits, run.done, run.lesson.id]);
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.key !== 'Enter' || e.repeat || !isNowhere(e.target)) return;
      e.preventDefault();
      way()?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return card;
}

export function Teacher(props: Props) {
  const { room, look, game } = props,
    { run } = room,
    card = useEnter(run);
  const isAsked = run.try && !run.done;
  return (
    <section
      class={`teacher${run.result ? ` has-${run.result.kind}` : ''}`}
      ref={card}
      aria-label={t('lesson.card')}
      data-beat={run.beat}
      data-awaits={run.awaits}
      data-steps={run.steps}
    >
      <div class="teacher-head">
        <b>{run.awaits === 'over' ? t('lesson.over') : run.lesson.title}</b>
        <Dots run={run} />
      </div>
      <div class="teacher-text" role="status" aria-live="polite">
        <Result result={run.result} />
        {run.say !== null && !run.done && (
          <p class="say" key={run.beat}>
            {isAsked && <span class="pill try">{t('lesson.try')}</span>}
            <Bold text={run.say} />
          </p>
        )}
        {run.done && !run.result && <p class="say">{t('lesson.done')}</p>}
        {look !== '' && !run.done && <span class="hush">{t('lesson.look', { things: look })}</span>}
      </div>
      {run.lesson.n === 1 && run.beat === 1 && (
        <p class="sm">
          <a href={`${href({ page: 'rules', game })}#read`}>{t('lesson.five_first')}</a>
        </p>
      )}
      <Seen {...props} />
      <Answers {...props} />
      {run.awaits === 'over' ? <End room={room} game={game} /> : <Ways {...props} />}
    </section>
  );
}
