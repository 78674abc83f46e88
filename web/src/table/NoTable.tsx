// NoTable.tsx - a table that cannot be opened: why, and what to do about it.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { api, Refusal, sentence } from '../app/api.ts';
import { go, href } from '../app/router.ts';
import { t } from '../i18n/index.ts';
import { hereName, isHere } from '../local/ids.ts';
import { Page } from '../ui/chrome.tsx';
import { Empty, Failed } from '../ui/state.tsx';

// The journal of a table that cannot be opened any more, where the server gives it out.
function Rescue({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null,
      left = false;
    api.journal(id).then(
      text => {
        if (!left)
          setUrl((made = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))));
      },
      () => undefined,
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url ? (
    <a class="btn go" href={url} download={`${id}.jsonl`} data-journal>
      <Icon name="save" size={18} />
      {t('table.journal')}
    </a>
  ) : null;
}

// While the server does not answer, a game that is kept on this device too is shown from here.
function useCopy(id: string, code: string): void {
  useEffect(() => {
    if (code !== 'offline' || isHere(id)) return;
    void import('../local/here.ts')
      .then(m => m.copyOf(id))
      .then(copy => {
        const now = location.pathname + location.search;
        if (copy !== null) go(now.replace(`t/${id}`, hereName(copy)), 'replace');
      });
  }, [id, code]);
}

// No way in: what to do about it, with the site's own header and ways back.
export function NoTable({ id, fault }: { id: string; fault: unknown }) {
  const code = fault instanceof Refusal ? fault.code : '',
    home = (
      <a class="btn" href={href({ page: 'home' })}>
        {t('missing.home')}
      </a>
    );
  useCopy(id, code);
  if (code === 'not_found')
    return (
      <Page strip>
        <Empty text={t('table.gone')}>
          <a class="btn go" href={href({ page: 'home' })}>
            {t('missing.home')}
          </a>
          <a class="btn" href={href({ page: 'watch' })}>
            {t('nav.watch')}
          </a>
        </Empty>
      </Page>
    );
  if (['broken', 'other_rules', 'moved'].includes(code))
    return (
      <Page strip>
        <div role="alert">
          <Empty text={sentence(fault)}>
            <Rescue id={id} />
            {home}
          </Empty>
        </div>
      </Page>
    );
  return (
    <Page strip>
      <Failed fault={fault} again={() => location.reload()} />
    </Page>
  );
}
