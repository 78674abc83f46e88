// Ceremony.tsx - the ceremony as a stage at nightfall, act by act: the dance, the decks for sale, the
// bag, the fists, the row of rituals while the mana runs down, the raising of the To'o.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SignIcon } from '../../art/marae.tsx';
import { ornament } from '../../art/organic.ts';
import { SeatSign } from '../../art/seats.tsx';
import { Siapo } from '../../art/tapa.tsx';
import { t, type Key } from '../../i18n/index.ts';
import { levels, type Story } from './blessing.ts';
import { RitualFace, Tick } from './cards.tsx';
import { BagPicture, Statues } from './Table.tsx';
import { Picks } from './Picks.tsx';
import { Spot, SpotContext } from './spot.tsx';
import {
  handCount,
  ritualOf,
  type Player,
  type Position,
  type Reward,
  type RView,
} from './position.ts';
import { bagText, kindWord, nameOf } from './words.ts';

const stars = ((): { x: number; y: number; r: number; o: number }[] => {
  const next = ornament(71);
  return Array.from({ length: 78 }, () => ({
    x: next() * 1080,
    y: 118 + next() * 190,
    r: [0.8, 1, 1.4][Math.floor(next() * 3)]!,
    o: [0.35, 0.5, 0.7][Math.floor(next() * 3)]!,
  }));
})();
const NightPalm = ({ x, s }: { x: number; s: number }) => (
  <g transform={`translate(${x} 614) scale(${s})`} fill="#061A22" stroke="#061A22">
    <path d="M0,0C2,-20 4,-36 6,-52" stroke-width={4} fill="none" />
    {[-165, -125, -60, -20, 20, 200].map(a => (
      <path
        key={a}
        d="M0,0C9,-8 24,-7 30,4C20,0 9,1 0,0Z"
        transform={`translate(6,-52) rotate(${a})`}
      />
    ))}
  </g>
);
export function Night() {
  return (
    <svg
      class="ra-night"
      viewBox="0 0 1080 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="ra-dusk" x2="0" y2="1">
          <stop offset="0" stop-color="#0A2B3A" />
          <stop offset=".62" stop-color="#145066" />
          <stop offset=".86" stop-color="#7A5A52" />
          <stop offset="1" stop-color="#B9774A" />
        </linearGradient>
      </defs>
      <rect width={1080} height={640} fill="url(#ra-dusk)" />
      {stars.map((s, k) => (
        <circle key={k} cx={s.x.toFixed(1)} cy={s.y.toFixed(1)} r={s.r} fill="#fff" opacity={s.o} />
      ))}
      <path
        d="M0,556C90,476 150,526 240,496C340,456 420,536 540,526C700,516 760,466 860,496C960,526 1010,496 1080,536V640H0Z"
        fill="#0B2A35"
        opacity={0.75}
      />
      <path d="M0,612C200,586 420,620 640,602C860,586 980,612 1080,600V640H0Z" fill="#061A22" />
      <NightPalm x={30} s={1.7} />
      <NightPalm x={1052} s={1.9} />
      <NightPalm x={1000} s={1.3} />
    </svg>
  );
}

// Offers are those of the last act 4: from now on those of this ceremony.
const areOpen = (view: RView): boolean =>
  view.position.offers !== null &&
  (view.position.act > 4 ||
    (view.position.act === 4 &&
      view.due?.point !== 'mana_offer' &&
      view.due?.point !== 'roll_spirit'));

