// things.tsx - what lies on the map and changes: routes with boats and markers, tokens, lava stones,
// pieces, price tags, the trail of the last move. Pure functions of a position and of what is marked.
import { GoodAt, type Good } from '../../art/goods.tsx';
import { Boat, Piece, seatColour, SeatShape } from '../../art/seats.tsx';
import {
  boatPlaces,
  capName,
  path,
  piecePlace,
  routeLines,
  stonePlace,
  tagHeight,
  textWidth,
  tokenPlace,
  type Box,
  type RouteLine,
} from './geometry.ts';
import {
  volcano,
  type Face,
  type Goods,
  type Island,
  type Position,
  type Route,
  type Stone,
} from './position.ts';

export type Shine = 'none' | 'quiet' | 'glow' | 'on';
export interface Trail {
  route: string;
  seat: number;
  from: string;
  to: string;
  ghosts: number[];
  kind: 'sail' | 'boat';
}

const round = { 'stroke-linecap': 'round' as const };

// The light of a route that may be chosen.
function RouteGlow({ d, shine }: { d: string; shine: Shine }) {
  if (shine === 'none') return null;
  const isOn = shine === 'on';
  return (
    <>
      <path
        class="b-halo"
        d={d}
        stroke="var(--glow)"
        stroke-opacity={isOn ? 0.5 : 0.26}
        stroke-width={isOn ? 20 : shine === 'quiet' ? 11 : 15}
        {...round}
      />
      {shine !== 'quiet' && (
        <path class="b-pulse" d={d} stroke="var(--glow)" stroke-width={isOn ? 8 : 6.5} {...round} />
      )}
    </>
  );
}
// Open to all: dots of its own colour.
function OpenRoute({ d, lit }: { d: string; lit: boolean }) {
  return (
    <>
      {!lit && <path d={d} stroke="#062029" stroke-opacity={0.35} stroke-width={7.5} {...round} />}
      <path
        d={d}
        stroke={lit ? '#6B3F22' : '#FF9A3D'}
        stroke-width={4.6}
        stroke-dasharray=".1 9"
        {...round}
      />
    </>
  );
}
// With a boat on it: a line.
function BoatRoute({ d, lit }: { d: string; lit: boolean }) {
  return (
    <>
      <path d={d} stroke="#062029" stroke-opacity={lit ? 0 : 0.38} stroke-width={6.4} {...round} />
      <path d={d} stroke={lit ? 'var(--glow)' : 'var(--rim)'} stroke-width={2.8} {...round} />
    </>
  );
}
// Nobody's yet: dots.
function FreeRoute({ d, shine }: { d: string; shine: Shine }) {
  const isQuiet = shine === 'quiet',
    lit = shine !== 'none';
  return (
    <path
      d={d}
      stroke={isQuiet ? 'var(--glow)' : lit ? '#6B3F22' : 'var(--route)'}
      stroke-opacity={lit ? 1 : 0.7}
      stroke-width={isQuiet ? 4.4 : 3.4}
      stroke-dasharray=".1 9"
      {...round}
    />
  );
}

interface RouteStrokeProps {
  r: Route;
  line: RouteLine;
  shine: Shine;
  trail: Trail | null;
}
function RouteStroke({ r, line, shine, trail }: RouteStrokeProps) {
  const d = path(line),
    lit = shine !== 'none',
    own = () => {
      if (r.class === 'neutral') return <OpenRoute d={d} lit={lit} />;
      if (trail) return null;
      return r.boats.length ? <BoatRoute d={d} lit={lit} /> : <FreeRoute d={d} shine={shine} />;
    };
  return (
    <>
      <RouteGlow d={d} shine={shine} />
      {trail && (
        <>
          <path d={d} stroke="#FFFBF2" stroke-width={9.5} {...round} />
          <path d={d} stroke={seatColour(trail.seat)} stroke-width={6} {...round} />
        </>
      )}
      {own()}
    </>
  );
}

export function Routes({
  position,
  shine,
  trails,
}: {
  position: Position;
  shine: Map<string, Shine>;
  trails: Trail[];
}) {
  const lines = routeLines(position);
  return (
    <g fill="none" aria-hidden="true">
      {position.routes.map(r => (
        <RouteStroke
          key={r.id}
          r={r}
          line={lines.get(r.id)!}
          shine={shine.get(r.id) ?? 'none'}
          trail={trails.find(t => t.route === r.id && t.kind === 'sail') ?? null}
        />
      ))}
    </g>
  );
}

