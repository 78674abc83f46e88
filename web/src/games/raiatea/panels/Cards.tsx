// Cards.tsx - all cards to read: what everybody holds, the missions, the open discards; and what the decks
// still hold.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { RitualLine } from '../cards.tsx';
import type { DeckName } from '../names.ts';
import { byCost, type Player, type Position } from '../position.ts';
import { MaskIcon, MissionIcon } from '../signs.tsx';
import {
  counted,
  deckWord,
  headingWord,
  maskText,
  maskWord,
  missionText,
  placeWord,
  rankWord,
  ritualName,
  shortText,
  statueWord,
  vpWord,
} from '../words.ts';
import { at } from './own.tsx';
import { named } from '../../../i18n/join.ts';

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
const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <>
    <h4>{title}</h4>
    {children}
  </>
);

// ---- rituals, masks, tiles -------------------------------------------------------------------------------

const numbered = (list: string[]): [string, number][] =>
  [...new Set(list)].sort(byCost).map(id => [id, list.filter(x => x === id).length]);

const RitualList = ({ list, mark }: { list: [string, number][]; mark?: ComponentChildren }) => (
  <ul class="ra-lines">
    {list.map(([id, n]) => (
      <RitualLine key={id} id={id} n={n} mark={mark} />
    ))}
  </ul>
);
function MaskLine({ face, n, pairs }: { face: string; n: number; pairs: number }) {
  return (
    <li class={pairs ? 'ra-line paired' : 'ra-line'}>
      <MaskIcon mask={face} size={28} />
      <span class="grow">
        <b>
          {maskWord(face)}
          {n > 1 && ` × ${n}`}
        </b>
        {pairs > 0 && (
          <>
            {' '}
            <span class="up">{t('raiatea.screen.pair')}</span>
          </>
        )}
        <br />
        <span class="sm">{maskText(face)}</span>
      </span>
    </li>
  );
}
const MaskList = ({ p }: { p: Player }) => (
  <ul class="ra-lines">
    {p.masks.map(m => (
      <MaskLine key={m.face} {...m} />
    ))}
    {p.mirrors > 0 && <MaskLine face="mirror" n={p.mirrors} pairs={0} />}
  </ul>
);
const TileList = ({ tiles, points }: { tiles: string[]; points: boolean }) => (
  <ul class="ra-wontiles">
    {tiles.map(code => (
      <li key={code}>
        <MissionIcon code={code} size={30} />
        <span>
          {missionText(code)}
          {points && <small> {vpWord(code)}</small>}
        </span>
      </li>
    ))}
  </ul>
);

// ---- whose they are ----------------------------------------------------------------------------------------

function Held({ p, isMine }: { p: Player; isMine: boolean }) {
  const { hand, tiles, prepared } = p,
    hasMasks = p.n_masks > 0,
    name = isMine
      ? t('raiatea.screen')
      : `${t('seat.number', { n: p.seat + 1 })}, ${rankWord(p.rank)}`,
    title = (
      <>
        <SeatSign seat={p.seat} size={18} />
        {name}
      </>
    );
  if (!isMine && !hand?.length && !p.lasting.length && !tiles?.length && !hasMasks) return null;
  return (
    <Section title={title}>
      {isMine && !hand?.length && <p class="mut sm">{t('raiatea.screen.none')}</p>}
      {!!hand?.length && <RitualList list={numbered(hand)} />}
      {!!prepared?.length && (
        <RitualList list={numbered(prepared)} mark={<b class="up">{shortText('in_bag')}</b>} />
      )}
      {p.lasting.length > 0 && (
        <Part title={t('raiatea.screen.lasting')}>
          <RitualList list={numbered(p.lasting)} />
        </Part>
      )}
      {!!tiles?.length && (
        <Part title={t('raiatea.screen.won')}>
          <TileList tiles={tiles} points />
        </Part>
      )}
      {hasMasks && (
        <Part title={headingWord('masks')}>
          <MaskList p={p} />
        </Part>
      )}
    </Section>
  );
}
const Missions = ({ p }: { p: Position }) => (
  <>
    {p.statues
      .filter(s => s.shown)
      .map(s => (
        <Section key={s.statue} title={statueWord(s.statue)}>
          <TileList
            tiles={s.rows.flat().filter((c): c is string => c !== null && c !== '?')}
            points={false}
          />
        </Section>
      ))}
  </>
);
function Discards({ p, deck }: { p: Position; deck: DeckName }) {
  const open = Object.entries(p.decks[deck].open).sort(([a], [b]) => byCost(a, b));
  if (!open.length) return null;
  return (
    <Section title={named(t('raiatea.decks.open'), deckWord(deck).toLowerCase())}>
      <RitualList list={open} />
    </Section>
  );
}

export function Cards({ view, you }: { view: View; you: number | null }) {
  const p = at(view),
    order = [...p.players].sort((a, b) => Number(b.seat === you) - Number(a.seat === you)),
    buried = (you === null ? null : p.players[you]?.buried) ?? [];
  return (
    <div class="ra-allcards" tabIndex={0} role="region" aria-label={t('raiatea.screen.cards')}>
      {order.map(q => (
        <Held key={q.seat} p={q} isMine={q.seat === you} />
      ))}
      <Missions p={p} />
      <Discards p={p} deck="normal" />
      <Discards p={p} deck="forbidden" />
      {buried.length > 0 && (
        <Section title={t('raiatea.screen.buried')}>
          <p class="mut sm">{buried.map(ritualName).join(', ')}</p>
        </Section>
      )}
    </div>
  );
}

const Left = ({ sign, words }: { sign: Sign; words: string }) => (
  <li>
    <SignIcon name={sign} size={18} />
    {words}
  </li>
);
const left = (deck: string, n: number): string => named(deck, counted('left', n));
export function Luck({ view }: { view: View }) {
  const { forest_left: forest, decks, bag } = at(view);
  return (
    <article class="ra-luck">
      <div class="bd">
        <h2>{headingWord('decks')}</h2>
        <ul>
          <Left sign="uru" words={left(placeWord('forest'), forest)} />
          <Left sign="ritual" words={left(deckWord('normal'), decks.normal.left)} />
          <Left sign="forbidden" words={left(deckWord('forbidden'), decks.forbidden.left)} />
          <Left sign="bag" words={counted('bag', bag)} />
        </ul>
      </div>
    </article>
  );
}
