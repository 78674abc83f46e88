// chrome.tsx - what surrounds a page: skip link, top bar with its band, footer, the drawer of a
// phone. Tables bring their own top bar and take only the parts they need.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { Hero } from '../art/scenes/hero.tsx';
import { Band, Wordmark } from '../art/tapa.tsx';
import { isAlone } from '../app/base.ts';
import { fresh, takeFresh } from '../app/fresh.ts';
import { helpShown } from '../app/keys.ts';
import { href, type Route } from '../app/router.ts';
import { unreachable, useMe, version } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { flipTheme, shown } from '../app/theme.ts';
import { useTurns } from '../app/title.ts';
import { language, languages, setLanguage, t, useLanguage } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';

export type Section = 'home' | 'games' | 'learn' | 'watch' | 'account' | 'settings';
const all: { at: Extract<Section, 'home' | 'games' | 'learn' | 'watch'>; icon: IconName }[] = [
  { at: 'home', icon: 'play' },
  { at: 'games', icon: 'people' },
  { at: 'learn', icon: 'help' },
  { at: 'watch', icon: 'eye' },
];
const sections = isAlone ? all.filter(s => s.at !== 'watch') : all; // nobody else is there to be watched

export function ThemeButton({ size = 18 }: { size?: number }) {
  const dark = useCell(shown) === 'dark',
    label = t(dark ? 'theme.to_light' : 'theme.to_dark');
  return (
    <button
      type="button"
      class="btn sm ghost sq"
      onClick={flipTheme}
      aria-label={label}
      title={label}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={size} />
    </button>
  );
}

export function Avatar({ name }: { name: string }) {
  return (
    <span class="avatar" aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase() ?? '?'}
    </span>
  );
}

function Tongue() {
  const now = useLanguage();
  if (languages.length === 1) return null; // nothing to choose
  return (
    <label class="tongue">
      <Icon name="globe" size={19} />
      <select
        class="pick-one"
        aria-label={t('settings.language')}
        value={now.id}
        onChange={event => setLanguage(event.currentTarget.value)}
      >
        {languages.map(l => (
          <option key={l.id} value={l.id} lang={l.id}>
            {l.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Who({ current }: { current: boolean }) {
  const who = useMe();
  if (who === undefined || isAlone) return null;
  if (who === null)
    return (
      <a class="btn sm ghost" href={href({ page: 'account', signIn: true })}>
        {t('account.sign_in')}
      </a>
    );
  return (
    <a
      class="who"
      href={href({ page: 'account' })}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      <Avatar name={who.name} />
      <span class="hush">{t('account.title')}: </span>
      <span>{who.name}</span>
    </a>
  );
}

function Turns() {
  const n = useTurns();
  return n > 0 ? (
    <span class="count" title={t('turns.waiting', { n })}>
      {n}
      <span class="hush"> {t('turns.waiting', { n })}</span>
    </span>
  ) : null;
}

function Drawer({ current, close }: { current: Section | null; close: () => void }) {
  const link = (to: Route, icon: IconName, label: string, here: boolean): ComponentChildren => (
    <li key={label}>
      <a href={href(to)} onClick={close} {...(here ? { 'aria-current': 'page' as const } : {})}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
  );
  return (
    <Dialog title={t('menu')} close={close} class="drawer">
      <ul>
        {sections.map(s => link({ page: s.at }, s.icon, t(`nav.${s.at}`), current === s.at))}
        {!isAlone && link({ page: 'account' }, 'people', t('account.title'), current === 'account')}
        {link({ page: 'settings' }, 'gear', t('settings.title'), current === 'settings')}
        {link({ page: 'journal' }, 'log', t('footer.journal'), false)}
      </ul>
    </Dialog>
  );
}

function SiteHeader({ current }: { current: Section | null }) {
  const [menu, setMenu] = useState(false);
  return (
    <header>
      <div class="topbar site">
        <a class="brand" href={href({ page: 'home' })} aria-label={t('brand')}>
          <Wordmark height={25} />
        </a>
        <nav aria-label={t('nav.label')}>
          {sections.map(s => (
            <a
              key={s.at}
              href={href({ page: s.at })}
              {...(current === s.at ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`nav.${s.at}`)}
              {s.at === 'games' && <Turns />}
            </a>
          ))}
        </nav>
        <span class="grow" />
        <Tongue />
        <ThemeButton />
        <Who current={current === 'account'} />
        <button
          type="button"
          class="btn sm ghost sq menu"
          aria-label={t('menu')}
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      <Band height={10} />
      {menu && <Drawer current={current} close={() => setMenu(false)} />}
    </header>
  );
}

function Footer() {
  const v = useCell(version);
  return (
    <footer class="foot">
      <a href={href({ page: 'settings' })}>{t('settings.title')}</a>
      <a href={href({ page: 'journal' })}>{t('footer.journal')}</a>
      <a
        href="?"
        onClick={event => {
          event.preventDefault();
          helpShown.set(true);
        }}
        role="button"
      >
        {t('keys.title')}
      </a>
      <span class="grow" />
      <span>{t('footer.quiet')}</span>
      {v && <span>{t('footer.version', { version: v })}</span>}
    </footer>
  );
}

// The server does not answer: say so on every page, and that it is tried again.
function OfflineBar() {
  const fault = useCell(unreachable);
  return (
    <div role="status">
      {fault?.code === 'offline' && (
        <p class="bar">
          {t('fault.offline')} {t('fault.meanwhile')} {t('fault.trying')}
        </p>
      )}
    </div>
  );
}

// Taken when the person says so: whatever is half done here stays until then.
function FreshBar() {
  return (
    <div role="status">
      {useCell(fresh) && (
        <p class="bar">
          {t('fresh.ready')}{' '}
          <button type="button" class="btn sm" onClick={takeFresh}>
            {t('fresh.take')}
          </button>
        </p>
      )}
    </div>
  );
}

function SkipLink() {
  return (
    <a
      class="skip"
      href="#main"
      onClick={event => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}

// `strip`: a narrow picture of the sea above a page of panels.
export function Page({
  current = null,
  strip = false,
  children,
  class: kind = '',
}: {
  current?: Section | null;
  strip?: boolean;
  children: ComponentChildren;
  class?: string;
}) {
  useCell(language);
  return (
    <div class={`page ${kind}`}>
      <SkipLink />
      <SiteHeader current={current} />
      <OfflineBar />
      <FreshBar />
      {strip && (
        <div class="hero strip">
          <Hero cut="strip" />
        </div>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
