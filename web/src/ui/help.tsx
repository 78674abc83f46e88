// help.tsx - the keys that work here; opened with "?".
import { helpShown, listed } from '../app/keys.ts';
import { useCell } from '../app/store.ts';
import { t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';

/* As it stands on the keyboard of who reads this. */
const keyName = (key: string): string =>
  key === 'Enter' ? t('key.enter') : key === 'Escape' ? t('key.escape') : key;

export function KeyHelp() {
  if (!useCell(helpShown)) return null;
  const rows = [
    ...listed().filter(r => r.label !== ''),
    { key: 'Tab', label: t('keys.tab') },
    { key: 'Enter', label: t('keys.enter') },
    { key: 'Escape', label: t('keys.esc') },
    { key: '?', label: t('keys.help') },
  ];
  return (
    <Dialog title={t('keys.title')} close={() => helpShown.set(false)}>
      <dl class="keys">
        {rows.map(r => (
          <>
            <dt>
              <kbd>{keyName(r.key)}</kbd>
            </dt>
            <dd>{r.label}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
