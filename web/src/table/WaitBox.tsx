// WaitBox.tsx - a table that waits for players: the link to send, who sits there, bots for the rest.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { api, sentence } from '../app/api.ts';
import { me } from '../app/session.ts';
import { somebody } from '../app/session.ts';
import { t } from '../i18n/index.ts';
import { levelName, seatName } from '../ui/tables.tsx';
import type { Told } from './model.ts';

export function WaitBox({ told }: { told: Told }) {
  const { table } = told, [copied, setCopied] = useState(false), [fault, setFault] = useState<string | null>(null), [busy, setBusy] = useState(false);
  const link = table.invite ? `${location.origin}/i/${table.invite}` : location.href, isHost = me.get()?.id === table.host;
  const deed = (what: () => Promise<unknown>): void => {
    setBusy(true);
    setFault(null);
    what().then(() => setBusy(false), why => { setBusy(false); setFault(sentence(why)); });
  };
  const copy = (): void => { navigator.clipboard?.writeText(link).then(() => setCopied(true), () => setFault(t('table.wait.no_copy'))); };
  const free = table.seats.filter(s => s.kind === 'free').length;
  return (
    <div class="wait-box">
      <section class="panel" aria-label={t('table.wait.title')}>
        <h2>{t('table.wait.title')}</h2>
        <p class="mut">{t('table.wait.text', { n: free })}</p>
        <div class="invite">
          <input class="input" readOnly value={link} aria-label={t('table.wait.link')} onFocus={e => e.currentTarget.select()} />
          <button type="button" class="btn go" onClick={copy}><Icon name={copied ? 'check' : 'link'} size={18} />{t(copied ? 'table.wait.copied' : 'table.wait.copy')}</button>
        </div>
        <ul class="seats-list">
          {table.seats.map(s => (
            <li key={s.seat}>
              <SeatSign seat={s.seat} size={26} /><b class="grow">{seatName(s, told.you)}</b>
              {s.kind === 'bot' && <span class="mut sm">{t('table.bot', { level: levelName(s.level) })}</span>}
              {s.kind === 'free' && told.you === null && <button type="button" class="btn sm pri" aria-busy={busy} onClick={() => deed(async () => { await somebody(); await api.join(table.id, { seat: s.seat }); location.reload(); })}>{t('join')}</button>}
              {s.kind === 'free' && isHost && <button type="button" class="btn sm" aria-busy={busy} onClick={() => deed(() => api.bot(table.id, s.seat, 'normal'))}><Icon name="bot" size={17} />{t('table.wait.bot')}</button>}
            </li>
          ))}
        </ul>
        {fault && <p class="fault" role="alert">{fault}</p>}
      </section>
    </div>
  );
}
