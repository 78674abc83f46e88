// Picks.tsx - at the ceremony the choices of the moment as cards on the stage: what is not on it
// already. The bar below has the same choices.
import { useContext } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { SignIcon } from '../../art/marae.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { Move } from './moves.ts';
import { Spot, SpotContext } from './spot.tsx';
import { FaceIcon, MaskIcon, MissionIcon } from './signs.tsx';
import { goods, ritualOf } from './position.ts';
import { goodWord, helperWord, maskShort, missionText, moveHint, moveTitle, ritualText, stallText } from './words.ts';
import { StallPay } from './signs.tsx';

const onStage = /^(row|deck|reward):/;

function picture(m: Move): ComponentChildren {
  switch (m.verb) {
    case 'good': case 'trader': case 'sacrifice': return <SignIcon name={m.one as 'uru'} size={44} />;
    case 'helper': case 'hire': return <SignIcon name={m.one as 'diver'} size={42} />;
    case 'mask': return <MaskIcon mask={m.one} size={44} />;
    case 'take': return <FaceIcon face={m.one} size={44} />;
    case 'mission': return <MissionIcon code={m.one} size={48} />;
    case 'target': return <SeatSign seat={m.n} size={40} />;
    case 'sell': return <StallPay good={m.one} level={Number(m.two)} size={30} />;
    default: return null;
  }
}

export function Picks({ act }: { act: number }) {
  const b = useContext(SpotContext), point = b.view.due?.point ?? '', p = b.view.position, mine = b.names.you !== null && (b.view.due?.seats.includes(b.names.you) ?? false);
  const list = mine ? [...b.targets.values()].filter(x => !onStage.test(x.spot)) : [], now = b.view.due && act === 5 ? p.row : [];
  if (!list.length) return null;
  const doing = act === 5 ? doingNow(b.view.due?.title ?? '') : '';
  return (
    <div class="ra-picks">
      {doing && <div class="ra-doing"><h3>{doing}</h3></div>}
      {point === 'choose_good' ? goods.map(g => <Spot key={g} spot={`good:${g}`} kind="ra-pick" disabled={p.goods[g] === 0}><SignIcon name={g} size={44} /><b>{goodWord(g)} × {p.goods[g]}</b><small>{p.goods[g] ? t('raiatea.do.good.hint', { from: p.levels[g], to: Math.min(5, p.levels[g] + 1) }) : t('raiatea.card.empty')}</small></Spot>)
        : list.slice(0, 12).map(x => { const m = x.moves[0]!; return <Spot key={x.spot} spot={x.spot} kind="ra-pick">{picture(m)}<b>{short(m) ?? moveTitle(b.view, m, b.names)}</b><small>{hint(m) ?? moveHint(b.view, m, b.names)}</small></Spot>; })}
      {now.length < 0 && ritualText(ritualOf(now[0]!.ritual).id)}
    </div>
  );
}
const doingNow = (title: string): string => title;
const short = (m: Move): string | null => (m.verb === 'mask' ? maskShort(m.one) : m.verb === 'mission' ? missionText(m.one) : m.verb === 'helper' ? helperWord(m.one) : null);
const hint = (m: Move): string | null => (m.verb === 'mask' ? '' : m.verb === 'sell' ? stallText(m.one, Number(m.two)) : null);
