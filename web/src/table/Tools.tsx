// Tools.tsx - the small buttons of the decision bar: your clock, undo, hint.
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import { AnswersButton } from './Answers.tsx';
import { OwnClock } from './Clock.tsx';
import type { Told } from './model.ts';
import type { Room } from './room.ts';
import { RuleButton } from './RuleHere.tsx';
import { UndoButton, type Undo } from './Undo.tsx';

function HintButton({ room, can, phone }: { room: Room; can: boolean; phone: boolean }) {
  return (
    <button
      type="button"
      class={`btn sm${phone ? ' sq' : ''}`}
      data-hint-button
      aria-busy={room.hinting}
      aria-disabled={can ? undefined : 'true'}
      aria-label={phone ? t('table.hint') : undefined}
      title={t('table.hint.help')}
      onClick={() => {
        if (can) room.askHint();
      }}
    >
      <Icon name="hint" size={18} />
      {!phone && t('table.hint')}
    </button>
  );
}

interface Props {
  room: Room;
  told: Told;
  undo: Undo;
  canHint: boolean;
  phone: boolean;
  asked: boolean; // a decision is yours now
  openRule: () => void;
}

export function Tools({ room, told, undo, canHint, phone, asked, openRule }: Props) {
  if (told.you === null) return <span class="pill line">{t('table.watching')}</span>;
  return (
    <span class="tools">
      {!phone && <OwnClock told={told} />}
      <RuleButton phone={phone} open={openRule} />
      {!phone && <AnswersButton told={told} asked={asked} />}
      <UndoButton undo={undo} phone={phone} />
      {told.table.hints && <HintButton room={room} can={canHint} phone={phone} />}
    </span>
  );
}
