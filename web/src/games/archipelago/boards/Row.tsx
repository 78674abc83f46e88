// Row.tsx - the evolution row: five cards with the price now, those to come and the skull; the back on
// top of the deck with both halves; cards that a search has turned up.
import { softly } from '../../../i18n/soft.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import {
  backs,
  cardOf,
  isCrisis,
  type BoardName,
  type Half,
  type OwnCard,
  type Position,
  type Slot,
} from '../position.ts';
import { Spot } from '../spot.tsx';
import { cardName, cardShort, kindWord, useWords } from '../words/cards.ts';
import { halfKind, halfTitle } from '../words/ends.ts';
import { stateWord, thingWord } from '../words/names.ts';

function Ladder({ card, turned }: { card: string; turned: number }) {
  return (
    <span class="ar-ladder">
      {cardOf(card).prices.map((n, k) => (
        <i key={k} class={k === turned ? 'on' : k < turned ? 'past' : ''}>
          {n}
        </i>
      ))}
      <i>
        <SignIcon name="skull" size={17} ink="#4C5F66" />
      </i>
    </span>
  );
}
export function CardFace({
  card,
  slot = null,
  note = '',
}: {
  card: string;
  slot?: Slot | null;
  note?: string;
}) {
  const c = cardOf(card);
  return (
    <span class={`ar-evo ${c.kind}`}>
      <span class="kd">
        {kindWord(card)}
        {c.medals > 0 && (
          <span class="md">
            {Array.from({ length: c.medals }, (_, k) => (
              <SignIcon key={k} name="medal" size={17} />
            ))}
          </span>
        )}
      </span>
      <b class="nm">{softly(cardName(card))}</b>
      <span class="tx">{cardShort(card)}</span>
      {slot ? (
        <Ladder card={card} turned={slot.turned} />
      ) : note ? (
        <span class="nt">{note}</span>
      ) : null}
    </span>
  );
}
function EmptySlot() {
  return (
    <span class="ar-evo empty">
      <span class="tx">{stateWord('no_card')}</span>
    </span>
  );
}

function HalfRow({ half, board }: { half: Half; board: BoardName }) {
  const sign: Sign = isCrisis(half)
    ? (half.what as Sign)
    : half.what === 'temple_calm'
      ? 'dove'
      : 'torch';
  return (
    <span class={`ar-half${half.red ? ' red' : ''}`}>
      <SignIcon name={sign} size={30} />
      <span>
        <b>{halfTitle(half, board)}</b>
        <small>{halfKind(half, board)}</small>
      </span>
    </span>
  );
}
export function Back({ p }: { p: Position }) {
  const halves = p.back ? backs.get(p.back) : undefined;
  return (
    <Spot spot="back" kind="ar-back">
      <span class="hd">{thingWord('back')}</span>
      {halves ? (
        <>
          <HalfRow half={halves[0]} board="domestic" />
          <HalfRow half={halves[1]} board="export" />
        </>
      ) : (
        <span class="tx">{p.no_back}</span>
      )}
    </Spot>
  );
}
export function Row({ p }: { p: Position }) {
  return (
    <section class="ar-row" aria-label={thingWord('evolution')}>
      {p.track.map((s, k) => (
        <Spot key={k} spot={`slot:${k}`} kind="ar-slot">
          {s ? <CardFace card={s.card} slot={s} /> : <EmptySlot />}
        </Spot>
      ))}
      <Back p={p} />
    </section>
  );
}
// Cards in a line: a search, a hand.
export function CardLine({ cards }: { cards: OwnCard[] }) {
  return (
    <div class="ar-cardline">
      {cards.map(c => (
        <Spot key={c.card} spot={`card:${c.card}`} kind={`ar-slot${c.used ? ' used' : ''}`}>
          <CardFace
            card={c.card}
            note={c.built ? stateWord('built') : c.used ? stateWord('used') : useWords(c.card)}
          />
        </Spot>
      ))}
    </div>
  );
}
