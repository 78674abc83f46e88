// Luck.tsx - the bank, and what is left in deck and pile.
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { SignIcon } from '../art/signs.tsx';
import { positionOf, resources } from '../position.ts';
import { counted, florins, howMany } from '../words/names.ts';
import { count } from './count.tsx';
import { rowOfTips } from '../../../ui/tips.tsx';

export function Luck({ view }: { view: View }) {
  const p = positionOf(view);
  return (
    <article class="ar-luck">
      <h2>{t('archipelago.bank')}</h2>
      <ul {...rowOfTips}>
        {count(<SignIcon name="florin" size={18} />, p.bank, florins(p.bank))}
        {resources.map(r => (
          <li key={r} class="chip" data-tip={counted(r, p.supply[r])}>
            <SignIcon name={r} size={18} />
            <span aria-hidden="true">{p.supply[r]}</span>
            <span class="hush">{counted(r, p.supply[r])}</span>
          </li>
        ))}
      </ul>
      <p class="sm mut">
        {t('archipelago.deck', { n: p.deck })} · {howMany('regions', p.pile)}
      </p>
    </article>
  );
}
