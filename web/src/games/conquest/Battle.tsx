// Battle.tsx - the choices of a Battle in the decision bar: the same as in the scene over the map, which
// opens again from here.
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import { hover, lead } from '../bar.tsx';
import { choiceText, choiceTitle, keyOf, oddsAfter } from './battle.ts';
import { putAway, useAway } from './BattleScene.tsx';
import { type TrayProps } from './tray.tsx';
import { buttonHint, buttonTitle } from './words.ts';

export function Battle({ tray }: { tray: TrayProps }) {
  const { view, stage, names, board } = tray, b = view.position.battle, hidden = useAway();
  const list = [...stage.sides, ...stage.buttons];
  return (
    <div class="c-body"><div class="opts c-fight">
      {b && hidden === keyOf(view.position, b) && <button type="button" class="btn side-btn" onClick={() => putAway(null)}><Icon name="shield" size={18} />{t('conquest.battle.show')}</button>}
      {list.map(x => {
        const m = x.moves[0]!, n = b ? oddsAfter(b, m, names.you) : null, text = (b ? choiceText(view, b, m, names.you) : '') || buttonHint(view, x, names);
        return (
          <button key={m.do} type="button" class="opt" data-do={m.do} onClick={() => lead(board, x.leads)} {...hover(board, [m.do])}>
            <span class="t"><span class="nm">{choiceTitle(view, m) ?? buttonTitle(view, x, names)}</span>{n !== null && <span class="chg">{n} %</span>}</span>
            {text && <span class="c nw">{text}</span>}
          </button>
        );
      })}
    </div></div>
  );
}
