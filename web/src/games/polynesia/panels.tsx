// panels.tsx - what stands around the board: own stock, chips of a player, the track of the round,
// the three cards, the lava, the map in small. Pure functions of a view.
import { InView } from '../InView.tsx';
import { GoodIcon } from '../../art/goods.tsx';
import { Icon, type IconName } from '../../art/icons.tsx';
import { seatColour, SeatShape, SeatSign } from '../../art/seats.tsx';
import { Band } from '../../art/tapa.tsx';
import { t } from '../../i18n/index.ts';
import { named, sentences } from '../../i18n/join.ts';
import { Bold } from '../../i18n/say.tsx';
import type { View } from '../../protocol.ts';
import { rowOfTips } from '../../ui/tips.tsx';
import type { Frame } from '../game.ts';
import { factsOf, roundName } from '../facts.ts';
import { counted, inNumber, nameOf, valuesOf } from '../lexicon.ts';
import { frame } from './geometry.ts';
import { type Card, type Phase, type Player, type PView } from './position.ts';
import { cardKind, cardShort, cardText, cardTitle } from './names.ts';
import { cardIcon } from './score.ts';
import { stoneColour } from './things.tsx';
import { counts, phaseHelp, phaseTitle, spaceValues, stages, turnValue } from './words.ts';

export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = (view as PView).position.players[seat];
  if (!p) return null;
  return (
    <ul class="stock" {...rowOfTips}>
      {counts(p).map(([good, n, text]) => (
        <li key={good} class="chip" title={text}>
          <GoodIcon good={good} size={19} />
          <span aria-hidden="true">{n}</span>
          <span class="hush">{text}</span>
        </li>
      ))}
    </ul>
  );
}

// The spaces of the individual board: covered ones show a piece. Framed is the one that counts if the game ended now.
interface SpacesProps {
  of: Pick<Player, 'home' | 'space'>;
  label: string;
  seat: number;
  r?: number;
}
export function Spaces({ of, label, seat, r = 9 }: SpacesProps) {
  const values = spaceValues(),
    all = values.length,
    { home, space } = of,
    free = all - home,
    w = r * 2 + 3.4,
    width = all * w + 10,
    height = 2 * r + 6;
  return (
    <svg
      class="po-spaces"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {values.map((n, k) => {
        const x = 2 + r + k * w + (k > 4 ? 6 : 0);
        return k >= free ? (
          <Covered key={k} seat={seat} x={x} r={r} />
        ) : (
          <Space key={k} value={n} x={x} r={r} top={k + 1 === space} />
        );
      })}
    </svg>
  );
}
const Covered = ({ seat, x, r }: { seat: number; x: number; r: number }) => (
  <SeatShape
    seat={seat}
    x={x}
    y={r + (seat === 1 ? 4 : 3)}
    r={r * (seat === 1 ? 0.72 : seat === 3 ? 0.7 : 0.82)}
    fill={seatColour(seat)}
    stroke="var(--panel)"
    stroke-width={1}
  />
);
const Space = ({ value, x, r, top }: { value: string; x: number; r: number; top: boolean }) => (
  <g>
    <circle
      cx={x}
      cy={r + 3}
      r={r}
      fill={top ? 'var(--sun)' : 'var(--panel-2)'}
      stroke={top ? '#A86A08' : 'var(--line-2)'}
      stroke-width={1.5}
    />
    <text class={top ? 'po-sp top' : 'po-sp'} x={x} y={r + 7.4} text-anchor="middle">
      {value}
    </text>
  </g>
);

// So many of something, with the number in bold.
const strong = (what: string, n: number): string =>
  inNumber(nameOf('polynesia', 'count', what).replace('{0}', '**{0}**'), n);

