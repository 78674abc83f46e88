// panels.tsx - what stands around the board: the own screen, chips of a player, the track of phases,
// all cards and objectives to read, the bank. Pure functions of a view.
import type { ComponentChildren } from 'preact';
import { CitizenIcon, ShipIcon, SignIcon, type Sign } from '../../art/colony.tsx';
import { Icon } from '../../art/icons.tsx';
import { SeatShape, SeatSign, seatColour } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import type { Frame } from '../game.ts';
import { frame } from './Board.tsx';
import { centreOf, hexagon, lieOf } from './geometry.ts';
import {
  buildings,
  cardOf,
  lies,
  placeOf,
  resources,
  type AView,
  type HeldObjective,
  type OwnCard,
  type Player,
  type Position,
} from './position.ts';
import {
  backWords,
  cardName,
  cardText,
  endWords,
  kindWord,
  phaseWord,
  resWord,
  scoreWords,
  stageWords,
  trendWords,
  useWords,
  word,
} from './words.ts';

const at = (view: View): Position => (view as AView).position;
const count = (sign: ComponentChildren, n: ComponentChildren, words: string, kind = 'chip') => (
  <li class={kind} title={words}>
    {sign}
    <span aria-hidden="true">{n}</span>
    <span class="hush">{words}</span>
  </li>
);

// ---- a player's row: cards, then who and what stands on the map, then what lies behind the screen --------

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
  const p = at(view),
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

// ---- the own screen --------------------------------------------------------------------------------------

function Secret({ o, view, first }: { o: HeldObjective; view: View; first: boolean }) {
  if (!o.objective) return <span>{t('archipelago.objective.unknown')}</span>;
  const now = o.progress,
    trends = first ? at(view).trends : [];
  return (
    <div class="ar-secret">
      <p>
        <b>
          {t('archipelago.screen.secret')}: {endWords(o.objective, view.seats)}
        </b>{' '}
        {now && (
          <span class={now.met ? 'up' : 'mut'}>
            {now.met
              ? t('archipelago.objective.met')
              : t('archipelago.objective.now', { n: now.now })}
          </span>
        )}
      </p>
      {now && now.needs > 0 && (
        <i class="ar-progress" role="img" aria-label={`${now.now} / ${now.needs}`}>
          <i style={{ width: `${Math.min(100, (100 * now.now) / now.needs)}%` }} />
        </i>
      )}
      <p class="mut">
        {scoreWords(o.objective)}
        {trends.length > 0 &&
          ` · ${t('archipelago.objective.trend', { what: trends.map(trendWords).join(', ') })}`}
      </p>
    </div>
  );
}
function Goods({ q, size }: { q: Player; size: number }) {
  const one = (sign: Sign, n: number | null, words: string): ComponentChildren => (
    <span key={sign} class={`ar-good${n ? '' : ' none'}`} title={words}>
      <SignIcon name={sign} size={size} />
      <b aria-hidden="true">{n ?? '?'}</b>
      <span class="hush">{words}</span>
    </span>
  );
  return (
    <>
      {one('florin', q.florins, t('archipelago.n.florins', { n: q.florins ?? 0 }))}
      {resources.map(r =>
        one(
          r,
          q.cubes?.[r] ?? null,
          t('archipelago.n.res', { n: q.cubes?.[r] ?? 0, res: resWord(r) }),
        ),
      )}
      {one('token', q.tokens, t('archipelago.n.tokens', { n: q.tokens ?? 0 }))}
    </>
  );
}
const OwnCards = ({ cards }: { cards: OwnCard[] }) => (
  <div class="ar-owncards">
    {cards.map(c => (
      <span
        key={c.card}
        class={`ar-chipcard ${cardOf(c.card).kind}${c.used ? ' used' : ''}`}
        title={`${cardText(c.card)} ${useWords(c.card)}`}
        tabIndex={0}
      >
        {cardName(c.card)}
        {c.used && <Icon name="clock" size={14} />}
        {c.built && <Icon name="check" size={14} />}
        <span class="hush">
          ,{' '}
          {t(
            c.built
              ? 'archipelago.card.built'
              : c.used
                ? 'archipelago.card.used'
                : 'archipelago.card.ready',
          )}
        </span>
      </span>
    ))}
  </div>
);

