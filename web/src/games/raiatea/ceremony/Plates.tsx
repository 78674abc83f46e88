// Plates.tsx - the head of the ceremony: everybody in the order of the offers, and the common bag.
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { Tick } from '../cards.tsx';
import { BagPicture } from '../island/Square.tsx';
import { offerOf, type Player, type Position, type Who } from '../position.ts';
import { acts } from '../names.ts';
import { Spot, SpotContext } from '../spot.tsx';
import { counted, nameOf } from '../words.ts';
import type { Story } from './blessing.ts';

function Foot({ q, isDue }: { q: Player; isDue: boolean }) {
  const { view } = useContext(SpotContext);
  if (view.due?.kind !== 'secret') return <span>{counted('priests', q.priests)}</span>;
  const waits = t(isDue ? 'raiatea.thinking' : 'raiatea.not_asked');
  return <Tick on={q.ready} words={q.ready ? t('raiatea.ready') : waits} />;
}
function Plate({ p, who, place }: { p: Position; who: Who; place: number }) {
  const { names, view } = useContext(SpotContext),
    q = who === 'spirit' ? null : p.players[who]!,
    offer = offerOf(p, who),
    isDue = who !== 'spirit' && (view.due?.seats.includes(who) ?? false);
  return (
    <li class={`ra-plate${isDue ? ' due' : ''}`}>
      <span class="who">
        {who === 'spirit' ? <Icon name="flame" size={22} /> : <SeatSign seat={who} size={26} />}
        <Spot spot={`order:${who}:${place}`} kind="nm">
          {nameOf(who, names)}
        </Spot>
        {offer !== null && <b class="n">{offer}</b>}
      </span>
      <span class="ft">
        {q ? <Foot q={q} isDue={isDue} /> : <span />}
        <span>{t('raiatea.place.nth', { n: place })}</span>
      </span>
    </li>
  );
}
export const Plates = ({ p }: { p: Position }) => (
  <ol class="ra-plates">
    {p.order.map((who, k) => (
      <Plate key={String(who)} p={p} who={who} place={k + 1} />
    ))}
  </ol>
);

export function Bag({ p, story }: { p: Position; story: Story | null }) {
  const waiting = story?.cards.filter(c => c.fate === 'waits') ?? [],
    needs = waiting.find(c => c.needs !== undefined)?.needs ?? 0,
    holds = story && p.act === acts.blessing ? story.bag : p.bag;
  return (
    <Spot spot="bag" kind="ra-bagbox">
      <BagPicture n={holds} size={68} />
      <span>
        {p.offered !== null && (
          <>
            {t('raiatea.offered')} <b>{p.offered}</b>
            <br />
          </>
        )}
        {t('raiatea.in_bag')} <b>{holds}</b>
        {needs > 0 && (
          <>
            <br />
            {t('raiatea.row.needs')} <b>{needs}</b>
          </>
        )}
      </span>
    </Spot>
  );
}
