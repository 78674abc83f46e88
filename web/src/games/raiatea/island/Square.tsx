// Square.tsx - the square in front of the marae: the common bag, the order of the ceremony, the priests.
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { SignIcon } from '../art/sign.tsx';
import type { Position } from '../position.ts';
import { Spot, SpotContext } from '../spot.tsx';
import { orderWords, thingName, thingWord } from '../words.ts';
import { PriestTrack } from './Tracks.tsx';

export function BagPicture({ n, size = 74 }: { n: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 80 80" aria-hidden="true">
      <path
        d="M22,28C2,46 6,72 40,72S78,46 58,28C66,16 58,6 40,11C24,6 14,16 22,28Z"
        fill="#B0793F"
        stroke="#6B3F22"
        stroke-width={2}
      />
      <path
        d="M22,28Q40,36 58,28"
        fill="none"
        stroke="#6B3F22"
        stroke-width={3}
        stroke-linecap="round"
      />
      <path d="M18,48Q40,58 62,48" fill="none" stroke="#8A5A2B" stroke-width={1.6} opacity={0.6} />
      <text class="ra-bagn" x={40} y={60} text-anchor="middle">
        {n}
      </text>
    </svg>
  );
}

function Order({ p }: { p: Position }) {
  const { names } = useContext(SpotContext);
  return (
    <section class="ra-order" aria-label={orderWords(p, names)}>
      <h2 class="ra-h">{thingWord('order')}</h2>
      <ol>
        {p.order.map((s, k) => (
          <li key={String(s)}>
            <Spot spot={`order:${s}:${k + 1}`} kind="ra-inorder">
              {s === 'spirit' ? <Icon name="flame" size={20} /> : <SeatSign seat={s} size={24} />}
            </Spot>
          </li>
        ))}
      </ol>
      <Spot spot="rewards" kind="ra-rewarded">
        {thingName('rewards')} <SignIcon name="tattoo" size={19} />
        <SignIcon name="good" size={20} />
        <SignIcon name="pearl" size={19} />
        <b>{p.reward_pearls}</b>
      </Spot>
    </section>
  );
}

export const Square = ({ p }: { p: Position }) => (
  <div class="ra-square">
    <Spot spot="bag" kind="ra-bag">
      <BagPicture n={p.bag} />
      <SignIcon name="mana" size={20} />
    </Spot>
    <Order p={p} />
    <PriestTrack p={p} />
  </div>
);
