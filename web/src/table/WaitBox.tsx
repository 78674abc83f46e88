// WaitBox.tsx - a table that waits for players: the link to send and under which name, who sits there, who was
// asked for another game and has not answered, bots for the rest.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { api, sentence } from '../app/api.ts';
import { href } from '../app/router.ts';
import { act, somebody, useMe } from '../app/session.ts';
import { usualLevel } from '../games/levels.ts';
import { joined, t } from '../i18n/index.ts';
import type { SeatRow, TableRow } from '../protocol.ts';
import { copied } from '../ui/clipboard.ts';
import { useDeed } from '../ui/load.ts';
import { FaultLine } from '../ui/state.tsx';
import { levelName, seatName } from '../ui/tables.tsx';
import { linkOf } from './Bars.tsx';
import type { Told } from './model.ts';
import { OfferAnswer } from './Offer.tsx';

// Before the link goes out: the name that stands in it.
function NameFirst() {
  const who = useMe(),
    [name, setName] = useState<string | null>(null),
    [state, setState] = useState(''),
    [fault, setFault] = useState<string | null>(null);
  if (!who) return null;
  const text = name ?? who.name;
  const save = (event: Event): void => {
    event.preventDefault();
    if (!text.trim() || text.trim() === who.name) return;
    setFault(null);
    act(api.rename(text.trim())).then(
      () => {
        setName(null);
        setState(t('wait.name.saved'));
      },
      (why: unknown) => setFault(sentence(why)),
    );
  };
  return (
    <form class="name-first" onSubmit={save}>
      <label>
        <span>{t('wait.name')}</span>{' '}
        <input
          class="input"
          data-name
          maxLength={24}
          autocomplete="nickname"
          value={text}
          onInput={e => {
            setName(e.currentTarget.value);
            setState('');
          }}
        />
      </label>
      <button type="submit" class="btn" disabled={!text.trim() || text.trim() === who.name}>
        {t('wait.name.do')}
      </button>
      <span class="mut" role="status">
        {state}
      </span>
      <FaultLine text={fault} />
    </form>
  );
}

// The link, to be copied by a click or by hand.
export function Invite({ link }: { link: string }) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');
  const copy = (): void => {
    void copied(link).then(done => setState(done ? 'copied' : 'failed'));
  };
  return (
    <>
      <div class="invite">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t('table.wait.link')}
          onFocus={e => e.currentTarget.select()}
        />
        <button type="button" class="btn go" onClick={copy}>
          <Icon name={state === 'copied' ? 'check' : 'link'} size={18} />
          {t(state === 'copied' ? 'table.wait.copied' : 'table.wait.copy')}
        </button>
      </div>
      <FaultLine text={state === 'failed' ? t('table.wait.no_copy') : null} />
    </>
  );
}

interface SeatProps {
  told: Told;
  seat: SeatRow;
  isHost: boolean;
  busy: boolean;
  run: (deed: () => Promise<unknown>) => void;
}

function Seat({ told, seat, isHost, busy, run }: SeatProps) {
  const { table, you } = told;
  const isFree = seat.kind === 'free';
  const takesBot = isHost && (isFree || (seat.asked && seat.seat !== you));
  const join = async (): Promise<void> => {
    await somebody();
    await api.join(table.id, { seat: seat.seat });
    location.reload();
  };
  const sitBot = (): Promise<unknown> => api.bot(table.id, seat.seat, usualLevel());
  return (
    <li>
      <SeatSign seat={seat.seat} size={26} />
      <b class="grow">{seatName(seat, you)}</b>
      {seat.asked && <span class="mut sm">{t('offer.asked')}</span>}
      {seat.kind === 'bot' && (
        <span class="mut sm">{t('table.bot', { level: levelName(seat.level) })}</span>
      )}
      {isFree && you === null && (
        <button type="button" class="btn sm pri" aria-busy={busy} onClick={() => run(join)}>
          {t('join')}
        </button>
      )}
      {takesBot && (
        <button
          type="button"
          class="btn sm"
          data-seat-bot={seat.seat}
          aria-busy={busy}
          onClick={() => run(sitBot)}
        >
          <Icon name="bot" size={17} />
          {t(seat.asked ? 'offer.bot' : 'table.wait.bot')}
        </button>
      )}
    </li>
  );
}

// You were asked for another game: yes or no.
function AskedYou({ table }: { table: TableRow }) {
  const host = table.seats.find(s => s.person === table.host)?.name ?? t('invite.somebody');
  const done = (yes: boolean): void => {
    if (!yes) location.assign(href({ page: 'home' }));
  };
  return (
    <>
      <h2>{t('offer.title', { name: host })}</h2>
      <p class="mut">{t('offer.wait.you')}</p>
      <p class="menu-row">
        <OfferAnswer next={table} done={done} />
      </p>
    </>
  );
}

// Who is waited for, and the link that brings them.
function WaitsFor({ told, isHost }: { told: Told; isHost: boolean }) {
  const { table, you } = told;
  const n = table.seats.filter(s => s.kind === 'free').length;
  const asked = table.seats.filter(s => s.asked && s.seat !== you);
  const names = joined(asked.map(s => s.name));
  return (
    <>
      <h2>{t(asked.length && !n ? 'offer.wait.title' : 'table.wait.title')}</h2>
      {asked.length > 0 && <p class="mut">{t('offer.wait.text', { names })}</p>}
      {n > 0 && (
        <>
          <p class="mut">{t('table.wait.text', { n })}</p>
          {isHost && you !== null && <NameFirst />}
          <Invite link={linkOf(table) ?? location.href} />
        </>
      )}
    </>
  );
}

export function WaitBox({ told }: { told: Told }) {
  const { table, you } = told;
  const { busy, fault, run } = useDeed();
  const isHost = useMe()?.id === table.host;
  const isAsked = you !== null && (table.seats[you]?.asked ?? false);
  const remarks = told.chat.filter(c => c.person === 0).slice(-2);
  return (
    <div class="wait-box">
      <section class="panel" aria-label={t('table.wait.title')}>
        {isAsked ? <AskedYou table={table} /> : <WaitsFor told={told} isHost={isHost} />}
        <ul class="seats-list">
          {table.seats.map(s => (
            <Seat key={s.seat} told={told} seat={s} isHost={isHost} busy={busy} run={run} />
          ))}
        </ul>
        {remarks.map(c => (
          <p key={c.n} class="mut house" role="status">
            {c.text}
          </p>
        ))}
        <FaultLine text={fault === null ? null : sentence(fault)} />
      </section>
    </div>
  );
}
