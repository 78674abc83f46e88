// Chips.tsx - a player at a glance: rank and place, what is counted, helpers, masks, lasting rituals.
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { rowOfTips } from '../../../ui/tips.tsx';
import { SignIcon, type Sign } from '../art/sign.tsx';
import type { Player } from '../position.ts';
import { counted, placeWord, rankWord, ritualName } from '../words.ts';
import { at, hasHelpers, HelperSigns, MaskSigns, playerOf } from './own.tsx';

const Chip = ({ sign, n, size, words }: { sign: Sign; n: number; size: number; words: string }) => (
  <li class="chip" title={words}>
    <SignIcon name={sign} size={size} />
    <span aria-hidden="true">{n}</span>
    <span class="hush">{words}</span>
  </li>
);
// Rank and place, and where this player was Kahuna; or that a sealed choice is made.
function Head({ view, p }: { view: View; p: Player }) {
  const pos = at(view),
    took = pos.locations.filter(l => l.by === p.seat).map(l => placeWord(l.id)),
    isSealed = view.due?.kind === 'secret' && p.ready;
  return (
    <p class="mut sm">
      {rankWord(p.rank)} · {t('raiatea.chip.place', { n: pos.order.indexOf(p.seat) + 1 })}
      <span class="grow" />
      {isSealed && <b class="up">✓ {t('raiatea.ready')}</b>}
      {!isSealed && took.length > 0 && <span class="ra-took">{took.join(', ')}</span>}
    </p>
  );
}
function Counts({ p }: { p: Player }) {
  const { pearls, mana, n_hand: cards } = p;
  return (
    <ul class="stock" {...rowOfTips}>
      <Chip sign="priest" size={19} n={p.priests} words={counted('priests', p.priests)} />
      <Chip sign="tattoo" size={18} n={p.tattoo} words={counted('tattoos', p.tattoo)} />
      <Chip sign="ritual" size={18} n={cards} words={counted('rituals', cards)} />
      {pearls !== null && (
        <Chip sign="pearl" size={18} n={pearls} words={counted('pearls', pearls)} />
      )}
      {mana !== null && <Chip sign="mana" size={18} n={mana} words={counted('mana', mana)} />}
      {hasHelpers(p) && (
        <li class="chip ra-row-signs">
          <HelperSigns p={p} size={19} />
        </li>
      )}
      {p.n_masks > 0 && (
        <li class="chip ra-row-signs" title={counted('masks', p.n_masks)}>
          <MaskSigns p={p} size={18} />
        </li>
      )}
    </ul>
  );
}

export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = playerOf(view, seat);
  if (!p) return null;
  return (
    <div class="ra-chips">
      <Head view={view} p={p} />
      <Counts p={p} />
      {p.lasting.length > 0 && (
        <p class="ra-lasting">
          {p.lasting.map((id, k) => (
            <span key={k}>{ritualName(id)}</span>
          ))}
        </p>
      )}
    </div>
  );
}
