// Answer.tsx - a deal that lies before you: both bundles side by side as you see them, what each has
// afterwards, and two large buttons.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Tray } from '../tray.tsx';
import { After, Bundles } from './Bundle.tsx';

export function Answer({ tray }: { tray: Tray }) {
  const { view, names, board } = tray, p = view.position, deal = p.deal;
  if (!deal) return null;
  return (
    <div class="ar-answer">
      <div class="ar-answer-in"><Bundles p={p} deal={deal} names={names} /><After p={p} deal={deal} names={names} /></div>
      <div class="ar-verdict">
        <button type="button" class="btn lg go ar-accept" data-do="accept" onClick={() => board.choose?.('accept')}><Icon name="check" size={22} width={3} />{t('archipelago.deal.accept')}</button>
        <button type="button" class="btn lg side-btn" data-do="reject" onClick={() => board.choose?.('reject')}><Icon name="close" size={20} />{t('archipelago.deal.reject')}</button>
      </div>
    </div>
  );
}
