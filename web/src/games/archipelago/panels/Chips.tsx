// Chips.tsx - a player in the column: cards, who and what stands on the map, what lies behind the screen.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { CitizenIcon, ShipIcon, SignIcon } from '../art/signs.tsx';
import { buildings, placeOf, positionOf, resources, type Player } from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { endWords, scoreWords } from '../words/ends.ts';
import { counted, florins, howMany } from '../words/names.ts';
import { count } from './count.tsx';
import { rowOfTips } from '../../../ui/tips.tsx';
import { named } from '../../../i18n/join.ts';

const pitch = 14;
function Discs({ q }: { q: Player }) {
  const words = howMany('discs', q.ready, q.discs);
  return (
    <span class="ar-discs">
      <span data-tip={words}>
        <svg
          width={q.discs * pitch}
          height={15}
          viewBox={`0 0 ${q.discs * pitch} 15`}
          aria-hidden="true"
        >
          {Array.from({ length: q.discs }, (_, k) => (
            <SeatShape
              key={k}
              seat={q.seat}
              x={pitch * (k + 0.5)}
              y={7.5}
              r={5}
              fill={k < q.ready ? seatColour(q.seat) : 'none'}
              stroke={seatColour(q.seat)}
              stroke-width={1.5}
            />
          ))}
        </svg>
        <span class="hush">{words}</span>
      </span>
    </span>
  );
}
// Where the player stands just now, as the engine says it, or with so many discs.
function State({ view, q }: { view: View; q: Player }) {
  if (!q.state) return <Discs q={q} />;
  if (q.ready_sealed) return <b class="up">✓ {q.state}</b>;
  return <b class={positionOf(view).crisis && q.rebels ? 'ar-lie' : ''}>{q.state}</b>;
}
const Held = ({ q }: { q: Player }) =>
  q.cards.length ? (
    <span class="ar-held">
      {q.cards.map(c => (
        <span
          key={c.card}
          class={c.used ? 'used' : ''}
          data-tip={named(cardName(c.card), cardText(c.card))}
        >
          {cardName(c.card)}
        </span>
      ))}
    </span>
  ) : (
    <span class="ar-held">{t('archipelago.players.none')}</span>
  );
const OnMap = ({ q }: { q: Player }) => (
  <ul class="ar-stock">
    {count(<CitizenIcon seat={q.seat} size={19} />, q.citizens, howMany('citizens', q.citizens))}
    {q.fallen && count(<SignIcon name="flame" size={18} />, q.rebels, q.fallen)}
    {count(<ShipIcon seat={q.seat} size={19} />, q.on_ships, howMany('ships', q.on_ships))}
    {buildings.map(b => {
      const n = q.buildings[b];
      return n > 0 && count(<SignIcon name={b} size={18} />, n, howMany(b, n));
    })}
  </ul>
);
function Behind({ q }: { q: Player }) {
  const { cubes } = q;
  return (
    <ul class="ar-stock">
      {q.florins !== null &&
        count(<SignIcon name="florin" size={18} />, q.florins, florins(q.florins))}
      {q.tokens !== null &&
        q.tokens > 0 &&
        count(<SignIcon name="token" size={18} />, q.tokens, counted('token', q.tokens))}
      {cubes &&
        resources.map(
          r =>
            cubes[r] > 0 && count(<SignIcon name={r} size={17} />, cubes[r], counted(r, cubes[r])),
        )}
    </ul>
  );
}
function Known({ view, q }: { view: View; q: Player }) {
  const known = q.objectives.filter(o => o.objective);
  if (!known.length || view.viewer === q.seat) return null;
  return (
    <p class="ar-shown-obj sm">
      {known.map(o => (
        <span key={o.objective}>
          <SignIcon name="secret" size={15} />
          {endWords(positionOf(view), o.objective!)}; {scoreWords(o.objective!)}
        </span>
      ))}
    </p>
  );
}
// The state stands at the end of the upper line, or of the lower one if the upper is full.
const fullLine = 5;
export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = positionOf(view),
    q = p.players[seat];
  if (!q) return null;
  const kinds = buildings.filter(b => q.buildings[b] > 0).length,
    low = 2 + Number(q.rebels > 0) + kinds > fullLine,
    state = (
      <>
        <span class="grow" />
        <State view={view} q={q} />
      </>
    );
  return (
    <div class="ar-chips" {...rowOfTips}>
      <p class="mut sm">
        <b class="ar-place">{placeOf(p, seat)}.</b>
        <Held q={q} />
      </p>
      <div class="ar-figures">
        <OnMap q={q} />
        {!low && state}
      </div>
      {(low || q.florins !== null || q.cubes) && (
        <div class="ar-figures">
          <Behind q={q} />
          {low && state}
        </div>
      )}
      <Known view={view} q={q} />
    </div>
  );
}
