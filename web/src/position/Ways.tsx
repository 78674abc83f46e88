// Ways.tsx - what can be done with a position: copied, played on, studied.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { sentence } from '../app/api.ts';
import { go, href } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { t } from '../i18n/index.ts';
import { goOnHere } from '../local/here.ts';
import { copied } from '../ui/clipboard.ts';
import { useDeed } from '../ui/load.ts';
import { FaultLine } from '../ui/state.tsx';
import type { Spot } from './spot.ts';

/** The address that opens a position: what stands behind the # goes to no server. */
export const linkTo = (text: string): string =>
  `${location.origin}${href({ page: 'position' })}#${text}`;

export function CopyLink({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class="btn sm"
      data-copy-position
      onClick={() => void copied(linkTo(text)).then(setCopied)}
    >
      <Icon name={isCopied ? 'check' : 'link'} size={16} />
      {t(isCopied ? 'table.wait.copied' : 'position.copy')}
    </button>
  );
}

/** A game of this device from here, against bots, with luck of its own. */
export function PlayOn({ spot, strong = false }: { spot: Spot; strong?: boolean }) {
  const { busy, fault, run } = useDeed();
  const begin = async (): Promise<void> => {
    const table = await goOnHere(spot.journal(), t('here.name'));
    void loadMine();
    go({ page: 'table', id: table.id });
  };
  if (spot.view.over) return null;
  return (
    <>
      <button
        type="button"
        class={strong ? 'btn pri' : 'btn sm'}
        data-play-position
        aria-busy={busy}
        onClick={() => run(begin)}
      >
        <Icon name="play" size={16} />
        {t('position.play')}
      </button>
      <FaultLine text={fault === null ? null : sentence(fault)} />
    </>
  );
}
