// Choice.tsx - one choice as a button of the bar: its picture, what it is called, what it costs and brings.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../art/seats.tsx';
import { hover, isOn, lead } from '../../bar.tsx';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { rewardSign } from '../ceremony/Acts.tsx';
import { placeSign } from '../island/Places.tsx';
import type { Button, Move } from '../moves.ts';
import { type Ritual, ritualOf, stallOf } from '../tables.ts';
import type { LocationName, Reward } from '../names.ts';
import { bonusSign, FaceIcon, MaskIcon, MissionIcon, ritualSign } from '../signs.tsx';
import { buttonHint, buttonTitle } from '../says.ts';
import { maskBrief } from '../words.ts';
import type { Tray } from './tray.ts';
import { softly } from '../../../i18n/soft.ts';

function picture(m: Move): ComponentChildren {
  switch (m.verb) {
    case 'go':
      return <SignIcon name={placeSign[m.one as LocationName]} size={30} />;
    case 'take':
      return <FaceIcon face={m.one} size={30} />;
    case 'gather':
      return <SignIcon name="gatherer" size={28} />;
    case 'sacrifice':
    case 'good':
    case 'trader':
      return <SignIcon name={m.one as Sign} size={30} />;
    case 'sell':
      return <SignIcon name={bonusSign[stallOf(m.one, Number(m.two)).bonus]} size={28} />;
    case 'hire':
    case 'helper':
      return <SignIcon name={m.one as Sign} size={30} />;
    case 'mask':
    case 'mirror':
      return <MaskIcon mask={m.one} size={32} />;
    case 'mission':
      return <MissionIcon code={m.one} size={36} />;
    case 'deck':
      return <SignIcon name={m.one === 'forbidden' ? 'forbidden' : 'ritual'} size={30} />;
    case 'draw':
      return <SignIcon name="ritual" size={28} />;
    case 'train':
      return <SignIcon name="priest" size={28} />;
    case 'target':
      return <SeatSign seat={m.n} size={28} />;
    case 'reward':
      return <SignIcon name={rewardSign[m.one as Reward]} size={30} />;
    case 'keep':
    case 'ritual':
    case 'shaman':
      return <SignIcon name={ritualSign(m.one)} size={30} />;
    case 'strike':
      return <SignIcon name={ritualSign(m.two)} size={30} />;
    case 'yes':
      return <SignIcon name="tattoo" size={28} />;
    default:
      return null;
  }
}
// The ritual that a choice is about.
function ritualIn(m: Move): Ritual | null {
  if (m.verb === 'strike') return ritualOf(m.two);
  return m.verb === 'keep' || m.verb === 'ritual' || m.verb === 'shaman' ? ritualOf(m.one) : null;
}

const Face = ({ b }: { b: Button }) => (
  <span class="ic">
    {b.group ? <SignIcon name={b.moves[0]!.one as Sign} size={30} /> : picture(b.moves[0]!)}
  </span>
);
const Price = ({ mana }: { mana: number }) => (
  <span class="ra-price">
    <SignIcon name="mana" size={15} />
    {mana}
  </span>
);

export function Choice({ tray, b }: { tray: Tray; b: Button }) {
  const { board, view, names } = tray,
    m = b.moves[0]!,
    title = buttonTitle(b),
    hint = m.verb === 'mask' && !b.group ? maskBrief(m.one) : buttonHint(view, b, names),
    ritual = b.group ? null : ritualIn(m),
    actions = b.moves.map(x => x.do);
  const common = {
    type: 'button' as const,
    'data-do': 'do' in b.leads ? b.leads.do : undefined,
    'data-group': b.group,
    onClick: () => lead(board, b.leads),
    ...hover(board, actions),
  };
  if (b.name === 'end')
    return (
      <button {...common} class="btn side-btn ra-end">
        {title}
      </button>
    );
  const kinds = [
    'opt act ra-opt',
    isOn(b, board.pointed) && 'on',
    ritual && `ra-edge ${ritual.kind}`,
  ];
  return (
    <button {...common} class={kinds.filter(Boolean).join(' ')}>
      <Face b={b} />
      <span class="t">
        <span class="nm">{softly(title)}</span>
        {ritual && m.verb !== 'strike' && <Price mana={ritual.cost} />}
        {m.verb === 'mission' && <span class="ra-vp">{hint}</span>}
      </span>
      {hint && m.verb !== 'mission' && <span class="c">{softly(hint)}</span>}
    </button>
  );
}
