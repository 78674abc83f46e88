// Table.tsx - what lies around the scene: stalls with their price tracks, the three To'o with their
// tiles, the cards for trade, the tracks of rounds, tattoos and priests, the order and the bag.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SignIcon } from '../../art/marae.tsx';
import { SeatShape, SeatSign, seatColour } from '../../art/seats.tsx';
import { Siapo } from '../../art/tapa.tsx';
import { t } from '../../i18n/index.ts';
import { FaceIcon, MaskIcon, MissionFace, StallPay } from './signs.tsx';
import { Spot, SpotContext } from './spot.tsx';
import {
  goods,
  helpers,
  isCeremony,
  maskOf,
  rankAt,
  ranks,
  spaceName,
  type GoodName,
  type Position,
  type Statue,
} from './position.ts';
import {
  faceShort,
  goodWord,
  helperWord,
  joined,
  maskShort,
  nameOf,
  rankWord,
  roundTitle,
  treasureWord,
} from './words.ts';

const awnings: Record<GoodName, string> = {
  uru: '#6F8F2A',
  taro: '#8E5577',
  mahi: '#1B7F95',
  tiare: '#C9431B',
};

function Stall({ good }: { good: GoodName }) {
  const p = useContext(SpotContext).view.position,
    level = p.levels[good];
  return (
    <section
      class="ra-stall"
      aria-label={t('raiatea.stall.head', { good: goodWord(good), n: p.goods[good], level })}
      style={{ '--awning': awnings[good] }}
    >
      <svg class="ra-awning" viewBox="0 0 84 48" aria-hidden="true">
        <path d="M0,38L8,4Q9,0 13,0H71Q75,0 76,4L84,38Z" fill={awnings[good]} />
        {Array.from({ length: 7 }, (_, k) => (
          <path
            key={k}
            d={`M${k * 12},38q6,9 12,0`}
            fill={k % 2 ? '#FFFBF2' : awnings[good]}
            stroke={awnings[good]}
          />
        ))}
      </svg>
      <Spot spot={`good:${good}`} kind="ra-stock" disabled={p.goods[good] === 0}>
        <SignIcon name={good} size={24} />
        <b>{p.goods[good]}</b>
      </Spot>
      {[5, 4, 3, 2, 1].map(n => (
        <Spot key={n} spot={`stall:${good}:${n}`} kind={`ra-level${n === level ? ' price' : ''}`}>
          <StallPay good={good} level={n} />
        </Spot>
      ))}
    </section>
  );
}
export const Stalls = () => (
  <div class="ra-stalls">
    {goods.map(g => (
      <Stall key={g} good={g} />
    ))}
  </div>
);

// ---- the To'o ----------------------------------------------------------------------------------

// Where the tiles of a statue lie: rows of more than three are two lines of one band.
export function tileLines(
  rows: (string | null)[][],
): { row: number; cells: { tile: string | null; column: number }[] }[] {
  return rows.flatMap((list, row) => {
    const cells = list.map((tile, column) => ({ tile, column }));
    return cells.length <= 3
      ? [{ row, cells }]
      : [
          { row, cells: cells.slice(0, Math.ceil(cells.length / 2)) },
          { row, cells: cells.slice(Math.ceil(cells.length / 2)) },
        ];
  });
}
const body =
  'M-24,6C-24,-12 -12,-18 0,-18S24,-12 24,6C24,16 22,22 20,27C38,32 51,44 53,66L55,226Q55,240 41,240H-41Q-55,240 -55,226L-53,66C-51,44 -38,32 -20,27C-22,22 -24,16 -24,6Z';

