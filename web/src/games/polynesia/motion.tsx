// motion.tsx - a step as movement: who sails where, what appears, how long it takes, what remains
// marked afterwards. The board draws what did not change; travellers show the rest on its way.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { GoodIcon, type Good } from '../../art/goods.tsx';
import { Boat, Piece } from '../../art/seats.tsx';
import type { GameEvent } from '../../protocol.ts';
import type { Flight, Motion } from '../game.ts';
import { lengthOf } from '../lengths.ts';
import { boatPlaces, piecePlace, routeLines, stonePlace } from './geometry.ts';
import { volcano, type Position, type Stone } from './position.ts';
import { allStones, drawnStones, StoneAt, type Trail } from './things.tsx';

const lengths: Record<string, number> = {
  hopped: 350,
  explored_new: 350,
  explored_old: 350,
  explored_free: 350,
  populated: 350,
  fished: 300,
  extra_settler: 350,
  mask_gift: 300,
  mask_curse: 300,
  declined: 400,
  gathered: 300,
  stone_drawn: 900,
  erupted: 900,
  took_token: 150,
  first_player: 160,
};
export const duration = (events: GameEvent[]): number => lengthOf(lengths, events);

const text = (e: GameEvent, k: number): string => String(e.args[k]);
const count = (e: GameEvent, k: number): number => Number(e.args[k]);
const seatOf = (e: GameEvent): number => (typeof e.actor === 'number' ? e.actor : 0);

type Gone = Omit<Flight, 'picture'> & { good: string };
const flown = new Set<string>(['fish', 'shell', 'turtle', 'mask', 'boat'] satisfies Good[]);
const flight = ({ good, ...gone }: Gone): Flight => ({
  ...gone,
  picture: () => <GoodIcon good={good as Good} size={28} ink={`var(--i-${good})`} />,
});

// Goods that change hands.
export function flights(events: GameEvent[]): Flight[] {
  const found: Gone[] = [];
  for (const e of events) {
    const seat = seatOf(e);
    switch (e.name) {
      case 'paid':
        found.push({ from: seat, to: count(e, 0), good: text(e, 1), n: count(e, 2) });
        break;
      case 'explored_new':
        found.push({ from: seat, to: null, good: text(e, 1), n: count(e, 2) });
        break;
      case 'fished':
      case 'mask_gift':
        found.push({ from: null, to: seat, good: text(e, 0), n: count(e, 1) });
        break;
      case 'lost':
        found.push({ from: seat, to: null, good: text(e, 0), n: count(e, 1) });
        break;
      case 'gathered':
        found.push(
          { from: null, to: seat, good: 'fish', n: count(e, 0) },
          { from: null, to: seat, good: 'shell', n: count(e, 1) },
        );
        break;
      case 'took_turtles':
        found.push({ from: null, to: seat, good: 'turtle', n: count(e, 0) });
        break;
      case 'took_token':
        found.push({ from: null, to: seat, good: text(e, 1), n: 1 });
        break;
    }
  }
  return found.filter(f => f.n > 0 && flown.has(f.good)).map(flight);
}

// What the last step leaves marked on the board.
interface Marks {
  trails: Trail[];
  moved: Map<string, number[]>;
}
export function marksOf(motion: Motion | null): Marks {
  const marks: Marks = { trails: [], moved: new Map() };
  const move = (id: string, seat: number): void =>
    void marks.moved.set(id, [...(marks.moved.get(id) ?? []), seat]);
  for (const e of motion?.events ?? []) {
    const seat = seatOf(e);
    if (e.name === 'hopped') {
      marks.trails.push({
        kind: 'sail',
        from: text(e, 0),
        to: text(e, 1),
        route: text(e, 2),
        seat,
        ghosts: [],
      });
      move(text(e, 1), seat);
    } else if (e.name === 'guided') {
      marks.trails.at(-1)?.ghosts.push(seat);
      move(text(e, 1), seat);
    } else if (e.name.startsWith('explored'))
      marks.trails.push({ kind: 'boat', from: '', to: '', route: text(e, 0), seat, ghosts: [] });
    else if (e.name === 'populated') move(text(e, 0), seat);
  }
  return marks;
}

