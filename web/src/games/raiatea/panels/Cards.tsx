// panels.tsx - what stands around the board: the own screen, chips of a player, the track of rounds
// and acts, all cards to read, the decks. Pure functions of a view.
import type { ComponentChildren } from 'preact';
import { SignIcon } from '../../art/marae.tsx';
import { SeatSign, seatColour } from '../../art/seats.tsx';
import { t, type Key } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import type { Frame } from '../game.ts';
import { frame } from './Board.tsx';
import { RitualChip, RitualLine } from './cards.tsx';
import { MaskIcon, MissionIcon } from './signs.tsx';
import {
  byCost,
  goods,
  handCount,
  helpers,
  isCeremony,
  maskCount,
  pairsOf,
  ritualOf,
  tilePoints,
  type HelperName,
  type Player,
  type Position,
  type RView,
} from './position.ts';
import {
  helperWord,
  maskText,
  maskWord,
  missionText,
  placeWord,
  rankWord,
  roundTitle,
  stageWords,
  vpWord,
} from './words.ts';

const at = (view: View): Position => (view as RView).position;
const playerOf = (view: View, seat: number): Player | null => at(view).players[seat] ?? null;

// Helpers as signs: a used one lies on its side.
function HelperSigns({ p, size }: { p: Player; size: number }) {
  return (
    <>
      {helpers.flatMap((h: HelperName) => {
        const { all, ready } = p.helpers[h];
        return all > 3
          ? [
              <span
                key={h}
                class="ra-helper"
                title={t('raiatea.helper.n', { name: helperWord(h), all, ready })}
              >
                <SignIcon name={h} size={size} />
                <b>
                  {ready}/{all}
                </b>
                <span class="hush">
                  {t('raiatea.helper.n', { name: helperWord(h), all, ready })}
                </span>
              </span>,
            ]
          : Array.from({ length: all }, (_, k) => {
              const words = t('raiatea.chip.helper', {
                name: helperWord(h),
                state: t(k < ready ? 'raiatea.chip.ready' : 'raiatea.chip.used'),
              });
              return (
                <span
                  key={`${h}${k}`}
                  class={k < ready ? 'ra-helper' : 'ra-helper used'}
                  title={words}
                >
                  <SignIcon name={h} size={size} />
                  <span class="hush">{words}</span>
                </span>
              );
            });
      })}
    </>
  );
}
// Masks as signs: a pair stands in one frame, with its mirror if it has one.
function MaskSigns({ p, size }: { p: Player; size: number }) {
  const single = (mask: string, key: string): ComponentChildren => (
    <span key={key} class="ra-mask" title={maskWord(mask)}>
      <MaskIcon mask={mask} size={size} />
      <span class="hush">{maskWord(mask)}</span>
    </span>
  );
  return (
    <>
      {p.masks.flatMap(m => {
        const natural = Math.floor((m.n - m.links) / 2),
          alone = (m.n - m.links) % 2,
          words = `${maskWord(m.face)}, ${t('raiatea.screen.pair')}`;
        return [
          ...Array.from({ length: pairsOf(m) }, (_, k) => (
            <span key={`${m.face}p${k}`} class="ra-mask pair" title={words}>
              <MaskIcon mask={m.face} size={size} />
              <MaskIcon mask={k < natural ? m.face : 'mirror'} size={size} />
              <span class="hush">{words}</span>
            </span>
          )),
          ...(alone ? [single(m.face, `${m.face}s`)] : []),
        ];
      })}
      {Array.from({ length: p.mirrors }, (_, k) => single('mirror', `mirror${k}`))}
    </>
  );
}

const count = (sign: 'pearl' | 'mana', n: number | null, size: number) =>
  n === null ? null : (
    <span class="big" title={t(sign === 'pearl' ? 'raiatea.n.pearls' : 'raiatea.n.mana', { n })}>
      <SignIcon name={sign} size={size} />
      <span aria-hidden="true">{n}</span>
      <span class="hush">{t(sign === 'pearl' ? 'raiatea.n.pearls' : 'raiatea.n.mana', { n })}</span>
    </span>
  );