export function StatueBody({ n, shut }: { n: number; shut: boolean }) {
  return (
    <g>
      <path d={body} fill={shut ? '#75563B' : '#8A5A33'} stroke="#4A2A14" stroke-width={2} />
      <path
        d="M-46,72C-44,50 -30,42 -14,38M46,72C44,50 30,42 14,38"
        fill="none"
        stroke="#A8754A"
        stroke-width={2}
        opacity={0.7}
      />
      <path
        d="M-17,-8Q-9,-14 -3,-8M17,-8Q9,-14 3,-8"
        stroke="#FFE9B8"
        stroke-width={2.2}
        fill="none"
      />
      <path
        d="M-50,240V224M-30,240V226M-10,240V224M10,240V226M30,240V224M50,240V226"
        stroke="#4A2A14"
        stroke-width={1.5}
      />
      <rect
        x={-27}
        y={229}
        width={54}
        height={24}
        rx={12}
        fill="#FFFBF2"
        stroke="#4A2A14"
        stroke-width={1.5}
      />
      <text class="ra-num" x={10} y={247} text-anchor="middle" font-size={17}>
        {n}
      </text>
      <g transform="translate(-21,232) scale(.75)">
        <g fill="#F2A541" stroke="#A86A08" stroke-width={0.8}>
          {[0, 72, 144, 216, 288].map(a => (
            <ellipse key={a} cx={12} cy={5.6} rx={3.2} ry={4.4} transform={`rotate(${a} 12 12)`} />
          ))}
        </g>
        <circle cx={12} cy={12} r={2.8} fill="#E4572E" />
      </g>
    </g>
  );
}

export function StatueView({ statue: s }: { statue: Statue }) {
  const lines = tileLines(s.rows),
    step = Math.min(44, 222 / lines.length),
    r = Math.min(17, step / 2 - 1.2),
    left = s.rows.flat().filter(Boolean).length;
  const label =
    s.open || s.shown
      ? t('raiatea.statue.spoken', { statue: s.statue, vp: s.statue, n: left })
      : t('raiatea.statue.closed', { statue: s.statue, c: s.statue - 1 });
  const y = (k: number): number => (lines.length <= 5 ? 13 + k * 45.5 + (k ? 4 : 0) : 8 + k * step),
    pct = (v: number, of: number): string => `${(v / of) * 100}%`;
  return (
    <section class={`ra-statue${s.open ? '' : ' shut'}`} aria-label={label}>
      <svg viewBox="-58 -20 116 276" aria-hidden="true">
        <StatueBody n={s.statue} shut={!s.open} />
        {lines.length > 5 &&
          s.rows.map((list, row) => {
            const ks = lines.flatMap((l, k) => (l.row === row ? [k] : [])),
              w = Math.min(
                106,
                Math.min(3, Math.ceil(list.length > 3 ? list.length / 2 : list.length)) *
                  (2 * r + 1.8) +
                  6,
              );
            return ks.length > 1 ? (
              <rect
                key={row}
                x={-w / 2}
                y={y(ks[0]!) - r - 1.5}
                width={w}
                height={y(ks.at(-1)!) - y(ks[0]!) + 2 * r + 3}
                rx={r}
                fill="#5E3A1E"
                opacity={0.55}
              />
            ) : null;
          })}
        {lines.flatMap((line, k) =>
          line.cells.map(({ tile, column }, j) => {
            const x = (j - (line.cells.length - 1) / 2) * (2 * r + 1.8);
            return tile === null ? (
              <circle
                key={`${line.row}.${column}`}
                cx={x}
                cy={y(k)}
                r={r - 1}
                fill="#6B3F22"
                stroke="#4A2A14"
                stroke-width={1.5}
              />
            ) : null;
          }),
        )}
      </svg>
      {lines.flatMap((line, k) =>
        line.cells.map(({ tile, column }, j) => {
          if (tile === null) return null;
          const x = (j - (line.cells.length - 1) / 2) * (2 * r + 1.8) + 58;
          const style = {
            left: pct(x - r - 0.6, 116),
            top: pct(y(k) + 20 - r - 0.6, 276),
            width: pct(2 * r + 1.2, 116),
          };
          return tile === '?' ? (
            <i key={`${line.row}.${column}`} class="ra-tile down" style={style} aria-hidden="true">
              <b>{s.statue}</b>
            </i>
          ) : (
            <Spot key={`${line.row}.${column}`} spot={`tile:${tile}`} kind="ra-tile" style={style}>
              <svg viewBox="-19 -19 38 38" aria-hidden="true">
                <MissionFace code={tile} />
              </svg>
            </Spot>
          );
        }),
      )}
    </section>
  );
}
export const Statues = ({ p }: { p: Position }) => (
  <div class="ra-statues">
    {p.statues.map(s => (
      <StatueView key={s.statue} statue={s} />
    ))}
  </div>
);

