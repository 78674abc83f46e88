// Travellers.tsx - what moves during a step: pieces, the Explorer, markers, dice, new things.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatColour } from '../../../art/seats.tsx';
import type { GameEvent } from '../../../protocol.ts';
import type { Motion } from '../../game.ts';
import { Die, ThingAt, type Thing } from '../art.tsx';
import type { Position } from '../position.ts';
import { boxes, centre, hexagon, radius, type At } from './geometry.ts';
import { MarkerFace } from './MarkerFace.tsx';
import { lengths, number, sails, sideOf, text, wayBack } from './motion.ts';
import { Badge, stackPlace } from './stacks.tsx';
import { Explorer } from './voyage.tsx';

interface TravellerProps {
  from: At;
  to: At;
  ms: number;
  children: ComponentChildren;
}
// Something that moves from one place to another, once.
function Traveller({ from, to, ms, children }: TravellerProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const running = ref.current?.animate(
      [
        { transform: `translate(${from[0]}px,${from[1]}px)` },
        { transform: `translate(${to[0]}px,${to[1]}px)` },
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    );
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${from[0]},${from[1]})`}>
      {children}
    </g>
  );
}

interface PopProps {
  at: At;
  ms: number;
  delay?: number;
  spin?: number;
  children: ComponentChildren;
}
// Something that pops up where it is.
function Pop({ at, ms, delay = 0, spin = 0, children }: PopProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const where = `translate(${at[0]}px,${at[1]}px)`;
    const running = ref.current?.animate(
      [
        { transform: `${where} scale(.2) rotate(${-spin}deg)`, opacity: 0 },
        { transform: `${where} scale(1.15) rotate(0deg)`, opacity: 1, offset: 0.45 },
        { transform: `${where} scale(1)`, opacity: 1 },
      ],
      { duration: ms, delay, easing: 'ease-out', fill: 'both' },
    );
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${at[0]},${at[1]})`}>
      {children}
    </g>
  );
}

// Something that goes off where it is.
function Fade({ at, ms, children }: { at: At; ms: number; children: ComponentChildren }) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const running = ref.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: ms,
      fill: 'both',
    });
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${at[0]},${at[1]})`}>
      {children}
    </g>
  );
}

interface Step {
  e: GameEvent;
  side: number | null; // whose it is
  before: Position;
  after: Position;
  delay: number; // the ship moves before anything is drawn
}
const shipOf = ({ before }: Step): number | null =>
  before.voyage?.pos ?? before.kumara?.pos ?? null;

// Pieces that sail from hex to hex.
function Sailors({ e, side, after }: Step) {
  const isOne = e.name === 'rumor_jumped' || e.name === 'crossed',
    n = isOne ? 1 : Math.max(1, number(e, 2) || 1);
  if (side === null) return null;
  return (
    <Traveller
      from={stackPlace(after, number(e, 0), side)}
      to={stackPlace(after, number(e, 1), side)}
      ms={350}
    >
      <Badge x={0} y={0} side={side} n={n} />
    </Traveller>
  );
}

// The Explorer sails on, or is driven from one hex to another.
function Sail(step: Step) {
  const { e, side, before, after } = step;
  if (side === null) return null;
  const isDriven = e.name === 'drifted' || e.name === 'kumara_sailed',
    to = number(e, isDriven ? 1 : 0),
    from = isDriven
      ? number(e, 0)
      : (shipOf(step) ?? after.voyage?.start ?? before.players[side]?.home ?? to);
  return (
    <Traveller from={centre(from)} to={centre(to)} ms={lengths[e.name] ?? 350}>
      <Explorer side={side} x={-4} y={-10} />
    </Traveller>
  );
}

function Return({ e, side, before, after }: Step) {
  const way = wayBack(e, before, after);
  if (!way || side === null) return null;
  const from = centre(way.from),
    explorer = <Explorer side={side} x={0} y={0} />;
  if (way.to === 'gone')
    return (
      <Fade at={from} ms={450}>
        {explorer}
      </Fade>
    );
  return (
    <Traveller
      from={from}
      to={way.to === 'lost' ? [boxes.x + 42, boxes.y + 70] : centre(way.to)}
      ms={450}
    >
      {explorer}
    </Traveller>
  );
}

function Drawn({ e, delay }: Step) {
  return (
    <Pop at={centre(number(e, 0))} ms={600} delay={delay}>
      <MarkerFace word={text(e, 1)} />
    </Pop>
  );
}

function Found({ e, delay }: Step) {
  return (
    <Pop at={centre(number(e, 0))} ms={400} delay={delay}>
      <path d={hexagon(0, 0, radius - 4)} fill="none" stroke="#FFD489" stroke-width={5} />
    </Pop>
  );
}

function Rolled({ e }: Step) {
  return (
    <Pop at={centre(number(e, 0))} ms={600} spin={270}>
      <Die n={number(e, 1)} size={42} ground="#C9431B" ink="#FFFBF2" />
    </Pop>
  );
}

function KumaraRoll({ e, after }: Step) {
  if (!after.kumara) return null;
  return (
    <Pop at={centre(after.kumara.pos)} ms={600} spin={270}>
      <Die n={number(e, 0)} size={42} ground="#C9431B" ink="#FFFBF2" />
    </Pop>
  );
}

const buildings: Record<string, Thing> = { ia: 'leaf', tc_up: 'tcu' };
function Built({ e, side }: Step) {
  const thing = (e.name === 'built' ? buildings[text(e, 1)] : undefined) ?? 'village';
  if (side === null) return null;
  return (
    <Pop at={centre(number(e, 0))} ms={260}>
      <ThingAt thing={thing} x={0} y={0} size={30} ink={seatColour(side)} />
    </Pop>
  );
}

// How an event moves; those that are not here stand still.
const movers: Record<string, (step: Step) => ComponentChildren> = {
  ...Object.fromEntries([...sails].map(name => [name, Sailors])),
  set_out: Sail,
  sailed_on: Sail,
  drifted: Sail,
  traversed: Sail,
  kumara_sailed: Sail,
  explorer_home: Return,
  explorer_lost: Return,
  marker_drawn: Drawn,
  tile_shown: Found,
  island_found: Found,
  battle_roll: Rolled,
  die_rerolled: Rolled,
  taniwha_roll: Rolled,
  storm_roll: Rolled,
  find_roll: Rolled,
  kumara_roll: KumaraRoll,
  built: Built,
  settled: Built,
};

export function Travellers({ motion }: { motion: Motion }) {
  const after = motion.after.position as Position,
    before = motion.before.position as Position;
  let delay = 0;
  return (
    <g aria-hidden="true">
      {motion.events.map((e, k) => {
        const Mover = movers[e.name];
        if (!Mover) return null;
        if (Mover === Sail) delay = lengths[e.name] ?? 350;
        return <Mover key={k} e={e} side={sideOf(e)} before={before} after={after} delay={delay} />;
      })}
    </g>
  );
}