export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const q = at(view).players[seat];
  if (!q) return null;
  const secrets = q.objectives.length ? (
    q.objectives.map((o, k) => <Secret key={k} o={o} view={view} first={k === 0} />)
  ) : at(view).common.length ? null : (
    <span class="mut sm">{t('archipelago.screen.none')}</span>
  );
  if (phone)
    return (
      <div class="ar-own-phone" data-stock={seat} aria-label={t('archipelago.screen')}>
        <div class="ar-own-line">
          <Goods q={q} size={22} />
        </div>
        {q.cards.length > 0 && <OwnCards cards={q.cards} />}
        {secrets}
      </div>
    );
  return (
    <section class="ar-own" aria-label={t('archipelago.screen')} data-stock={seat}>
      <div class="ar-own-goods">
        <Goods q={q} size={26} />
      </div>
      {q.cards.length > 0 && <OwnCards cards={q.cards} />}
      <span class="grow" />
      <div class="ar-secrets">{secrets}</div>
    </section>
  );
}

// ---- phases ----------------------------------------------------------------------------------------------

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = at(view),
    words =
      p.phase === 0
        ? stageWords(p)
        : t('archipelago.track.spoken', { turn: p.turn, n: p.phase, phase: phaseWord(p.phase) });
  if (phone)
    return (
      <div class="ar-track-phone" role="img" aria-label={words}>
        {[1, 2, 3, 4, 5, 6].map(k => (
          <i key={k} class={k === p.phase ? 'on' : k < p.phase ? 'done' : ''} />
        ))}
      </div>
    );
  return (
    <div class="ar-track" role="img" aria-label={words}>
      {p.phase === 0 ? (
        <span class="on">{stageWords(p)}</span>
      ) : (
        [1, 2, 3, 4, 5, 6].map(k => (
          <span key={k} class={k === p.phase ? 'on' : k < p.phase ? 'done' : ''}>
            {phaseWord(k)}
          </span>
        ))
      )}
      {p.phase > 0 && (
        <span class="ar-turn">
          {t('archipelago.turn', { n: p.turn })}{' '}
          <small>{t('archipelago.turn.of', { n: p.turn_limit })}</small>
        </span>
      )}
    </div>
  );
}

// ---- everything to read --------------------------------------------------------------------------------------

