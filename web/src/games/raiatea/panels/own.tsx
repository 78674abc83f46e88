// own.tsx - what a player owns as signs: helpers, masks, and numbers beside a sign.
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { helpers, type HelperName } from '../names.ts';
import type { MaskRow, Player, Position, RView } from '../position.ts';
import { MaskIcon } from '../signs.tsx';
import { counted, maskWord } from '../words.ts';

export const at = (view: View): Position => (view as RView).position;
export const playerOf = (view: View, seat: number): Player | null => at(view).players[seat] ?? null;

// A sign with its number; `words` say both.
export function Counted({
  kind,
  sign,
  n,
  size,
  words,
}: {
  kind: string;
  sign: Sign;
  n: number;
  size: number;
  words: string;
}) {
  return (
    <span class={kind} title={words}>
      <SignIcon name={sign} size={size} />
      <span aria-hidden="true">{n}</span>
      <span class="hush">{words}</span>
    </span>
  );
}

// ---- helpers: a used one lies on its side --------------------------------------------------------------

const HelperSign = ({ isReady, ...sign }: { name: HelperName; size: number; isReady: boolean }) => (
  <span class={isReady ? 'ra-helper' : 'ra-helper used'}>
    <SignIcon {...sign} />
  </span>
);
// Of a kind up to three each for itself, more as a number.
function Helpers({ p, name, size }: { p: Player; name: HelperName; size: number }) {
  const { all, ready } = p.helpers[name],
    words = `${counted(name, all)}, ${counted('ready', ready)}`;
  if (!all) return null;
  return (
    <span class="ra-helpers" title={words}>
      {all > 3 ? (
        <span class="ra-helper" aria-hidden="true">
          <SignIcon name={name} size={size} />
          <b>
            {ready}/{all}
          </b>
        </span>
      ) : (
        Array.from({ length: all }, (_, k) => (
          <HelperSign key={k} name={name} size={size} isReady={k < ready} />
        ))
      )}
      <span class="hush">{words}</span>
    </span>
  );
}
export const hasHelpers = (p: Player): boolean => helpers.some(h => p.helpers[h].all > 0);
export const HelperSigns = ({ p, size }: { p: Player; size: number }) => (
  <>
    {helpers.map(h => (
      <Helpers key={h} p={p} name={h} size={size} />
    ))}
  </>
);

// ---- masks: a pair stands in one frame, with its mirror if it has one ----------------------------------

const Single = ({ mask, size }: { mask: string; size: number }) => (
  <span class="ra-mask" title={maskWord(mask)} data-thing={`mask ${mask}`}>
    <MaskIcon mask={mask} size={size} />
    <span class="hush">{maskWord(mask)}</span>
  </span>
);
function Masks({ m, size }: { m: MaskRow; size: number }) {
  const natural = m.pairs - m.links,
    words = `${maskWord(m.face)}, ${t('raiatea.screen.pair')}`;
  return (
    <>
      {Array.from({ length: m.pairs }, (_, k) => (
        <span key={k} class="ra-mask pair" title={words} data-thing={`mask ${m.face}`}>
          <MaskIcon mask={m.face} size={size} />
          <MaskIcon mask={k < natural ? m.face : 'mirror'} size={size} />
          <span class="hush">{words}</span>
        </span>
      ))}
      {m.single && <Single mask={m.face} size={size} />}
    </>
  );
}
export const MaskSigns = ({ p, size }: { p: Player; size: number }) => (
  <>
    {p.masks.map(m => (
      <Masks key={m.face} m={m} size={size} />
    ))}
    {Array.from({ length: p.mirrors }, (_, k) => (
      <Single key={k} mask="mirror" size={size} />
    ))}
  </>
);
