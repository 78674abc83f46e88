// Decision.tsx - the decision bar of Konane: what is asked, what the pointed move does, and buttons where
// there are few moves: at the opening, and of a lifted stone.
import { t } from '../../i18n/index.ts';
import { Preview, hover, isOn, useWaitHead, waiting } from '../bar.tsx';
import type { DecisionProps } from '../game.ts';
import { filled, nameOf } from '../lexicon.ts';
import { asked } from '../question.ts';
import { movesOf, type Move } from './position.ts';

const FEW = 4;

function Buttons({ moves, board }: { moves: Move[]; board: DecisionProps }) {
  return (
    <div class="k-opts" role="group" aria-label={t('konane.options')}>
      {moves.map(({ row, from }) => (
        <button
          key={row.do}
          type="button"
          class={`opt${isOn({ moves: [row] }, board.pointed) ? ' on' : ''}`}
          data-do={row.do}
          onClick={() => board.choose?.(row.do)}
          {...hover(board, [row.do])}
        >
          {board.pick.from === from ? (row.short ?? row.label) : row.label}
        </button>
      ))}
    </div>
  );
}

export function Decision(props: DecisionProps) {
  const { view, you, choose, pick, pointed, phone, tools, news } = props,
    wait = useWaitHead(waiting(view, you)),
    question = asked(view),
    on = view.legal.find(row => isOn({ moves: [row] }, pointed)),
    all = movesOf(view),
    lifted = all.filter(m => m.to !== null && m.from === pick.from),
    few = lifted.length ? lifted : all.length <= FEW ? all : [],
    moves = phone ? [] : few, // a phone keeps its room for the slab
    isHelped = !phone || view.round <= 2;
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>
          {!choose
            ? wait
            : lifted.length
              ? filled(nameOf('konane', 'click', 'land'), pick.from ?? '')
              : question.head}
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
        help={choose && isHelped ? question.help : ''}
        news={choose ? null : news}
        phone={phone}
      />
      {choose && moves.length > 0 && <Buttons moves={moves} board={props} />}
    </div>
  );
}
