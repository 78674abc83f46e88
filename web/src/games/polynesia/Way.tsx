// Way.tsx - what a choice of Polynesia costs and brings, with signs for goods and seats.
import { GoodIcon } from '../../art/goods.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { Button, Move } from './moves.ts';
import { goodsOf, type PView } from './position.ts';
import { tagWord, type Names } from './words.ts';

interface WayProps {
  view: PView;
  b: Button;
  names: Names;
}
// Goods now, and after the choice.
function Stocked({ view: { position: p }, m }: { view: PView; m: Move }) {
  return (
    <>
      <GoodIcon good={m.goods!} size={17} /> {goodsOf(p.players[p.active ?? 0]!, m.goods!)} →{' '}
      {(m.gain ?? m.pay)?.left}
    </>
  );
}
// Who can be paid for a route; else what leads along it instead.
function Guides({ b, names }: WayProps) {
  const m = b.move ?? b.moves[0]!,
    guides = b.moves.filter(x => x.guide !== undefined),
    toll = guides[0]?.pay;
  if (!toll)
    return b.name === 'move' && m.masks ? <GoodIcon good="mask" size={17} /> : <>{m.short}</>;
  return (
    <>
      {toll.number} <GoodIcon good={toll.goods} size={17} /> {t('polynesia.tag.to')}{' '}
      {guides.map((g, k) => (
        <span key={g.do} class="row nm">
          {k > 0 && <>{t('polynesia.tag.or')}&nbsp;</>}
          <SeatSign seat={g.guide!} size={17} />
          &nbsp;{names.of(g.guide!)}
        </span>
      ))}
    </>
  );
}
// Who loses how much.
function Losses({ b, names }: WayProps) {
  const lost = (b.move ?? b.moves[0]!).losses ?? [];
  if (!lost.length) return <>{(b.move ?? b.moves[0]!).explain}</>;
  return (
    <>
      {lost.map(({ seat, number }) => (
        <span key={seat} class="row po-loss" title={names.of(seat)}>
          <SeatSign seat={seat} size={16} />
          <span class="hush">{names.of(seat)}</span>−{number}
        </span>
      ))}
    </>
  );
}
// How many pieces come to an island, and whether they sink.
function Arrivals({ m }: { m: Move }) {
  return (
    <>
      +{m.pieces ?? 0}
      {m.sinks && <span class="dn">{tagWord('sinks')}</span>}
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
      <span class="row po-ways">
        <SeatSign seat={p.active ?? 0} size={17} />
        &nbsp;{t('polynesia.say.lift.routes', { n: new Set(b.moves.map(x => x.route)).size })}
      </span>
    );
  if (m.from !== undefined) return <Guides {...props} />;
  if (m.losses) return <Losses {...props} />;
  if ((m.pay && !m.pay_to) || m.gain) return <Stocked view={view} m={m} />;
  if (m.goods && m.no_price)
    return (
      <>
        <GoodIcon good={m.goods} size={17} /> {tagWord('no_price')}
      </>
    );
  return m.to === undefined ? null : <Arrivals m={m} />;
}
