// SetTray.tsx - a set of cards: chosen in any order, played in the order that the rules ask for.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { softly } from '../../../i18n/soft.ts';
import { does } from '../../bar.tsx';
import { byKeyboard } from '../../../ui/hand.ts';
import { RitualFace } from '../cards.tsx';
import { actionsOf, fits, isFull, withCard, withoutCard, type Choosing } from '../sets.ts';
import { labelWords } from '../says.ts';
import { MaskIcon } from '../signs.tsx';
import { maskText, maskWord, shortText } from '../words.ts';
import type { Play, Tray } from './tray.ts';

// One card of one is played at once: there is nothing to confirm.
const isSingle = (c: Choosing): boolean => c.most === 1 && !c.ends;

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
  id,
  chosen,
  play,
}: {
  tray: Tray;
  c: Choosing;
  id: string;
  chosen: boolean;
  play: Play;
}) {
  const { board } = tray,
    isFree = chosen || c.most === 1 || fits(c, id);
  const toggle = (): void => {
    if (isSingle(c)) play([`${c.verb} ${id}`]);
    else if (chosen) board.setPick(withoutCard(c, id));
    else if (isFree) board.setPick(withCard(c, id));
    else board.refuse?.(shortText('full'));
  };
  return (
    <button
      type="button"
      class={`ra-setcard${chosen ? ' on' : ''}`}
      data-card={id}
      data-numbered=""
      {...does([`${c.verb} ${id}`])}
      aria-pressed={isSingle(c) ? undefined : chosen}
      aria-disabled={isFree ? undefined : 'true'}
      onClick={toggle}
    >
      {c.verb === 'mask' ? (
        <MaskCard id={id} />
      ) : (
        <RitualFace id={id} text="whole" corner={chosen ? <Ticked /> : undefined} />
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

function confirmWords(c: Choosing, point: string): string {
  const n = c.chosen.length;
  if (point !== 'prepare')
    return t(c.verb === 'keep' ? 'raiatea.do.keep.n' : 'raiatea.do.pay.n', { n: c.most });
  return n || !c.ends ? t('raiatea.do.done.n', { n }) : labelWords(c.ends);
}
function Confirm({ tray, c, play }: { tray: Tray; c: Choosing; play: Play }) {
  const { point } = tray.stage,
    isEnough = c.chosen.length >= c.least,
    isDone = isEnough && (c.least === 0 || isFull(c) || c.most === 1),
    count = t('raiatea.set.chosen', { n: c.chosen.length, of: c.most });
  return (
    <div class="ra-confirm">
      <button
        type="button"
        class={`btn${isDone ? ' pri' : ''} side-btn`}
        data-confirm
        {...does(actionsOf(c))}
        aria-disabled={isDone ? undefined : 'true'}
        onClick={() => {
          if (isDone) play(actionsOf(c));
          else tray.board.refuse?.(count);
        }}
      >
        {confirmWords(c, point)}
      </button>
      {point !== 'prepare' && <small class="mut">{count}</small>}
    </div>
  );
}

export function SetTray({ tray, c, play }: { tray: Tray; c: Choosing; play: Play }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (byKeyboard() && isLost) root.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const me = tray.view.position.players[tray.names.you!],
    isBag = tray.stage.point === 'prepare',
    laid = (isBag ? me?.prepared : c.verb === 'keep' ? me?.picked : null) ?? [];
  // The same card may be there several times: the first ones are the chosen ones.
  const isChosen = (id: string, k: number): boolean => {
    const nth = c.from.slice(0, k).filter(x => x === id).length;
    return c.chosen.filter(x => x === id).length > nth;
  };
  return (
    <div class="ra-set" ref={root}>
      <div class="ra-setcards">
        <Laid list={laid} foot={t(isBag ? 'raiatea.set.in' : 'raiatea.set.kept')} />
        {c.from.map((id, k) => (
          <SetCard key={k} tray={tray} c={c} id={id} chosen={isChosen(id, k)} play={play} />
        ))}
      </div>
      {!isSingle(c) && <Confirm tray={tray} c={c} play={play} />}
    </div>
  );
}
