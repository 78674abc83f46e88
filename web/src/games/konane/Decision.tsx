// Decision.tsx - the decision bar of Konane: what is asked, what the pointed move does, and buttons where
// there are few moves: at the opening, and of a lifted stone.
import { t } from '../../i18n/index.ts';
import { Preview, hover, isOn, useWaitHead, waiting } from '../bar.tsx';
import type { DecisionProps } from '../game.ts';
import { filled, nameOf } from '../lexicon.ts';
import { moveOf, movesOf, type Row } from './position.ts';

const FEW = 4;

function Buttons({ rows, board }: { rows: Row[]; board: DecisionProps }) {
  return (
    <div class="k-opts" role="group" aria-label={t('konane.options')}>
      {rows.map(row => {
        const { from, to } = moveOf(row);
        return (
          <button
            key={row.do}
            type="button"
            class={`opt${isOn({ moves: [row] }, board.pointed) ? ' on' : ''}`}
            data-do={row.do}
            onClick={() => board.choose?.(row.do)}
            {...hover(board, [row.do])}
          >
            {to === null || board.pick.from !== from
              ? row.label
              : t('konane.to', { place: to, n: row.takes ?? 0 })}
          </button>
        );
      })}
    </div>
  );
}

export function Decision(props: DecisionProps) {
  const { view, you, choose, pick, pointed, phone, tools, news } = props,
    wait = useWaitHead(waiting(view, you)),
    on = view.legal.find(row => isOn({ moves: [row] }, pointed)),
    lifted = movesOf(view)
      .filter(m => m.to !== null && m.from === pick.from)
      .map(m => m.row),
    few = lifted.length ? lifted : view.legal.length <= FEW ? view.legal : [],
    rows = phone ? [] : few, // a phone keeps its room for the slab
    isHelped = !phone || view.round <= 2;
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>
          {!choose
            ? wait
            : lifted.length
              ? filled(nameOf('konane', 'click', 'land'), pick.from ?? '')
              : view.due?.title}
        </h2>
        {choose && lifted.length > 0 && (
          <button type="button" class="btn sm" onClick={() => props.setPick({})}>
            {t('konane.drop')}
          </button>
        )}
        <span class="grow" />
        {tools}
      </div>
      <Preview
        said={choose && on ? { head: on.label, text: on.explain ?? '' } : null}
        refused={props.refused ?? null}
        help={choose && isHelped ? (view.due?.help ?? '') : ''}
        news={choose ? null : news}
        phone={phone}
      />
      {choose && rows.length > 0 && <Buttons rows={rows} board={props} />}
    </div>
  );
}
