// Bundle.tsx - one side of a deal as a list of what changes hands.
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon } from '../art/signs.tsx';
import { cardOf, regionName, type Deal, type Position } from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { counted, florins, type Names } from '../words/names.ts';

interface Bundled {
  money: number;
  goods: Deal['gives'];
  cards: string[];
  permits: Deal['permits'];
  stand: number;
}
const bundled = (deal: Deal, side: 'owner' | 'partner'): Bundled =>
  side === 'owner'
    ? {
        money: deal.give,
        goods: deal.gives,
        cards: deal.gives_cards,
        permits: deal.gives_permits,
        stand: deal.gives_stand,
      }
    : {
        money: deal.want,
        goods: deal.wants,
        cards: deal.wants_cards,
        permits: deal.permits,
        stand: deal.wants_stand,
      };
const isNothing = (b: Bundled): boolean =>
  !b.money && !b.goods.length && !b.cards.length && !b.permits.length && !b.stand;

function Items({ p, of }: { p: Position; of: Bundled }) {
  if (isNothing(of))
    return (
      <ul>
        <li class="mut">{counted('none', 0)}</li>
      </ul>
    );
  return (
    <ul>
      {of.money > 0 && (
        <li data-good="florin">
          <SignIcon name="florin" size={24} />
          {florins(of.money)}
        </li>
      )}
      {of.goods.map(g => (
        <li key={g.res} data-good={g.res}>
          <SignIcon name={g.res} size={24} />
          {counted(g.res, g.n)}
        </li>
      ))}
      {of.cards.map(c => (
        <li key={c} title={cardText(c)}>
          <SignIcon name={cardOf(c).kind} size={22} />
          {cardName(c)}
        </li>
      ))}
      {of.permits.map(x => (
        <li key={x.region}>
          <SignIcon name="hut" size={22} />
          {counted('permit', x.n, regionName(p, x.region))}
        </li>
      ))}
      {of.stand > 0 && (
        <li data-stand>
          <SignIcon name="crowd" size={22} />
          {counted('stand', of.stand)}
        </li>
      )}
    </ul>
  );
}
export function Bundle({
  p,
  deal,
  side,
  names,
}: {
  p: Position;
  deal: Deal;
  side: 'owner' | 'partner';
  names: Names;
}) {
  const seat = deal[side];
  return (
    <section class="ar-bundle">
      <h3>
        <SeatSign seat={seat} size={20} />
        {seat === names.you
          ? t('archipelago.deal.gives.you')
          : t('archipelago.deal.gives', { name: names.of(seat) })}
      </h3>
      <Items p={p} of={bundled(deal, side)} />
    </section>
  );
}

// Before and after of all that changes, for both.
export function After({ p, names }: { p: Position; names: Names }) {
  const rows = (p.after ?? []).filter(r => r.changes.length);
  if (!rows.length) return null;
  return (
    <div class="ar-after">
      <span>{t('archipelago.deal.after')}</span>
      {rows.map(({ seat, changes }) => (
        <dl key={seat}>
          <dt>
            <SeatSign seat={seat} size={16} />
            {seat === names.you ? t('archipelago.deal.you') : names.of(seat)}
          </dt>
          {changes.map(c => (
            <dd key={c.what}>
              <SignIcon name={c.what} size={18} />
              <span aria-hidden="true">
                {c.before ?? '?'} → <b>{c.after ?? '?'}</b>
              </span>
              <span class="hush">
                {c.what === 'florin' ? florins(c.after ?? 0) : counted(c.what, c.after ?? 0)}
              </span>
            </dd>
          ))}
        </dl>
      ))}
    </div>
  );
}

export function Bundles({ p, deal, names }: { p: Position; deal: Deal; names: Names }) {
  const first = names.you === deal.partner ? 'partner' : 'owner';
  return (
    <div class="ar-bundles">
      <Bundle p={p} deal={deal} side={first} names={names} />
      <SignIcon name="deal" size={30} />
      <Bundle p={p} deal={deal} side={first === 'owner' ? 'partner' : 'owner'} names={names} />
    </div>
  );
}
