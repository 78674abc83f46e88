// Track.tsx - the phases of a turn, and where it stands.
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { roundName } from '../../facts.ts';
import { positionOf } from '../position.ts';
import { phaseWord } from '../words/names.ts';

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = positionOf(view),
    words = view.stage;
  if (phone)
    return (
      <div class="ar-track-phone track-marks" role="img" aria-label={words}>
        {[1, 2, 3, 4, 5, 6].map(k => (
          <i key={k} class={k === p.phase ? 'on' : k < p.phase ? 'done' : ''} />
        ))}
      </div>
    );
  return (
    <div class="ar-track track-line" role="img" aria-label={words}>
      {p.phase === 0 ? (
        <span class="on">{view.stage}</span>
      ) : (
        [1, 2, 3, 4, 5, 6].map(k => (
          <span key={k} class={k === p.phase ? 'on' : k < p.phase ? 'done' : ''}>
            {phaseWord(k)}
          </span>
        ))
      )}
      {p.phase > 0 && (
        <span class="ar-turn">
          {roundName('archipelago', p.turn)}{' '}
          <small>{t('archipelago.turn.of', { n: p.turn_limit })}</small>
        </span>
      )}
    </div>
  );
}
