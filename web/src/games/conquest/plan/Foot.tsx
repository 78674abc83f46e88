// Foot.tsx - what a plan brings, and how it is sealed.
import { does } from '../../bar.tsx';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { half } from '../position.ts';
import type { Bench } from './bench.ts';
import { forecast } from './forecast.ts';
import { answersOf, built, purses, sorted, whyNowhere } from './plan.ts';

// Points that are left although something could be had for them.
function wasted({ desk, wishes }: Bench): number {
  const left = purses(desk, sorted(wishes)).reduce((n, x) => n + Math.max(0, x.left), 0),
    isOpen = (item: string): boolean => whyNowhere(desk, wishes, item) === null,
    isWorth = built.some(item => item !== 'rum' && isOpen(item)) || isOpen('buy_card');
  return isWorth && !desk.isStart ? left : 0;
}

function Forecast({ bench: { desk, wishes } }: { bench: Bench }) {
  const now = desk.me.points.total + (desk.me.hidden_points ?? 0),
    then = forecast(desk, wishes, true);
  return (
    <p class="cx-forecast">
      <span class="mut">{t('conquest.build.after')}</span> <b class="d">{half(then)}</b>{' '}
      <span class="mut">{t('conquest.build.of', { n: desk.p.game_end })}</span>
      {then !== now && <b class="up"> +{half(then - now)}</b>}
    </p>
  );
}

// What the plan brings, and the button that seals it: twice if points would be lost.
export function Foot({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    left = wasted(bench),
    [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [wishes.length]);
  const seal = (): void => {
    if (left > 0 && !sure) {
      setSure(true);
      bench.refuse(t('conquest.build.left_over', { n: left }));
    } else bench.seal();
  };
  return (
    <div class="cx-foot">
      {!desk.isStart && <Forecast bench={bench} />}
      <button
        type="button"
        class="btn pri"
        data-seal
        {...does(answersOf(desk, wishes).map(a => a.do))}
        onClick={seal}
      >
        {t(left > 0 && sure ? 'conquest.build.seal_anyway' : 'conquest.build.seal')}
      </button>
    </div>
  );
}
