// Picks.tsx - at the ceremony the choices of the moment as cards on the stage, as far as they do not
// lie on it already. The bar below has the same choices.
import { useContext } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon } from '../art/sign.tsx';
import type { Move } from '../moves.ts';
import { goods } from '../names.ts';
import type { Position } from '../position.ts';
import { FaceIcon, MaskIcon, MissionIcon, StallPay } from '../signs.tsx';
import { Spot, SpotContext } from '../spot.tsx';
import * as words from '../words.ts';
import { moveHint, moveTitle } from '../says.ts';

const onStage = /^(row|deck|reward):/;

function picture({ row }: Move): ComponentChildren {
  const { face, good, level, mask, tile, seat, helper } = row;
  if (good && level) return <StallPay good={good} level={level} size={30} />;
  if (good) return <SignIcon name={good} size={44} />;
  if (helper) return <SignIcon name={helper} size={42} />;
  if (mask) return <MaskIcon mask={mask} size={44} />;
  if (face) return <FaceIcon face={face} size={44} />;
  if (tile) return <MissionIcon code={tile} size={48} />;
  return seat === undefined ? null : <SeatSign seat={seat} size={40} />;
}

// The ritual that is being performed, in words.
function Doing({ id, isMine }: { id: string; isMine: boolean }) {
  const name = words.ritualName(id);
  return (
    <div class="ra-doing">
      <h2 class="ra-h">{isMine ? t('raiatea.row.yours', { name }) : name}</h2>
      <p>{words.ritualText(id)}</p>
    </div>
  );
}
// All four goods, so that those which are out are seen to be out.
function Goods({ p }: { p: Position }) {
  const { targets } = useContext(SpotContext);
  const hint = (g: string): string => {
    const m = targets.get(`good:${g}`)?.moves[0];
    return m ? moveHint(m) : t('raiatea.card.empty');
  };
  return (
    <>
      {goods.map(g => (
        <Spot key={g} spot={`good:${g}`} kind="ra-pick" disabled={p.goods[g] === 0}>
          <SignIcon name={g} size={44} />
          <b>
            {words.goodWord(g)} × {p.goods[g]}
          </b>
          <small>{hint(g)}</small>
        </Spot>
      ))}
    </>
  );
}
// A card has room for a name.
function title(m: Move): string {
  const { mask, good, level } = m.row;
  if (mask) return words.maskShort(mask);
  return good && level ? words.stallTitle(good, level) : moveTitle(m);
}
function Choice({ spot, move: m }: { spot: string; move: Move }) {
  const hint = m.row.mask ? '' : moveHint(m);
  return (
    <Spot spot={spot} kind="ra-pick">
      {picture(m)}
      <b>{title(m)}</b>
      {hint && <small>{hint}</small>}
    </Spot>
  );
}

export function Picks() {
  const { view, names, targets } = useContext(SpotContext),
    list = [...targets.values()].filter(x => !onStage.test(x.spot));
  const now = view.position.performing;
  if (!list.length) return null;
  return (
    <div class="ra-picks">
      {now && <Doing id={now.ritual} isMine={now.owner === names.you} />}
      {view.due?.point === 'choose_good' ? (
        <Goods p={view.position} />
      ) : (
        list.slice(0, 12).map(x => <Choice key={x.spot} spot={x.spot} move={x.moves[0]!} />)
      )}
    </div>
  );
}