// Which reward a player took in act 4 is not part of a position; the order and the offer are.
function Plates({ p }: { p: Position }) {
  const { names, view } = useContext(SpotContext),
    due = view.due?.seats ?? [],
    sealed = view.due?.kind === 'secret';
  return (
    <ol class="ra-plates">
      {p.order.map((s, k) => {
        const q = s === 'spirit' ? null : p.players[s]!,
          offer = areOpen(view)
            ? s === 'spirit'
              ? p.spirit_offer
              : (p.offers?.[s] ?? null)
            : null,
          isDue = s !== 'spirit' && due.includes(s);
        return (
          <li key={String(s)} class={`ra-plate${isDue ? ' due' : ''}`} data-stock-plate={s}>
            <span class="who">
              {s === 'spirit' ? <Icon name="flame" size={22} /> : <SeatSign seat={s} size={26} />}
              <b class="nm">{nameOf(s, names)}</b>
              {offer !== null && <b class="n">{offer}</b>}
            </span>
            <span class="ft">
              {sealed && q ? (
                <Tick
                  on={q.ready}
                  words={
                    q.ready
                      ? t('raiatea.ready')
                      : isDue
                        ? t('raiatea.thinking')
                        : t('raiatea.not_asked')
                  }
                />
              ) : q ? (
                <span>{t('raiatea.n.priests', { n: q.priests })}</span>
              ) : (
                <span />
              )}
              <span>{t('raiatea.place.nth', { n: k + 1 })}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Bag({ p, story }: { p: Position; story: Story | null }) {
  const { view } = useContext(SpotContext),
    offered =
      areOpen(view) && p.offers
        ? p.offers.reduce<number>((n, o) => n + (o ?? 0), 0) + (p.spirit_offer ?? 0)
        : null,
    needs = story
      ? story.cards.filter(c => c.fate === 'waits').reduce((n, c) => n + ritualOf(c.ritual).cost, 0)
      : null,
    holds = story && p.act === 5 ? story.bag : p.bag;
  return (
    <Spot spot="bag" kind="ra-bagbox">
      <BagPicture n={holds} size={68} />
      <span>
        {offered !== null && (
          <>
            {t('raiatea.offered')} <b>{offered}</b>
            <br />
          </>
        )}
        {t('raiatea.in_bag')} <b>{holds}</b>
        {needs !== null && needs > 0 && (
          <>
            <br />
            {t('raiatea.row.needs')} <b>{needs}</b>
          </>
        )}
      </span>
    </Spot>
  );
}

// ---- the acts ------------------------------------------------------------------------------------

const Column = ({
  q,
  children,
  note,
}: {
  q: Player;
  children: ComponentChildren;
  note: ComponentChildren;
}) => {
  const { names } = useContext(SpotContext);
  return (
    <li class="ra-col">
      <div class="ra-col-in">{children}</div>
      <p>
        <SeatSign seat={q.seat} size={20} />
        <b>{names.of(q.seat)}</b>
      </p>
      <p class="sm">{note}</p>
    </li>
  );
};
const seated = (p: Position): Player[] =>
  p.order.filter((s): s is number => s !== 'spirit').map(s => p.players[s]!);

function Fire() {
  return (
    <svg class="ra-fire" viewBox="0 0 140 190" aria-hidden="true">
      <path
        d="M30,176L112,150M28,150L112,178M70,180V140"
        stroke="#5A3A22"
        stroke-width={13}
        stroke-linecap="round"
      />
      <path
        d="M70,160C30,160 22,124 42,98C46,112 54,112 54,100C52,70 66,54 72,22C92,44 86,66 92,80C96,74 98,68 97,60C118,86 124,160 70,160Z"
        fill="#E4572E"
      />
      <path
        d="M70,158C46,158 42,132 56,112C60,122 66,120 66,110C66,94 72,84 76,66C88,86 84,98 88,106C92,102 93,98 93,94C106,118 98,158 70,158Z"
        fill="#F2A541"
      />
      <path
        d="M71,156C58,156 57,140 65,128C68,134 71,132 72,122C86,134 86,156 71,156Z"
        fill="#FFE9B8"
      />
    </svg>
  );
}
function Dance({ p }: { p: Position }) {
  return (
    <>
      <Fire />
      <ul class="ra-cols dance">
        {seated(p).map(q => (
          <Column
            key={q.seat}
            q={q}
            note={t('raiatea.dance.gain', {
              n: q.priests + 2 * q.lasting.filter(r => r === 'atea').length,
            })}
          >
            <span class="ra-dancers">
              {Array.from({ length: q.priests }, (_, k) => (
                <i key={k} style={{ animationDelay: `${(k % 4) * -0.35}s` }}>
                  <SignIcon name="priest" size={46} />
                </i>
              ))}
              {q.priests === 0 && <b class="ra-zero">0</b>}
            </span>
          </Column>
        ))}
      </ul>
    </>
  );
}
export function DeckSpot({ p, deck }: { p: Position; deck: 'normal' | 'forbidden' }) {
  return (
    <Spot spot={`deck:${deck}`} kind={`ra-deck ${deck}`}>
      <svg viewBox="0 0 96 132" aria-hidden="true">
        <defs>
          <Siapo
            id={`ra-deck-${deck}`}
            size={32}
            ink={deck === 'normal' ? '#0E4A5C' : '#7A2416'}
            ground={deck === 'normal' ? '#8FC9C6' : '#E2B79A'}
          />
        </defs>
        <rect x={6} y={7} width={88} height={123} rx={9} fill="#061A22" opacity={0.4} />
        <rect
          x={2}
          y={2}
          width={88}
          height={123}
          rx={9}
          fill={`url(#ra-deck-${deck})`}
          stroke="#FFE9B8"
          stroke-width={2}
        />
      </svg>
      <b>{t(`raiatea.deck.${deck}`)}</b>
      <small>{t('raiatea.deck.left', { n: p.decks[deck].left })}</small>
    </Spot>
  );
}
const Backs = ({ n }: { n: number }) => (
  <span class="ra-backs" aria-hidden="true">
    {Array.from({ length: Math.min(n, 8) }, (_, k) => (
      <i
        key={k}
        style={{
          marginLeft: k ? '-14px' : '0',
          transform: `rotate(${(k - (Math.min(n, 8) - 1) / 2) * 5}deg)`,
        }}
      />
    ))}
  </span>
);
function Buy({ p }: { p: Position }) {
  return (
    <div class="ra-buy">
      <DeckSpot p={p} deck="normal" />
      <DeckSpot p={p} deck="forbidden" />
      <ul class="ra-cols">
        {seated(p).map(q => (
          <Column key={q.seat} q={q} note={t('raiatea.cards.in_hand', { n: handCount(q) })}>
            <Backs n={handCount(q)} />
          </Column>
        ))}
      </ul>
    </div>
  );
}
function Prepare({ p }: { p: Position }) {
  return (
    <div class="ra-prepare">
      <span class="ra-bigbag">
        <BagPicture n={p.bag} size={190} />
      </span>
      <ul class="ra-cols">
        {seated(p).map(q => (
          <Column
            key={q.seat}
            q={q}
            note={q.ready ? t('raiatea.ready') : t('raiatea.cards.in_hand', { n: handCount(q) })}
          >
            <Backs n={handCount(q)} />
          </Column>
        ))}
      </ul>
    </div>
  );
}
const rewardSign: Record<Reward, 'tattoo' | 'good' | 'pearl'> = {
  tattoo: 'tattoo',
  good: 'good',
  pearls: 'pearl',
};
function Offers({ p }: { p: Position }) {
  const { view, names } = useContext(SpotContext),
    isOpen = areOpen(view);
  return (
    <div class="ra-offers">
      <ul class="ra-cols">
        {p.order.map(s => {
          const q = s === 'spirit' ? null : p.players[s]!,
            offer = s === 'spirit' ? p.spirit_offer : (p.offers?.[s] ?? null);
          return (
            <li key={String(s)} class="ra-col">
              <div class={`ra-hand${isOpen ? ' open' : q?.ready ? ' shut' : ''}`}>
                <SignIcon name={isOpen ? 'palm' : 'fist'} size={112} />
                {isOpen && offer !== null && (
                  <b class="ra-bid">
                    {offer}
                    <SignIcon name="mana" size={26} />
                  </b>
                )}
                {!isOpen && q?.ready && (
                  <em>
                    <Icon name="check" size={20} width={3} />
                  </em>
                )}
              </div>
              <p>
                {s === 'spirit' ? <Icon name="flame" size={18} /> : <SeatSign seat={s} size={20} />}
                <b>{nameOf(s, names)}</b>
              </p>
            </li>
          );
        })}
      </ul>
      {isOpen && view.due?.point === 'choose_reward' && (
        <div class="ra-rewards">
          {p.rewards.map(r => (
            <Spot key={r} spot={`reward:${r}`} kind="ra-pick">
              <SignIcon name={rewardSign[r]} size={44} />
              <b>{t(`raiatea.reward.${r}`)}</b>
            </Spot>
          ))}
        </div>
      )}
    </div>
  );
}

// The row: a sea of mana that falls step by step over the cards it pays for.
export function Row({ story }: { story: Story }) {
  const { names } = useContext(SpotContext),
    list = levels(story),
    n = Math.max(1, list.length),
    top = Math.max(1, ...list.map(l => l.before)),
    now = list.findIndex(l => l.card.fate === 'now');
  if (!list.length) return <p class="ra-empty-row">{t('raiatea.row.empty')}</p>;
  const y = (mana: number): number => 118 - (96 * mana) / top,
    w = 1000 / n,
    shown = list.findIndex(l => l.card.fate === 'waits'),
    known = shown < 0 ? n : shown;
  const line = (from: number, to: number): string =>
    list
      .slice(from, to)
      .map(
        (l, k) =>
          `${k ? `C${((from + k) * w - w * 0.12).toFixed(1)},${y(list[from + k - 1]!.before).toFixed(1)} ${((from + k) * w - w * 0.12).toFixed(1)},${y(l.before).toFixed(1)} ${((from + k) * w).toFixed(1)},${y(l.before).toFixed(1)}` : `M${(from * w).toFixed(1)},${y(l.before).toFixed(1)}`}H${((from + k + 1) * w - (k + 1 < to - from ? w * 0.14 : 0)).toFixed(1)}`,
      )
      .join('');
  const paid = Math.min(n, Math.max(known, 1)),
    wave = line(0, paid),
    rest = line(Math.max(0, paid - 1), n);
  return (
    <div class="ra-row" style={{ '--n': String(n) }}>
      <div class="ra-wave">
        <svg viewBox="0 0 1000 126" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${wave}V126H0Z`} fill="#1B7F95" opacity={0.85} />
          <path
            d={wave}
            fill="none"
            stroke="#BFE6DF"
            stroke-width={3}
            vector-effect="non-scaling-stroke"
          />
          <path
            d={rest}
            fill="none"
            stroke="#BFE6DF"
            stroke-width={2}
            stroke-dasharray="3 8"
            opacity={0.6}
            vector-effect="non-scaling-stroke"
          />
        </svg>
        {list.map((l, k) => (
          <b
            key={k}
            class={`${k === now ? 'now' : ''}${l.enough ? '' : ' short'}`}
            style={{
              left: `${((k + 0.5) / n) * 100}%`,
              top: `${Math.min(92, (y(l.before) / 126) * 100 + 3)}%`,
            }}
          >
            {l.before}
            {l.card.fate === 'now' && (
              <small>
                {l.before} − {ritualOf(l.card.ritual).cost}
              </small>
            )}
          </b>
        ))}
      </div>
      <ol class="ra-row-cards">
        {list.map(({ card: c, enough }, k) => (
          <li key={k} class={`${c.fate}${!enough && c.fate === 'waits' ? ' short' : ''}`}>
            <Spot spot={`row:${c.owner === null ? 'all' : c.owner}:${c.ritual}`} kind="ra-rowcard">
              <RitualFace
                id={c.ritual}
                corner={
                  c.owner === null ? (
                    <SignIcon name="helper" size={20} />
                  ) : (
                    <SeatSign seat={c.owner} size={23} />
                  )
                }
                foot={
                  c.fate === 'done' ? (
                    <>
                      <Icon name="check" size={15} width={3} /> {t('raiatea.row.done')}
                    </>
                  ) : c.fate === 'now' ? (
                    t('raiatea.row.now')
                  ) : c.fate === 'failed' ? (
                    <>
                      <Icon name="close" size={14} width={3} /> {t('raiatea.row.failed')}
                    </>
                  ) : c.fate === 'struck' ? (
                    t('raiatea.row.struck')
                  ) : (
                    kindWord(c.ritual)
                  )
                }
              />
              <span class="hush">
                {c.owner === null
                  ? t('raiatea.row.everybody')
                  : t('raiatea.row.owner', { name: names.of(c.owner) })}
              </span>
            </Spot>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Ceremony({ p, act, story }: { p: Position; act: number; story: Story | null }) {
  return (
    <div class={`ra-ceremony act${act}`}>
      <header class="ra-ceremony-head">
        <div class="ra-title">
          <h2>{t(`raiatea.act.${act}.title` as Key)}</h2>
          <p>{bagText(p, `act.${act}.text`)}</p>
        </div>
        <Plates p={p} />
        <Bag p={p} story={act === 5 ? story : null} />
      </header>
      {act === 1 && <Dance p={p} />}
      {act === 2 && <Buy p={p} />}
      {act === 3 && <Prepare p={p} />}
      {act === 4 && <Offers p={p} />}
      {act === 5 &&
        (story ? <Row story={story} /> : <p class="ra-empty-row">{t('raiatea.row.empty')}</p>)}
      {act === 6 ? (
        <Statues p={p} />
      ) : (
        <Picks now={act === 5 ? (story?.cards.find(c => c.fate === 'now') ?? null) : null} />
      )}
    </div>
  );
}
