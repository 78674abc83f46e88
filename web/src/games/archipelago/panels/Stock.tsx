// Stock.tsx - one's own screen: goods, cards, the secret end and how far it has come.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { View } from '../../../protocol.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import {
  cardOf,
  positionOf,
  resources,
  type HeldObjective,
  type OwnCard,
  type Player,
} from '../position.ts';
import { cardName, cardText, useWords } from '../words/cards.ts';
import { endWords, scoreWords, trendWords } from '../words/ends.ts';
import { counted, florins, howMany, stateWord } from '../words/names.ts';
import { rowOfTips } from '../../../ui/tips.tsx';
import { named } from '../../../i18n/join.ts';

function Secret({ o, view, first }: { o: HeldObjective; view: View; first: boolean }) {
  if (!o.objective) return <span>{t('archipelago.objective.unknown')}</span>;
  const p = positionOf(view),
    now = o.progress,
    trends = first ? p.trends : [];
  return (
    <div class="ar-secret" data-thing={`objective ${o.objective}`}>
      <p>
        <b>
          {t('archipelago.screen.secret')}: {endWords(p, o.objective)}
        </b>{' '}
        {now && (
          <span class={now.met ? 'up' : 'mut'}>
            {now.met ? stateWord('met') : howMany('now', now.now)}
          </span>
        )}
      </p>
      {now && now.needs > 0 && (
        <i class="ar-progress" role="img" aria-label={`${now.now} / ${now.needs}`}>
          <i style={{ width: `${Math.min(100, (100 * now.now) / now.needs)}%` }} />
        </i>
      )}
      <p class="mut">
        {scoreWords(o.objective)}
        {trends.length > 0 &&
          ` · ${t('archipelago.objective.trend', { what: trends.map(trendWords).join(', ') })}`}
      </p>
    </div>
  );
}
function Goods({ q, size }: { q: Player; size: number }) {
  const one = (sign: Sign, n: number | null, words: string): ComponentChildren => (
    <span key={sign} class={`ar-good${n ? '' : ' none'}`} data-tip={words}>
      <SignIcon name={sign} size={size} />
      <b aria-hidden="true">{n ?? '?'}</b>
      <span class="hush">{words}</span>
    </span>
  );
  return (
    <>
      {one('florin', q.florins, florins(q.florins ?? 0))}
      {resources.map(r => one(r, q.cubes?.[r] ?? null, counted(r, q.cubes?.[r] ?? 0)))}
      {one('token', q.tokens, counted('token', q.tokens ?? 0))}
    </>
  );
}
const OwnCards = ({ cards }: { cards: OwnCard[] }) => (
  <div class="ar-owncards" aria-label={t('archipelago.screen.cards')} {...rowOfTips}>
    {cards.map(c => (
      <span
        key={c.card}
        class={`ar-chipcard ${cardOf(c.card).kind}${c.used ? ' used' : ''}`}
        data-tip={named(cardName(c.card), `${cardText(c.card)} ${useWords(c.card)}`)}
        data-thing={`card ${c.card}`}
      >
        {cardName(c.card)}
        {c.used && <Icon name="clock" size={14} />}
        {c.built && <Icon name="check" size={14} />}
        {(c.built || c.used) && <span class="hush">, {stateWord(c.built ? 'built' : 'used')}</span>}
      </span>
    ))}
  </div>
);

export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const q = positionOf(view).players[seat];
  if (!q) return null;
  const secrets = q.objectives.length ? (
    q.objectives.map((o, k) => <Secret key={k} o={o} view={view} first={k === 0} />)
  ) : positionOf(view).common.length ? null : (
    <span class="mut sm">{t('archipelago.screen.none')}</span>
  );
  if (phone)
    return (
      <div class="ar-own-phone" data-stock={seat} aria-label={t('archipelago.screen')}>
        <div class="ar-own-line" {...rowOfTips}>
          <Goods q={q} size={22} />
        </div>
        {q.cards.length > 0 && <OwnCards cards={q.cards} />}
        {secrets}
      </div>
    );
  return (
    <section class="ar-own" aria-label={t('archipelago.screen')} data-stock={seat}>
      <div class="ar-own-goods" {...rowOfTips}>
        <Goods q={q} size={26} />
      </div>
      {q.cards.length > 0 && <OwnCards cards={q.cards} />}
      <span class="grow" />
      <div class="ar-secrets">{secrets}</div>
    </section>
  );
}
