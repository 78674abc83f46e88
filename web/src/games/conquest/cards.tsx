// cards.tsx - Arts & Culture cards and Random Events as things to read: a chip that opens, and the
// whole card for the column and the phone.
import { useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { Band } from '../../art/tapa.tsx';
import { t } from '../../i18n/index.ts';
import { nameOf } from '../lexicon.ts';
import { ThingIcon } from './art.tsx';
import {
  cards,
  events,
  pointsText,
  handOf,
  type HeldCard,
  type Player,
  type Position,
} from './position.ts';
import { cardText, cardTitle, countWords, deckWords, eventText, eventTitle } from './words.ts';

const typeWord = (code: string): string =>
  nameOf('conquest', 'card_type', cards.get(code) ?? events.get(code) ?? 'plain');
const state = (c: HeldCard): string => nameOf('conquest', 'card_state', c.state);

function CardFace({
  code,
  title,
  text,
  foot,
  points,
  why = '',
}: {
  code: string;
  title: string;
  text: string;
  foot: string;
  points: string | null;
  why?: string; // it cannot be used now
}) {
  return (
    <article class={`ccard c-card ${cards.get(code) ?? 'event'}`} data-thing={`card ${code}`}>
      <Band height={8} />
      <div class="bd">
        <h3>{title}</h3>
        <p>{text}</p>
        {why && <p class="c-why">{why}</p>}
        <div class="you">
          <span class="mut">
            {typeWord(code)}
            {foot ? ` · ${foot}` : ''}
          </span>
          {points !== null && <b class="d">{points}</b>}
        </div>
      </div>
    </article>
  );
}
const Held = ({ card, why = '' }: { card: HeldCard; why?: string }) => (
  <CardFace
    why={why}
    code={card.card}
    title={cardTitle(card.card)}
    text={cardText(card.card)}
    foot={state(card)}
    points={pointsText(card.points)}
  />
);
const Kept = ({ code, why = '' }: { code: string; why?: string }) => (
  <CardFace
    why={why}
    code={code}
    title={eventTitle(code)}
    text={eventText(code)}
    foot=""
    points={null}
  />
);

// A chip in the bar; hovered, focused or tapped it shows the whole card above itself.
interface ChipProps {
  code: string;
  card: HeldCard | null;
  why: string;
}
export function Chip({ code, card, why }: ChipProps) {
  const [open, setOpen] = useState(false),
    title = card ? cardTitle(code) : eventTitle(code),
    text = card ? cardText(code) : eventText(code);
  return (
    <span class="c-chip-box" onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        class={`c-chip${card?.up ? '' : ' down'}`}
        data-thing={`card ${code}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
      >
        {card?.up ? (
          <ThingIcon thing="cardup" size={18} />
        ) : card ? (
          <Icon name="eyeoff" size={17} />
        ) : (
          <Icon name="bolt" size={17} />
        )}
        <span>{title}</span>
        {card && <b>{pointsText(card.points)}</b>}
        <span class="hush">
          {text} {card ? state(card) : ''} {why}
        </span>
      </button>
      <span class={open ? 'c-pop open' : 'c-pop'} aria-hidden="true">
        {card ? <Held card={card} why={why} /> : <Kept code={code} why={why} />}
      </span>
    </span>
  );
}

// All cards of a player that the viewer knows.
export function Hand({
  p,
  player,
  name,
  mine,
}: {
  p: Position;
  player: Player;
  name: string;
  mine: boolean;
}) {
  const list = handOf(player),
    unknown = player.hand - list.length,
    kept = player.kept - player.events.length;
  if (!list.length && !unknown && !player.events.length && !kept)
    return mine ? (
      <section class="c-hand">
        <h2>
          <SeatSign seat={player.side} size={18} />
          {t('conquest.hand.yours')}
        </h2>
        <p class="mut sm">{`${t('conquest.hand.empty')} ${deckWords(p)}.`}</p>
      </section>
    ) : null;
  return (
    <section class="c-hand">
      <h2>
        <SeatSign seat={player.side} size={18} />
        {mine ? t('conquest.hand.yours') : name}
      </h2>
      <div class="c-hand-list">
        {list.map(c => (
          <Held key={c.card} card={c} />
        ))}
        {player.events.map(e => (
          <Kept key={e} code={e} />
        ))}
      </div>
      {(unknown > 0 || kept > 0) && (
        <p class="mut sm">
          {[
            ...(unknown > 0 ? [countWords('cards_down', unknown)] : []),
            ...(kept > 0 ? [countWords('kept', kept)] : []),
          ].join(', ')}
        </p>
      )}
    </section>
  );
}
