// panels.tsx - what stands around the map: own stock, chips of a player, the track of the turn, the
// cards, the cup, the map in small. Pure functions of a view.
import type { ComponentChildren } from 'preact';
import { InView } from '../InView.tsx';
import { Icon } from '../../art/icons.tsx';
import { seatColour, SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import type { Frame } from '../game.ts';
import { ThingIcon, type Thing } from './art.tsx';
import { Chip, Hand } from './cards.tsx';
import { Coin } from './plan/Glyph.tsx';
import { useMedia } from '../../ui/media.ts';
import { tip } from '../../ui/tips.tsx';
import { closedWhy } from '../closed.ts';
import { factsOf } from '../facts.ts';
import { helpOf, nameOf, partTitle, titleOf } from '../lexicon.ts';
import { cupKnots, cupRows } from './cup.ts';
import { frame, outline } from './map/geometry.ts';
import { Boxes } from './map/land.tsx';
import { hexName } from './places.ts';
import {
  closedOf,
  entriesOf,
  pointsText,
  handOf,
  hexes,
  isUnexplored,
  tiles,
  type CView,
  type Land,
  type Player,
  type Position,
} from './position.ts';
import { pointWords } from './score.ts';
import {
  countWords,
  eventTitle,
  goalWords,
  itemHelp,
  itemWord,
  landWords,
  phases,
  phaseWord,
  piecesWords,
  seatPeople,
  thingHelp,
  thingTitle,
} from './words.ts';

const sideOf = (view: View, side: number): Player | null =>
  (view as CView).position.players[side] ?? null;

function LandSketch({ land, width = 74 }: { land: Land; width?: number }) {
  return (
    <svg
      class="good"
      width={width}
      height={18}
      viewBox="-37 -9 74 18"
      role="img"
      aria-label={landWords(land)}
    >
      {land.atoll ? (
        <ellipse
          rx={13}
          ry={6}
          fill="none"
          stroke="var(--ink-2)"
          stroke-width={2.4}
          stroke-dasharray="7 3"
        />
      ) : (
        <Boxes x={0} y={0} usable={land.green} brown={land.brown} />
      )}
    </svg>
  );
}

// ---- players ---------------------------------------------------------------------------------

interface Count {
  sign: ComponentChildren;
  words: string; // with its number
  help: string;
  n: number | null;
}
const partHelp = (view: View, name: string): string =>
  view.score.parts.find(part => part.name === name)?.help ?? '';

// What everybody may count of a player.
function countsOf(view: View, p: Player): Count[] {
  const up = p.cards.filter(c => c.up).length,
    sign = (thing: Thing) => <ThingIcon thing={thing} size={19} ink={seatColour(p.side)} />;
  return [
    {
      sign: sign('village'),
      words: countWords('villages', p.villages),
      help: partHelp(view, 'villages'),
      n: p.villages,
    },
    {
      sign: sign('tcu'),
      words: countWords('islands', p.groups),
      help: partHelp(view, 'groups'),
      n: p.groups,
    },
    {
      sign: sign('cardup'),
      words: countWords('cards_up', up),
      help: partHelp(view, 'cards'),
      n: up,
    },
    {
      sign: sign('card'),
      words: countWords('cards_down', p.hidden),
      help: thingHelp('face_down'),
      n: p.hidden,
    },
    ...rareCounts(view, p),
    {
      sign: <Coin />,
      words: countWords('bp', p.build_points),
      help: thingHelp('bp'),
      n: p.build_points,
    },
  ];
}
// What only some games have, and few players.
function rareCounts(view: View, p: Player): Count[] {
  const found: Count[] = [];
  if (p.kept)
    found.push({
      sign: <Icon name="bolt" size={17} />,
      words: countWords('kept', p.kept),
      help: thingHelp('kept'),
      n: p.kept,
    });
  if (p.kumara)
    found.push({
      sign: <ThingIcon thing="kumara" size={19} />,
      words: partTitle('conquest', 'kumara'),
      help: partHelp(view, 'kumara'),
      n: null,
    });
  if (p.saved)
    found.push({
      sign: <ThingIcon thing="saved" size={19} ink={seatColour(p.side)} />,
      words: thingTitle('saved'),
      help: thingHelp('saved'),
      n: null,
    });
  return found;
}
export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = sideOf(view, seat),
    pos = (view as CView).position;
  if (!p) return null;
  const place = pos.order.indexOf(seat);
  return (
    <div class="c-chips">
      <p class="mut sm">
        {seatPeople(pos, seat)}
        {place >= 0 && ` · ${t('conquest.chip.place', { n: place + 1 })}`}
        <span class="grow" />
        {view.due && pos.ready.includes(seat) ? (
          <b class="up">{nameOf('conquest', 'ready', view.due.point)}</b>
        ) : (
          titleOf('conquest', 'explorer', p.explorer)
        )}
      </p>
      <ul class="stock" data-tips>
        {countsOf(view, p).map(({ sign, words, help, n }, k) => (
          <li key={words} class="chip" {...tip(`${words}. ${help}`, k === 0)}>
            {sign}
            {n !== null && <span aria-hidden="true">{n}</span>}
            <span class="hush">{words}</span>
          </li>
        ))}
      </ul>
      {seat === view.seats - 1 &&
        pos.players
          .filter(q => q.side >= view.seats)
          .map(q => <Opponent key={q.side} p={pos} q={q} />)}
    </div>
  );
}

