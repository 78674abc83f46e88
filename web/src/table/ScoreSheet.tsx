// ScoreSheet.tsx - the sheet at the end: who won and by how much, and every part of the score for each
// player in order of rank.
import { Icon } from '../art/icons.tsx';
import { SeatShape, SeatSign, seatColour } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { figure, shownTotal, totalOf } from '../app/points.ts';
import { hasChance } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { joined, t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { isByPoints, outcome } from './outcome.ts';
import type { Source } from './source.ts';

interface Props {
  source: Source;
  view: View;
  module: Game;
}

function Medal({ seat }: { seat: number }) {
  return (
    <svg width={72} height={72} viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r={34} fill="#F2A541" />
      <g fill="#6B3F22">
        {Array.from({ length: 24 }, (_, k) => (
          <path key={k} transform={`rotate(${k * 15})`} d="M-3.4,-33L0,-25.5L3.4,-33Z" />
        ))}
      </g>
      <circle r={23} fill="#FFFBF2" />
      <SeatShape
        seat={seat}
        y={seat === 1 ? 2 : 0}
        r={12}
        fill={seatColour(seat)}
        stroke="#1D2B2F"
        stroke-width={1.2}
      />
    </svg>
  );
}

const place = (rank: number): string => t(`score.rank.${Math.min(rank, 5)}` as 'score.rank.1');

interface Place {
  seat: number;
  rank: number;
}
const placesOf = (view: View): Place[] =>
  view.score.ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
const hasWon = (view: View, seat: number): boolean => view.score.winners.includes(seat);

// A name within a sentence.
const inside = (source: Source, seat: number): string =>
  seat === source.you ? t('score.you') : source.names[seat]!;

const resultOf = ({ you, names }: Source, view: View, first: number) => ({
  view,
  winners: view.score.winners,
  best: totalOf(view.score, first),
  you,
  names,
});

// By how much, or against whom on a tie that was broken.
function lead(source: Source, view: View, places: Place[]): string {
  const first = places[0]!.seat;
  const others = places.filter(p => !hasWon(view, p.seat));
  const second = others[0];
  if (!second || second.seat === first) return '';
  const best = totalOf(view.score, first);
  const isMine = first === source.you;
  const leader = source.names[first]!;
  const level = others.filter(p => totalOf(view.score, p.seat) === best);
  if (level.length) {
    const names = joined([first, ...level.map(p => p.seat)].map(seat => inside(source, seat)));
    return t(isMine ? 'score.you_tied' : 'score.tied', { names, leader });
  }
  const n = best - totalOf(view.score, second.seat);
  const name = inside(source, second.seat);
  return t(isMine ? 'score.you_lead' : 'score.lead', { name, leader, n, points: figure(n) });
}

interface TableProps extends Props {
  places: Place[];
  isVerdict: boolean; // the game said who won: nobody has a rank
}

function Heads({ source, view, places, isVerdict }: TableProps) {
  const label = (seat: number): string =>
    seat === source.you ? t('seat.you') : source.names[seat]!;
  const rank = (p: Place): string =>
    isVerdict && !hasWon(view, p.seat) ? t('score.lost') : place(p.rank);
  return (
    <tr>
      <th>
        <span class="hush">{t('score.part')}</span>
      </th>
      {places.map(p => (
        <th key={p.seat} scope="col" class={hasWon(view, p.seat) ? 'win' : ''}>
          <div class="head">
            <SeatSign seat={p.seat} size={28} />
            <span>{label(p.seat)}</span>
            {view.seats > 1 && <span class="sm mut">{rank(p)}</span>}
          </div>
        </th>
      ))}
    </tr>
  );
}

type Part = ReturnType<Game['scoreRows']>[number];

function PartRow({ part, view, places }: { part: Part; view: View; places: Place[] }) {
  const top = Math.max(...part.points);
  const kind = (n: number): string => `n${n ? '' : ' zero'}${n === top && top > 0 ? ' best' : ''}`;
  return (
    <tr>
      <th scope="row">
        <div class="pt">
          {part.picture}
          <span>
            {part.title}
            <small title={part.help}>{part.help}</small>
          </span>
        </div>
      </th>
      {places.map(({ seat }) => {
        const n = part.points[seat] ?? 0;
        return (
          <td key={seat} class={hasWon(view, seat) ? 'win' : ''}>
            <span class={kind(n)}>{figure(n)}</span>
            {part.notes[seat] && <span class="e">{part.notes[seat]}</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Totals({ view, places }: { view: View; places: Place[] }) {
  return (
    <tr class="tot">
      <th scope="row">{t('score.total')}</th>
      {places.map(({ seat }) => (
        <td key={seat} class={hasWon(view, seat) ? 'win' : ''}>
          <span class="n">{shownTotal(view.score, seat)}</span>
        </td>
      ))}
    </tr>
  );
}

function Fair({ game, journal }: { game: string; journal: NonNullable<Source['journal']> }) {
  const draws = hasChance(game);
  return (
    <div class="fair">
      <Icon name="shield" size={22} />
      <span class="grow">
        <b>{t(draws ? 'score.fair' : 'score.journal')}</b>{' '}
        <span class="mut">{t(draws ? 'score.fair.text' : 'score.journal.text')}</span>
      </span>
      <a href={journal.href} download={journal.file}>
        {t('score.fair.journal')}
      </a>
    </div>
  );
}

export function ScoreSheet({ source, view, module }: Props) {
  const places = placesOf(view);
  const first = places[0]!.seat;
  const isVerdict = view.by_points === false;
  return (
    <section class="panel" aria-label={t('score.sheet')}>
      <div class="res">
        <Medal seat={first} />
        <div class="grow">
          <h1>{outcome(resultOf(source, view, first))}</h1>
          <p class="mut">
            {view.ending} {isByPoints(view) ? lead(source, view, places) : ''}
          </p>
        </div>
      </div>
      <Band height={12} />
      <table class="sheet-table">
        <thead>
          <Heads {...{ source, view, module, places, isVerdict }} />
        </thead>
        <tbody>
          {module.scoreRows(view, source.names, source.you).map(part => (
            <PartRow key={part.key} part={part} view={view} places={places} />
          ))}
          <Totals view={view} places={places} />
        </tbody>
      </table>
      {source.journal && <Fair game={source.game} journal={source.journal} />}
    </section>
  );
}
