// ShareButton.tsx - copies the address of the page, and says so.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import { copied } from '../ui/clipboard.ts';

export function ShareButton({ text }: { text: string }) {
  const [isShared, setShared] = useState(false);
  const share = (): void => {
    void copied(location.href).then(done => {
      if (done) setShared(true);
    });
  };
  return (
    <button type="button" class="btn sm" onClick={share}>
      <Icon name={isShared ? 'check' : 'share'} size={18} />
      <span class="lbl">{isShared ? t('table.wait.copied') : text}</span>
    </button>
  );
}
