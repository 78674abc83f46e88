// Way.tsx - what a choice of Polynesia costs and brings, with signs for goods and seats.
import { GoodIcon } from '../../art/goods.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { Button, Move } from './moves.ts';
import { goodsOf, island, route, type PView } from './position.ts';
import { explorePrice, type Names } from './words.ts';

interface WayProps {
  view: PView;
  b: Button;
  names: Names;
}
// Goods now, and after the choice.
function Stocked({ view: { position: p }, m, by }: { view: PView; m: Move; by: number }) {
  const n = goodsOf(p.players[p.active ?? 0]!, m.goods!);
  return (
    <>
      <GoodIcon good={m.goods!} size={17} /> {n} → {n + by}
    </>
  );
}
// Who can be paid for a route.
function Guides({ view: { position: p }, b, names }: WayProps) {
  const m = b.move ?? b.moves[0]!,
    guides = b.moves.filter(x => x.mode === 'guide');
  if (!guides.length) return <>{t(`polynesia.way.${m.mode as 'own' | 'neutral' | 'mask'}`)}</>;
  return (
    <>
      1 <GoodIcon good={route(p, m.route!).goods!} size={17} /> {t('polynesia.way.to')}{' '}
      {guides.map((g, k) => (
        <span key={g.do} class="row nm">
          {k > 0 && <>{t('polynesia.way.or')}&nbsp;</>}
          <SeatSign seat={g.guide!} size={17} />
          &nbsp;{names.of(g.guide!)}
        </span>
      ))}
    </>
  );
}
// Who loses how much.
function Losses({ view: { position: p }, b, names }: WayProps) {
  const m = b.move ?? b.moves[0]!,
    isAll = m.verb === 'DECLINE',
    lost = p.players.filter(q => (isAll || q.seat !== p.active) && goodsOf(q, m.goods!) > 0);
  if (!lost.length) return <>{t('polynesia.do.nobody_loses')}</>;
  return (
    <>
      {lost.map(q => (
        <span key={q.seat} class="row loss" title={names.of(q.seat)}>
          <SeatSign seat={q.seat} size={16} />
          <span class="hush">{names.of(q.seat)}</span>−
          {Math.min(isAll ? Infinity : 2, goodsOf(q, m.goods!))}
        </span>
      ))}
    </>
  );
}
// How many pieces come to an island, and whether they sink.
function Arrivals({ view: { position: p }, to }: { view: PView; to: string }) {
  const i = island(p, to),
    n = i.kind === 'volcano' ? Math.min(3, p.players[p.active ?? 0]!.home) : 1;
  return (
    <>
      +{n}
      {!i.safe && <span class="dn">&nbsp;·&nbsp;{t('polynesia.stock.sinking', { n })}</span>}
    </>
  );
}

// Second line of a choice: the price, with signs for goods and seats.
export function Way(props: WayProps) {
  const { view, b } = props,
    p = view.position,
    m = b.move ?? b.moves[0]!;
  if (b.target?.kind === 'piece')
    return (
      <>
        <SeatSign seat={p.active ?? 0} size={17} />{' '}
        {t('polynesia.say.lift.routes', { n: new Set(b.moves.map(x => x.route)).size })}
      </>
    );
  switch (m.verb) {
    case 'HOP':
      return <Guides {...props} />;
    case 'EXN':
      return <Stocked view={view} m={m} by={-explorePrice(p, route(p, m.route!))} />;
    case 'FREE_NEW':
      return (
        <>
          <GoodIcon good={m.goods!} size={17} /> {t('polynesia.tag.free')}
        </>
      );
    case 'FISH':
      return <Stocked view={view} m={m} by={p.marker ?? 0} />;
    case 'MASK_GAIN':
      return <Stocked view={view} m={m} by={2} />;
    case 'EXTRA':
      return <Stocked view={view} m={m} by={-3} />;
    case 'MASK_CURSE':
    case 'DECLINE':
      return <Losses {...props} />;
    default:
      return m.to === undefined ? null : <Arrivals view={view} to={m.to} />;
  }
}