export function Chips({ view, seat }: { view: View; seat: number }) {
  const p = playerOf(view, seat),
    pos = at(view);
  if (!p) return null;
  const place = pos.order.indexOf(seat) + 1,
    took = pos.locations.filter(l => l.by === seat).map(l => placeWord(l.id)),
    sealed = view.due?.kind === 'secret';
  return (
    <div class="ra-chips">
      <p class="mut sm">
        {rankWord(p.rank)} · {t('raiatea.chip.place', { n: place })}
        <span class="grow" />
        {sealed && p.ready ? (
          <b class="up">✓ {t('raiatea.chip.sealed')}</b>
        ) : (
          took.length > 0 && <span class="ra-took">{took.join(', ')}</span>
        )}
      </p>
      <ul class="stock">
        <li class="chip" title={t('raiatea.chip.priests', { n: p.priests })}>
          <SignIcon name="priest" size={19} />
          <span aria-hidden="true">{p.priests}</span>
          <span class="hush">{t('raiatea.chip.priests', { n: p.priests })}</span>
        </li>
        <li class="chip" title={t('raiatea.chip.tattoos', { n: p.tattoo })}>
          <SignIcon name="tattoo" size={18} />
          <span aria-hidden="true">{p.tattoo}</span>
          <span class="hush">{t('raiatea.chip.tattoos', { n: p.tattoo })}</span>
        </li>
        <li class="chip" title={t('raiatea.chip.cards', { n: handCount(p) })}>
          <SignIcon name="ritual" size={18} />
          <span aria-hidden="true">{handCount(p)}</span>
          <span class="hush">{t('raiatea.chip.cards', { n: handCount(p) })}</span>
        </li>
        {p.pearls !== null && (
          <li class="chip" title={t('raiatea.n.pearls', { n: p.pearls })}>
            <SignIcon name="pearl" size={18} />
            <span aria-hidden="true">{p.pearls}</span>
            <span class="hush">{t('raiatea.n.pearls', { n: p.pearls })}</span>
          </li>
        )}
        {p.mana !== null && (
          <li class="chip" title={t('raiatea.n.mana', { n: p.mana })}>
            <SignIcon name="mana" size={18} />
            <span aria-hidden="true">{p.mana}</span>
            <span class="hush">{t('raiatea.n.mana', { n: p.mana })}</span>
          </li>
        )}
        {helpers.some(h => p.helpers[h].all > 0) && (
          <li class="chip ra-row-signs">
            <HelperSigns p={p} size={19} />
          </li>
        )}
        {maskCount(p) > 0 && (
          <li class="chip ra-row-signs" title={t('raiatea.chip.masks', { n: maskCount(p) })}>
            <MaskSigns p={p} size={18} />
          </li>
        )}
      </ul>
      {p.lasting.length > 0 && (
        <p class="ra-lasting">
          {p.lasting.map((id, k) => (
            <span key={k}>{ritualOf(id).name}</span>
          ))}
        </p>
      )}
    </div>
  );
}

// ---- the own screen ----------------------------------------------------------------------------------

function Tiles({ tiles, phone }: { tiles: string[]; phone: boolean }) {
  const words = `${t('raiatea.n.tiles', { n: tiles.length })}, ${t('raiatea.screen.tiles', { n: tilePoints(tiles) })}`;
  return (
    <span class="ra-owntiles" title={words}>
      <SignIcon name="too" size={phone ? 22 : 26} />
      <b aria-hidden="true">{tiles.length}</b>
      {!phone && (
        <small aria-hidden="true">{t('raiatea.screen.tiles', { n: tilePoints(tiles) })}</small>
      )}
      <span class="hush">{words}</span>
    </span>
  );
}
export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const p = playerOf(view, seat);
  if (!p) return null;
  const hand = [...(p.hand ?? [])].sort(byCost),
    bag = p.prepared ?? [];
  const own = goods.map(g => {
    const n = p.goods?.[g] ?? 0;
    return (
      <span key={g} class={n ? 'ra-good' : 'ra-good none'} title={t(`raiatea.n.${g}`, { n })}>
        <SignIcon name={g} size={phone ? 22 : 26} />
        <b aria-hidden="true">{n}</b>
        <span class="hush">{t(`raiatea.n.${g}`, { n })}</span>
      </span>
    );
  });
  if (phone)
    return (
      <div class="ra-own-phone" data-stock={seat} aria-label={t('raiatea.screen')}>
        <div class="own-line">
          {count('pearl', p.pearls, 24)}
          {count('mana', p.mana, 24)}
          {own}
          <Tiles tiles={p.tiles ?? []} phone />
        </div>
        <div class="ra-own-line2">
          <span class="chip">
            <SignIcon name="priest" size={20} />
            {p.priests}
          </span>
          <span class="chip">
            <SignIcon name="tattoo" size={19} />
            {p.tattoo}
          </span>
          <HelperSigns p={p} size={22} />
          <MaskSigns p={p} size={22} />
        </div>
        {(hand.length > 0 || bag.length > 0) && (
          <div class="ra-own-cards">
            {bag.map((id, k) => (
              <RitualChip key={`b${k}`} id={id} mark={t('raiatea.screen.prepared')} inBag />
            ))}
            {hand.map((id, k) => (
              <RitualChip key={k} id={id} />
            ))}
          </div>
        )}
      </div>
    );
  return (
    <section class="ra-own" aria-label={t('raiatea.screen')} data-stock={seat}>
      <div class="ra-own-a">
        {count('pearl', p.pearls, 26)}
        {count('mana', p.mana, 26)}
      </div>
      <div class="ra-own-b">{own}</div>
      <Tiles tiles={p.tiles ?? []} phone={false} />
      {helpers.some(h => p.helpers[h].all > 0) && (
        <div class="ra-own-c">
          <HelperSigns p={p} size={26} />
        </div>
      )}
      {maskCount(p) > 0 && (
        <div class="ra-own-c">
          <MaskSigns p={p} size={26} />
        </div>
      )}
      <div class="ra-own-cards">
        {bag.map((id, k) => (
          <RitualChip key={`b${k}`} id={id} mark={t('raiatea.screen.prepared')} inBag />
        ))}
        {hand.map((id, k) => (
          <RitualChip key={k} id={id} />
        ))}
        {!hand.length && !bag.length && <span class="mut sm">{t('raiatea.screen.none')}</span>}
      </div>
    </section>
  );
}

