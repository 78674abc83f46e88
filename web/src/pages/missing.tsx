// missing.tsx - no such page, and a page that broke.
import { CanoeLines } from '../art/scenes/canoe.tsx';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';

export function MissingPage() {
  useTitle(t('missing.title'));
  return (
    <Page>
      <div class="state">
        <CanoeLines />
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <a class="btn go" href={href({ page: 'home' })}>
          {t('missing.home')}
        </a>
      </div>
    </Page>
  );
}

export function BrokenPage() {
  useTitle(t('broken.title'));
  return (
    <Page>
      <div class="state" role="alert">
        <CanoeLines />
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <button type="button" class="btn go" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
      </div>
    </Page>
  );
}
