// learn.tsx - the games to learn: a short word on each, and its rules where there are any.
import { written as texts } from 'virtual:rules';
import { Icon } from '../art/icons.tsx';
import { Band } from '../art/tapa.tsx';
import { sentence } from '../app/api.ts';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { library } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';
import { useDeed } from '../ui/load.ts';
import { playNow, playable } from './play.ts';

type Game = (typeof library)[number];

interface Props {
  game: Game;
  busy: boolean;
  run: (deed: () => Promise<unknown>) => void;
}

function Lesson({ game, busy, run }: Props) {
  const name = t(`game.${game.id}.name`);
  const isWritten = texts.includes(game.id);
  const isReady = playable(game.id);
  return (
    <li class={isWritten ? 'panel' : 'panel soon'}>
      <div class="art">
        <game.Scene />
      </div>
      <Band height={7} />
      <div class="bd">
        <h2>{name}</h2>
        <p class="mut">{t(`game.${game.id}.about`)}</p>
        <div class="calls">
          {isWritten && (
            <a
              class="btn go"
              href={href({ page: 'rules', game: game.id })}
              aria-label={t('rules.read_of', { game: name })}
            >
              {t('rules.read')}
            </a>
          )}
          {isReady && (
            <button
              type="button"
              class="btn"
              aria-busy={busy}
              onClick={() => run(() => playNow(game.id))}
            >
              <Icon name="play" size={18} />
              {t('learn.try')}
            </button>
          )}
          {!isWritten && !isReady && <p class="help">{t('game.coming_why', { game: name })}</p>}
        </div>
      </div>
    </li>
  );
}

export function LearnPage() {
  useTitle(t('nav.learn'));
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
          {library.map(game => (
            <Lesson key={game.id} game={game} busy={busy} run={run} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
