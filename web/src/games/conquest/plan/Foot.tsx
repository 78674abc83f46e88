// Foot.tsx - what a plan brings, and how it is sealed.
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { pointsText } from '../position.ts';
import { headWords } from '../words.ts';
import type { Bench } from './bench.ts';
import { sealOf } from './draft.ts';

const gap = '\0'; // where the points stand
function Forecast({ bench: { draft, tray } }: { bench: Bench }) {
  if (!draft.forecast) return null;
  const { now, then } = draft.forecast,
    goal = String(tray.view.position.game_end),
    [before, after] = headWords('forecast', gap, goal).split(gap);
  return (
    <p class="cx-forecast">
      <span class="mut">{before}</span>
      <b class="d">{pointsText(then)}</b>
      <span class="mut">{after}</span>
      {then !== now && <b class="up"> +{pointsText(then - now)}</b>}
    </p>
  );
}

// What the plan brings, and the button that seals it: twice if points would be lost.
export function Foot({ bench }: { bench: Bench }) {
  const { wasted, loss, wishes } = bench.draft,
    usual = sealOf(bench.tray.view)?.label,
    [sure, setSure] = useState(false);
  useLayoutEffect(() => setSure(false), [wishes.length]);
  const seal = (): void => {
    if (wasted > 0 && !sure) {
      setSure(true);
      bench.refuse(`${loss ?? ''} ${t('conquest.build.again')}`);
    } else bench.seal();
  };
  return (
    <div class="cx-foot">
      <Forecast bench={bench} />
      <button
        type="button"
        class="btn pri"
        data-seal
        data-second
        {...does(bench.draft.actions)}
        onClick={seal}
      >
        {wasted > 0 && sure ? t('conquest.build.seal_anyway') : usual}
      </button>
    </div>
  );
}
