// Picks.tsx - at the ceremony the choices of the moment as cards on the stage, as far as they do not
// lie on it already. The bar below has the same choices.
import { useContext } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { SignIcon } from '../../art/marae.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { Move } from './moves.ts';
import { FaceIcon, MaskIcon, MissionIcon, StallPay } from './signs.tsx';
import { Spot, SpotContext } from './spot.tsx';
import { goods, ritualOf, type RowCard } from './position.ts';
import { goodWord, maskShort, moveHint, moveTitle, ritualText } from './words.ts';

const onStage = /^(row|deck|reward):/;

function picture(m: Move): ComponentChildren {
  switch (m.verb) {
    case 'good':
    case 'trader':
      return <SignIcon name={m.one as 'uru'} size={44} />;
    case 'helper':
    case 'hire':
      return <SignIcon name={m.one as 'diver'} size={42} />;
    case 'mask':
      return <MaskIcon mask={m.one} size={44} />;
    case 'take':
      return <FaceIcon face={m.one} size={44} />;
    case 'mission':
      return <MissionIcon code={m.one} size={48} />;
    case 'target':
      return <SeatSign seat={m.n} size={40} />;
    case 'sell':
      return <StallPay good={m.one} level={Number(m.two)} size={30} />;
    default:
      return null;
  }
}

// The ritual that is being performed, in words.
function Doing({ id, mine }: { id: string; mine: boolean }) {
  return (
    <div class="ra-doing">
      <h2 class="ra-h">
        {mine ? t('raiatea.row.yours', { name: ritualOf(id).name }) : ritualOf(id).name}
      </h2>
      <p>{ritualText(id)}</p>
    </div>
  );
}

export function Picks({ now }: { now: RowCard | null }) {
  const b = useContext(SpotContext),
    p = b.view.position,
    list = [...b.targets.values()].filter(x => !onStage.test(x.spot));
  if (!list.length) return null;
  const doing = now && <Doing id={now.ritual} mine={now.owner === b.names.you} />;
  // All four goods, so that those which are out are seen to be out.
  if (b.view.due?.point === 'choose_good')
    return (
      <div class="ra-picks">
        {doing}
        {goods.map(g => (
          <Spot key={g} spot={`good:${g}`} kind="ra-pick" disabled={p.goods[g] === 0}>
            <SignIcon name={g} size={44} />
            <b>
              {goodWord(g)} × {p.goods[g]}
            </b>
            <small>
              {p.goods[g]
                ? t('raiatea.do.good.hint', { from: p.levels[g], to: Math.min(5, p.levels[g] + 1) })
                : t('raiatea.card.empty')}
            </small>
          </Spot>
        ))}
      </div>
    );
  return (
    <div class="ra-picks">
      {doing}
      {list.slice(0, 12).map(x => {
        const m = x.moves[0]!;
        return (
          <Spot key={x.spot} spot={x.spot} kind="ra-pick">
            {picture(m)}
            <b>{m.verb === 'mask' ? maskShort(m.one) : moveTitle(b.view, m, b.names)}</b>
            {m.verb !== 'mask' && <small>{moveHint(b.view, m, b.names)}</small>}
          </Spot>
        );
      })}
    </div>
  );
}
