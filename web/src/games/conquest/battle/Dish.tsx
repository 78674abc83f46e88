// Dish.tsx - the die of a Battle between both sides, and the rolls so far.
import { t } from '../../../i18n/index.ts';
import { Die } from '../art.tsx';
import { outcome } from './battle.ts';
import { bark, type Scene } from './scene.ts';

const CrossedPaddles = () => (
  <g style={{ color: bark }} transform="translate(-27,-27) scale(2.25)">
    <path
      d="M5,5L19,19M19,5L5,19M4,15L9,20M20,15L15,20"
      stroke="currentColor"
      stroke-width={2.6}
      stroke-linecap="round"
      fill="none"
    />
  </g>
);

export function Dish({ scene }: { scene: Scene }) {
  const { battle: b, board } = scene;
  return (
    <div class="cb-mid">
      <div class={`cb-dish${board.calm ? '' : ' turn'}`} key={`${b.n_rolls}.${b.die}`}>
        <svg
          viewBox="-60 -60 120 120"
          role="img"
          aria-label={b.die ? t('conquest.battle.die', { n: b.die }) : t('conquest.battle.no_die')}
        >
          <circle r={58} fill="#FFFBF2" fill-opacity={0.94} />
          <circle r={50} fill="none" stroke="#C9A676" stroke-width={4} stroke-dasharray="3 6" />
          <g class="cb-die">
            {b.die ? (
              <g transform="rotate(-8)">
                <Die n={b.die} size={62} ground="#C9431B" ink="#FFFBF2" />
              </g>
            ) : (
              <CrossedPaddles />
            )}
          </g>
        </svg>
      </div>
      {b.die > 0 && (
        <p class="cb-say">
          {t('conquest.battle.roll', { n: b.n_rolls })} · {outcome(b.die)}
        </p>
      )}
      {b.rolls.length > 1 && (
        <p class="cb-past">
          <span class="hush">{t('conquest.battle.rolls', { list: b.rolls.join(', ') })}</span>
          {b.rolls.slice(-8, -1).map((n, k) => (
            <svg key={k} width={24} height={24} viewBox="-13 -13 26 26" aria-hidden="true">
              <Die n={n} />
            </svg>
          ))}
        </p>
      )}
    </div>
  );
}
