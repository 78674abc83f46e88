// Tracks.tsx - the tracks of the island: rounds, tattoos with their ranks, priests.
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatShape, seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { named as saidOf } from '../../../i18n/join.ts';
import type { Position } from '../position.ts';
import { Spot, SpotContext } from '../spot.tsx';
import {
  isCeremony,
  mostPriests,
  mostTattoos,
  ranks,
  spaceCount,
  type RankRow,
} from '../tables.ts';
import { counted, headingWord, rankWord, roundName, roundNumber, thingWord } from '../words.ts';

function Space({ p, space }: { p: Position; space: number }) {
  const used = p.track.includes(space),
    done = used && space < p.space,
    kinds = [
      isCeremony(space) ? 'c' : 'a',
      !used && 'no',
      done && 'done',
      space === p.space && 'on',
    ];
  return (
    <li class={kinds.filter(Boolean).join(' ')}>
      <Spot spot={`round:${space}`} kind="ra-round">
        {done && <Icon name="check" size={18} width={2.8} />}
        {!done && (isCeremony(space) ? <Icon name="flame" size={20} /> : roundNumber(space))}
      </Spot>
    </li>
  );
}
export function RoundTrack({ p }: { p: Position }) {
  const list = p.track.map(roundName).join(', '),
    now = roundName(p.space || 1);
  return (
    <ol class="ra-rounds" aria-label={t('raiatea.round.track', { list, now })}>
      {Array.from({ length: spaceCount }, (_, k) => (
        <Space key={k} p={p} space={k + 1} />
      ))}
    </ol>
  );
}

const grouped = (list: { seat: number; at: number }[], at: number): number[] =>
  list.filter(x => x.at === at).map(x => x.seat);
function Discs({
  seats,
  x,
  y,
  r,
  down = false,
}: {
  seats: number[];
  x: number;
  y: number;
  r: number;
  down?: boolean;
}) {
  return (
    <>
      {seats.map((seat, k) => {
        const cx = down ? x : x + (k - (seats.length - 1) / 2) * r * 1.9,
          cy = down ? y - k * r * 2 : y;
        return (
          <g key={seat}>
            <SeatShape
              seat={seat}
              x={cx}
              y={cy}
              r={r}
              fill={seatColour(seat)}
              stroke="#FFFBF2"
              stroke-width={2}
            />
            <SeatShape
              seat={seat}
              x={cx}
              y={cy}
              r={r + 1.1}
              fill="none"
              stroke="#14313A"
              stroke-opacity={0.5}
              stroke-width={0.8}
            />
          </g>
        );
      })}
    </>
  );
}

function TattooSpace({
  x,
  y,
  here,
  rank,
  flat,
}: {
  x: number;
  y: number;
  here: number[];
  rank: RankRow | undefined;
  flat: boolean;
}) {
  const small = here.length > 2 ? 6.2 : here.length > 1 ? 7.4 : 9.4;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={rank || here.length > 1 ? 22 : 15}
        fill={rank ? '#1D2B2F' : '#FFFBF2'}
        stroke="#1D2B2F"
        stroke-width={2}
      />
      {rank && (
        <circle
          cx={x}
          cy={y}
          r={18.5}
          fill="none"
          stroke="#EAD7B7"
          stroke-dasharray="2 3"
          opacity={here.length > 1 ? 0.3 : 1}
        />
      )}
      <Discs seats={here.slice(0, 2)} x={x} y={y - (here.length > 2 ? 7.5 : 0)} r={small} />
      <Discs seats={here.slice(2)} x={x} y={y + 8} r={small * (here.length > 4 ? 0.8 : 1)} />
      {rank && (
        <text class="ra-rank" x={x} y={y + (flat ? 38 : 35)} text-anchor="middle">
          {rankWord(rank.id)}
        </text>
      )}
      {rank && rank.points > 0 && (
        <text class="ra-rank-points" x={x} y={y + (flat ? 51 : 47)} text-anchor="middle">
          {counted('points', rank.points)}
        </text>
      )}
    </g>
  );
}
// Upwards from the first space; `flat` from left to right.
export function TattooTrack({ p, flat = false }: { p: Position; flat?: boolean }) {
  const { names } = useContext(SpotContext),
    list = p.players.map(q => ({ seat: q.seat, at: q.tattoo })),
    named = new Map(ranks.map(r => [r.tattoos, r]));
  const at = (k: number): [number, number] => (flat ? [30 + k * 64, 30] : [38, 594 - k * 63]),
    way = `M${at(0).join()}L${at(mostTattoos).join()}`;
  const said = p.players.map(q =>
    saidOf(names.of(q.seat), `${counted('tattoos', q.tattoo)}, ${rankWord(q.rank)}`),
  );
  return (
    <section
      class={flat ? 'ra-tattoos flat' : 'ra-tattoos'}
      aria-label={headingWord('tattoos')}
      tabIndex={flat ? 0 : undefined}
    >
      <p class="hush">{said.join('. ')}</p>
      {ranks.map(rank => {
        const [x, y] = at(rank.tattoos),
          style = { left: `${x - 22}px`, top: `${y - 22}px` };
        return (
          <Spot key={rank.id} spot={`rank:${rank.id}`} kind="ra-rankspot" style={style}>
            {null}
          </Spot>
        );
      })}
      <svg viewBox={flat ? '0 0 640 84' : '0 0 76 640'} aria-hidden="true">
        <path d={way} stroke="#1D2B2F" stroke-width={6} />
        <path d={way} stroke="#EAD7B7" stroke-width={2} stroke-dasharray="5 4" />
        {Array.from({ length: mostTattoos + 1 }, (_, k) => {
          const [x, y] = at(k);
          return (
            <TattooSpace
              key={k}
              x={x}
              y={y}
              here={grouped(list, k)}
              rank={named.get(k)}
              flat={flat}
            />
          );
        })}
      </svg>
    </section>
  );
}

export function PriestTrack({ p }: { p: Position }) {
  const { names } = useContext(SpotContext),
    list = p.players.map(q => ({ seat: q.seat, at: q.priests })),
    h = (k: number): number => 20 + k * 4.3;
  return (
    <section class="ra-priests" aria-label={thingWord('priests')}>
      <h2 class="ra-h">{thingWord('priests')}</h2>
      <Spot spot="priests" kind="ra-priestspot">
        {null}
      </Spot>
      <p class="hush">
        {p.players.map(q => saidOf(names.of(q.seat), counted('priests', q.priests))).join('. ')}
      </p>
      <svg viewBox="0 0 312 96" aria-hidden="true">
        {Array.from({ length: mostPriests + 1 }, (_, k) => (
          <g key={k}>
            <rect
              x={k * 24}
              y={96 - h(k)}
              width={22}
              height={h(k)}
              rx={3}
              fill={k % 2 ? '#A79C8B' : '#B8AD9B'}
              stroke="#6E665B"
            />
            <text class="ra-step" x={k * 24 + 11} y={90} text-anchor="middle">
              {k}
            </text>
            <Discs
              seats={grouped(list, k)}
              x={k * 24 + 11}
              y={96 - h(k) - (grouped(list, k).length > 3 ? 6 : 9)}
              r={grouped(list, k).length > 3 ? 5 : 7.4}
              down
            />
          </g>
        ))}
      </svg>
    </section>
  );
}
