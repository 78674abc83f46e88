// Answer.tsx - an offer that lies before you: both bundles side by side as you see them, what each has
// afterwards, what went before, and what you can say to it.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { titleOf } from '../../lexicon.ts';
import { labelOf } from '../moves.ts';
import type { Deal, Position } from '../position.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { After, Bundles } from './Bundle.tsx';
import { dealWords } from './say.ts';

// The offer that this one answers.
export function Before({ p, deal, names }: { p: Position; deal: Deal | null; names: Names }) {
  if (!deal) return null;
  const words = dealWords(p, deal);
  return (
    <p class="ar-before sm mut">
      {deal.owner === names.you
        ? t('archipelago.deal.before.you', { what: words })
        : t('archipelago.deal.before', { name: names.of(deal.owner), what: words })}
    </p>
  );
}

export function Answer({ tray }: { tray: Tray }) {
  const { view, names, board } = tray,
    p = view.position,
    deal = p.deal,
    may = (action: string): boolean => view.legal.some(l => l.do === action),
    why = (action: string): string => view.closed?.find(c => c.do === action)?.why ?? '';
  if (!deal) return null;
  const say = (action: string) => (): void => board.choose?.(action);
  return (
    <div class="ar-answer">
      <div class="ar-answer-in">
        <Before p={p} deal={p.answers} names={names} />
        <Bundles p={p} deal={deal} names={names} />
        {may('accept') ? (
          <After p={p} names={names} />
        ) : (
          <p class="sm" role="status">
            {why('accept')}
          </p>
        )}
      </div>
      <div class="ar-verdict">
        {may('accept') && (
          <button type="button" class="btn lg go" data-do="accept" onClick={say('accept')}>
            <Icon name="check" size={22} width={3} />
            {titleOf('archipelago', 'click', 'accept')}
          </button>
        )}
        {may('counter') && (
          <button
            type="button"
            class="btn lg"
            data-counter
            {...does(['counter'])}
            onClick={() => board.setPick({ group: 'counter' })}
          >
            <Icon name="again" size={20} />
            {labelOf(view, 'counter')}
          </button>
        )}
        <button type="button" class="btn lg side-btn" data-do="reject" onClick={say('reject')}>
          <Icon name="close" size={20} />
          {labelOf(view, 'reject')}
        </button>
        {why('counter') && <small class="mut">{why('counter')}</small>}
      </div>
    </div>
  );
}
