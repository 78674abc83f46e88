// SetTray.tsx - a set of cards: chosen in any order, played in the order that the rules ask for.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { softly } from '../../../i18n/soft.ts';
import { does } from '../../bar.tsx';
import { byKeyboard } from '../../../ui/hand.ts';
import { RitualFace } from '../cards.tsx';
import { withCard, withoutCard, type Choosing, type Shown } from '../sets.ts';
import { labelWords } from '../says.ts';
import { MaskIcon } from '../signs.tsx';
import { rituals } from '../tables.ts';
import { counted, maskText, maskWord, shortText } from '../words.ts';
import type { Play, Tray } from './tray.ts';

// One card of one is played at once: there is nothing to confirm.
const isSingle = ({ set, ends }: Choosing): boolean => set.most === 1 && !ends;
const countOf = ({ chosen, most }: Shown): string =>
  t('raiatea.set.chosen', { n: chosen.length, of: most });

const MaskCard = ({ id }: { id: string }) => (
  <span class="ra-ritual mask">
    <MaskIcon mask={id} size={40} />
    <b class="nm">{softly(maskWord(id))}</b>
    <span class="tx">{maskText(id)}</span>
  </span>
);
const Ticked = () => (
  <span class="ra-in">
    <Icon name="check" size={16} width={3} />
  </span>
);
function SetCard({
  tray,
  c,
  set,
  id,
  action,
  chosen,
  play,
}: {
  tray: Tray;
  c: Choosing;
  set: Shown;
  id: string;
  action: string;
  chosen: boolean;
  play: Play;
}) {
  const { board } = tray,
    isFree = chosen || set.fits.includes(id);
  const toggle = (): void => {
    if (isSingle(c)) play([action]);
    else if (chosen) board.setPick(withoutCard(set, id));
    else if (isFree) board.setPick(withCard(set, id));
    else board.refuse?.(set.why ?? countOf(set));
  };
  return (
    <button
      type="button"
      class={`ra-setcard${chosen ? ' on' : ''}`}
      data-card={id}
      data-numbered=""
      {...does([action])}
      aria-pressed={isSingle(c) ? undefined : chosen}
      aria-disabled={isFree ? undefined : 'true'}
      onClick={toggle}
    >
      {rituals.has(id) ? (
        <RitualFace id={id} text="whole" corner={chosen ? <Ticked /> : undefined} />
      ) : (
        <MaskCard id={id} />
      )}
    </button>
  );
}
// Cards that are in the set for good.
const Laid = ({ list, foot }: { list: string[]; foot: string }) => (
  <>
    {list.map((id, k) => (
      <span key={`b${k}`} class="ra-setcard in">
        <RitualFace id={id} text="whole" foot={foot} />
      </span>
    ))}
  </>
);

// What goes in besides is never owed.
const confirmWords = ({ ends }: Choosing, { deed, chosen, most }: Shown): string =>
  ends && !chosen.length ? labelWords(ends) : counted(deed, ends ? chosen.length : most);
interface Props {
  tray: Tray;
  c: Choosing;
  set: Shown;
  play: Play;
}
function Confirm({ tray, c, set, play }: Props) {
  const isDone = set.actions !== null,
    count = countOf(set);
  // Pressed before the engine has answered: then it is played at once.
  const [isHurried, hurry] = useState(false);
  const confirm = (): void => {
    if (!set.isSettled) hurry(true);
    else if (set.actions) play(set.actions);
    else tray.board.refuse?.(count);
  };
  useLayoutEffect(() => {
    if (!isHurried || !set.isSettled) return;
    hurry(false);
    confirm();
  }, [isHurried, set.isSettled]);
  return (
    <div class="ra-confirm">
      <button
        type="button"
        class={`btn${isDone ? ' pri' : ''} side-btn`}
        data-confirm
        {...does(set.isSettled ? (set.actions ?? []) : [])}
        aria-disabled={isDone ? undefined : 'true'}
        onClick={confirm}
      >
        {confirmWords(c, set)}
      </button>
      {!c.ends && <small class="mut">{count}</small>}
    </div>
  );
}

export function SetTray({ tray, c, set, play }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (byKeyboard() && isLost) root.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const me = tray.view.position.players[tray.names.you!],
    isBag = set.deed === 'prepare',
    laid = (isBag ? me?.prepared : set.deed === 'keep' ? me?.picked : null) ?? [];
  // The same card may be there several times: the first ones are the chosen ones.
  const isChosen = (id: string, k: number): boolean => {
    const nth = set.from.slice(0, k).filter(x => x === id).length;
    return set.chosen.filter(x => x === id).length > nth;
  };
  return (
    <div class="ra-set" ref={root} aria-busy={!set.isSettled}>
      <div class="ra-setcards">
        <Laid list={laid} foot={isBag ? shortText('in_bag') : t('raiatea.set.kept')} />
        {set.from.map((id, k) => (
          <SetCard
            key={k}
            {...{ tray, c, set, id, play }}
            action={set.each[k]!}
            chosen={isChosen(id, k)}
          />
        ))}
      </div>
      {!isSingle(c) && <Confirm {...{ tray, c, set, play }} />}
    </div>
  );
}
