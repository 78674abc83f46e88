// motion.tsx - a step as movement: who sails where, what is drawn or turned up, how long it takes,
// what remains marked afterwards. Moves of others are counts; nothing here knows more than an event.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Die, ThingAt } from '../art.tsx';
import { seatColour } from '../../../art/seats.tsx';
import type { GameEvent } from '../../../protocol.ts';
import type { Motion } from '../../game.ts';
import { boxes, centre, hexagon, outline, radius, type At } from './geometry.ts';
import { markers, type Position } from '../position.ts';
import { Badge, Explorer, stackPlace } from './things.tsx';

const lengths: Record<string, number> = {
  set_out: 350,
  sailed_on: 350,
  drifted: 450,
  traversed: 350,
  marker_drawn: 700,
  island_found: 300,
  tile_shown: 450,
  explorer_home: 350,
  explorer_lost: 500,
  transit: 350,
  party: 350,
  rumor_jumped: 350,
  retreated: 450,
  crossed: 350,
  solo_attack: 500,
  battle_began: 300,
  battle_roll: 650,
  die_rerolled: 650,
  die_turned: 400,
  panicked: 250,
  removed: 250,
  battle_won: 400,
  villages_razed: 350,
  built: 260,
  settled: 300,
  card_shown: 240,
  event_drawn: 500,
  event_played: 400,
  village_lost: 350,
  kumara_roll: 600,
  kumara_sailed: 350,
  kumara_won: 500,
  storm_roll: 500,
  taniwha_roll: 500,
  malaria: 600,
  chit_drawn: 700,
  track_moved: 160,
};
export const duration = (events: GameEvent[]): number =>
  Math.min(
    2200,
    [...new Set(events.map(e => e.name))].reduce((ms, name) => ms + (lengths[name] ?? 0), 0),
  );

export const number = (e: GameEvent, k: number): number => Number(e.args[k]);
export const sideOf = (e: GameEvent): number => (typeof e.actor === 'number' ? e.actor : 1); // without a seat: the opponent of solitaire
const text = (e: GameEvent, k: number): string => String(e.args[k]);
const sails = new Set(['transit', 'party', 'rumor_jumped', 'retreated', 'crossed', 'solo_attack']);

// What the last step leaves marked: a way from hex to hex, or a hex where something happened.
export interface Mark {
  side: number;
  from: number | null;
  to: number;
}
export function marksOf(motion: Motion | null): Mark[] {
  const found: Mark[] = [];
  for (const e of motion?.events ?? []) {
    if (sails.has(e.name) || e.name === 'drifted' || e.name === 'kumara_sailed')
      found.push({ side: sideOf(e), from: number(e, 0), to: number(e, 1) });
    else if (
      [
        'built',
        'settled',
        'tile_shown',
        'pieces_built',
        'villages_razed',
        'event_aimed',
        'chain_up',
        'chain_down',
        'village_lost',
        'battle_won',
      ].includes(e.name)
    ) {
      const hex = number(e, e.name === 'event_aimed' ? 1 : 0);
      if (Number.isFinite(hex)) found.push({ side: sideOf(e), from: null, to: hex });
    }
  }
  return found.slice(-12);
}
export function Trails({ marks }: { marks: Mark[] }) {
  return (
    <g aria-hidden="true" fill="none">
      {marks.map(({ side, from, to }, k) => {
        const [x, y] = centre(to);
        if (from === null)
          return (
            <path
              key={k}
              d={outline(to, radius - 4)}
              stroke="#FFFBF2"
              stroke-width={2.2}
              stroke-dasharray="6 5"
              stroke-opacity={0.85}
            />
          );
        const [u, v] = centre(from),
          a = Math.atan2(y - v, x - u),
          tip: At = [x - 20 * Math.cos(a), y - 20 * Math.sin(a)],
          d = `M${u},${v}L${tip[0].toFixed(1)},${tip[1].toFixed(1)}`;
        return (
          <g key={k} stroke-linecap="round">
            <path d={d} stroke="#FFFBF2" stroke-width={6.4} stroke-opacity={0.8} />
            <path d={d} stroke={seatColour(side)} stroke-width={3.4} />
            <path
              d="M-9,-6L2,0L-9,6Z"
              transform={`translate(${tip[0].toFixed(1)},${tip[1].toFixed(1)}) rotate(${((a * 180) / Math.PI).toFixed(1)})`}
              fill={seatColour(side)}
              stroke="#FFFBF2"
              stroke-width={1.4}
            />
          </g>
        );
      })}
    </g>
  );
}

// The position with everything taken away that is still on its way.
export function still(before: Position, after: Position, events: GameEvent[]): Position {
  const to = new Set(events.filter(e => sails.has(e.name)).map(e => number(e, 1)));
  if (!to.size) return after;
  const was = new Map(before.hexes.map(h => [h.hex, h]));
  return {
    ...after,
    hexes: after.hexes.map(h =>
      to.has(h.hex) ? { ...h, stacks: was.get(h.hex)?.stacks ?? [] } : h,
    ),
    chains: before.chains,
  };
}
export const isSailing = (events: GameEvent[]): boolean =>
  events.some(e =>
    [
      'set_out',
      'sailed_on',
      'drifted',
      'traversed',
      'explorer_home',
      'explorer_lost',
      'kumara_sailed',
    ].includes(e.name),
  );

