// ShareButton.tsx - a link to this page for somebody else: copied, or, of a game that only this device has, made first.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { isAlone } from '../app/base.ts';
import { t } from '../i18n/index.ts';
import { isHere } from '../local/ids.ts';
import type { TableRow } from '../protocol.ts';
import { copied } from '../ui/clipboard.ts';
import { linkHere, ShareBox } from './Save.tsx';

export function ShareButton({ text, table }: { text: string; table: TableRow }) {
  const [isShared, setShared] = useState(false),
    [isOpen, setOpen] = useState(false),
    isOwn = isHere(table.id);
  // Nobody else could open it.
  if (isOwn && (isAlone || table.status !== 'over')) return null;
  const share = (): void => {
    if (isOwn) setOpen(true);
    else
      void copied(linkHere(table, table.id)).then(done => {
        if (done) setShared(true);
      });
  };
  return (
    <>
      <button type="button" class="btn sm" data-share title={text} onClick={share}>
        <Icon name={isShared ? 'check' : 'share'} size={18} />
        <span class="lbl">{isShared ? t('table.wait.copied') : text}</span>
      </button>
      {isOpen && <ShareBox table={table} close={() => setOpen(false)} />}
    </>
  );
}
