// PositionLink.tsx - copies a link to the position that a replay shows. What a running game still hides is not told.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { sentence } from '../app/api.ts';
import { t } from '../i18n/index.ts';
import { copied } from '../ui/clipboard.ts';
import type { Source } from './source.ts';

export function PositionLink({ source, at }: { source: Source; at: number }) {
  const [said, setSaid] = useState<{ at: number; text: string } | null>(null);
  const copy = async (): Promise<void> => {
    try {
      const { linkTo, positionIn } = await import('../position/index.tsx'),
        text = await positionIn(source, at);
      const isDone = text !== null && (await copied(linkTo(text)));
      setSaid({
        at,
        text: t(text === null ? 'position.secret' : isDone ? 'table.wait.copied' : 'fault.unknown'),
      });
    } catch (why) {
      setSaid({ at, text: sentence(why) });
    }
  };
  const now = said?.at === at ? said.text : null;
  return (
    <>
      <button
        type="button"
        class="btn sm sq"
        data-position-link
        aria-label={t('position.copy_here')}
        title={t('position.copy_here')}
        onClick={() => void copy()}
      >
        <Icon name={now === t('table.wait.copied') ? 'check' : 'link'} size={18} />
      </button>
      <span class={now === t('position.secret') ? 'sm position-said' : 'hush'} role="status">
        {now}
      </span>
    </>
  );
}
