// signs.tsx - the game's cards and tiles as small pictures: which sign stands for a face, a mask, a
// mission, a bonus, a ritual.
import { MaskShape } from './art/mask.tsx';
import { SignAt, SignIcon, type Sign } from './art/sign.tsx';
import { faceOf, maskOf, missionOf, stallOf, type Bonus, type Mission } from './tables.ts';

const emblems: Record<string, Sign> = {
  pearl: 'pearl',
  mana: 'mana',
  goods: 'good',
  condition: 'priest',
  gatherer: 'gatherer',
  trader: 'trader',
  shaman: 'shaman',
  diver: 'diver',
};
export function MaskIcon({ mask, size = 24 }: { mask: string; size?: number }) {
  if (mask === 'mirror') return <SignIcon name="mirror" size={size} />;
  const m = maskOf(mask);
  return (
    <svg class="good" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <MaskShape colour={m.colour} emblem={emblems[m.counts] ?? null} />
    </svg>
  );
}
export function FaceIcon({ face, size = 34 }: { face: string; size?: number }) {
  const f = faceOf(face);
  return f.kind === 'mask' || f.kind === 'mirror' ? (
    <MaskIcon mask={f.what} size={size} />
  ) : (
    <SignIcon name={f.what as Sign} size={size} />
  );
}

export const bonusSign: Record<Bonus, Sign> = {
  pearls: 'pearl',
  mana: 'mana',
  helper: 'renew',
  ritual: 'ritual',
  priest: 'priest',
  tattoo: 'tattoo',
  tattoo_and_mana: 'tattoo',
  mission: 'too',
};
// What a level of a stall pays, as number and sign.
export function StallPay({
  good,
  level,
  size = 20,
}: {
  good: string;
  level: number;
  size?: number;
}) {
  const s = stallOf(good, level);
  if (s.bonus === 'tattoo_and_mana')
    return (
      <span class="ra-pay">
        <SignIcon name="tattoo" size={size - 2} />
        <b>{s.number}</b>
        <SignIcon name="mana" size={size - 2} />
      </span>
    );
  return (
    <span class="ra-pay">
      {s.bonus !== 'helper' && <b>{s.bonus === 'ritual' ? '+1' : s.number}</b>}
      <SignIcon name={bonusSign[s.bonus]} size={size} />
    </span>
  );
}

// ---- missions, on a round tile of 36 by 36 around the origin -----------------------------------------

const Figure = ({ x, y, size, text }: { x: number; y: number; size: number; text: string }) => (
  <text class="ra-num" x={x} y={y} text-anchor="middle" font-size={size}>
    {text}
  </text>
);
const Pair = ({ text, sign }: { text: string; sign: Sign }) => (
  <>
    <Figure x={-7.5} y={5.2} size={text.length > 1 ? 15.2 : 15.5} text={text} />
    <SignAt name={sign} x={6.2} y={0} size={16} />
  </>
);
// Two lines under a number: all of one kind.
const Alike = ({ text, sign }: { text: string; sign: Sign }) => (
  <>
    <Pair text={text} sign={sign} />
    <path d="M-12,10h9M-12,12.600h9" stroke="#1D2B2F" stroke-width={1.2} />
  </>
);
const AllHelpers = () => (
  <>
    <SignAt name="gatherer" x={-5.8} y={-5.8} size={11.5} />
    <SignAt name="trader" x={5.8} y={-5.8} size={11.5} />
    <SignAt name="shaman" x={-5.8} y={5.8} size={11.5} />
    <SignAt name="diver" x={5.8} y={5.8} size={11.5} />
  </>
);
const MaskPairs = ({ text }: { text: string }) => (
  <>
    <Figure x={-9} y={5} size={15.2} text={text} />
    <SignAt name="mask" x={0} y={0} size={13} />
    <SignAt name="mask" x={9} y={0} size={13} />
  </>
);
// One to three goods: how large they are, and where they lie.
const goodSizes = [21, 15, 13],
  goodPlaces = [['0,0'], ['-7,-1.5', '7,1.5'], ['-7,4.5', '7,4.5', '0,-6.5']];
function Goods({ goods: list }: Mission) {
  const k = list.length - 1;
  return (
    <>
      {list.map((g, i) => {
        const [x, y] = goodPlaces[k]![i]!.split(',').map(Number);
        return <SignAt key={g} name={g} x={x!} y={y!} size={goodSizes[k]!} />;
      })}
    </>
  );
}

const romans = ['', 'I', 'II', 'III', 'IV'];
const counted: Partial<Record<string, Sign>> = {
  need_pearls: 'pearl',
  need_mana: 'mana',
  need_masks: 'mask',
  need_rituals: 'ritual',
  have_priests: 'priest',
  have_helpers: 'helper',
  have_masks: 'mask',
};
export function MissionFace({ code }: { code: string }) {
  const m = missionOf(code),
    text = String(m.number),
    sign = counted[m.need];
  if (sign) return <Pair text={text} sign={sign} />;
  switch (m.need) {
    case 'have_rank':
      return <Pair text={romans[m.number + 1] ?? ''} sign="tattoo" />;
    case 'have_alike_helpers':
      return <Alike text={text} sign="helper" />;
    case 'have_all_helpers':
      return <AllHelpers />;
    case 'have_pairs':
      return <MaskPairs text={text} />;
    case 'need_bid':
      return <SignAt name="gavel" x={0} y={0} size={22} />;
    case 'need_alike':
      return m.number === 1 ? (
        <SignAt name="good" x={0} y={0} size={21} />
      ) : (
        <Alike text={text} sign="good" />
      );
    case 'need_goods':
      return <Goods {...m} />;
    default:
      return null;
  }
}
export function MissionIcon({ code, size = 34 }: { code: string; size?: number }) {
  return (
    <svg
      class="good ra-mission"
      width={size}
      height={size}
      viewBox="-19 -19 38 38"
      aria-hidden="true"
    >
      <circle r={17} fill="#FFFBF2" stroke="#4A2A14" stroke-width={1.5} />
      <MissionFace code={code} />
    </svg>
  );
}

const ritualSigns: Record<string, Sign> = {
  rua_hatu: 'pearl',
  uru_taetae: 'good',
  raa: 'priest',
  roroo: 'priest',
  mata_arahu: 'tattoo',
  rau_pena: 'helper',
  tino_rua: 'pearl',
  roo: 'mana',
  tohu: 'tattoo',
  hiro: 'mask',
  toa_hiti: 'uru',
  tipa: 'renew',
  moe: 'ritual',
  te_fatu: 'too',
  punua: 'trader',
  matarii: 'good',
  oro_paa: 'pearl',
  atea: 'mana',
  tii: 'helper',
  ruanuu: 'too',
  maui: 'fist',
  fatu_tiri: 'mana',
  rima_roa: 'pearl',
  hina: 'bag',
  vai_ora: 'good',
  rai_tupua: 'mana',
  taere: 'too',
  ihi: 'ritual',
  oro: 'tattoo',
  taaroa: 'good',
  tua_raa_tai: 'pearl',
  tumu_nui: 'priest',
  papa_rai_3: 'vp',
  papa_rai_5: 'vp',
  te_rai: 'too',
  tu_nui: 'too',
  rua_hine: 'mask',
  tama_ehu: 'good',
  rumia: 'bag',
  hina_ere: 'tattoo',
  tane_mata: 'forbidden',
  tane_moana: 'pearl',
  tane_uru: 'good',
  tane_haere: 'priest',
  tane_nui: 'forbidden',
  tane_toa: 'priest',
};
export const ritualSign = (id: string): Sign => ritualSigns[id] ?? 'ritual';
