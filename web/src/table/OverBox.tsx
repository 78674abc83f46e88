// OverBox.tsx - a game that has ended, in the place where decisions were made: who won, and where to go.
import { Icon } from '../art/icons.tsx';
import { figure } from '../app/points.ts';
import { href } from '../app/router.ts';
import { unitOf } from '../games/facts.ts';
import { joined, t } from '../i18n/index.ts';
import type { Parts } from './layout.ts';
import type { Told } from './model.ts';
import { Again, Offer, useNext } from './Offer.tsx';

// Who won, in a sentence, where the game has no words of its own for it.
function outcome({ table, you }: Told, names: string[]): string {
  const n = figure(Math.max(...table.scores) / unitOf(table.game));
  const winners = joined(table.winners.map(w => (w === you ? t('score.you') : (names[w] ?? ''))));
  if (table.winners.length > 1) return t('score.shared', { names: winners, n });
  if (you !== null && table.winners.includes(you)) return t('score.you_win', { n });
  if (winners) return t('score.wins', { name: winners, n });
  return t(you === null ? 'score.nobody' : 'score.you_lose', { n });
}

export function OverBox({ parts, phone }: { parts: Parts; phone: boolean }) {
  const { told, view, names, module } = parts;
  const next = useNext(told.table, told.you);
  return (
    <div class="ask over-box">
      <div class="ask-head">
        <h2>{module.verdict(view, names, told.you) ?? outcome(told, names)}</h2>
      </div>
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
