// Save.tsx - a game that is over, to have: as a file, kept on this device, or on the server with a link for others.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { api, Refusal, sentence } from '../app/api.ts';
import { addressOf, isAlone } from '../app/base.ts';
import { href } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { t } from '../i18n/index.ts';
import { hereName, isHere } from '../local/ids.ts';
import type { TableRow } from '../protocol.ts';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/download.ts';
import { useDeed, useLoad } from '../ui/load.ts';
import { FaultLine } from '../ui/state.tsx';
import { Invite } from './WaitBox.tsx';

const local = (): Promise<typeof import('../local/here.ts')> => import('../local/here.ts');

/** The journal of a table as a file. */
export const saveJournal = async (id: string): Promise<void> =>
  saveFile(`${id}.jsonl`, 'application/jsonl', await api.journal(id));

// What was only called after this device gets a name from the server.
export const ownName = (was: string): string => (was === t('here.name') ? '' : was);

// What the device refuses is said by what can be done instead.
const whyNot = (fault: unknown): string | null => {
  if (fault === null) return null;
  return fault instanceof Refusal && fault.code === 'storage' ? t('save.refused') : sentence(fault);
};

/** This page of the table, for somebody else: with the code of a private one. */
export function linkHere(table: TableRow, own: string): string {
  const link = new URL(location.href);
  link.pathname = link.pathname.replace(addressOf(hereName(own)), addressOf(`t/${table.id}`));
  if (!table.public && table.invite !== null) link.searchParams.set('invite', table.invite);
  return link.href;
}

interface WayProps {
  way: 'file' | 'keep' | 'share';
  icon: IconName;
  deed: () => Promise<unknown>;
}

// A button, and what it is good for.
function Way({ way, icon, deed }: WayProps) {
  const { busy, fault, run } = useDeed();
  return (
    <section class="save-way">
      <button
        type="button"
        class="btn wide"
        data-save-way={way}
        aria-busy={busy}
        onClick={() => run(deed)}
      >
        <Icon name={icon} />
        {t(`save.${way}`)}
      </button>
      <p class="help">{t(`save.${way}.text`)}</p>
      <FaultLine text={whyNot(fault)} />
    </section>
  );
}

const Done = ({ text, children }: { text: string; children: ComponentChildren }) => (
  <section class="save-way" role="status" data-saved>
    <p class="save-done">
      <Icon name="check" size={18} />
      {text}
    </p>
    {children}
  </section>
);

// A game of the server, on this device as well.
function Keep({ table }: { table: TableRow }) {
  const copy = useLoad(() => local().then(m => m.copyOf(table.id)), [table.id]);
  const keep = async (): Promise<void> => {
    copy.set((await (await local()).keepHere(table)).id);
    void loadMine();
  };
  if (copy.value === null) return <Way way="keep" icon="save" deed={keep} />;
  return (
    <Done text={t('save.kept')}>
      <a class="btn wide" href={href({ page: 'replay', id: copy.value, at: null })}>
        <Icon name="eye" />
        {t('save.open')}
      </a>
    </Done>
  );
}

// A game of this device, on the server as well.
function Share({ table }: { table: TableRow }) {
  const [there, setThere] = useState<TableRow | null>(null);
  const share = async (): Promise<void> => {
    setThere(await (await local()).putThere(table.id, ownName));
    void loadMine();
  };
  if (!there) return <Way way="share" icon="share" deed={share} />;
  return (
    <Done text={t('save.shared')}>
      <Invite link={linkHere(there, table.id)} />
    </Done>
  );
}

interface BoxProps {
  table: TableRow;
  close: () => void;
}

export function SaveBox({ table, close }: BoxProps) {
  return (
    <Dialog title={t('save.title')} close={close}>
      {!isHere(table.id) && <Keep table={table} />}
      {isHere(table.id) && !isAlone && <Share table={table} />}
      <Way way="file" icon="log" deed={() => saveJournal(table.id)} />
    </Dialog>
  );
}

export function ShareBox({ table, close }: BoxProps) {
  return (
    <Dialog title={t('save.share.title')} close={close}>
      <Share table={table} />
    </Dialog>
  );
}

export function SaveButton({ table }: { table: TableRow }) {
  const [isOpen, setOpen] = useState(false),
    title = t('save.title');
  return (
    <>
      <button
        type="button"
        class="btn sm sq"
        data-save-game
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon name="save" size={18} />
      </button>
      {isOpen && <SaveBox table={table} close={() => setOpen(false)} />}
    </>
  );
}
