// Branch.tsx - play from here: a game that is over goes on from the step that is shown, at a table of
// one's own with bots and the same luck.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { api, newId, sentence } from '../app/api.ts';
import { go } from '../app/router.ts';
import { loadMine, somebody } from '../app/session.ts';
import { hasChance } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { hereId, isHere } from '../local/ids.ts';
import type { TableRow } from '../protocol.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FaultLine } from '../ui/state.tsx';
import type { Source } from './source.ts';

// Chance comes again by itself: there must be something left to decide.
const isOpen = (source: Source, at: number): boolean =>
  source.steps.some(s => s.n > at && typeof s.seat === 'number');

// The luck of a server cannot be had here, nor that of a device there.
const hasOtherLuck = ({ table }: Source, at: number): boolean =>
  table !== null && (isHere(table.id) ? isCopied(table) : at < (table.brought ?? 0));
const isCopied = ({ id, there }: TableRow): boolean => there !== undefined && id === hereId(there);

interface SeatsProps {
  names: string[];
  seat: number;
  setSeat: (seat: number) => void;
}

function Seats({ names, seat, setSeat }: SeatsProps) {
  return (
    <fieldset class="branch-seats">
      <legend class="mut sm">{t('replay.branch.seat')}</legend>
      <div class="seg" role="radiogroup" aria-label={t('replay.branch.seat')}>
        {names.map((name, s) => (
          <label key={s}>
            <input
              type="radio"
              name="branch-seat"
              checked={seat === s}
              onChange={() => setSeat(s)}
            />
            <SeatSign seat={s} size={22} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AskProps {
  id: string;
  source: Source;
  at: number;
  first: number;
  close: () => void;
}

function Ask({ id, source, at, first, close }: AskProps) {
  const [seat, setSeat] = useState(first);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [wish] = useState(newId);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!isHere(id)) await somebody();
      const table = await api.branch(id, { id: wish, step: at, seat });
      void loadMine();
      go({ page: 'table', id: table.id });
    } catch (why) {
      setFault(sentence(why));
      setBusy(false);
    }
  };
  const hasOthers = source.names.length > 1,
    luck = hasOtherLuck(source, at) ? 'replay.branch.other_luck' : 'replay.branch.luck';
  return (
    <Dialog title={t('replay.branch')} close={close}>
      <p>
        {sentences([
          t('replay.branch.text', { at }),
          hasOthers ? t('replay.branch.bots') : null,
          hasChance(source.game) ? t(luck) : null,
        ])}
      </p>
      {hasOthers && <Seats names={source.names} seat={seat} setSeat={setSeat} />}
      <FaultLine text={fault} />
      <p class="menu-row">
        <button
          type="button"
          class="btn pri"
          data-branch-go
          aria-busy={busy}
          onClick={() => {
            if (!busy) void begin();
          }}
        >
          {t('replay.branch.go')}
        </button>
        <button type="button" class="btn" onClick={close}>
          {t('cancel')}
        </button>
      </p>
    </Dialog>
  );
}

// `seat` is whose eyes are used now. The daily challenge is played once.
export function Branch({
  id,
  source,
  at,
  seat,
  pause,
}: {
  id: string;
  source: Source;
  at: number;
  seat: number;
  pause: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!source.over || source.table?.daily) return null;
  const open = isOpen(source, at);
  return (
    <>
      <button
        type="button"
        class="btn sm branch"
        data-branch
        aria-disabled={open ? undefined : 'true'}
        title={open ? undefined : t('replay.branch.none')}
        aria-label={t('replay.branch')}
        onClick={() => {
          if (open) {
            pause();
            setAsking(true);
          }
        }}
      >
        <Icon name="sail" size={18} />
        <span class="lbl">{t('replay.branch')}</span>
      </button>
      {asking && (
        <Ask id={id} source={source} at={at} first={seat} close={() => setAsking(false)} />
      )}
    </>
  );
}
