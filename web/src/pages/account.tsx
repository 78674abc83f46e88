// account.tsx - who you are: a nickname at once, a passphrase to keep it, sign in elsewhere, sign out.
import { useState, type Dispatch, type StateUpdater } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { api, sentence } from '../app/api.ts';
import { say } from '../app/announce.tsx';
import { isAlone } from '../app/base.ts';
import { act, start, unreachable, useMe } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import type { Me } from '../protocol.ts';
import { Avatar, Page } from '../ui/chrome.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDeed } from '../ui/load.ts';
import { Empty, Failed, Loading } from '../ui/state.tsx';

type Text = [string, Dispatch<StateUpdater<string>>];
const shortest = 8;

function Name({
  label,
  text: [value, set],
  complete,
}: {
  label: string;
  text: Text;
  complete: string;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        maxLength={24}
        required
        autocomplete={complete}
        autocapitalize="words"
        spellcheck={false}
        value={value}
        onInput={event => set(event.currentTarget.value)}
      />
    </label>
  );
}

// Preact knows which roles go with each type of field; which of the two types it is only comes out
// at run time, and what is said about both here is the same.
const passwordType = (seen: boolean): 'password' =>
  (seen ? ('text' as string) : 'password') as 'password';

function Passphrase({ text: [value, set], fresh }: { text: Text; fresh: boolean }) {
  const [seen, setSeen] = useState(false),
    label = t(seen ? 'account.hide' : 'account.show');
  return (
    <div class="field">
      <label for="passphrase">
        <b>{t('account.passphrase')}</b>
      </label>
      <span class="row secret">
        <input
          id="passphrase"
          class="input"
          type={passwordType(seen)}
          required
          minLength={fresh ? shortest : 1}
          maxLength={200}
          autocomplete={fresh ? 'new-password' : 'current-password'}
          value={value}
          onInput={event => set(event.currentTarget.value)}
          {...(fresh ? { 'aria-describedby': 'passphrase-help' } : {})}
        />
        <button
          type="button"
          class="btn sq"
          aria-pressed={seen}
          aria-label={label}
          title={label}
          onClick={() => setSeen(!seen)}
        >
          <Icon name="eye" />
        </button>
      </span>
      {fresh && (
        <span class="help" id="passphrase-help">
          {t('account.passphrase_help', { n: shortest })}
        </span>
      )}
    </div>
  );
}

function Stranger({ signIn }: { signIn: boolean }) {
  const [signing, setSigning] = useState(signIn),
    name = useState(''),
    secret = useState(''),
    { busy, fault, run, clear } = useDeed();
  const turn = (to: boolean): void => {
    clear();
    setSigning(to);
  };
  return (
    <section class="panel card">
      <div class="tabs" role="tablist" aria-label={t('account.title')}>
        <button type="button" role="tab" aria-selected={!signing} onClick={() => turn(false)}>
          {t('account.new')}
        </button>
        <button type="button" role="tab" aria-selected={signing} onClick={() => turn(true)}>
          {t('account.sign_in')}
        </button>
      </div>
      <form
        class="bd"
        onSubmit={event => {
          event.preventDefault();
          run(() =>
            act(signing ? api.signIn(name[0].trim(), secret[0]) : api.guest(name[0].trim())),
          );
        }}
      >
        <p class="mut">{t(signing ? 'account.sign_in_text' : 'account.new_text')}</p>
        <Name
          label={t('account.nickname')}
          text={name}
          complete={signing ? 'username' : 'nickname'}
        />
        {signing && <Passphrase text={secret} fresh={false} />}
        {fault !== null && (
          <p class="fault" role="alert">
            {sentence(fault)}
          </p>
        )}
        <button type="submit" class="btn go" aria-busy={busy}>
          {t(signing ? 'account.sign_in' : 'account.begin')}
        </button>
      </form>
    </section>
  );
}