export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const v = view as PView,
    p = v.position.players[seat];
  if (!p) return null;
  if (phone)
    return (
      <ul class="own-line" aria-label={t('polynesia.stock.yours')} data-stock={seat}>
        {counts(p).map(([good, n, text]) => (
          <li key={good} class="big" title={text}>
            <GoodIcon good={good} size={24} />
            <span aria-hidden="true">{n}</span>
            <span class="hush">{text}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <section class="po-own" aria-label={t('polynesia.stock.yours')} data-stock={seat}>
      <div class="po-own-head">
        <SeatSign seat={seat} size={26} />
        <b>{t('polynesia.stock.yours')}</b>
        <span class="grow" />
        <span class="sm mut">
          {t('polynesia.stock.score')} <b class="d">{v.score.totals[seat]}</b>
        </span>
      </div>
      <ul class="po-own-goods" {...rowOfTips}>
        {counts(p)
          .slice(0, 5)
          .map(([good, n, text]) => (
            <li key={good} class="big" title={text}>
              <GoodIcon good={good} size={26} />
              <span aria-hidden="true">{n}</span>
              <span class="hush">{text}</span>
            </li>
          ))}
      </ul>
      <Spaces of={p} label={sentences([p.worth, p.next_worth])} seat={seat} />
      <p class="po-own-foot sm">
        <span class="mut">
          <Bold text={strong('at_home', p.home)} /> · <Bold text={strong('saved', p.saved)} />
        </span>
        {p.sinking > 0 && (
          <>
            {' '}
            · <b class="dn">{counted('polynesia', 'sinking', p.sinking)}</b>
          </>
        )}
      </p>
    </section>
  );
}

const phaseIcons: Partial<Record<Phase, IconName>> = {
  lava: 'flame',
  decline: 'drop',
  resources: 'basket',
  new_first: 'flag',
};
const phaseWords = ({ position: { phase }, stage, due }: PView): { title: string; help: string } =>
  phase === null
    ? { title: stage, help: due?.title ?? '' }
    : { title: phaseTitle(phase), help: phaseHelp(phase) };

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const v = view as PView,
    phases = valuesOf('polynesia', 'step') as Phase[],
    at = v.position.phase === null ? -1 : phases.indexOf(v.position.phase),
    shown = phone ? stages() : phases,
    now = Math.min(at, shown.length - 1),
    { title, help } = phaseWords(v);
  const steps = (
    <div
      class="track"
      role="img"
      aria-label={sentences([at < 0 ? '' : roundName(v.game, v.round), named(title, help)])}
    >
      {shown.map((phase, k) => (
        <>
          {k > 0 && <s />}
          <i key={phase} class={k === now ? 'on' : k < now ? 'done' : ''}>
            {phaseIcons[phase] ? <Icon name={phaseIcons[phase]} size={17} /> : turnValue(phase)}
          </i>
        </>
      ))}
    </div>
  );
  if (phone) return steps;
  return (
    <div class="po-track-row">
      <div class="po-track-round">
        <span class="mut xs">{factsOf(v.game)?.round}</span>
        <b class="d">{v.round}</b>
      </div>
      {steps}
      <div class="po-track-words sm">
        <b>{title}</b>
        <br />
        <span class="mut">{help}</span>
      </div>
    </div>
  );
}

function CardView({ card, v, you }: { card: Card; v: PView; you: number | null }) {
  const points = v.score.parts.find(part => part.name === card.part)?.points[you ?? -1] ?? null;
  const left =
    card.turtles_from === 'supply'
      ? ` ${counted('polynesia', 'turtles_left', v.position.turtle_supply)}.`
      : '';
  return (
    <article class="ccard" data-card={card.code} title={cardText(card.code)}>
      <Band height={9} />
      <div class="bd">
        <h2>{cardTitle(card.code)}</h2>
        <p>
          {cardShort(card.code)}
          {left}
        </p>
        <div class="you">
          <span class="mut">{cardKind(card.kind)}</span>
          {points !== null && (
            <span class="row">
              <GoodIcon good={cardIcon(card)} size={16} />
              {t('polynesia.card.you', { n: points })}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

export function Cards({ view, you }: { view: View; you: number | null }) {
  const v = view as PView;
  return (
    <div class="ccards">
      {v.position.cards.map(c => (
        <CardView key={c.code} card={c} v={v} you={you} />
      ))}
    </div>
  );
}

export function Luck({ view }: { view: View }) {
  const p = (view as PView).position,
    red = p.stones_drawn.red,
    chance = p.eruption_chance;
  return (
    <article class="ccard gauge">
      <div class="bd">
        <div class="po-lava-head">
          <h2>{t('polynesia.lava')}</h2>
          <b class="sm">{p.lava.short}</b>
        </div>
        <div class="po-lava-row" role="img" aria-label={p.lava.text}>
          {Array.from({ length: p.lava.of }, (_, k) => (
            <i
              key={k}
              class={k < red ? 'out' : ''}
              style={k < red ? { background: stoneColour.red } : {}}
            />
          ))}
        </div>
        <p>
          {p.lava.bag}. <span class={chance > 0 ? 'dn' : ''}>{p.lava.will}</span>
        </p>
      </div>
    </article>
  );
}

export function Overview({ view, you, box }: { view: View; you: number | null; box: Frame }) {
  const p = (view as PView).position;
  return (
    <svg
      class="overview"
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      role="img"
      aria-label={t('polynesia.overview')}
    >
      <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="var(--sea-0)" />
      {p.islands.map(i => (
        <circle
          key={i.id}
          cx={i.x}
          cy={i.y}
          r={i.kind === 'volcano' ? 88 : 34}
          fill={i.kind === 'volcano' ? '#B5532B' : 'var(--land-1)'}
        />
      ))}
      {you !== null &&
        p.islands
          .filter(i => i.pieces[you])
          .map(i => (
            <circle
              key={`o${i.id}`}
              cx={i.x}
              cy={i.y}
              r={26}
              fill={seatColour(you)}
              stroke="#fff"
              stroke-width={9}
            />
          ))}
      <InView box={box} line={16} />
    </svg>
  );
}
