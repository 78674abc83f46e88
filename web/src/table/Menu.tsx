// Menu.tsx - what else can be done at a table: rules, tour, replay, journal, link, settings, leaving.
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { api, sentence } from '../app/api.ts';
import { go, href } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { t } from '../i18n/index.ts';
import { isHere } from '../local/ids.ts';
import type { TableRow } from '../protocol.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FaultLine } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { AnswersBox, useOffers } from './Answers.tsx';
import { canInvite, canMove, canTake, MoveBox, type Moving } from './Move.tsx';
import { SaveBox, saveJournal } from './Save.tsx';
import { CopyLink } from './Bars.tsx';
import type { Told } from './model.ts';
import { canStudy } from './source.ts';

const isOwn = (table: TableRow): boolean => isHere(table.id);
const isGoing = ({ status }: TableRow): boolean => status === 'running' || status === 'open';
const isAlone = (table: TableRow): boolean =>
  table.status === 'running' && table.seats.length === 1;
const leaveWord = (table: TableRow): string =>
  isOwn(table) ? t('here.remove') : t(isAlone(table) ? 'table.give_up' : 'table.leave');

function consequence(table: TableRow): string {
  if (isOwn(table)) return t('here.remove.text');
  if (table.status !== 'running') return t('table.leave.open');
  return t(isAlone(table) ? 'table.leave.alone' : 'table.leave.running');
}

function Leaving({ table, stay }: { table: TableRow; stay: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const leave = (): void => {
    api.leave(table.id).then(
      () => {
        void loadMine();
        go({ page: 'home' });
      },
      (why: unknown) => setFault(sentence(why)),
    );
  };
  return (
    <>
      <p>{consequence(table)}</p>
      <FaultLine text={fault} />
      <p class="menu-row">
        <button type="button" class="btn pri" onClick={leave}>
          {leaveWord(table)}
        </button>
        <button type="button" class="btn" onClick={stay}>
          {t('cancel')}
        </button>
      </p>
    </>
  );
}

interface LinkProps {
  icon: IconName;
  text: string;
  to: string;
  file?: string;
}

function LinkRow({ icon, text, to, file }: LinkProps) {
  return (
    <li>
      <a class="btn wide" href={to} download={file}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
}

function DeedRow({ icon, text, run }: { icon: IconName; text: string; run: () => void }) {
  return (
    <li>
      <button type="button" class="btn wide" onClick={run}>
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
}

// The game as a file; of one that is over, other ways to have it as well.
function Saving({ table, save }: { table: TableRow; save: () => void }) {
  if (table.status === 'over') return <DeedRow icon="save" text={t('save.title')} run={save} />;
  const text = t('table.journal');
  return isOwn(table) ? (
    <DeedRow icon="share" text={text} run={() => void saveJournal(table.id)} />
  ) : (
    <LinkRow icon="share" text={text} to={api.journalLink(table.id)} file={`${table.id}.jsonl`} />
  );
}

interface Props {
  told: Told;
  asked: boolean; // a decision is yours now
  close: () => void;
  tour: () => void;
}

export function Menu({ told, asked, close, tour }: Props) {
  const [leaving, setLeaving] = useState(false),
    [answers, setAnswers] = useState(false),
    [saving, setSaving] = useState(false),
    [moving, setMoving] = useState<Moving | null>(null),
    offers = useOffers(told, asked);
  const { table } = told;
  const title = table.name || gameTitle(table.game);
  if (leaving)
    return (
      <Dialog title={title} close={close}>
        <Leaving table={table} stay={() => setLeaving(false)} />
      </Dialog>
    );
  if (saving) return <SaveBox table={table} close={close} />;
  if (moving) return <MoveBox table={table} how={moving} close={close} />;
  if (answers) return <AnswersBox told={told} offers={offers ?? []} close={close} />;
  const canLeave = isOwn(table) || (told.you !== null && isGoing(table));
  const startTour = (): void => {
    close();
    tour();
  };
  const rules = href({ page: 'rules', game: table.game });
  const replay = href({ page: 'replay', id: table.id, at: null });
  const analysis = href({ page: 'analysis', id: table.id, at: null });
  return (
    <Dialog title={title} close={close}>
      <ul class="menu-list">
        <LinkRow icon="help" text={t('table.rules')} to={rules} />
        <DeedRow icon="flag" text={t('table.tour')} run={startTour} />
        {offers && <DeedRow icon="ffwd" text={t('answers.title')} run={() => setAnswers(true)} />}
        <LinkRow icon="eye" text={t('table.replay')} to={replay} />
        {canStudy(table) && <LinkRow icon="hint" text={t('analysis.so_far')} to={analysis} />}
        <Saving table={table} save={() => setSaving(true)} />
        {canMove(table) && (
          <DeedRow icon="share" text={t('move.away')} run={() => setMoving('away')} />
        )}
        {canInvite(table) && (
          <DeedRow icon="chat" text={t('move.invite')} run={() => setMoving('invite')} />
        )}
        {canTake(table) && (
          <DeedRow icon="share" text={t('move.take')} run={() => setMoving('take')} />
        )}
        <li>
          <CopyLink table={table} />
        </li>
        <LinkRow icon="gear" text={t('settings.title')} to={href({ page: 'settings' })} />
        {canLeave && <DeedRow icon="back" text={leaveWord(table)} run={() => setLeaving(true)} />}
        <LinkRow icon="map" text={t('table.home')} to={href({ page: 'home' })} />
      </ul>
    </Dialog>
  );
}
