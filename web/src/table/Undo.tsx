// Undo.tsx - taking a step back: by oneself as far as that goes, else by asking the others.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { hasChance } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TakenBack } from './Bars.tsx';
import { askedNobody, takenBack, type Told } from './model.ts';
import type { Room } from './room.ts';

export interface Undo {
  told: Told;
  canAsk: boolean;
  isAsking: boolean;
  run: () => void;
  ask: () => void;
  close: () => void;
}

export function useUndo(room: Room, told: Told): Undo {
  const [isAsking, setAsking] = useState(false);
  const to = told.undo.ask;
  const canAsk =
    told.you !== null && to !== null && told.table.status === 'running' && told.asked === null;
  return {
    told,
    canAsk,
    isAsking,
    run: () => {
      if (told.undo.can) room.undo();
      else if (canAsk) setAsking(true);
    },
    ask: () => {
      setAsking(false);
      if (to !== null) room.askUndo(to);
    },
    close: () => setAsking(false),
  };
}

const askWord = ({ table, you }: Told): string =>
  t(askedNobody(table, you) ? 'table.undo.alone' : 'table.undo.ask');

// What the button would do, or why it does nothing.
function tip({ told, canAsk }: Undo): string {
  if (told.undo.can) return t('table.undo.reach', { n: told.step - told.undo.floor });
  if (canAsk) return askWord(told);
  if (told.asked !== null) return t('undo.open');
  return t(told.table.daily === null ? 'table.undo.none' : 'table.undo.daily');
}

interface ButtonProps {
  undo: Undo;
  phone: boolean;
  refuse: (why: string) => void;
}

export function UndoButton({ undo, phone, refuse }: ButtonProps) {
  const { can } = undo.told.undo,
    isOpen = can || undo.canAsk;
  return (
    <button
      type="button"
      class={`btn sm${phone ? ' sq' : ''}${can ? ' go' : ''}`}
      data-undo
      aria-disabled={isOpen ? undefined : 'true'}
      aria-label={phone ? t('table.undo') : undefined}
      title={tip(undo)}
      onClick={isOpen ? undo.run : () => refuse(tip(undo))}
    >
      <Icon name="undo" size={18} />
      {!phone && t('table.undo')}
    </button>
  );
}

function whatComes({ table, you }: Told, n: number): string {
  const isDrawn = hasChance(table.game);
  if (askedNobody(table, you))
    return t(isDrawn ? 'table.undo.alone.text_chance' : 'table.undo.alone.text', { n });
  return t(isDrawn ? 'table.undo.ask.text_chance' : 'table.undo.ask.text', { n });
}

// Before the others are asked, or bots go back: what would be taken back.
export function AskUndo({ undo }: { undo: Undo }) {
  const { told } = undo;
  const moves = told.undo.ask === null ? [] : takenBack(told.log, told.undo.ask);
  return (
    <Dialog title={t('table.undo')} close={undo.close}>
      <p>{whatComes(told, moves.length)}</p>
      <TakenBack moves={moves} />
      <p class="menu-row">
        <button type="button" class="btn pri" onClick={undo.ask}>
          {askWord(told)}
        </button>
        <button type="button" class="btn" onClick={undo.close}>
          {t('cancel')}
        </button>
      </p>
    </Dialog>
  );
}