// ---- cards for trade ---------------------------------------------------------------------------

export function Card({
  spot,
  icon,
  title,
  foot,
  pile = 1,
  kind = '',
}: {
  spot: string;
  icon: ComponentChildren;
  title: string;
  foot?: string;
  pile?: number;
  kind?: string;
}) {
  return (
    <Spot spot={spot} kind={`ra-card${pile > 1 ? ' pile' : ''} ${kind}`} disabled={pile === 0}>
      {icon}
      <b>{title}</b>
      {foot && <small>{foot}</small>}
      {pile > 1 && <em>{pile}</em>}
    </Spot>
  );
}
export function Trade({ p }: { p: Position }) {
  const list = Object.entries(p.masks)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => maskOf(a).order - maskOf(b).order);
  return (
    <div class="ra-trade">
      <section>
        <h2 class="ra-h">{t('raiatea.card.display')}</h2>
        <div class="ra-cards">
          <Spot spot="forest" kind="ra-card back">
            <svg viewBox="0 0 64 88" aria-hidden="true">
              <defs>
                <Siapo id="ra-forest" size={28} />
              </defs>
              <rect
                x={1}
                y={1}
                width={62}
                height={86}
                rx={6}
                fill="url(#ra-forest)"
                stroke="#6B3F22"
              />
            </svg>
            <strong>{p.forest_left}</strong>
          </Spot>
          {p.display.map(d => (
            <Card
              key={d.face}
              spot={`face:${d.face}`}
              icon={<FaceIcon face={d.face} size={36} />}
              title={faceShort(d.face)}
              pile={d.n}
              {...(treasureWord(d.face) ? { kind: 'rich' } : {})}
            />
          ))}
          {!p.display.length && <p class="ra-none">{t('raiatea.card.empty')}</p>}
        </div>
      </section>
      <section>
        <h2 class="ra-h">
          {t('raiatea.card.helpers')}{' '}
          <span>
            ·{' '}
            {t(
              p.options.includes('kahuna_helper_free')
                ? 'raiatea.card.helpers.price.free'
                : 'raiatea.card.helpers.price',
            )}
          </span>
        </h2>
        <div class="ra-cards">
          {helpers.map(h => (
            <Spot key={h} spot={`helper:${h}`} kind="ra-card slim" disabled={p.helpers[h] === 0}>
              <SignIcon name={h} size={34} />
              <b>{helperWord(h)}</b>
              <small>{t('raiatea.card.times', { n: p.helpers[h] })}</small>
            </Spot>
          ))}
        </div>
      </section>
      <section class="ra-mask-market">
        <h2 class="ra-h">{t('raiatea.card.masks')}</h2>
        <div
          class={list.length > 6 ? 'ra-cards two' : 'ra-cards'}
          style={{ '--half': Math.ceil(list.length / 2) }}
        >
          {list.map(([face, n]) => (
            <Card
              key={face}
              spot={`mask:${face}`}
              icon={<MaskIcon mask={face} size={36} />}
              title={maskShort(face)}
              pile={n}
            />
          ))}
          {!list.length && <p class="ra-none">{t('raiatea.card.masks.none')}</p>}
        </div>
      </section>
    </div>
  );
}

// ---- tracks --------------------------------------------------------------------------------------

