// BattleTray.tsx - the choices of a Battle in the decision bar, while the scene over the map is put
// away; it opens again from here.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { softly } from '../../../i18n/soft.ts';
import { hover, lead } from '../../bar.tsx';
import { buttonHint, buttonTitle } from '../buttons.ts';
import type { TrayProps } from '../tray.tsx';
import { isEnd } from '../moves.ts';
import type { Battle } from '../position.ts';
import { keyOf } from './battle.ts';
import { isSaving, Saving } from './Saving.tsx';
import { putAway, useAway } from './shown.ts';

const Back = () => (
  <button type="button" class="btn side-btn" onClick={() => putAway(null)}>
    <Icon name="shield" size={18} />
    {t('conquest.battle.show')}
  </button>
);

export function BattleTray({ tray, battle }: { tray: TrayProps; battle: Battle }) {
  const { view, stage, names, board } = tray,
    hidden = useAway();
  const list = [...stage.buttons.filter(x => !isEnd(x)), ...stage.buttons.filter(isEnd)];
  // The choices stand once: in the scene, or here if that is put away.
  if (hidden !== keyOf(view.position, battle)) return null;
  if (isSaving(list))
    return (
      <div class="c-body">
        <div class="opts c-fight">
          <Back />
          <Saving tray={tray} battle={battle} />
        </div>
      </div>
    );
  return (
    <div class="c-body">
      <div class="opts c-fight">
        <Back />
        {list.map(x => {
          const m = x.moves[0]!,
            text = m.brings ?? buttonHint(view, x, names);
          return (
            <button
              key={m.do}
              type="button"
              class="opt"
              data-do={m.do}
              onClick={() => lead(board, x.leads)}
              {...hover(board, [m.do])}
            >
              <span class="t">
                <span class="nm">{softly(buttonTitle(view, x))}</span>
                {m.odds !== undefined && <span class="chg">{m.odds} %</span>}
              </span>
              {text && <span class="c nw">{text}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
