// motion.tsx - a step as movement on the map: who goes where, what is built, grown, harvested or lost;
// banners for phases, crises and the end; what stays marked until the next step.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { seatColour } from '../../../art/seats.tsx';
import { capital } from '../../../i18n/plain.ts';
import type { GameEvent } from '../../../protocol.ts';
import type { Motion } from '../../game.ts';
import { nameOf } from '../../lexicon.ts';
import { still } from '../../../ui/still.ts';
import { CitizenShape, SignAt, SignIcon, type Sign } from '../art/signs.tsx';
import type { PartName, Position, Unit } from '../position.ts';
import { roundName } from '../../facts.ts';
import { crisisWord, happeningWord, phaseWord, stateWord } from '../words/names.ts';
import { centreOf, hexagon, R } from './geometry.ts';
import { layoutOf, partPlace, type Layout } from './layout.ts';
import { UnitFigure } from './things.tsx';

const number = (e: GameEvent, k: number): number => Number(e.args[k]);
const text = (e: GameEvent, k: number): string => String(e.args[k] ?? '');
const seatOf = (e: GameEvent): number => (typeof e.actor === 'number' ? e.actor : 0);

// ---- how long ------------------------------------------------------------------------------------------

const travels = 420,
  pops = 420,
  bannerLength = 1000;
const bannerNames = new Set([
  'phase_began',
  'turn_began',
  'crisis_began',
  'temple_calm',
  'town_unrest',
  'end_near',
  'independence',
]);
const popNames = new Set([
  'region_placed',
  'built',
  'grew',
  'hired',
  'landed',
  'deployed',
  'ravaged',
  'sunk',
  'wonder_built',
  'launched',
  'healed',
  'stood',
  'stood_free',
  'consumed_own',
  'consumed_market',
]);
const travelNames = new Set(['moved', 'convoyed', 'explored']);
export function duration(events: GameEvent[]): number {
  const banners = events.filter(e => bannerNames.has(e.name)).length,
    pop = events.some(e => popNames.has(e.name)),
    travel = events.some(e => travelNames.has(e.name));
  return Math.min(2, banners) * bannerLength + (travel ? travels : 0) + (pop ? pops : 0);
}

// ---- who travels ---------------------------------------------------------------------------------------

interface Journey {
  seat: number;
  kind: Unit['kind'];
  from: number | null;
  to: number;
}
function journeys(events: GameEvent[]): Journey[] {
  return events.flatMap((e): Journey[] => {
    if (e.name === 'moved')
      return [
        { seat: seatOf(e), kind: text(e, 0) as Unit['kind'], from: number(e, 1), to: number(e, 2) },
      ];
    if (e.name === 'convoyed')
      return [{ seat: seatOf(e), kind: 'citizen', from: number(e, 0), to: number(e, 1) }];
    if (e.name !== 'explored') return [];
    return [
      { seat: seatOf(e), kind: text(e, 1) as Unit['kind'], from: number(e, 2), to: number(e, 0) },
    ];
  });
}
const arrival = (after: Position, j: Journey): Unit | undefined =>
  after.units.filter(u => u.seat === j.seat && u.kind === j.kind && u.region === j.to).at(-1);
// Units that travel are drawn by their journey, not where they will stand.
export function hiddenUnits(motion: Motion): Set<number> {
  const after = motion.after.position as Position;
  return new Set(
    journeys(motion.events).flatMap(j => {
      const u = arrival(after, j);
      return u ? [u.unit] : [];
    }),
  );
}

function Traveller({
  from,
  to,
  ms,
  children,
}: {
  from: [number, number];
  to: [number, number];
  ms: number;
  children: ComponentChildren;
}) {
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
    <g ref={ref} transform={`translate(${to[0]},${to[1]})`}>
      {children}
    </g>
  );
}
function Pop({
  at,
  delay = 0,
  rise = 0,
  children,
}: {
  at: [number, number];
  delay?: number;
  rise?: number;
  children: ComponentChildren;
}) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const where = `translate(${at[0]}px,${at[1]}px)`;
    const running = ref.current?.animate(
      [
        { transform: `${where} scale(.3)`, opacity: 0 },
        { transform: `${where} scale(1.16)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${at[0]}px,${at[1] - rise}px) scale(1)`, opacity: rise ? 0 : 1 },
      ],
      { duration: pops, delay, easing: 'ease-out', fill: 'both' },
    );
    return () => running?.cancel();
  }, []);
  return (
    <g ref={ref} transform={`translate(${at[0]},${at[1]})`}>
      {children}
    </g>
  );
}