// Arrow head where the move ended, hollow shapes where the pieces stood.
export function TrailMarks({ position, trails }: { position: Position; trails: Trail[] }) {
  const lines = routeLines(position);
  return (
    <g aria-hidden="true">
      {trails
        .filter(t => t.kind === 'sail')
        .map((t, k) => {
          const l = lines.get(t.route)!,
            back = t.from === l.to.id,
            [x, y] = back ? l.p : l.q,
            turn = l.angle + (back ? 180 : 0),
            from = position.islands.find(i => i.id === t.from)!;
          return (
            <g key={k}>
              <path
                transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
                d="M-7,-9L7,0L-7,9Z"
                fill={seatColour(t.seat)}
                stroke="#FFFBF2"
                stroke-width={2}
                stroke-linejoin="round"
              />
              {[t.seat, ...t.ghosts].map(seat => {
                if (from.pieces[seat]) return null;
                const [gx, gy] = piecePlace(from, seat);
                return (
                  <SeatShape
                    key={seat}
                    seat={seat}
                    x={gx}
                    y={gy}
                    r={8}
                    fill="#062029"
                    fill-opacity={0.25}
                    stroke="#FFFBF2"
                    stroke-width={1.8}
                    stroke-dasharray="3.5 2.5"
                  />
                );
              })}
            </g>
          );
        })}
    </g>
  );
}

export function Marker({ goods, x, y }: { goods: Goods; x: number; y: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={9}
        fill="#FFFBF2"
        stroke="#14313A"
        stroke-opacity={0.6}
        stroke-width={1}
      />
      <GoodAt good={goods} x={x} y={y} scale={0.55} />
    </>
  );
}

export function Boats({ position, trails }: { position: Position; trails: Trail[] }) {
  const lines = routeLines(position);
  return (
    <g aria-hidden="true">
      {position.routes
        .filter(r => r.boats.length)
        .map(r => {
          const l = lines.get(r.id)!,
            fresh = trails.find(t => t.route === r.id && t.kind === 'boat');
          return (
            <g key={r.id}>
              {[...boatPlaces(l, r.boats)].map(([seat, [x, y]]) => (
                <>
                  {fresh?.seat === seat && (
                    <circle
                      cx={x}
                      cy={y}
                      r={14.5}
                      fill={seatColour(seat)}
                      fill-opacity={0.35}
                      stroke="#FFFBF2"
                      stroke-width={2.2}
                      stroke-dasharray="4 3"
                    />
                  )}
                  <Boat key={seat} seat={seat} x={x} y={y} />
                </>
              ))}
              {r.goods && <Marker goods={r.goods} x={l.middle[0]} y={l.middle[1]} />}
            </g>
          );
        })}
    </g>
  );
}

function Token({ face, x, y, green }: { face: Face; x: number; y: number; green: boolean }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <rect x={-12.5} y={-11} width={25} height={25} rx={5} fill="#062029" fill-opacity={0.3} />
      <rect
        x={-12.5}
        y={-12.5}
        width={25}
        height={25}
        rx={5}
        fill={green ? '#2F7A3C' : '#D9711C'}
        stroke="#FFFBF2"
        stroke-width={1.6}
      />
      <rect x={-9.3} y={-9.3} width={18.6} height={18.6} rx={2.5} fill="#FFFBF2" />
      <GoodAt good={face} x={0} y={0.3} scale={0.64} />
    </g>
  );
}

export function Tokens({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.islands
        .filter(i => i.token)
        .map(i => {
          const [x, y] = tokenPlace(i);
          return <Token key={i.id} face={i.token!} x={x} y={y} green={i.slot === 'green'} />;
        })}
      {position.archipelagos
        .filter(a => a.turtle_token)
        .map(a => {
          const [x, y] = capName(position, a).token;
          return (
            <g key={a.id} transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}>
              <path
                d="M0,-13.5L11.7,-6.75V6.75L0,13.5L-11.7,6.75V-6.75Z"
                fill="var(--disc-t)"
                stroke="#6B3F22"
                stroke-width={1.8}
                stroke-linejoin="round"
              />
              <GoodAt good="turtle" x={0} y={0.3} scale={0.68} />
            </g>
          );
        })}
    </g>
  );
}

export const stoneColour: Record<Stone, string> = {
  red: '#E4572E',
  grey: '#B9BEC0',
  black: '#20282B',
};
export function StoneAt({ stone, x, y }: { stone: Stone; x: number; y: number }) {
  return (
    <rect
      x={x - 6.5}
      y={y - 6.5}
      width={13}
      height={13}
      rx={3.5}
      fill={stoneColour[stone]}
      stroke="#FFFBF2"
      stroke-width={1.6}
    />
  );
}