function Rename({ who }: { who: Me }) {
  const name = useState(who.name),
    { busy, fault, run } = useDeed();
  return (
    <form
      class="panel card"
      onSubmit={event => {
        event.preventDefault();
        run(() => act(api.rename(name[0].trim())).then(() => say(t('account.saved'))));
      }}
    >
      <div class="bd">
        <h2>{t('account.nickname')}</h2>
        <Name label={t('account.shown_as')} text={name} complete="nickname" />
        {fault !== null && (
          <p class="fault" role="alert">
            {sentence(fault)}
          </p>
        )}
        <button
          type="submit"
          class="btn"
          aria-busy={busy}
          disabled={name[0].trim() === who.name || !name[0].trim()}
        >
          {t('account.rename')}
        </button>
      </div>
    </form>
  );
}

function Keep({ who }: { who: Me }) {
  const secret = useState(''),
    { busy, fault, run } = useDeed();
  if (who.kept)
    return (
      <section class="panel card">
        <div class="bd kept">
          <Icon name="shield" size={26} />
          <div>
            <h2>{t('account.kept')}</h2>
            <p class="mut">{t('account.kept_text')}</p>
          </div>
        </div>
      </section>
    );
  return (
    <form
      class="panel card"
      onSubmit={event => {
        event.preventDefault();
        run(() => act(api.keep(secret[0])).then(() => say(t('account.kept'))));
      }}
    >
      <div class="bd">
        <h2>{t('account.keep')}</h2>
        <p class="mut">{t('account.keep_text')}</p>
        <input
          class="hush"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          autocomplete="username"
          value={who.name}
        />
        <Passphrase text={secret} fresh />
        {fault !== null && (
          <p class="fault" role="alert">
            {sentence(fault)}
          </p>
        )}
        <button type="submit" class="btn go" aria-busy={busy}>
          {t('account.keep_do')}
        </button>
      </div>
    </form>
  );
}

function Leave({ who }: { who: Me }) {
  const { busy, fault, run } = useDeed(),
    [asked, ask] = useState<null | 'here' | 'everywhere'>(null);
  const out = (): void => {
    const how = asked;
    ask(null);
    run(() => act(how === 'everywhere' ? api.signOutEverywhere() : api.signOut()));
  };
  return (
    <section class="panel card">
      <div class="bd">
        <h2>{t('account.sign_out')}</h2>
        <div class="calls">
          <button
            type="button"
            class="btn"
            aria-busy={busy}
            onClick={() => (who.kept ? run(() => act(api.signOut())) : ask('here'))}
          >
            {t('account.sign_out_here')}
          </button>
          <button type="button" class="btn" onClick={() => ask('everywhere')}>
            {t('account.sign_out_all')}
          </button>
        </div>
        {fault !== null && (
          <p class="fault" role="alert">
            {sentence(fault)}
          </p>
        )}
        {asked !== null && (
          <Dialog title={t('account.sign_out')} close={() => ask(null)}>
            <p>{t(who.kept ? 'account.out_kept' : 'account.out_lost', { name: who.name })}</p>
            <div class="calls">
              <button type="button" class="btn go" onClick={out}>
                {t('account.sign_out')}
              </button>
              <button type="button" class="btn" onClick={() => ask(null)}>
                {t('cancel')}
              </button>
            </div>
          </Dialog>
        )}
      </div>
    </section>
  );
}

export function AccountPage({ signIn = false }: { signIn?: boolean }) {
  useTitle(t('account.title'));
  const who = useMe(),
    fault = useCell(unreachable);
  return (
    <Page current="account" strip>
      <div class="narrow">
        <div class="headline">
          <h1>{who ? t('account.hello', { name: who.name }) : t('account.title')}</h1>
          {who && <Avatar name={who.name} />}
        </div>
        {isAlone ? (
          <Empty text={t('fault.alone')} />
        ) : who === undefined ? (
          fault ? (
            <Failed fault={fault} again={() => void start()} />
          ) : (
            <Loading />
          )
        ) : who === null ? (
          <Stranger key={String(signIn)} signIn={signIn} />
        ) : (
          <>
            <Rename key={who.name} who={who} />
            <Keep who={who} />
            <Leave who={who} />
          </>
        )}
        <p class="help">{t('account.privacy')}</p>
      </div>
    </Page>
  );
}
