// settings.tsx - this browser's own settings.
import { useState } from 'preact/hooks';
import { helpShown } from '../app/keys.ts';
import { set, settings } from '../app/settings.ts';
import { knock } from '../app/sound.ts';
import { useCell } from '../app/store.ts';
import { setTheme, theme, themes } from '../app/theme.ts';
import { allowNotifications, useTitle } from '../app/title.ts';
import { languages, setLanguage, t, useLanguage } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';
import { ChooseOne, Switch } from '../ui/choice.tsx';

export function SettingsForm() {
  const now = useCell(settings),
    shade = useCell(theme),
    tongue = useLanguage(),
    [refused, setRefused] = useState<'refused' | 'cannot' | null>(null);
  const notify = async (on: boolean): Promise<void> => {
    const found = on ? await allowNotifications() : 'refused';
    setRefused(on && found !== 'works' ? found : null);
    set('notify', on && found === 'works');
  };
  return (
    <>
      <section class="panel card">
        <div class="bd">
          <h2>{t('settings.look')}</h2>
          <ChooseOne
            name={t('settings.theme')}
            value={shade}
            choose={setTheme}
            choices={themes.map(v => ({ value: v, label: t(`theme.${v}`) }))}
          />
          {languages.length > 1 && (
            <ChooseOne
              name={t('settings.language')}
              value={tongue.id}
              choose={setLanguage}
              choices={languages.map(l => ({ value: l.id, label: l.name }))}
            />
          )}
          <Switch
            label={t('settings.calm')}
            help={t('settings.calm_help')}
            on={now.calm}
            set={on => set('calm', on)}
          />
        </div>
      </section>
      <section class="panel card">
        <div class="bd">
          <h2>{t('settings.turns')}</h2>
          <Switch
            label={t('settings.stops')}
            help={t('settings.stops_help')}
            on={now.stops}
            set={on => set('stops', on)}
          />
          <Switch
            label={t('settings.sound')}
            help={t('settings.sound_help')}
            on={now.sound}
            set={on => {
              set('sound', on);
              if (on) knock();
            }}
          />
          <Switch
            label={t('settings.notify')}
            help={t('settings.notify_help')}
            on={now.notify}
            set={on => void notify(on)}
          />
          {refused && (
            <p class="fault" role="alert">
              {t(refused === 'cannot' ? 'settings.notify_phone' : 'settings.notify_refused')}
            </p>
          )}
        </div>
      </section>
      <section class="panel card">
        <div class="bd">
          <h2>{t('settings.keyboard')}</h2>
          <p class="mut">{t('settings.keyboard_help')}</p>
          <button type="button" class="btn" onClick={() => helpShown.set(true)}>
            {t('keys.title')}
          </button>
        </div>
      </section>
    </>
  );
}

export function SettingsPage() {
  useTitle(t('settings.title'));
  return (
    <Page current="settings" strip>
      <div class="narrow">
        <h1>{t('settings.title')}</h1>
        <SettingsForm />
        <p class="help">{t('settings.here')}</p>
      </div>
    </Page>
  );
}