// Something that moves from one place to another, once; or that pops up where it is.
function Traveller({
  from,
  to,
  ms,
  delay = 0,
  children,
}: {
  from: At;
  to: At;
  ms: number;
  delay?: number;
  children: ComponentChildren;
}) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const running = ref.current?.animate(
      [
        { transform: `translate(${from[0]}px,${from[1]}px)` },
        { transform: `translate(${to[0]}px,${to[1]}px)` },
      ],
      { duration: ms, delay, easing: 'ease-in-out', fill: 'both' },
    );
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${from[0]},${from[1]})`}>
      {children}
    </g>
  );
}
function Pop({
  at,
  ms,
  delay = 0,
  spin = 0,
  children,
}: {
  at: At;
  ms: number;
  delay?: number;
  spin?: number;
  children: ComponentChildren;
}) {
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

export function MarkerFace({ word }: { word: string }) {
  const m = markers.get(word),
    type = m?.type ?? 'sea';
  return (
    <g>
      <path
        d={hexagon(0, 0, radius - 7)}
        fill={type === 'island' ? '#7DB45A' : type === 'course' ? '#E4572E' : '#49B6B8'}
        stroke="#FFFBF2"
        stroke-width={3}
      />
      {type === 'island' ? (
        <path d="M-16,6Q-8,-14 2,-6Q10,-16 17,6Q0,13 -16,6Z" fill="#3F7D3A" />
      ) : type === 'course' ? (
        <path
          d="M-14,8C-4,-12 4,12 14,-8m-8,-1l8,1l-1,8"
          fill="none"
          stroke="#FFFBF2"
          stroke-width={3.4}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : (
        <path
          d="M-16,-3q5,-6 10.5,0t10.5,0t10.5,0M-16,6q5,-6 10.5,0t10.5,0t10.5,0"
          fill="none"
          stroke="#FFFBF2"
          stroke-width={2.6}
          stroke-linecap="round"
        />
      )}
      {type !== 'course' &&
        Array.from({ length: m?.knots ?? 0 }, (_, k) => (
          <circle
            key={k}
            cx={(k - ((m?.knots ?? 1) - 1) / 2) * 11}
            cy={22}
            r={4.2}
            fill="#6B3F22"
            stroke="#FFFBF2"
            stroke-width={1.2}
          />
        ))}
    </g>
  );
}

export function Travellers({ motion }: { motion: Motion }) {
  const after = motion.after.position as Position,
    before = motion.before.position as Position;
  const was = before.voyage?.pos ?? before.kumara?.pos ?? null;
  let sailed = 0; // the ship moves before anything is drawn
  return (
    <g aria-hidden="true">
      {motion.events.map((e, k) => {
        const side = sideOf(e);
        if (sails.has(e.name)) {
          const n =
            e.name === 'rumor_jumped' || e.name === 'crossed' ? 1 : Math.max(1, number(e, 2) || 1);
          return (
            <Traveller
              key={k}
              from={stackPlace(after, number(e, 0), side)}
              to={stackPlace(after, number(e, 1), side)}
              ms={350}
            >
              <Badge x={0} y={0} side={side} n={n} />
            </Traveller>
          );
        }
        if (['set_out', 'sailed_on', 'drifted', 'traversed', 'kumara_sailed'].includes(e.name)) {
          const two = e.name === 'drifted' || e.name === 'kumara_sailed',
            to = number(e, two ? 1 : 0),
            from = two ? number(e, 0) : (was ?? before.players[side]?.home ?? to);
          sailed = lengths[e.name] ?? 350;
          return (
            <Traveller key={k} from={centre(from)} to={centre(to)} ms={sailed}>
              <Explorer side={side} x={-4} y={-10} />
            </Traveller>
          );
        }
        if (e.name === 'explorer_home' || e.name === 'explorer_lost') {
          const home = after.players[side]?.home ?? before.players[side]?.home ?? 44;
          return (
            <Traveller
              key={k}
              from={centre(was ?? home)}
              to={e.name === 'explorer_home' ? centre(home) : [boxes.x + 42, boxes.y + 70]}
              ms={450}
            >
              <Explorer side={side} x={0} y={0} />
            </Traveller>
          );
        }
        if (e.name === 'marker_drawn')
          return (
            <Pop key={k} at={centre(number(e, 0))} ms={600} delay={sailed}>
              <MarkerFace word={text(e, 1)} />
            </Pop>
          );
        if (e.name === 'tile_shown' || e.name === 'island_found')
          return (
            <Pop key={k} at={centre(number(e, 0))} ms={400} delay={sailed}>
              <path d={hexagon(0, 0, radius - 4)} fill="none" stroke="#FFD489" stroke-width={5} />
            </Pop>
          );
        if (
          ['battle_roll', 'die_rerolled', 'taniwha_roll', 'storm_roll', 'find_roll'].includes(
            e.name,
          )
        )
          return (
            <Pop key={k} at={centre(number(e, 0))} ms={600} spin={270}>
              <Die n={number(e, 1)} size={42} ground="#C9431B" ink="#FFFBF2" />
            </Pop>
          );
        if (e.name === 'kumara_roll' && after.kumara)
          return (
            <Pop key={k} at={centre(after.kumara.pos)} ms={600} spin={270}>
              <Die n={number(e, 0)} size={42} ground="#C9431B" ink="#FFFBF2" />
            </Pop>
          );
        if (e.name === 'built' || e.name === 'settled')
          return (
            <Pop key={k} at={centre(number(e, 0))} ms={260}>
              <ThingAt
                thing={
                  e.name === 'built' && text(e, 1) === 'ia'
                    ? 'leaf'
                    : e.name === 'built' && text(e, 1) === 'tc_up'
                      ? 'tcu'
                      : 'village'
                }
                x={0}
                y={0}
                size={30}
                ink={seatColour(side)}
              />
            </Pop>
          );
        return null;
      })}
    </g>
  );
}
