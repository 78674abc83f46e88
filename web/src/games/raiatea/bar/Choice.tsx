// Choice.tsx - one choice as a button of the bar: its picture, what it is called, what it costs and brings.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../art/seats.tsx';
import { hover, isOn, lead } from '../../bar.tsx';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { rewardSign } from '../ceremony/Acts.tsx';
import { placeSign } from '../island/Places.tsx';
import type { Button, Move } from '../moves.ts';
import { ritualOf, stallOf } from '../tables.ts';
import { bonusSign, FaceIcon, MaskIcon, MissionIcon, ritualSign } from '../signs.tsx';
import { buttonHint, buttonTitle } from '../says.ts';
import type { Tray } from './tray.ts';
import { softly } from '../../../i18n/soft.ts';

// Of the thing that it names, else of what it brings.
function picture({ row }: Move): ComponentChildren {
  const { location, face, good, level, mask, tile, deck, seat, reward, ritual, helper } = row;
  if (ritual) return <SignIcon name={ritualSign(ritual)} size={30} />;
  if (good && level) return <SignIcon name={bonusSign[stallOf(good, level).bonus]} size={28} />;
  if (location) return <SignIcon name={placeSign[location]} size={30} />;
  if (face) return <FaceIcon face={face} size={30} />;
  if (good) return <SignIcon name={good} size={30} />;
  if (helper) return <SignIcon name={helper} size={row.spot === 'forest' ? 28 : 30} />;
  if (mask) return <MaskIcon mask={mask} size={32} />;
  if (tile) return <MissionIcon code={tile} size={36} />;
  if (deck) return <SignIcon name={deck === 'forbidden' ? 'forbidden' : 'ritual'} size={30} />;
  if (seat !== undefined) return <SeatSign seat={seat} size={28} />;
  if (reward) return <SignIcon name={rewardSign[reward]} size={30} />;
  if (row.priests !== undefined) return <SignIcon name="priest" size={28} />;
  return <SignIcon name={row.tattoos ? 'tattoo' : 'ritual'} size={28} />;
}

const Face = ({ b }: { b: Button }) => (
  <span class="ic">
    {b.group ? <SignIcon name={b.moves[0]!.row.good as Sign} size={30} /> : picture(b.moves[0]!)}
  </span>
);
const Price = ({ mana }: { mana: number }) => (
  <span class="ra-price">
    <SignIcon name="mana" size={15} />
    {mana}
  </span>
);

export function Choice({ tray, b }: { tray: Tray; b: Button }) {
  const { board } = tray,
    { row } = b.moves[0]!,
    title = buttonTitle(b),
    hint = buttonHint(b),
    ritual = b.group || !row.ritual ? null : ritualOf(row.ritual),
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
        {ritual && row.seat === undefined && <Price mana={ritual.cost} />}
        {row.tile && <span class="ra-vp">{hint}</span>}
      </span>
      {hint && !row.tile && <span class="c">{softly(hint)}</span>}
    </button>
  );
}
