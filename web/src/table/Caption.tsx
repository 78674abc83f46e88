// Caption.tsx - what the step of a replay was: who did it, in the words of the log, and what it was worth.
import { SeatSign } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { figure } from '../app/points.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { LogLine, StepRow } from '../protocol.ts';
import type { Source } from './source.ts';
import { changesOf } from './story.ts';

export function Sentences({ log }: { log: LogLine[] }) {
  return (
    <>
      {log.map((line, i) => (
        <span key={i}>
          <Bold text={line.text} />{' '}
        </span>
      ))}
    </>
  );
}

function whose(source: Source, step: StepRow | null): string {
  if (step === null) return t('replay.begin');
  return typeof step.seat === 'number' ? (source.names[step.seat] ?? '') : t('replay.chance');
}

interface Props {
  source: Source;
  at: number;
  last: number;
  step: StepRow | null;
}

export function Caption({ source, at, last, step }: Props) {
  const nth = source.steps.findIndex(s => s.n === at);
  const changes = changesOf(source.steps, nth);
  return (
    <article class="caption" aria-live="off">
      <Band height={9} />
      <div class="bd">
        <div class="sm mut">{t('replay.step', { at, of: last })}</div>
        <h2>{whose(source, step)}</h2>
        <p>{step ? <Sentences log={step.log} /> : t('replay.begin.text')}</p>
        {changes.length > 0 && (
          <div class="you">
            {changes.map(c => (
              <div key={c.seat}>
                <SeatSign seat={c.seat} size={18} />
                <span class={c.to > c.from ? 'up' : 'dn'}>
                  {figure(c.from)} → {figure(c.to)}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}
