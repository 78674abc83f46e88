// settings.tsx - this browser's own settings.
import { useState } from 'preact/hooks';
import { askAgain, kept } from '../app/answers.ts';
import { helpShown } from '../app/keys.ts';
import { paces, palettes, set, settings, texts, warns } from '../app/settings.ts';
import { knock } from '../app/sound.ts';
import { useCell } from '../app/store.ts';
import { setTheme, theme, themes } from '../app/theme.ts';
import { allowNotifications, useTitle } from '../app/title.ts';
import { gameTitle } from '../games/named.ts';
import { languages, setLanguage, t, useLanguage } from '../i18n/index.ts';
import { SeatSign } from '../art/seats.tsx';
import { AlwaysList } from '../ui/always.tsx';
import { Page } from '../ui/chrome.tsx';
import { ChooseOne, Switch } from '../ui/choice.tsx';
import { FaultLine } from '../ui/state.tsx';

// What the seats look like in the colours that were chosen.
function Paints() {
  return (
    <span class="paints" aria-hidden="true">
      {[0, 1, 2, 3, 4].map(seat => (
        <SeatSign key={seat} seat={seat} size={28} />
      ))}
    </span>
  );
}

function Look() {
  const { calm, coordinates, palette, text } = useCell(settings);
  const shade = useCell(theme);
  const tongue = useLanguage();
  return (
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
        <p class="set-line">
          <b>{t('settings.text')}</b>
          <span class="help">{t('settings.text_help')}</span>
        </p>
        <ChooseOne
          name={t('settings.text')}
          value={text}
          choose={to => set('text', to)}
          choices={texts.map(s => ({ value: s, label: t(`settings.text.${s}`) }))}
        />
        <p class="set-line">
          <b>{t('settings.palette')}</b>
          <span class="help">{t('settings.palette_help')}</span>
        </p>
        <ChooseOne
          name={t('settings.palette')}
          value={palette}
          choose={to => set('palette', to)}
          choices={palettes.map(p => ({ value: p, label: t(`settings.palette.${p}`) }))}
        />
        <Paints />
        <Switch
          label={t('settings.coordinates')}
          help={t('settings.coordinates_help')}
          on={coordinates}
          set={on => set('coordinates', on)}
        />
        <Switch
          label={t('settings.calm')}
          help={t('settings.calm_help')}
          on={calm}
          set={on => set('calm', on)}
        />
      </div>
    </section>
  );
}

function Sound({ on }: { on: boolean }) {
  const change = (to: boolean): void => {
    set('sound', to);
    if (to) knock();
  };
  return (
    <Switch label={t('settings.sound')} help={t('settings.sound_help')} on={on} set={change} />
  );
}

// The browser has the last word on notifications.
function Notify({ on }: { on: boolean }) {
  const [refused, setRefused] = useState<'refused' | 'cannot' | null>(null);
  const change = async (to: boolean): Promise<void> => {
    const found = to ? await allowNotifications() : 'refused';
    setRefused(to && found !== 'works' ? found : null);
    set('notify', to && found === 'works');
  };
  const why = refused === 'cannot' ? 'settings.notify_phone' : 'settings.notify_refused';
  return (
    <>
      <Switch
        label={t('settings.notify')}
        help={t('settings.notify_help')}
        on={on}
        set={to => void change(to)}
      />
      <FaultLine text={refused && t(why)} />
    </>
  );
}

function Warnings() {
  const { warn } = useCell(settings);
  return (
    <>
      <p class="set-line">
        <b>{t('settings.warn')}</b>
        <span class="help">{t('settings.warn_help')}</span>
      </p>
      <ChooseOne
        name={t('settings.warn')}
        value={warn}
        choose={to => set('warn', to)}
        choices={warns.map(w => ({ value: w, label: t(`settings.warn.${w}`) }))}
      />
    </>
  );
}

function Turns() {
  const now = useCell(settings);
  return (
    <section class="panel card">
      <div class="bd">
        <h2>{t('settings.turns')}</h2>
        <p class="set-line">
          <b>{t('settings.pace')}</b>
          <span class="help">{t('settings.pace_help')}</span>
        </p>
        <ChooseOne
          name={t('settings.pace')}
          value={now.pace}
          choose={pace => set('pace', pace)}
          choices={paces.map(p => ({ value: p, label: t(`settings.pace.${p}`) }))}
        />
        <Switch
          label={t('settings.stops')}
          help={t('settings.stops_help')}
          on={now.stops}
          set={on => set('stops', on)}
        />
        <GivenAnswers />
        <Switch
          label={t('settings.confirm')}
          help={t('settings.confirm_help')}
          on={now.confirm}
          set={on => set('confirm', on)}
        />
        <Switch
          label={t('settings.coach')}
          help={t('settings.coach_help')}
          on={now.coach}
          set={on => set('coach', on)}
        />
        <Warnings />
        <Sound on={now.sound} />
        <Notify on={now.notify} />
      </div>
    </section>
  );
}

function GivenAnswers() {
  const all = Object.entries(useCell(kept));
  return (
    <>
      <p class="set-line">
        <b>{t('settings.always')}</b>
        <span class="help">{t('settings.always_help')}</span>
      </p>
      {all.length === 0 && <p class="mut">{t('settings.always_none')}</p>}
      {all.map(([game, rows]) => (
        <div key={game}>
          <h3>{gameTitle(game)}</h3>
          <AlwaysList rows={rows} again={point => askAgain(game, point)} />
        </div>
      ))}
    </>
  );
}

function Keyboard() {
  return (
    <section class="panel card">
      <div class="bd">
        <h2>{t('settings.keyboard')}</h2>
        <p class="mut">{t('settings.keyboard_help')}</p>
        <button type="button" class="btn" onClick={() => helpShown.set(true)}>
          {t('keys.title')}
        </button>
      </div>
    </section>
  );
}

function SettingsForm() {
  return (
    <>
      <Look />
      <Turns />
      <Keyboard />
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
