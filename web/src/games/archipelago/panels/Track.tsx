// Track.tsx - the phases of a turn, and where it stands.
import type { View } from '../../../protocol.ts';
import { roundName } from '../../facts.ts';
import { positionOf } from '../position.ts';
import { valuesOf } from '../../lexicon.ts';
import { limitWords, phaseWord } from '../words/names.ts';

// Those of a turn; the landfall before the first one is none of them.
const phases = (): number[] => valuesOf('archipelago', 'phase').map(Number).slice(1);
const markOf = (k: number, now: number): string => (k === now ? 'on' : k < now ? 'done' : '');

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = positionOf(view),
    words = view.stage;
  if (phone)
    return (
      <div class="ar-track-phone track-marks" role="img" aria-label={words}>
        {phases().map(k => (
          <i key={k} class={markOf(k, p.phase)} />
        ))}
      </div>
    );
  return (
    <div class="ar-track track-line" role="img" aria-label={words}>
      {p.phase === 0 ? (
        <span class="on">{view.stage}</span>
      ) : (
        phases().map(k => (
          <span key={k} class={markOf(k, p.phase)}>
            {phaseWord(k)}
          </span>
        ))
      )}
      {p.phase > 0 && (
        <span class="ar-turn">
          {roundName('archipelago', p.turn)} <small>{limitWords(p.turn_limit)}</small>
        </span>
      )}
    </div>
  );
}
