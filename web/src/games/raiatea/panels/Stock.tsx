// Stock.tsx - one's own screen: pearls, mana, goods, tiles, helpers, masks, the rituals in hand.
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { rowOfTips } from '../../../ui/tips.tsx';
import { SignIcon } from '../art/sign.tsx';
import { RitualChip } from '../cards.tsx';
import { goods } from '../names.ts';
import { byCost, type Player } from '../position.ts';
import { counted, goodName, shortText } from '../words.ts';
import { Counted, hasHelpers, HelperSigns, MaskSigns, playerOf } from './own.tsx';

interface Props {
  p: Player;
  phone: boolean;
}
type Own = Omit<Props, 'phone'> & { worth: number }; // of the tiles

function Wealth({ p, phone }: Props) {
  const { pearls, mana } = p,
    size = phone ? 24 : 26;
  return (
    <>
      {pearls !== null && (
        <Counted kind="big" sign="pearl" n={pearls} size={size} words={counted('pearls', pearls)} />
      )}
      {mana !== null && (
        <Counted kind="big" sign="mana" n={mana} size={size} words={counted('mana', mana)} />
      )}
    </>
  );
}
const Goods = ({ p, phone }: Props) => (
  <>
    {goods.map(g => {
      const n = p.goods?.[g] ?? 0,
        words = `${n} ${goodName(g)}`;
      return (
        <span key={g} class={n ? 'ra-good' : 'ra-good none'} title={words} data-thing={`good ${g}`}>
          <SignIcon name={g} size={phone ? 22 : 26} />
          <b aria-hidden="true">{n}</b>
          <span class="hush">{words}</span>
        </span>
      );
    })}
  </>
);
function Tiles({ p, phone, worth }: Props & Own) {
  const n = p.tiles?.length ?? 0,
    points = counted('points', worth),
    words = `${counted('tiles', n)}, ${points}`;
  return (
    <span class="ra-owntiles" title={words}>
      <SignIcon name="too" size={phone ? 22 : 26} />
      <b aria-hidden="true">{n}</b>
      {!phone && <small aria-hidden="true">{points}</small>}
      <span class="hush">{words}</span>
    </span>
  );
}
// Rituals in the bag, then those in hand.
function Rituals({ p }: { p: Player }) {
  const hand = [...(p.hand ?? [])].sort(byCost),
    bag = p.prepared ?? [];
  return (
    <>
      {bag.map((id, k) => (
        <RitualChip key={`b${k}`} id={id} mark={shortText('in_bag')} inBag />
      ))}
      {hand.map((id, k) => (
        <RitualChip key={k} id={id} />
      ))}
    </>
  );
}
const hasRituals = (p: Player): boolean => (p.hand?.length ?? 0) + (p.prepared?.length ?? 0) > 0;

const Phone = ({ p, worth }: Own) => (
  <div class="ra-own-phone" data-stock={p.seat} aria-label={t('raiatea.screen')}>
    <div class="own-line">
      <Wealth p={p} phone />
      <Goods p={p} phone />
      <Tiles p={p} worth={worth} phone />
    </div>
    <div class="ra-own-line2">
      <Counted
        kind="chip"
        sign="priest"
        n={p.priests}
        size={20}
        words={counted('priests', p.priests)}
      />
      <Counted
        kind="chip"
        sign="tattoo"
        n={p.tattoo}
        size={19}
        words={counted('tattoos', p.tattoo)}
      />
      <HelperSigns p={p} size={22} />
      <MaskSigns p={p} size={22} />
    </div>
    {hasRituals(p) && (
      <div class="ra-own-cards">
        <Rituals p={p} />
      </div>
    )}
  </div>
);
const Wide = ({ p, worth }: Own) => (
  <section class="ra-own" aria-label={t('raiatea.screen')} data-stock={p.seat} {...rowOfTips}>
    <div class="ra-own-a">
      <Wealth p={p} phone={false} />
    </div>
    <div class="ra-own-b">
      <Goods p={p} phone={false} />
    </div>
    <Tiles p={p} worth={worth} phone={false} />
    {hasHelpers(p) && (
      <div class="ra-own-c">
        <HelperSigns p={p} size={26} />
      </div>
    )}
    {p.n_masks > 0 && (
      <div class="ra-own-c">
        <MaskSigns p={p} size={26} />
      </div>
    )}
    <div class="ra-own-cards">
      <Rituals p={p} />
      {!hasRituals(p) && <span class="mut sm">{t('raiatea.screen.none')}</span>}
    </div>
  </section>
);

export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const p = playerOf(view, seat);
  if (!p) return null;
  const worth = view.score.parts.find(part => part.name === 'tiles')?.points[seat] ?? 0;
  return phone ? <Phone p={p} worth={worth} /> : <Wide p={p} worth={worth} />;
}