// Whoever plays without a seat stands below the last one.
function Opponent({ p, q }: { p: Position; q: Player }) {
  return (
    <div class="c-solo">
      <p>
        <SeatSign seat={q.side} size={18} />
        <b>{seatPeople(p, q.side)}</b>
        <span class="grow" />
        <b class="d">{pointsText(q.points.total)}</b>
      </p>
      <p class="mut sm">
        {[
          countWords('villages', q.villages),
          countWords('islands', q.groups),
          countWords('hand', q.hand),
        ].join(', ')}
      </p>
    </div>
  );
}

// ---- what you have ---------------------------------------------------------------------------

// Alone: how the game is won, and the time that is left.
function SoloGoal({ p }: { p: Position }) {
  if (!p.solo || !p.chits) return null;
  const help = thingHelp('chits');
  return (
    <span class="c-goal" {...tip(help)} data-solo-goal>
      {goalWords(p)} · <b>{countWords('chits', p.chits.left)}</b>
      <span class="hush">. {help}</span>
    </span>
  );
}

interface Secret {
  hex: number;
  name: string;
  land: Land;
}
function secrets(p: Position, seat: number): Secret[] {
  return p.hexes.flatMap(h => {
    const land =
      h.ground === 'hidden' && h.tile && h.di?.includes(seat) ? tiles.get(h.tile) : undefined;
    return land ? [{ hex: h.hex, name: hexName(p, h.hex), land }] : [];
  });
}

// How many cards stand beside the supply, by the width of the bar.
const useRoomForCards = (): number =>
  useMedia('(min-width: 1395px), (min-width: 1035px) and (max-width: 1199px)') ? 4 : 2;

interface StockProps {
  view: View;
  seat: number;
  phone: boolean;
}
// Pieces that are left in the supply.
function Supply({ view, seat, phone }: StockProps) {
  const supply = sideOf(view, seat)?.supply;
  if (!supply) return null;
  return (
    <>
      {entriesOf(supply).map(([k, n], at) => {
        const words = t('conquest.stock.left', { what: piecesWords(k, n) });
        return (
          <li key={k} class="big" {...tip(`${words}. ${helpOf('conquest', 'kind', k)}`, at === 0)}>
            <ThingIcon thing={k} size={phone ? 22 : 24} ink={seatColour(seat)} />
            <span aria-hidden="true">{n}</span>
            <span class="hush">{words}</span>
          </li>
        );
      })}
    </>
  );
}

