// Position.tsx - /position#TEXT: a position that somebody sent, for play and for study. Without one, room to paste it.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { go, href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { Analysis } from '../analysis/index.tsx';
import { gameModule } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { fromJournal } from '../table/source.ts';
import { Page } from '../ui/chrome.tsx';
import { useLoad } from '../ui/load.ts';
import { Failed, FaultLine, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { BadPosition, openSpot, type Spot as Opened } from './spot.ts';
import { Spot } from './Spot.tsx';
import { CopyLink, PlayOn } from './Ways.tsx';

// What stands behind the # of this page's address, or of a link that was pasted.
const textIn = (link: string): string => link.slice(link.lastIndexOf('#') + 1).trim();
const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // no address of ours: it is refused as a position
  }
};

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const look = (): void => setHash(location.hash);
    window.addEventListener('hashchange', look);
    window.addEventListener('popstate', look);
    return () => {
      window.removeEventListener('hashchange', look);
      window.removeEventListener('popstate', look);
    };
  }, []);
  return hash;
}

function Paste({ fault, was = '' }: { fault: string | null; was?: string }) {
  const [text, setText] = useState(was);
  return (
    <Page>
      <div class="narrow spot-page">
        <h1>{t('position.page')}</h1>
        <p class="mut">{t('position.help')}</p>
        <FaultLine text={fault} />
        <form
          class="position-form"
          onSubmit={e => {
            e.preventDefault();
            if (textIn(text)) {
              go(`${href({ page: 'position' })}#${textIn(text)}`);
              window.dispatchEvent(new Event('hashchange'));
            }
          }}
        >
          <label>
            {t('position.text')}
            <textarea
              class="input"
              rows={4}
              spellcheck={false}
              value={text}
              onInput={e => setText(e.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn pri">
            {t('position.open')}
          </button>
        </form>
      </div>
    </Page>
  );
}

function Studied({ spot }: { spot: Opened }) {
  const got = useLoad(() => fromJournal(spot.journal(), t('position.page')), [spot]),
    module = gameModule(spot.game)!;
  if (got.value)
    return <Analysis source={got.value} module={module} id={null} first={spot.steps} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}

function Shown({ spot }: { spot: Opened }) {
  const [isStudied, setStudied] = useState(false);
  if (isStudied) return <Studied spot={spot} />;
  return (
    <Spot
      {...{ spot, module: gameModule(spot.game)!, name: t('position.page') }}
      {...{ back: href({ page: 'home' }), act: null, wait: t('position.wait'), tries: 0 }}
    >
      <div class="teacher-head">
        <b>{t('position.title', { game: gameTitle(spot.game) })}</b>
      </div>
      <p class="say">
        {t(spot.view.over ? 'position.over' : 'position.yours', { n: spot.seat + 1 })}
      </p>
      <div class="ways">
        <CopyLink text={spot.text} />
        <button
          type="button"
          class="btn sm"
          data-study-position
          disabled={spot.steps === 0}
          onClick={() => setStudied(true)}
        >
          <Icon name="hint" size={16} />
          {t('analysis.do')}
        </button>
        <PlayOn spot={spot} strong />
      </div>
    </Spot>
  );
}

export function PositionPage() {
  const text = textIn(decoded(useHash())),
    got = useLoad(() => (text ? openSpot(text) : Promise.resolve(null)), [text]);
  useTitle(t('position.page'));
  if (!text) return <Paste fault={null} />;
  if (got.fault instanceof BadPosition)
    return <Paste key={text} fault={t('position.bad', { why: got.fault.message })} was={text} />;
  if (got.value?.text === text) return <Shown key={text} spot={got.value} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}
