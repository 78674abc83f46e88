// TopBar.tsx - the bar of table, replay and score sheet.
import type { ComponentChildren } from 'preact';
import { Icon } from '../art/icons.tsx';
import { Band, Wordmark } from '../art/tapa.tsx';
import { href } from '../app/router.ts';
import { t } from '../i18n/index.ts';
import { ThemeButton } from '../ui/chrome.tsx';

interface Props {
  title: string;
  sub: string;
  game: string | null;
  middle: ComponentChildren;
  extra: ComponentChildren;
  menu?: () => void;
}

export function TopBar({ title, sub, game, middle, extra, menu }: Props) {
  return (
    <header>
      <div class="topbar tbar">
        <a class="brand" href={href({ page: 'home' })} aria-label={t('brand')}>
          <Wordmark height={22} />
        </a>
        <span class="rule" />
        <div class="what">
          <h1>{title}</h1>
          <p class="mut sm" title={sub}>
            {sub}
          </p>
        </div>
        <div class="mid">{middle}</div>
        {extra}
        {game && menu && (
          <a
            class="btn sm ghost"
            href={href({ page: 'rules', game })}
            target="_blank"
            rel="noopener"
          >
            <Icon name="help" size={18} />
            {t('table.rules')}
          </a>
        )}
        <ThemeButton />
        {menu && (
          <button
            type="button"
            class="btn sm ghost sq"
            aria-label={t('menu')}
            title={t('menu')}
            onClick={menu}
          >
            <Icon name="gear" size={18} />
          </button>
        )}
      </div>
      <Band height={10} />
    </header>
  );
}