// ---- rounds and acts -----------------------------------------------------------------------------------

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = at(view),
    words = t('raiatea.track.spoken', { round: p.round, words: stageWords(p) });
  if (phone)
    return (
      <div class="ra-track-phone" role="img" aria-label={words}>
        {p.act > 0
          ? [1, 2, 3, 4, 5, 6].map(k => (
              <i key={k} class={k === p.act ? 'on' : k < p.act ? 'done' : ''} />
            ))
          : p.track.map(s => (
              <i
                key={s}
                class={`${isCeremony(s) ? 'c ' : ''}${s === p.space ? 'on' : s < p.space ? 'done' : ''}`}
              />
            ))}
      </div>
    );
  if (p.act > 0)
    return (
      <div class="ra-track" role="img" aria-label={words}>
        {[1, 2, 3, 4, 5, 6].map(k => (
          <span key={k} class={k === p.act ? 'on' : k < p.act ? 'done' : ''}>
            {k} {t(`raiatea.act.${k}` as Key)}
          </span>
        ))}
        <span class="ra-track-c">{t('raiatea.track.ceremony', { n: p.ceremony })}</span>
      </div>
    );
  const from = Math.max(0, p.track.indexOf(p.space)),
    shown = p.track.slice(from, from + 5);
  return (
    <div class="ra-track" role="img" aria-label={words}>
      {shown.map(s => (
        <span key={s} class={s === p.space ? 'on' : isCeremony(s) ? 'c' : ''}>
          {roundTitle(s)}
        </span>
      ))}
    </div>
  );
}

// ---- everything to read --------------------------------------------------------------------------------