const regionAt = (p: Position, region: number): [number, number] => {
  const g = p.regions[region];
  return g ? centreOf(g.q, g.r) : [0, 0];
};
function placeIn(layout: Layout, region: number, part: string): [number, number] {
  const g = layout.regions[region];
  return g ? partPlace(g, (part || 'A') as PartName) : [0, 0];
}

const Ring = () => <path d={hexagon(0, 0, R - 4)} fill="none" stroke="#FFD489" stroke-width={7} />;
const SignDisc = ({ name, size = 40 }: { name: Sign; size?: number }) => (
  <>
    <circle r={size * 0.62} fill="#FFFBF2" stroke="#14313A" stroke-opacity={0.4} />
    <SignAt name={name} x={0} y={0} size={size * 0.8} />
  </>
);
const Citizen = ({ seat }: { seat: number }) => (
  <g transform="translate(-15,-15) scale(1.25)">
    <CitizenShape seat={seat} />
  </g>
);
// What an event lets appear on the map: where, and what.
interface Appearance {
  at: [number, number];
  what: ComponentChildren;
  rise?: number;
}
function appearance(e: GameEvent, after: Position, layout: Layout): Appearance | null {
  switch (e.name) {
    case 'region_placed':
      return { at: regionAt(after, number(e, 0)), what: <Ring /> };
    case 'built':
      return {
        at: placeIn(layout, number(e, 1), text(e, 2)),
        what: <SignDisc name={text(e, 0) as Sign} />,
      };
    case 'grew':
    case 'hired':
    case 'landed':
      return {
        at: placeIn(layout, number(e, 0), text(e, 1)),
        what: <Citizen seat={seatOf(e)} />,
      };
    case 'stood':
    case 'stood_free':
    case 'healed':
      return {
        at: placeIn(layout, number(e, 1), text(e, 2)),
        what: <Citizen seat={number(e, 0)} />,
      };
    case 'deployed':
    case 'ravaged':
      return {
        at: regionAt(after, number(e, 0)),
        what: <SignDisc name={text(e, 1) as Sign} />,
        rise: 34,
      };
    case 'sunk':
      return { at: regionAt(after, number(e, 1)), what: <SignDisc name="flame" size={46} /> };
    case 'launched':
      return { at: placeIn(layout, number(e, 0), 'sea'), what: <SignDisc name="ship" /> };
    default:
      return null;
  }
}
function Trip({
  journey: j,
  after,
  was,
  is,
}: {
  journey: Journey;
  after: Position;
  was: Layout;
  is: Layout;
}) {
  const unit = arrival(after, j),
    end = unit && is.units.find(u => u.unit.unit === unit.unit);
  if (!unit || !end) return null;
  const start = was.units.find(
    u => u.unit.seat === j.seat && u.unit.kind === j.kind && u.unit.region === j.from,
  );
  return (
    <Traveller from={start ? [start.x, start.y] : [end.x, end.y]} to={[end.x, end.y]} ms={travels}>
      <UnitFigure unit={unit} size={end.size * 1.15} />
    </Traveller>
  );
}
export function Moving({ motion }: { motion: Motion }) {
  const before = motion.before.position as Position,
    after = motion.after.position as Position,
    is = layoutOf(after),
    was = layoutOf(before);
  return (
    <g aria-hidden="true" pointer-events="none">
      {motion.events.map((e, k) => {
        const appears = appearance(e, after, is);
        return (
          appears && (
            <Pop key={k} at={appears.at} rise={appears.rise ?? 0}>
              {appears.what}
            </Pop>
          )
        );
      })}
      {journeys(motion.events).map((journey, k) => (
        <Trip key={`t${k}`} journey={journey} after={after} was={was} is={is} />
      ))}
    </g>
  );
}