export function RoundTrack({ p }: { p: Position }) {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9],
    now = roundTitle(p.space || 1);
  return (
    <ol
      class="ra-rounds"
      aria-label={t('raiatea.round.track', { list: p.track.map(roundTitle).join(', '), now })}
    >
      {all.map(space => {
        const used = p.track.includes(space),
          done = space < p.space;
        return (
          <li
            key={space}
            aria-hidden="true"
            class={`${isCeremony(space) ? 'c' : 'a'}${used ? '' : ' no'}${done && used ? ' done' : ''}${space === p.space ? ' on' : ''}`}
            title={used ? roundTitle(space) : t('raiatea.track.skipped')}
          >
            {done && used ? <Icon name="check" size={18} width={2.8} /> : spaceName(space)}
          </li>
        );
      })}
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
          <g key={seat} class="ra-disc">
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

// Ten spaces upwards; `flat` from left to right.
export function TattooTrack({ p, flat = false }: { p: Position; flat?: boolean }) {
  const { names } = useContext(SpotContext),
    list = p.players.map(q => ({ seat: q.seat, at: q.tattoo })),
    named = new Map(ranks.map(r => [rankAt[r], r]));
  const at = (k: number): [number, number] => (flat ? [30 + k * 64, 30] : [38, 594 - k * 63]),
    way = `M${at(0).join()}L${at(9).join()}`;
  return (
    <section
      class={flat ? 'ra-tattoos flat' : 'ra-tattoos'}
      aria-label={t('raiatea.tattoo.track')}
      tabIndex={flat ? 0 : undefined}
    >
      <p class="hush">
        {p.players
          .map(q =>
            t('raiatea.tattoo.spoken', {
              name: names.of(q.seat),
              n: q.tattoo,
              rank: rankWord(q.rank),
            }),
          )
          .join('. ')}
      </p>
      <svg viewBox={flat ? '0 0 640 76' : '0 0 76 640'} aria-hidden="true">
        <path d={way} stroke="#1D2B2F" stroke-width={6} />
        <path d={way} stroke="#EAD7B7" stroke-width={2} stroke-dasharray="5 4" />
        {Array.from({ length: 10 }, (_, k) => {
          const rank = named.get(k),
            here = grouped(list, k),
            small = here.length > 2 ? 6.2 : here.length > 1 ? 7.4 : 9.4,
            [x, y] = at(k);
          return (
            <g key={k}>
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
              <Discs
                seats={here.slice(2)}
                x={x}
                y={y + 8}
                r={small * (here.length > 4 ? 0.8 : 1)}
              />
              {rank && (
                <text class="ra-rank" x={x} y={y + (flat ? 40 : 36)} text-anchor="middle">
                  {rankWord(rank)} · {[0, 3, 6, 9][ranks.indexOf(rank)]}
                </text>
              )}
            </g>
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
    <section class="ra-priests" aria-label={t('raiatea.priests')}>
      <h2 class="ra-h">{t('raiatea.priests')}</h2>
      <p class="hush">
        {p.players
          .map(q => t('raiatea.priests.spoken', { name: names.of(q.seat), n: q.priests }))
          .join('. ')}
      </p>
      <svg viewBox="0 0 312 96" aria-hidden="true">
        {Array.from({ length: 13 }, (_, k) => (
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

export function BagPicture({ n, size = 74 }: { n: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 80 80" aria-hidden="true">
      <path
        d="M22,28C2,46 6,72 40,72S78,46 58,28C66,16 58,6 40,11C24,6 14,16 22,28Z"
        fill="#B0793F"
        stroke="#6B3F22"
        stroke-width={2}
      />
      <path
        d="M22,28Q40,36 58,28"
        fill="none"
        stroke="#6B3F22"
        stroke-width={3}
        stroke-linecap="round"
      />
      <path d="M18,48Q40,58 62,48" fill="none" stroke="#8A5A2B" stroke-width={1.6} opacity={0.6} />
      <text class="ra-bagn" x={40} y={60} text-anchor="middle">
        {n}
      </text>
    </svg>
  );
}
export function Square({ p }: { p: Position }) {
  const { names } = useContext(SpotContext);
  return (
    <div class="ra-square">
      <Spot spot="bag" kind="ra-bag">
        <BagPicture n={p.bag} />
        <SignIcon name="mana" size={20} />
      </Spot>
      <section
        class="ra-order"
        aria-label={t('raiatea.order.spoken', {
          names: joined(p.order.map(s => nameOf(s, names))),
        })}
      >
        <h2 class="ra-h">{t('raiatea.order')}</h2>
        <ol aria-hidden="true">
          {p.order.map((s, k) => (
            <li key={String(s)} title={nameOf(s, names)}>
              {s === 'spirit' ? <Icon name="flame" size={20} /> : <SeatSign seat={s} size={24} />}
              <span class="hush">{k + 1}</span>
            </li>
          ))}
        </ol>
        <p aria-hidden="true">
          {t('raiatea.rewards')} <SignIcon name="tattoo" size={19} />
          <SignIcon name="good" size={20} />
          <SignIcon name="pearl" size={19} />
          <b>2</b>
        </p>
      </section>
      <PriestTrack p={p} />
    </div>
  );
}
