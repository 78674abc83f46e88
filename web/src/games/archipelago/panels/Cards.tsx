// Cards.tsx - everything to read: trends, objectives, cards of the players and of the row.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { helpOf, nameOf } from '../../lexicon.ts';
import type { View } from '../../../protocol.ts';
import { SignIcon } from '../art/signs.tsx';
import { cardOf, positionOf, type OwnCard, type Player, type Position } from '../position.ts';
import { cardName, cardText, kindWord, useWords } from '../words/cards.ts';
import { backWords, endWords, scoreWords, trendWords } from '../words/ends.ts';
import { howMany, stateWord, thingWord } from '../words/names.ts';
import { named } from '../../../i18n/join.ts';

const Section = ({
  title,
  children,
}: {
  title: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class="ar-readlist">
    <h3>{title}</h3>
    {children}
  </section>
);
function CardLines({ cards }: { cards: OwnCard[] }) {
  return (
    <ul class="ar-lines">
      {cards.map(c => (
        <li key={c.card} class={c.used ? 'used' : ''}>
          <SignIcon name={cardOf(c.card).kind} size={24} />
          <span>
            <b>{cardName(c.card)}</b>{' '}
            <small>
              {kindWord(c.card)}
              {c.used && `, ${stateWord('used')}`}
              {c.built && `, ${stateWord('built')}`}
            </small>
            <br />
            <span class="sm">
              {cardText(c.card)} {useWords(c.card)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
const supplyWords = ({ supply }: Player): string =>
  [howMany('citizens', supply.citizens), howMany('ships', supply.ships)].join(', ');
const Trends = ({ p }: { p: Position }) => (
  <Section title={thingWord('trend')}>
    <p>
      <b>{p.trends.map(trendWords).join(', ')}</b>{' '}
      <span class="mut sm">{helpOf('archipelago', 'thing', 'trend')}</span>
    </p>
  </Section>
);
const Common = ({ p }: { p: Position }) => (
  <Section title={t('archipelago.common')}>
    <ul class="ar-pack">
      {p.common.map(o => (
        <li key={o}>
          <b>{endWords(p, o)}</b>
          <span class="sm">{scoreWords(o)}</span>
        </li>
      ))}
    </ul>
  </Section>
);
const PlayersCards = ({ q, you }: { q: Player; you: number | null }) => (
  <Section
    title={
      <>
        <SeatSign seat={q.seat} size={18} />
        {q.seat === you ? t('archipelago.screen.cards') : t('seat.number', { n: q.seat + 1 })}
      </>
    }
  >
    <CardLines cards={q.cards} />
  </Section>
);
const Pack = ({ p }: { p: Position }) => (
  <Section title={t('archipelago.pack')}>
    <ul class="ar-pack">
      {p.pack.map(o => (
        <li key={o.objective} class={o.state}>
          <b>{o.ends}</b>
          <span class="sm">
            {scoreWords(o.objective)}
            {o.progress && o.progress.needs > 0 && `; ${o.progress.now} / ${o.progress.needs}`}
          </span>
          <span class="pill line">
            {o.owner !== null && o.owner !== undefined && o.state !== 'mine' && (
              <SeatSign seat={o.owner} size={14} />
            )}
            {nameOf('archipelago', 'pack', o.state)}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
export function Cards({ view, you }: { view: View; you: number | null }) {
  const p = positionOf(view),
    order = [...p.players].sort((a, b) => Number(b.seat === you) - Number(a.seat === you)),
    mine = you === null ? undefined : p.players[you],
    asOwn = (card: string): OwnCard => ({ card, used: false, built: false });
  return (
    <div tabIndex={0} role="region" aria-label={t('archipelago.all.cards')}>
      {p.trends.length > 0 && <Trends p={p} />}
      {p.common.length > 0 && <Common p={p} />}
      <Section title={thingWord('back')}>
        <p class="sm">
          {backWords(p)} · {t('archipelago.deck', { n: p.deck })}
        </p>
      </Section>
      {order
        .filter(q => q.cards.length)
        .map(q => (
          <PlayersCards key={q.seat} q={q} you={you} />
        ))}
      {mine && <p class="mut sm">{named(t('archipelago.screen.supply'), supplyWords(mine))}</p>}
      <Section title={thingWord('evolution')}>
        <CardLines cards={p.track.flatMap(s => (s ? [asOwn(s.card)] : []))} />
      </Section>
      {p.pack.length > 0 && <Pack p={p} />}
      {p.discards.length > 0 && (
        <Section title={t('archipelago.discards')}>
          <p class="mut sm">{p.discards.map(cardName).join(', ')}</p>
        </Section>
      )}
    </div>
  );
}