// ---- what stays marked -------------------------------------------------------------------------------------

export const Trail = still(({ motion, after }: { motion: Motion | null; after: Position }) => {
  if (!motion) return null;
  const layout = layoutOf(after);
  const rings = motion.events.flatMap(e => (e.name === 'region_placed' ? [number(e, 0)] : [])),
    trips = journeys(motion.events).filter(j => j.from !== null && j.from !== j.to);
  return (
    <g aria-hidden="true" pointer-events="none" fill="none">
      {rings.map(region => (
        <path
          key={region}
          d={hexagon(...regionAt(after, region), R - 5)}
          stroke="#FFFBF2"
          stroke-width={4}
          stroke-dasharray="10 8"
        />
      ))}
      {trips.map((j, k) => {
        const unit = arrival(after, j),
          end = unit && layout.units.find(u => u.unit.unit === unit.unit),
          [x, y] = regionAt(after, j.from!);
        return end ? (
          <g key={k}>
            <path
              d={`M${x.toFixed(1)},${y.toFixed(1)}L${end.x.toFixed(1)},${end.y.toFixed(1)}`}
              stroke="#FFFBF2"
              stroke-width={6}
              stroke-linecap="round"
              opacity={0.8}
            />
            <path
              d={`M${x.toFixed(1)},${y.toFixed(1)}L${end.x.toFixed(1)},${end.y.toFixed(1)}`}
              stroke={seatColour(j.seat)}
              stroke-width={3.2}
              stroke-linecap="round"
              stroke-dasharray="9 7"
            />
            <circle
              cx={end.x}
              cy={end.y}
              r={end.size * 0.7}
              stroke="#FFFBF2"
              stroke-width={2.4}
              stroke-dasharray="6 5"
            />
          </g>
        ) : null;
      })}
    </g>
  );
});

// ---- banners -------------------------------------------------------------------------------------------------

interface Told {
  words: string;
  sign: Sign;
  bad: boolean;
}
function bannerOf(e: GameEvent): Told | null {
  switch (e.name) {
    case 'turn_began':
      return {
        words: roundName('archipelago', number(e, 0)),
        sign: 'exploration',
        bad: false,
      };
    case 'phase_began':
      return {
        words: phaseWord(number(e, 0)),
        sign:
          (['hut', 'crowd', 'disc', 'worker', 'flame', 'construction', 'progress'] as Sign[])[
            number(e, 0)
          ] ?? 'disc',
        bad: false,
      };
    case 'crisis_began':
      return {
        words: crisisWord(text(e, 0), text(e, 1)),
        sign: text(e, 1) as Sign,
        bad: true,
      };
    case 'temple_calm':
      return {
        words: happeningWord(e.name),
        sign: 'dove',
        bad: false,
      };
    case 'town_unrest':
      return {
        words: happeningWord(e.name),
        sign: 'torch',
        bad: true,
      };
    case 'end_near':
      return { words: capital(stateWord('end_near')), sign: 'secret', bad: false };
    case 'independence':
      return { words: capital(nameOf('archipelago', 'mood', 'lost')), sign: 'flame', bad: true };
    default:
      return null;
  }
}
export function Banners({ motion }: { motion: Motion }) {
  const list = motion.events
      .flatMap(e => {
        const told = bannerOf(e);
        return told ? [told] : [];
      })
      .slice(-2),
    [at, setAt] = useState(0);
  useEffect(() => {
    if (list.length < 2) return;
    const timer = window.setTimeout(() => setAt(1), bannerLength);
    return () => window.clearTimeout(timer);
  }, []);
  const now = list[Math.min(at, list.length - 1)];
  return now ? (
    <div class={`ar-banner${now.bad ? ' bad' : ''}`} aria-hidden="true">
      <SignIcon name={now.sign} size={34} />
      <b>{now.words}</b>
    </div>
  ) : null;
}
