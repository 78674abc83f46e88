// PointTrack.tsx - the track of points below the map: the same points as in the list of players.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { inPoints, pointsText, type Player, type Position } from '../position.ts';
import { seatPeople, thingHelp } from '../words.ts';
import { tip } from '../../../ui/tips.tsx';
import { track, trackPlace } from './geometry.ts';
import { named } from '../../../i18n/join.ts';

export const y = track.y + 38;

// A stroke for each point, a number for every fifth.
function Scale({ most, end }: { most: number; end: number }) {
  const at = (n: number): number => trackPlace(n, most);
  return (
    <>
      <path d={`M${at(0)},${y}H${at(most)}`} stroke="#CFE6E6" stroke-width={1.4} />
      {Array.from({ length: most + 1 }, (_, n) => (
        <g key={n}>
          <path
            d={`M${at(n)},${y - (n % 5 ? 5 : 8)}v${n % 5 ? 10 : 16}`}
            stroke="#CFE6E6"
            stroke-width={n % 5 ? 1 : 1.6}
          />
          {n % 5 === 0 && Math.abs(n - end) > 1 && (
            <text class="c-mark" x={at(n)} y={y - 16} text-anchor="middle" fill="#FFFBF2">
              {n}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

// How many points end the game.
function Goal({ most, end }: { most: number; end: number }) {
  return (
    <g transform={`translate(${trackPlace(end, most)},${y})`}>
      <g class="c-grow c-flag">
        <path d="M0,8V-30" stroke="#FFFBF2" stroke-width={2.4} />
        <path d="M1,-31H36L30,-22L36,-13H1Z" fill="#C9431B" stroke="#FFFBF2" stroke-width={1.2} />
        <text class="c-badge w" x={16} y={-17}>
          {end}
        </text>
      </g>
    </g>
  );
}

// The signs of the players; those with equal points stand one above the other.
function Signs({ players, most }: { players: Player[]; most: number }) {
  const list = [...players].sort((a, b) => a.known_points - b.known_points),
    firstAt = (q: Player): number => list.findIndex(o => o.known_points === q.known_points);
  return (
    <>
      {list.map((q, k) => (
        <SeatShape
          key={q.side}
          seat={q.side}
          x={trackPlace(inPoints(q.known_points), most)}
          y={y - (k - firstAt(q)) * 17 + (q.side === 1 ? 1 : 0)}
          r={9.5}
          fill={seatColour(q.side)}
          stroke="#FFFBF2"
          stroke-width={2}
        />
      ))}
    </>
  );
}

const upTo = (n: number): number => Math.ceil(n / 5) * 5;
const trackWords = (p: Position): string =>
  [
    thingHelp('points'),
    ...p.players.map(q => `${named(seatPeople(p, q.side), pointsText(q.known_points))}.`),
  ].join(' ');

export function PointTrack({ position: p }: { position: Position }) {
  const end = p.game_end,
    most = Math.max(
      30,
      upTo(end + 3),
      upTo(inPoints(Math.max(...p.players.map(q => q.known_points)))),
    );
  return (
    <g role="img" aria-label={trackWords(p)} {...tip(trackWords(p))}>
      <rect
        x={track.x - 8}
        y={track.y}
        width={track.w}
        height={track.h}
        rx={12}
        fill="var(--cq-box)"
        fill-opacity={0.66}
        stroke="#fff"
        stroke-opacity={0.12}
      />
      <Scale most={most} end={end} />
      <Goal most={most} end={end} />
      <Signs players={p.players} most={most} />
    </g>
  );
}
