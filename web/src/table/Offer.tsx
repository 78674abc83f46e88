// Offer.tsx - another game after this one: "Play again" asks the other people, they say yes or no, and
// whoever said yes goes to the new table as soon as it begins.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { api, sentence } from '../app/api.ts';
import { sayNow } from '../app/announce.tsx';
import { live } from '../app/live.ts';
import { go, href } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { language, t } from '../i18n/index.ts';
import type { ServerMessage, TableRow } from '../protocol.ts';
import { FaultLine } from '../ui/state.tsx';

// The row of a table as it changes, without its game; null until it is known.
export function useRow(id: string | null): TableRow | null {
  const [row, setRow] = useState<TableRow | null>(null);
  useEffect(() => {
    setRow(null);
    if (id === null) return;
    const line = live(
      id,
      (message: ServerMessage) => {
        if ('table' in message) setRow(message.table);
      },
      language.get().id,
    );
    return () => line.close();
  }, [id]);
  return row;
}

const hostOf = (row: TableRow): string =>
  row.seats.find(s => s.person === row.host)?.name ?? t('invite.somebody');
const mySeat = (row: TableRow) => (row.you === null ? null : (row.seats[row.you] ?? null));

// Yes or no to an offer, wherever it is seen.
export function OfferAnswer({
  next,
  small = false,
  done,
}: {
  next: TableRow;
  small?: boolean;
  done?: (yes: boolean) => void;
}) {
  const [busy, setBusy] = useState(false),
    [fault, setFault] = useState<string | null>(null);
  const answer = (yes: boolean): void => {
    if (busy) return;
    setBusy(true);
    (yes ? api.join(next.id) : api.leave(next.id)).then(
      () => {
        void loadMine();
        setBusy(false);
        done?.(yes);
        if (yes) go({ page: 'table', id: next.id });
      },
      (why: unknown) => {
        setBusy(false);
        setFault(sentence(why));
      },
    );
  };
  return (
    <>
      <button
        type="button"
        class={`btn go${small ? ' sm' : ''}`}
        data-accept
        aria-busy={busy}
        onClick={() => answer(true)}
      >
        <Icon name="again" size={18} />
        {t('offer.yes')}
      </button>
      <button
        type="button"
        class={`btn${small ? ' sm' : ''}`}
        data-decline
        aria-busy={busy}
        onClick={() => answer(false)}
      >
        {t('offer.no')}
      </button>
      <FaultLine text={fault} />
    </>
  );
}

// The table that follows, for whoever sat at this one.
export const useNext = (table: TableRow | null, you: number | null): TableRow | null =>
  useRow(you === null ? null : (table?.rematch ?? null));

// Somebody offers another game, and waits for your answer.
export function Offer({ next, class: kind = 'offer' }: { next: TableRow | null; class?: string }) {
  const asked = next !== null && (mySeat(next)?.asked ?? false),
    title = asked ? t('offer.title', { name: hostOf(next) }) : '';
  useEffect(() => {
    if (asked) sayNow(title);
  }, [asked]);
  if (!asked) return null;
  return (
    <div class={kind} role="group" aria-label={title}>
      <b>{title}</b>
      <span class="answers">
        <OfferAnswer next={next} />
      </span>
    </div>
  );
}

// "Play again" after a game, or what has become of it. `table` is the game that is over, `you` your seat there.
export function Again({
  table,
  you,
  next,
  button = 'btn',
}: {
  table: TableRow;
  you: number | null;
  next: TableRow | null;
  button?: string;
}) {
  const [fault, setFault] = useState<string | null>(null),
    mine = next && mySeat(next);
  if (you === null || mine?.asked) return null;
  const again = (): void => {
    api.rematch(table.id).then(
      row => {
        void loadMine();
        go({ page: 'table', id: row.id });
      },
      (why: unknown) => setFault(sentence(why)),
    );
  };
  if (next && !mine && next.status === 'open')
    return <span class="mut declined">{t('offer.declined')}</span>;
  if (next && mine && (next.status === 'open' || next.status === 'running'))
    return (
      <a class={`${button} go`} data-next href={href({ page: 'table', id: next.id })}>
        <Icon name="again" size={18} />
        {t(next.status === 'open' ? 'offer.waits' : 'offer.begun')}
      </a>
    );
  return (
    <>
      <button type="button" class={button} data-rematch onClick={again}>
        <Icon name="again" size={18} />
        <span class="lbl">{t('score.again')}</span>
      </button>
      <FaultLine text={fault} />
    </>
  );
}