const Section = ({
  title,
  children,
}: {
  title: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class="ra-read">
    <h3>{title}</h3>
    {children}
  </section>
);
const counted = (list: string[]): [string, number][] =>
  [...new Set(list)].sort(byCost).map(id => [id, list.filter(x => x === id).length]);
function MaskList({ p }: { p: Player }) {
  if (!maskCount(p)) return null;
  return (
    <ul class="ra-lines">
      {p.masks.map(m => (
        <li key={m.face} class={pairsOf(m) ? 'ra-line paired' : 'ra-line'}>
          <MaskIcon mask={m.face} size={28} />
          <span class="grow">
            <b>
              {maskWord(m.face)}
              {m.n > 1 && ` × ${m.n}`}
            </b>
            {pairsOf(m) > 0 && (
              <>
                {' '}
                <span class="up">{t('raiatea.screen.pair')}</span>
              </>
            )}
            <br />
            <span class="sm">{maskText(m.face)}</span>
          </span>
        </li>
      ))}
      {p.mirrors > 0 && (
        <li class="ra-line">
          <MaskIcon mask="mirror" size={28} />
          <span class="grow">
            <b>
              {maskWord('mirror')}
              {p.mirrors > 1 && ` × ${p.mirrors}`}
            </b>
            <br />
            <span class="sm">{maskText('mirror')}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
function Held({ p, name, mine }: { p: Player; name: string; mine: boolean }) {
  const hand = p.hand ?? [],
    lasting = counted(p.lasting),
    tiles = p.tiles ?? [];
  if (!mine && !hand.length && !lasting.length && !tiles.length && !maskCount(p)) return null;
  return (
    <Section
      title={
        <>
          <SeatSign seat={p.seat} size={18} />
          {name}
        </>
      }
    >
      {mine && !hand.length && <p class="mut sm">{t('raiatea.screen.none')}</p>}
      {hand.length > 0 && (
        <ul class="ra-lines">
          {counted(hand).map(([id, n]) => (
            <RitualLine key={id} id={id} n={n} />
          ))}
        </ul>
      )}
      {(p.prepared ?? []).length > 0 && (
        <ul class="ra-lines">
          {counted(p.prepared!).map(([id, n]) => (
            <RitualLine
              key={id}
              id={id}
              n={n}
              mark={<b class="up">{t('raiatea.screen.prepared')}</b>}
            />
          ))}
        </ul>
      )}
      {lasting.length > 0 && (
        <>
          <h4>{t('raiatea.screen.lasting')}</h4>
          <ul class="ra-lines">
            {lasting.map(([id, n]) => (
              <RitualLine key={id} id={id} n={n} />
            ))}
          </ul>
        </>
      )}
      {tiles.length > 0 && (
        <>
          <h4>{t('raiatea.screen.won')}</h4>
          <ul class="ra-wontiles">
            {tiles.map(code => (
              <li key={code}>
                <MissionIcon code={code} size={30} />
                <span>
                  {missionText(code)}
                  <small> {vpWord(code)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {maskCount(p) > 0 && (
        <>
          <h4>{t('raiatea.screen.masks')}</h4>
          <MaskList p={p} />
        </>
      )}
    </Section>
  );
}
export function Cards({ view, you }: { view: View; you: number | null }) {
  const p = at(view),
    order = [...p.players].sort((a, b) => Number(b.seat === you) - Number(a.seat === you)),
    mine = you === null ? null : (p.players[you] ?? null);
  return (
    <div class="ra-allcards" tabIndex={0} role="region" aria-label={t('raiatea.screen.cards')}>
      {order.map(q => (
        <Held
          key={q.seat}
          p={q}
          name={
            q.seat === you
              ? t('raiatea.screen')
              : `${t('seat.number', { n: q.seat + 1 })}, ${rankWord(q.rank)}`
          }
          mine={q.seat === you}
        />
      ))}
      {p.statues
        .filter(s => s.shown)
        .map(s => (
          <Section key={s.statue} title={t('raiatea.statue', { n: s.statue })}>
            <ul class="ra-wontiles">
              {s.rows
                .flat()
                .filter((c): c is string => c !== null && c !== '?')
                .map(c => (
                  <li key={c}>
                    <MissionIcon code={c} size={30} />
                    <span>{missionText(c)}</span>
                  </li>
                ))}
            </ul>
          </Section>
        ))}
      {(['normal', 'forbidden'] as const).map(d => {
        const open = Object.entries(p.decks[d].open);
        return open.length ? (
          <Section
            key={d}
            title={`${t('raiatea.decks.open')}: ${t(`raiatea.deck.${d}`).toLowerCase()}`}
          >
            <ul class="ra-lines">
              {open
                .sort(([a], [b]) => byCost(a, b))
                .map(([id, n]) => (
                  <RitualLine key={id} id={id} n={n} />
                ))}
            </ul>
          </Section>
        ) : null;
      })}
      {(mine?.buried ?? []).length > 0 && (
        <Section title={t('raiatea.screen.buried')}>
          <p class="mut sm">{mine!.buried!.map(id => ritualOf(id).name).join(', ')}</p>
        </Section>
      )}
    </div>
  );
}
export function Luck({ view }: { view: View }) {
  const p = at(view);
  return (
    <article class="ra-luck">
      <div class="bd">
        <h2>{t('raiatea.decks')}</h2>
        <ul>
          <li>
            <SignIcon name="uru" size={18} />
            {t('raiatea.decks.forest', { n: p.forest_left })}
          </li>
          <li>
            <SignIcon name="ritual" size={18} />
            {t('raiatea.decks.normal', { n: p.decks.normal.left })}
          </li>
          <li>
            <SignIcon name="forbidden" size={18} />
            {t('raiatea.decks.forbidden', { n: p.decks.forbidden.left })}
          </li>
          <li>
            <SignIcon name="bag" size={18} />
            {t('raiatea.bag.holds', { n: p.bag })}
          </li>
        </ul>
      </div>
    </article>
  );
}
export function Overview({ view, box }: { view: View; you: number | null; box: Frame }) {
  const p = at(view);
  return (
    <svg
      class="ra-overview"
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      role="img"
      aria-label={t('raiatea.overview')}
    >
      <rect width={frame.w} height={frame.h} fill={p.act ? '#0E3C4D' : '#F1E4C6'} />
      <rect x={66} y={12} width={592} height={404} rx={20} fill="#7DB64F" />
      <path d="M120,300L320,60L520,300Z" fill="#4B8657" />
      {p.players.map(q => (
        <circle key={q.seat} cx={1044} cy={594 - q.tattoo * 63} r={26} fill={seatColour(q.seat)} />
      ))}
      {[727, 843, 959].map(x => (
        <rect key={x} x={x - 50} y={240} width={100} height={260} rx={40} fill="#8A5A33" />
      ))}
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={20}
        fill="#fff"
        fill-opacity={0.14}
        stroke="#fff"
        stroke-width={14}
      />
    </svg>
  );
}
