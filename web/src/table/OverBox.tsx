// OverBox.tsx - a game that has ended, in the place where decisions were made: who won, and where to go.
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { unitOf } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import type { Parts } from './layout.ts';
import { Again, Offer, useNext } from './Offer.tsx';
import { outcome } from './outcome.ts';

export function OverBox({ parts, phone }: { parts: Parts; phone: boolean }) {
  const { told, view, names } = parts;
  const next = useNext(told.table, told.you);
  return (
    <div class="ask over-box">
      <div class="ask-head">
        <h2>
          {outcome({
            view,
            winners: told.table.winners,
            best: Math.max(...told.table.scores) / unitOf(told.table.game),
            you: told.you,
            names,
          })}
        </h2>
      </div>
      <p class="sm mut">{view.ending}</p>
      <div class={phone ? 'acts' : 'opts'}>
        <a class="btn pri" href={href({ page: 'score', id: told.table.id })} data-score>
          <Icon name="trophy" size={18} />
          {t('table.score_sheet')}
        </a>
        <a class="btn" href={href({ page: 'replay', id: told.table.id, at: null })}>
          <Icon name="eye" size={18} />
          {t('score.replay')}
        </a>
        <Again table={told.table} you={told.you} next={next} />
        <Offer next={next} />
      </div>
    </div>
  );
}
