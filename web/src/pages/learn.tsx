// learn.tsx - the games to learn: a short word on each, and its rules where there are any.
import { written as texts } from 'virtual:rules';
import { Icon } from '../art/icons.tsx';
import { Band } from '../art/tapa.tsx';
import { sentence } from '../app/api.ts';
import { href } from '../app/router.ts';
import { useGames } from '../app/session.ts';
import { useTitle } from '../app/title.ts';
import { listed } from '../games/facts.ts';
import { gameAbout, gameTitle } from '../games/named.ts';
import { sceneOf } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';
import { useDeed } from '../ui/load.ts';
import { playNow } from './play.ts';

export function LearnPage() {
  useTitle(t('nav.learn'));
  useGames();
  const { busy, fault, run } = useDeed();
  return (
    <Page current="learn" class="learn">
      <div class="listing">
        <div class="headline">
          <h1>{t('learn.title')}</h1>
        </div>
        <p class="lead mut">{t('learn.lead')}</p>
        {fault !== null && (
          <p class="bar" role="alert">
            {sentence(fault)}
          </p>
        )}
        <ul class="lessons">
          {listed().map(g => {
            const name = gameTitle(g.id),
              Scene = sceneOf(g.id),
              written = texts.includes(g.id);
            return (
              <li key={g.id} class="panel">
                <div class="art">
                  <Scene />
                </div>
                <Band height={7} />
                <div class="bd">
                  <h2>{name}</h2>
                  <p class="mut">{gameAbout(g.id)}</p>
                  <div class="calls">
                    {written && (
                      <a
                        class="btn go"
                        href={href({ page: 'rules', game: g.id })}
                        aria-label={t('rules.read_of', { game: name })}
                      >
                        {t('rules.read')}
                      </a>
                    )}
                    <button
                      type="button"
                      class="btn"
                      aria-busy={busy}
                      onClick={() => run(() => playNow(g.id))}
                    >
                      <Icon name="play" size={18} />
                      {t('learn.try')}
                    </button>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Page>
  );
}
