// Acts.tsx - the first four acts on the stage: the dance, the decks for sale, the bag that is filled
// unseen, the hands with the offers.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { Siapo } from '../../../art/tapa.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { BagPicture } from '../island/Square.tsx';
import { offerOf, type Player, type Position, type Who } from '../position.ts';
import type { Reward } from '../names.ts';
import { Spot, SpotContext } from '../spot.tsx';
import { counted, deckWord, gain, nameOf, rewardWord } from '../words.ts';
import { Hand } from './Hand.tsx';

function Column({ q, note, children }: { q: Player; note: string; children: ComponentChildren }) {
  const { names } = useContext(SpotContext);
  return (
    <li class="ra-col">
      <div class="ra-col-in">{children}</div>
      <p>
        <SeatSign seat={q.seat} size={20} />
        <b>{names.of(q.seat)}</b>
      </p>
      <p class="sm">{note}</p>
    </li>
  );
}
const seated = (p: Position): Player[] =>
  p.order.filter((s): s is number => s !== 'spirit').map(s => p.players[s]!);

// ---- act 1: the dance of the priests -----------------------------------------------------------

function Fire() {
  return (
    <svg class="ra-fire" viewBox="0 0 140 190" aria-hidden="true">
      <path
        d="M30,176L112,150M28,150L112,178M70,180V140"
        stroke="#5A3A22"
        stroke-width={13}
        stroke-linecap="round"
      />
      <path
        d="M70,160C30,160 22,124 42,98C46,112 54,112 54,100C52,70 66,54 72,22C92,44 86,66 92,80
          C96,74 98,68 97,60C118,86 124,160 70,160Z"
        fill="#E4572E"
      />
      <path
        d="M70,158C46,158 42,132 56,112C60,122 66,120 66,110C66,94 72,84 76,66C88,86 84,98 88,106
          C92,102 93,98 93,94C106,118 98,158 70,158Z"
        fill="#F2A541"
      />
      <path
        d="M71,156C58,156 57,140 65,128C68,134 71,132 72,122C86,134 86,156 71,156Z"
        fill="#FFE9B8"
      />
    </svg>
  );
}

const Dancers = ({ n }: { n: number }) => (
  <span class="ra-dancers">
    {Array.from({ length: n }, (_, k) => (
      <i key={k} style={{ animationDelay: `${(k % 4) * -0.35}s` }}>
        <SignIcon name="priest" size={46} />
      </i>
    ))}
    {n === 0 && <b class="ra-zero">0</b>}
  </span>
);
export const Dance = ({ p }: { p: Position }) => (
  <>
    <Fire />
    <ul class="ra-cols dance">
      {seated(p).map(q => (
        <Column key={q.seat} q={q} note={gain(q.priest_mana)}>
          <Dancers n={q.priests} />
        </Column>
      ))}
    </ul>
  </>
);

// ---- act 2: buying rituals; act 3: preparation ---------------------------------------------------

function DeckSpot({ p, deck }: { p: Position; deck: 'normal' | 'forbidden' }) {
  return (
    <Spot spot={`deck:${deck}`} kind={`ra-deck ${deck}`}>
      <svg viewBox="0 0 96 132" aria-hidden="true">
        <defs>
          <Siapo
            id={`ra-deck-${deck}`}
            size={32}
            ink={deck === 'normal' ? '#0E4A5C' : '#7A2416'}
            ground={deck === 'normal' ? '#8FC9C6' : '#E2B79A'}
          />
        </defs>
        <rect x={6} y={7} width={88} height={123} rx={9} fill="#061A22" opacity={0.4} />
        <rect
          x={2}
          y={2}
          width={88}
          height={123}
          rx={9}
          fill={`url(#ra-deck-${deck})`}
          stroke="#FFE9B8"
          stroke-width={2}
        />
      </svg>
      <b>{deckWord(deck)}</b>
      <small>{counted('cards_left', p.decks[deck].left)}</small>
    </Spot>
  );
}

const Backs = ({ n }: { n: number }) => (
  <span class="ra-backs" aria-hidden="true">
    {Array.from({ length: Math.min(n, 8) }, (_, k) => (
      <i
        key={k}
        style={{
          marginLeft: k ? '-14px' : '0',
          transform: `rotate(${(k - (Math.min(n, 8) - 1) / 2) * 5}deg)`,
        }}
      />
    ))}
  </span>
);

const Hands = ({ p, isSealed }: { p: Position; isSealed: boolean }) => (
  <ul class="ra-cols">
    {seated(p).map(q => {
      const held = counted('rituals', q.n_hand);
      return (
        <Column key={q.seat} q={q} note={isSealed && q.ready ? t('raiatea.ready') : held}>
          <Backs n={q.n_hand} />
        </Column>
      );
    })}
  </ul>
);
export const Buy = ({ p }: { p: Position }) => (
  <div class="ra-buy">
    <DeckSpot p={p} deck="normal" />
    <DeckSpot p={p} deck="forbidden" />
    <Hands p={p} isSealed={false} />
  </div>
);
export const Prepare = ({ p }: { p: Position }) => (
  <div class="ra-prepare">
    <span class="ra-bigbag">
      <BagPicture n={p.bag} size={190} />
    </span>
    <Hands p={p} isSealed />
  </div>
);

// ---- act 4: incantation ----------------------------------------------------------------------------

export const rewardSign: Record<Reward, Sign> = { tattoo: 'tattoo', good: 'good', pearls: 'pearl' };

function Offer({ p, who }: { p: Position; who: Who }) {
  const { names } = useContext(SpotContext),
    isReady = who !== 'spirit' && p.players[who]!.ready;
  return (
    <li class="ra-col">
      <Hand isOpen={p.offers !== null} mana={offerOf(p, who)} isReady={isReady} size="large" />
      <p>
        {who === 'spirit' ? <Icon name="flame" size={18} /> : <SeatSign seat={who} size={20} />}
        <b>{nameOf(who, names)}</b>
      </p>
    </li>
  );
}
const Rewards = ({ p }: { p: Position }) => (
  <div class="ra-rewards">
    {p.rewards.map(r => (
      <Spot key={r} spot={`reward:${r}`} kind="ra-pick">
        <SignIcon name={rewardSign[r]} size={44} />
        <b>{rewardWord(r)}</b>
      </Spot>
    ))}
  </div>
);
export function Offers({ p }: { p: Position }) {
  const { view } = useContext(SpotContext);
  return (
    <div class="ra-offers">
      <ul class="ra-cols">
        {p.order.map(who => (
          <Offer key={String(who)} p={p} who={who} />
        ))}
      </ul>
      {view.due?.point === 'choose_reward' && <Rewards p={p} />}
    </div>
  );
}
