// Armed.tsx - the choice that waits for its second press, on top of the decision.
import { t } from '../i18n/index.ts';
import type { Armed as Held } from './confirm.ts';

export function Armed({ held }: { held: Held }) {
  return (
    <div class="armed" role="status" data-armed>
      <b>{held.label}</b>
      <span class="grow" />
      <button type="button" class="btn sm go" data-send onClick={held.send}>
        {t('table.confirm.send')}
      </button>
      <button type="button" class="btn sm" data-drop onClick={held.drop}>
        {t('table.confirm.drop')}
      </button>
    </div>
  );
}
