// Odds.tsx - what each number of the die does, and the chance to win.
import { t } from '../../../i18n/index.ts';
import { Die } from '../art.tsx';
import { dice, outcome } from './battle.ts';
import { inkOf, type Scene } from './scene.ts';

export function Outcomes({ scene }: { scene: Scene }) {
  const { battle: b } = scene;
  return (
    <ol class="cb-out" aria-label={t('conquest.battle.table')}>
      {dice().map(n => {
        const at = b.rolls.flatMap((die, k) =>
          die === n && k < b.rolls.length - 1 ? [k + 1] : [],
        );
        return (
          <li
            key={n}
            class={n === b.die ? 'on' : ''}
            {...(n === b.die ? { 'aria-current': 'true' as const } : {})}
          >
            <svg width={28} height={28} viewBox="-13 -13 26 26" role="img" aria-label={String(n)}>
              <Die n={n} />
            </svg>
            <span>
              {outcome(n)}
              {at.length > 0 && (
                <small>{t('conquest.battle.roll.at', { list: at.join(', ') })}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function Odds({ scene }: { scene: Scene }) {
  const { battle: b } = scene;
  return (
    <div class="cb-odds">
      <div class="cb-odds-bar" aria-hidden="true">
        <i style={{ width: `${b.odds}%`, background: inkOf(b, 0) }} />
        <i style={{ width: `${100 - b.odds}%`, background: inkOf(b, 1) }} />
      </div>
      <p>{b.chance}</p>
    </div>
  );
}