function PhoneStock(props: StockProps & { p: Player; isles: Secret[] }) {
  const { view, seat, p, isles } = props;
  return (
    <div class="c-own-phone" data-stock={seat}>
      <ul class="own-line" aria-label={t('conquest.stock.supply')} data-tips>
        <Supply {...props} />
        <li class="c-bp" {...tip(thingHelp('bp'), false)}>
          {countWords('bp', p.build_points)}
        </li>
      </ul>
      <SoloGoal p={(view as CView).position} />
      {isles.length > 0 && (
        <ul class="c-isles">
          {isles.map(i => (
            <li key={i.hex} {...tip(landWords(i.land))}>
              <Icon name="eyeoff" size={16} />
              <b>{i.name}</b>
              <LandSketch land={i.land} width={58} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

// Isles that only their finder knows.
function Secrets({ isles }: { isles: Secret[] }) {
  if (!isles.length) return null;
  return (
    <>
      <span class="c-k">{countWords('secret', isles.length)}</span>
      {isles.slice(0, 3).map(i => (
        <span key={i.hex} class="c-chip down c-isle" {...tip(landWords(i.land))}>
          <Icon name="eyeoff" size={17} />
          {i.name}
          <LandSketch land={i.land} />
        </span>
      ))}
    </>
  );
}

// As many cards as there is room for.
function OwnCards({ view, p, room }: { view: View; p: Player; room: number }) {
  const shut = closedOf(view as CView),
    hand = handOf(p),
    most = Math.max(1, room - Math.min(2, p.events.length));
  return (
    <>
      {(hand.length > 0 || p.events.length > 0) && (
        <span class="c-k">{t('conquest.stock.cards')}</span>
      )}
      {hand.slice(0, most).map(c => (
        <Chip key={c.card} code={c.card} card={c} why={closedWhy(shut, x => x.card === c.card)} />
      ))}
      {p.events.slice(0, 2).map(e => (
        <Chip key={e} code={e} card={null} why={closedWhy(shut, x => x.event === e)} />
      ))}
      {hand.length > most && <span class="mut sm">+{hand.length - most}</span>}
    </>
  );
}

export function Stock(props: StockProps) {
  const { view, seat, phone } = props,
    pos = (view as CView).position,
    p = sideOf(view, seat),
    room = useRoomForCards();
  if (!p) return null;
  const isles = secrets(pos, seat);
  if (phone) return <PhoneStock {...props} p={p} isles={isles} />;
  return (
    <section class="c-own" aria-label={t('conquest.stock.yours')} data-stock={seat}>
      <span class="c-k">{t('conquest.stock.supply')}</span>
      <ul class="c-supply" data-tips>
        <Supply {...props} />
      </ul>
      <span class="c-bp" {...tip(thingHelp('bp'))}>
        {countWords('bp', p.build_points)}
      </span>
      <SoloGoal p={pos} />
      <Secrets isles={isles} />
      <span class="grow" />
      <OwnCards view={view} p={p} room={room - isles.length} />
    </section>
  );
}

// ---- the turn --------------------------------------------------------------------------------

const phaseTip = (phase: string): string =>
  `${phaseWord(phase)}. ${helpOf('conquest', 'phase', phase)}`;

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = (view as CView).position,
    steps = phases(),
    at = p.turn === 0 ? -1 : steps.indexOf(p.phase),
    words = view.stage;
  const stateOf = (k: number): string => (k === at ? 'on' : k < at ? 'done' : '');
  if (phone)
    return (
      <div
        class="c-track-phone track-marks"
        role="img"
        aria-label={words}
        {...tip(p.turn === 0 ? words : `${words}. ${helpOf('conquest', 'phase', p.phase)}`)}
      >
        {steps.map((x, k) => (
          <i key={x} class={stateOf(k)} />
        ))}
      </div>
    );
  return (
    <div class="c-track track track-line" role="group" aria-label={words} data-tips>
      {steps.map((x, k) => (
        <span key={x} class={stateOf(k)} {...tip(phaseTip(x), k === Math.max(0, at))}>
          {phaseWord(x)}
          <span class="hush">{helpOf('conquest', 'phase', x)}</span>
        </span>
      ))}
      <span class="c-turn">
        {p.turn === 0 ? (
          words
        ) : (
          <>
            {factsOf('conquest')?.round} <b class="d">{p.turn}</b>
          </>
        )}
      </span>
    </div>
  );
}

// ---- cards and chance -------------------------------------------------------------------------

function Prices({ view }: { view: CView }) {
  return (
    <section class="c-hand">
      <h2>{t('conquest.chart')}</h2>
      <ul class="c-prices" data-tips>
        {Object.entries(view.position.prices).map(([item, n], k) => (
          <li key={item} {...tip(itemHelp(item), k === 0)}>
            <ThingIcon
              thing={item === 'ia' ? 'leaf' : item === 'tc_up' ? 'tcu' : (item as Thing)}
              size={20}
              ink="var(--ink-2)"
            />
            <span class="grow">{itemWord(item)}</span>
            <b>{countWords('bp', n)}</b>
          </li>
        ))}
      </ul>
      <p class="mut sm">{pointWords(view)}</p>
    </section>
  );
}

export function Cards({ view, you }: { view: View; you: number | null }) {
  const p = (view as CView).position,
    order = [...p.players].sort((a, b) => Number(b.side === you) - Number(a.side === you));
  return (
    <div class="c-cards">
      {order.map(q => (
        <Hand key={q.side} p={p} player={q} name={seatPeople(p, q.side)} mine={q.side === you} />
      ))}
      {p.discarded.length > 0 && (
        <section class="c-hand">
          <h2>{t('conquest.hand.discarded')}</h2>
          <p class="mut sm">{p.discarded.map(eventTitle).join(', ')}</p>
        </section>
      )}
      <Prices view={view as CView} />
    </div>
  );
}

export function Luck({ view }: { view: View }) {
  const { draws } = (view as CView).position,
    rows = cupRows(draws),
    all = Math.max(
      1,
      rows.reduce((n, row) => n + row.n, 0),
    );
  return (
    <article class="ccard gauge c-cup">
      <div class="bd">
        <h2>{titleOf('conquest', 'thing', 'cup')}</h2>
        <div class="c-risk" aria-hidden="true">
          {rows.map(({ colour, n }) => (
            <i key={colour} style={{ background: colour, width: `${(100 * n) / all}%` }} />
          ))}
        </div>
        <ul>
          {rows.map(({ colour, word, n }) => (
            <li key={colour}>
              <i style={{ background: colour }} />
              {word}
              <span class="grow" />
              <b>{n}</b>
            </li>
          ))}
        </ul>
        <p>{cupKnots(draws)}</p>
      </div>
    </article>
  );
}

export function Overview({ view, you, box }: { view: View; you: number | null; box: Frame }) {
  const p = (view as CView).position;
  const fill = (hex: number): string =>
    isUnexplored(p, hex) ? 'var(--cq-unknown)' : 'var(--cq-sea)';
  return (
    <svg
      class="overview"
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      role="img"
      aria-label={t('conquest.overview')}
    >
      <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="var(--cq-deep)" />
      {hexes.map(h => (
        <path key={h.id} d={outline(h.id)} fill={fill(h.id)} />
      ))}
      {p.hexes
        .filter(h => h.ground !== 'ocean' && h.ground !== 'unexplored')
        .map(h => (
          <path
            key={h.hex}
            d={outline(h.hex, 32)}
            fill={
              h.ground === 'hidden'
                ? 'var(--cq-tile)'
                : h.owner !== null && h.owner !== undefined
                  ? seatColour(h.owner)
                  : 'var(--land-1)'
            }
          />
        ))}
      {you !== null &&
        p.hexes
          .filter(h => h.stacks?.some(s => s.side === you))
          .map(h => (
            <path
              key={`o${h.hex}`}
              d={outline(h.hex, 20)}
              fill={seatColour(you)}
              stroke="#fff"
              stroke-width={9}
            />
          ))}
      <InView box={box} />
    </svg>
  );
}
