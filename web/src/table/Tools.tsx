// Tools.tsx - the small buttons of the decision bar: your clock, undo, hint.
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import { AnswersButton } from './Answers.tsx';
import { OwnClock } from './Clock.tsx';
import type { Told } from './model.ts';
import type { Room } from './room.ts';
import { RuleButton } from './RuleHere.tsx';
import { Skip } from './Since.tsx';
import { UndoButton, type Undo } from './Undo.tsx';

interface HintProps {
  room: Room;
  can: boolean;
  phone: boolean;
  refuse: (why: string) => void;
}

function HintButton({ room, can, phone, refuse }: HintProps) {
  const why = t(can ? 'table.hint.help' : 'table.hint.not');
  return (
    <button
      type="button"
      class={`btn sm${phone ? ' sq' : ''}`}
      data-hint-button
      aria-busy={room.hinting}
      aria-disabled={can ? undefined : 'true'}
      aria-label={phone ? t('table.hint') : undefined}
      title={why}
      onClick={() => {
        if (can) room.askHint();
        else refuse(why);
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
  refuse: (why: string) => void; // says why a button does nothing
}

export function Tools({ room, told, undo, canHint, phone, asked, openRule, refuse }: Props) {
  if (told.you === null) return <span class="pill line">{t('table.watching')}</span>;
  return (
    <span class="tools">
      <Skip room={room} />
      {!phone && <OwnClock told={told} />}
      <RuleButton phone={phone} open={() => openRule()} />
      {!phone && <AnswersButton told={told} asked={asked} />}
      <UndoButton undo={undo} phone={phone} refuse={refuse} />
      {told.table.hints && <HintButton {...{ room, phone, refuse }} can={canHint} />}
    </span>
  );
}