const Section = ({
  title,
  children,
}: {
  title: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class="ar-readlist">
    <h3>{title}</h3>
    {children}
  </section>
);
function CardLines({ cards }: { cards: OwnCard[] }) {
  return (
    <ul class="ar-lines">
      {cards.map(c => (
        <li key={c.card} class={c.used ? 'used' : ''}>
          <SignIcon name={cardOf(c.card).kind} size={24} />
          <span>
            <b>{cardName(c.card)}</b>{' '}
            <small>
              {kindWord(c.card)}
              {c.used && `, ${t('archipelago.card.used')}`}
              {c.built && `, ${t('archipelago.card.built')}`}
            </small>
            <br />
            <span class="sm">
              {cardText(c.card)} {useWords(c.card)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
export function Cards({ view, you }: { view: View; you: number | null }) {
  const p = at(view),
    order = [...p.players].sort((a, b) => Number(b.seat === you) - Number(a.seat === you)),
    asOwn = (card: string): OwnCard => ({ card, used: false, fresh: false, built: false });
  return (
    <div class="ar-allcards" tabIndex={0} role="region" aria-label={t('archipelago.all.cards')}>
      {p.trends.length > 0 && (
        <Section title={t('archipelago.trends')}>
          <p>
            <b>{p.trends.map(trendWords).join(', ')}</b>{' '}
            <span class="mut sm">{t('archipelago.trend.text')}</span>
          </p>
        </Section>
      )}
      {p.common.length > 0 && (
        <Section title={t('archipelago.common')}>
          <ul class="ar-pack">
            {p.common.map(o => (
              <li key={o}>
                <b>{endWords(o, view.seats)}</b>
                <span class="sm">{scoreWords(o)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('archipelago.back')}>
        <p class="sm">
          {backWords(p.back)} · {t('archipelago.deck', { n: p.deck })}
        </p>
      </Section>
      {order
        .filter(q => q.cards.length)
        .map(q => (
          <Section
            key={q.seat}
            title={
              <>
                <SeatSign seat={q.seat} size={18} />
                {q.seat === you
                  ? t('archipelago.screen.cards')
                  : t('seat.number', { n: q.seat + 1 })}
              </>
            }
          >
            <CardLines cards={q.cards} />
          </Section>
        ))}
      {you !== null && p.players[you] && (
        <p class="mut sm">{t('archipelago.screen.supply', p.players[you].supply)}</p>
      )}
      <Section title={t('archipelago.evolution')}>
        <CardLines cards={p.track.flatMap(s => (s ? [asOwn(s.card)] : []))} />
      </Section>
      {p.pack.length > 0 && (
        <Section title={t('archipelago.pack')}>
          <ul class="ar-pack">
            {p.pack.map(o => (
              <li key={o.objective} class={o.state}>
                <b>{endWords(o.objective, view.seats)}</b>
                <span class="sm">
                  {scoreWords(o.objective)}
                  {o.progress &&
                    o.progress.needs > 0 &&
                    `; ${o.progress.now} / ${o.progress.needs}`}
                </span>
                <span class="pill line">
                  {o.owner !== null && o.owner !== undefined && o.state !== 'mine' && (
                    <SeatSign seat={o.owner} size={14} />
                  )}
                  {word(`archipelago.pack.${o.state}`)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {p.discards.length > 0 && (
        <Section title={t('archipelago.discards')}>
          <p class="mut sm">{p.discards.map(cardName).join(', ')}</p>
        </Section>
      )}
    </div>
  );
}
export function Luck({ view }: { view: View }) {
  const p = at(view);
  return (
    <article class="ar-luck">
      <h2>{t('archipelago.bank')}</h2>
      <ul>
        {count(
          <SignIcon name="florin" size={18} />,
          p.bank,
          t('archipelago.n.florins', { n: p.bank }),
        )}
        {resources.map(r => (
          <li
            key={r}
            class="chip"
            title={t('archipelago.n.res', { n: p.supply[r], res: resWord(r) })}
          >
            <SignIcon name={r} size={18} />
            <span aria-hidden="true">{p.supply[r]}</span>
            <span class="hush">{t('archipelago.n.res', { n: p.supply[r], res: resWord(r) })}</span>
          </li>
        ))}
      </ul>
      <p class="sm mut">
        {t('archipelago.deck', { n: p.deck })} · {t('archipelago.n.regions', { n: p.pile })}
      </p>
    </article>
  );
}
export function Overview({ view, you, box }: { view: View; you: number | null; box: Frame }) {
  const p = at(view),
    f = frame(p);
  return (
    <svg
      class="ar-overview"
      viewBox={`${f.x} ${f.y} ${f.w} ${f.h}`}
      role="img"
      aria-label={t('archipelago.overview')}
    >
      {p.regions.map(g => {
        const [x, y] = centreOf(g.q, g.r);
        return (
          <g key={g.region} transform={`translate(${x.toFixed(0)},${y.toFixed(0)})`}>
            <path d={hexagon(0, 0)} fill="#2A93A6" />
            {lieOf(g.face, g.rot).lands.map(l => (
              <path key={l.part} d={l.fill} fill="#86BF58" />
            ))}
          </g>
        );
      })}
      {p.units
        .filter(u => u.seat === you)
        .map(u => {
          const g = p.regions[u.region]!,
            [x, y] = centreOf(g.q, g.r);
          return (
            <circle
              key={u.unit}
              cx={x}
              cy={y}
              r={34}
              fill={seatColour(u.seat)}
              stroke="#fff"
              stroke-width={8}
            />
          );
        })}
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={20}
        fill="#fff"
        fill-opacity={0.14}
        stroke="#fff"
        stroke-width={14}
      />
    </svg>
  );
}