const stonesIn = (stones: Record<Stone, number>): Stone[] =>
  (Object.entries(stones) as [Stone, number][]).flatMap(([stone, n]) =>
    Array.from({ length: n }, () => stone),
  );
export const drawnStones = (p: Position): Stone[] => stonesIn(p.stones_drawn);
export const allStones = (p: Position): number => drawnStones(p).length + stonesIn(p.bag).length;
export function Stones({ position }: { position: Position }) {
  const v = volcano(position),
    drawn = drawnStones(position),
    all = allStones(position);
  return (
    <g aria-hidden="true">
      {Array.from({ length: all }, (_, j) => {
        const [x, y] = stonePlace(v, j, all),
          stone = drawn[j];
        return stone ? (
          <StoneAt key={j} stone={stone} x={x} y={y} />
        ) : (
          <rect
            key={j}
            x={x - 4.5}
            y={y - 4.5}
            width={9}
            height={9}
            rx={2.5}
            fill="#000"
            fill-opacity={0.28}
            stroke="#fff"
            stroke-opacity={0.35}
            stroke-width={1}
          />
        );
      })}
    </g>
  );
}

function IslandPieces({ i, lifted, moved }: { i: Island; lifted: number | null; moved: number[] }) {
  return (
    <>
      {moved.map(seat => {
        const [x, y] = piecePlace(i, seat);
        return i.pieces[seat] ? (
          <circle
            key={`m${seat}`}
            cx={x}
            cy={y}
            r={14.5}
            fill="none"
            stroke="#FFFBF2"
            stroke-width={2.2}
            stroke-dasharray="4 3"
          />
        ) : null;
      })}
      {i.pieces.map((count, seat) => {
        if (!count) return null;
        const [x, y] = piecePlace(i, seat);
        return (
          <Piece key={seat} seat={seat} x={x} y={y} count={count} r={lifted === seat ? 11 : 9} />
        );
      })}
    </>
  );
}

export function Pieces({
  position,
  lifted,
  moved,
}: {
  position: Position;
  lifted: { island: string; seat: number } | null;
  moved: Map<string, number[]>;
}) {
  return (
    <g aria-hidden="true">
      {position.islands.map(i => (
        <IslandPieces
          key={i.id}
          i={i}
          lifted={lifted?.island === i.id ? lifted.seat : null}
          moved={moved.get(i.id) ?? []}
        />
      ))}
    </g>
  );
}

// A price tag: amounts, goods, seats, words.
export type TagPart = string | { good: Good } | { seat: number } | { bad: string };
const partWidth = (p: TagPart): number =>
  typeof p === 'string' ? textWidth(p, 12.5) + 5 : 'bad' in p ? textWidth(p.bad, 12.5) + 5 : 20;
export const tagWidth = (parts: TagPart[]): number => parts.reduce((w, p) => w + partWidth(p), 15);

function TagContent({ part, x }: { part: TagPart; x: number }) {
  if (typeof part === 'string' || 'bad' in part)
    return (
      <text class={typeof part === 'string' ? 'b-tag' : 'b-tag bad'} x={x} y={4.4}>
        {typeof part === 'string' ? part : part.bad}
      </text>
    );
  if ('good' in part) return <GoodAt good={part.good} x={x + 8.5} y={0} scale={0.64} />;
  return (
    <SeatShape
      seat={part.seat}
      x={x + 8.5}
      y={part.seat === 1 ? 1 : 0}
      r={6}
      fill={seatColour(part.seat)}
      stroke="#1D2B2F"
      stroke-opacity={0.5}
      stroke-width={0.8}
    />
  );
}

interface TagProps {
  box: Box;
  parts: TagPart[];
  on: boolean;
  grow?: number;
}
export function Tag({ box, parts, on, grow = 1 }: TagProps) {
  const w = box.w / grow,
    left = (k: number): number => parts.slice(0, k).reduce((x, p) => x + partWidth(p), 9),
    at = `${box.x.toFixed(1)},${(box.y + box.h / 2).toFixed(1)}`;
  return (
    <g class="b-tagbox" transform={`translate(${at}) scale(${grow.toFixed(3)})`} aria-hidden="true">
      <rect y={-11.5} width={w} height={tagHeight} rx={12} fill="#062029" fill-opacity={0.35} />
      <rect
        y={-12.5}
        width={w}
        height={tagHeight}
        rx={12.5}
        fill={on ? '#FFD98A' : '#FFFBF2'}
        stroke="#1D2B2F"
        stroke-width={on ? 2 : 1}
      />
      {parts.map((part, k) => (
        <TagContent key={k} part={part} x={left(k)} />
      ))}
    </g>
  );
}
