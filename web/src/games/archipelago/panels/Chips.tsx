// Chips.tsx - a player in the column: cards, who and what stands on the map, what lies behind the screen.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { CitizenIcon, ShipIcon, SignIcon } from '../art/signs.tsx';
import { buildings, lies, placeOf, positionOf, resources, type Player } from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { endWords, scoreWords } from '../words/ends.ts';
import { resWord, word } from '../words/names.ts';
import { count } from './count.tsx';

const pitch = 14;
function Discs({ q }: { q: Player }) {
  const words = t('archipelago.chip.discs', { n: q.ready, all: q.discs });
  return (
    <span class="ar-discs" title={words}>
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
  );
}
// The discs stand at the end of the upper line, or of the lower one if the upper is full.
const fullLine = 5;
export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = positionOf(view),
    q = p.players[seat];
  if (!q) return null;
  const place = placeOf(p, seat),
    owned = (type: string): number =>
      p.regions.reduce(
        (n, g) => n + g.buildings.filter(b => b.type === type && b.controller === seat).length,
        0,
      ),
    lying = p.units.filter(u => u.seat === seat && lies(u)).length,
    sealed = view.due?.kind === 'secret';
  const known = q.objectives.filter(o => o.objective && (o.shown || o.known)),
    low = 2 + Number(q.rebels > 0) + buildings.filter(b => owned(b) > 0).length > fullLine;
  const state =
    sealed && q.ready_sealed ? (
      <b class="up">✓ {t('archipelago.chip.sealed')}</b>
    ) : p.crisis && lying ? (
      <b class="ar-lie">{t('archipelago.chip.lie', { n: lying })}</b>
    ) : p.phase === 5 && (q.passed || q.idle) ? (
      <b>{t(q.passed ? 'archipelago.chip.passed' : 'archipelago.chip.idle')}</b>
    ) : (
      <Discs q={q} />
    );
  return (
    <div class="ar-chips">
      <p class="mut sm">
        <b class="ar-place">{place}.</b>
        <span class="ar-held">
          {q.cards.length
            ? q.cards.map(c => (
                <span key={c.card} class={c.used ? 'used' : ''} title={cardText(c.card)}>
                  {cardName(c.card)}
                </span>
              ))
            : t('archipelago.players.none')}
        </span>
      </p>
      <div class="ar-figures">
        <ul class="ar-stock">
          {count(
            <CitizenIcon seat={seat} size={19} />,
            q.citizens,
            t('archipelago.n.citizens', { n: q.citizens }),
          )}
          {q.rebels > 0 &&
            count(
              <SignIcon name="flame" size={18} />,
              q.rebels,
              t('archipelago.n.rebels', { n: q.rebels }),
            )}
          {count(
            <ShipIcon seat={seat} size={19} />,
            q.on_ships,
            t('archipelago.n.ships', { n: q.on_ships }),
          )}
          {buildings.map(
            b =>
              owned(b) > 0 && (
                <li key={b} class="chip" title={word(`archipelago.n.${b}`, { n: owned(b) })}>
                  <SignIcon name={b} size={18} />
                  <span aria-hidden="true">{owned(b)}</span>
                  <span class="hush">{word(`archipelago.n.${b}`, { n: owned(b) })}</span>
                </li>
              ),
          )}
        </ul>
        {!low && (
          <>
            <span class="grow" />
            {state}
          </>
        )}
      </div>
      {(low || q.florins !== null || q.cubes) && (
        <div class="ar-figures">
          <ul class="ar-stock">
            {q.florins !== null &&
              count(
                <SignIcon name="florin" size={18} />,
                q.florins,
                t('archipelago.n.florins', { n: q.florins }),
              )}
            {q.tokens !== null &&
              q.tokens > 0 &&
              count(
                <SignIcon name="token" size={18} />,
                q.tokens,
                t('archipelago.n.tokens', { n: q.tokens }),
              )}
            {q.cubes &&
              resources.map(
                r =>
                  q.cubes![r] > 0 && (
                    <li
                      key={r}
                      class="chip"
                      title={t('archipelago.n.res', { n: q.cubes![r], res: resWord(r) })}
                    >
                      <SignIcon name={r} size={17} />
                      <span aria-hidden="true">{q.cubes![r]}</span>
                      <span class="hush">
                        {t('archipelago.n.res', { n: q.cubes![r], res: resWord(r) })}
                      </span>
                    </li>
                  ),
              )}
          </ul>
          {low && (
            <>
              <span class="grow" />
              {state}
            </>
          )}
        </div>
      )}
      {known.length > 0 && view.viewer !== seat && (
        <p class="ar-shown-obj sm">
          {known.map(o => (
            <span key={o.objective}>
              <SignIcon name="secret" size={15} />
              {endWords(o.objective!, view.seats)}; {scoreWords(o.objective!)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
