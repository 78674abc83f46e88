// watch.tsx - tables of others: running ones to watch, finished ones to replay; and a journal from disk.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';
import { ChooseOne } from '../ui/choice.tsx';
import { Empty, Failed, Loading } from '../ui/state.tsx';
import { Enter, TableLine } from '../ui/tables.tsx';
import { OpenButton, useTables } from './games.tsx';

type Which = 'running' | 'over';

function List({ which }: { which: Which }) {
  const list = useTables(which);
  if (list.fault !== null && !list.value) return <Failed fault={list.fault} again={list.again} />;
  if (!list.value) return <Loading />;
  if (!list.value.tables.length)
    return (
      <Empty text={t(which === 'running' ? 'watch.none_running' : 'watch.none_over')}>
        <OpenButton />
      </Empty>
    );
  return (
    <section class="part">
      <h2 class="hush">{t(which === 'running' ? 'watch.running' : 'watch.over')}</h2>
      <ul class="trows">
        {list.value.tables.map(row => (
          <TableLine
            key={row.id}
            row={row}
            action={
              which === 'running' && row.you !== null ? (
                <Enter row={row} />
              ) : which === 'running' ? (
                <a
                  class="btn"
                  aria-label={t('watch.table', { table: row.name })}
                  href={href({ page: 'table', id: row.id })}
                >
                  <Icon name="eye" />
                  {t('watch.do')}
                </a>
              ) : (
                <a
                  class="btn"
                  aria-label={t('replay.table', { table: row.name })}
                  href={href({ page: 'replay', id: row.id, at: null })}
                >
                  <Icon name="play" size={18} />
                  {t('replay.do')}
                </a>
              )
            }
          />
        ))}
      </ul>
      {list.value.more && (
        <button type="button" class="btn" aria-busy={list.busy} onClick={list.more}>
          {t('more')}
        </button>
      )}
    </section>
  );
}

export function WatchPage() {
  useTitle(t('nav.watch'));
  const [which, setWhich] = useState<Which>('running');
  return (
    <Page current="watch">
      <div class="listing">
        <div class="headline">
          <h1>{t('watch.title')}</h1>
          <a class="btn" href={href({ page: 'journal' })}>
            <Icon name="share" />
            {t('footer.journal')}
          </a>
        </div>
        <ChooseOne
          name={t('watch.title')}
          value={which}
          choose={setWhich}
          choices={[
            { value: 'running', label: t('watch.running') },
            { value: 'over', label: t('watch.over') },
          ]}
        />
        <List key={which} which={which} />
      </div>
    </Page>
  );
}
