// Bar.tsx - how far the analysis has come, and the buttons that stop it, go on with it, look deeper.
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import type { Source } from '../table/source.ts';
import type { Study } from './study.ts';

function whatIs({ isRunning, done, steps }: Study): string {
  if (isRunning) return t('analysis.working', { done, of: steps });
  return done < steps ? t('analysis.stopped', { done, of: steps }) : t('analysis.done');
}

// Of a game that runs: whose knowledge it is judged by.
function So({ study, source }: { study: Study; source: Source }) {
  const isOneSeat = study.account?.nobody.fair === null;
  return source.known ? (
    <span class="sm mut" data-so-far>
      {t(isOneSeat ? 'analysis.known.seat' : 'analysis.known.open')}
    </span>
  ) : null;
}

export function Bar({ study, source }: { study: Study; source: Source }) {
  const { isRunning, done, steps, fault } = study;
  if (fault)
    return (
      <p class="an-bar fault" role="alert">
        {t('analysis.failed')}
      </p>
    );
  const isWhole = done >= steps;
  return (
    <section
      class="an-bar"
      aria-label={t('analysis.page')}
      data-judged={done}
      data-running={isRunning}
    >
      <progress max={steps} value={done} aria-label={t('analysis.progress')} />
      <span class="sm">{whatIs(study)}</span>
      <So study={study} source={source} />
      {isRunning ? (
        <button type="button" class="btn sm" data-stop onClick={study.stop}>
          <Icon name="pause" size={16} />
          {t('analysis.stop')}
        </button>
      ) : (
        <button
          type="button"
          class="btn sm"
          data-deeper={isWhole}
          title={isWhole ? t('analysis.deeper.help') : undefined}
          onClick={study.go}
        >
          <Icon name={isWhole ? 'plus' : 'play'} size={16} />
          {t(isWhole ? 'analysis.deeper' : 'analysis.on')}
        </button>
      )}
    </section>
  );
}
