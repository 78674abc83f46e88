// WaitBox.tsx - a table that waits for players: the link to send and under which name, who sits there, who was
// asked for another game and has not answered, bots for the rest.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { api, sentence } from '../app/api.ts';
import { act, somebody, useMe } from '../app/session.ts';
import { joined, t } from '../i18n/index.ts';
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
      why => setFault(sentence(why)),
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
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

export function WaitBox({ told }: { told: Told }) {
  const { table } = told,
    who = useMe(),
    [copied, setCopied] = useState(false),
    [fault, setFault] = useState<string | null>(null),
    [busy, setBusy] = useState(false);
  const link = linkOf(table) ?? location.href,
    isHost = who?.id === table.host,
    mine = told.you === null ? null : (table.seats[told.you] ?? null);
  const deed = (what: () => Promise<unknown>): void => {
    setBusy(true);
    setFault(null);
    what().then(
      () => setBusy(false),
      why => {
        setBusy(false);
        setFault(sentence(why));
      },
    );
  };
  const copy = (): void => {
    if (!navigator.clipboard) setFault(t('table.wait.no_copy'));
    else
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => setFault(t('table.wait.no_copy')),
      );
  };
  const free = table.seats.filter(s => s.kind === 'free').length,
    asked = table.seats.filter(s => s.asked && s.seat !== told.you);
  const host = table.seats.find(s => s.person === table.host)?.name ?? t('invite.somebody');
  return (
    <div class="wait-box">
      <section class="panel" aria-label={t('table.wait.title')}>
        <h2>
          {mine?.asked
            ? t('offer.title', { name: host })
            : t(asked.length && !free ? 'offer.wait.title' : 'table.wait.title')}
        </h2>
        {mine?.asked ? (
          <>
            <p class="mut">{t('offer.wait.you')}</p>
            <p class="menu-row">
              <OfferAnswer
                next={table}
                done={yes => {
                  if (!yes) location.assign('/');
                }}
              />
            </p>
          </>
        ) : (
          asked.length > 0 && (
            <p class="mut">{t('offer.wait.text', { names: joined(asked.map(s => s.name)) })}</p>
          )
        )}
        {free > 0 && !mine?.asked && (
          <>
            <p class="mut">{t('table.wait.text', { n: free })}</p>
            {isHost && told.you !== null && <NameFirst />}
            <div class="invite">
              <input
                class="input"
                readOnly
                value={link}
                aria-label={t('table.wait.link')}
                onFocus={e => e.currentTarget.select()}
              />
              <button type="button" class="btn go" onClick={copy}>
                <Icon name={copied ? 'check' : 'link'} size={18} />
                {t(copied ? 'table.wait.copied' : 'table.wait.copy')}
              </button>
            </div>
          </>
        )}
        <ul class="seats-list">
          {table.seats.map(s => (
            <li key={s.seat}>
              <SeatSign seat={s.seat} size={26} />
              <b class="grow">{seatName(s, told.you)}</b>
              {s.asked && <span class="mut sm">{t('offer.asked')}</span>}
              {s.kind === 'bot' && (
                <span class="mut sm">{t('table.bot', { level: levelName(s.level) })}</span>
              )}
              {s.kind === 'free' && told.you === null && (
                <button
                  type="button"
                  class="btn sm pri"
                  aria-busy={busy}
                  onClick={() =>
                    deed(async () => {
                      await somebody();
                      await api.join(table.id, { seat: s.seat });
                      location.reload();
                    })
                  }
                >
                  {t('join')}
                </button>
              )}
              {(s.kind === 'free' || (s.asked && s.seat !== told.you)) && isHost && (
                <button
                  type="button"
                  class="btn sm"
                  data-seat-bot={s.seat}
                  aria-busy={busy}
                  onClick={() => deed(() => api.bot(table.id, s.seat, 'normal'))}
                >
                  <Icon name="bot" size={17} />
                  {t(s.asked ? 'offer.bot' : 'table.wait.bot')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {told.chat
          .filter(c => c.person === 0)
          .slice(-2)
          .map(c => (
            <p key={c.n} class="mut house" role="status">
              {c.text}
            </p>
          ))}
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </section>
    </div>
  );
}