// The position with everything taken away that is still on its way.
export function still(before: Position, after: Position): Position {
  return {
    ...after,
    islands: after.islands.map((i, k) => ({
      ...i,
      token: before.islands[k]?.token ?? i.token,
      pieces: i.pieces.map((n, seat) => Math.min(n, before.islands[k]?.pieces[seat] ?? n)),
    })),
    routes: after.routes.map((r, k) =>
      before.routes[k] && before.routes[k].boats.length < r.boats.length ? before.routes[k] : r,
    ),
    archipelagos: before.archipelagos,
    stones_drawn: before.stones_drawn,
  };
}

// Something that moves from one place to another, once.
function Traveller({
  from,
  to,
  ms,
  delay = 0,
  rise = 0,
  children,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  ms: number;
  delay?: number;
  rise?: number;
  children: ComponentChildren;
}) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = rise
      ? [
          { transform: `translate(${from[0]}px,${from[1]}px)` },
          { transform: `translate(${(from[0] + to[0]) / 2}px,${(from[1] + to[1]) / 2 - rise}px)` },
          { transform: `translate(${to[0]}px,${to[1]}px)` },
        ]
      : [
          { transform: `translate(${from[0]}px,${from[1]}px)` },
          { transform: `translate(${to[0]}px,${to[1]}px)` },
        ];
    const running = ref.current?.animate(frames, {
      duration: ms,
      delay,
      easing: 'ease-in-out',
      fill: 'both',
    });
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${from[0]},${from[1]})`}>
      {children}
    </g>
  );
}

function Voyager({ e, position }: { e: GameEvent; position: Position }) {
  const seat = seatOf(e),
    at = (id: string): readonly [number, number] =>
      piecePlace(
        position.islands.find(i => i.id === id)!,
        seat,
      );
  return (
    <Traveller from={at(text(e, 0))} to={at(text(e, 1))} ms={350}>
      <Piece seat={seat} x={0} y={0} r={10.5} />
    </Traveller>
  );
}

export function Travellers({ motion }: { motion: Motion }) {
  const after = motion.after.position as Position,
    lines = routeLines(after),
    v = volcano(after);
  const before = motion.before.position as Position;
  return (
    <g aria-hidden="true">
      {motion.events.map((e, k) => {
        const seat = seatOf(e);
        if (e.name === 'hopped' || e.name === 'guided')
          return <Voyager key={k} e={e} position={after} />;
        if (e.name.startsWith('explored')) {
          const l = lines.get(text(e, 0))!,
            r = after.routes.find(x => x.id === text(e, 0))!,
            place = boatPlaces(l, r.boats).get(seat) ?? l.middle;
          return (
            <Traveller key={k} from={l.p} to={place} ms={350}>
              <Boat seat={seat} x={0} y={0} scale={1.15} />
            </Traveller>
          );
        }
        if (e.name === 'populated') {
          const i = after.islands.find(x => x.id === text(e, 0))!,
            to = piecePlace(i, seat);
          return Array.from({ length: Math.min(3, count(e, 1)) }, (_, n) => (
            <Traveller
              key={`${k}.${n}`}
              from={[to[0], to[1] - 70]}
              to={to}
              ms={350 - n * 60}
              delay={n * 60}
            >
              <Piece seat={seat} x={0} y={0} />
            </Traveller>
          ));
        }
        if (e.name === 'stone_drawn') {
          const all = allStones(before),
            slot = Math.min(all - 1, drawnStones(before).length);
          return (
            <Traveller
              key={k}
              from={[v.x - 90, v.y - 130]}
              to={stonePlace(v, slot, all)}
              ms={500}
              rise={46}
            >
              <StoneAt stone={text(e, 0) as Stone} x={0} y={0} />
            </Traveller>
          );
        }
        return null;
      })}
    </g>
  );
}
