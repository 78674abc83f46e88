// learn.tsx - the games to learn: a short word on each, and its rules where there are any.
import { written as texts } from 'virtual:rules';
import { Icon } from '../art/icons.tsx';
import { Band } from '../art/tapa.tsx';
import { sentence } from '../app/api.ts';
import { bookOf } from '../app/lessons.ts';
import { href } from '../app/router.ts';
import { useGames } from '../app/session.ts';
import { useTitle } from '../app/title.ts';
import { listed } from '../games/facts.ts';
import { gameAbout, gameTitle } from '../games/named.ts';
import { sceneOf } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import type { GameRow } from '../protocol.ts';
import { Page } from '../ui/chrome.tsx';
import { useDeed } from '../ui/load.ts';
import { LearnCall } from './lessons.tsx';
import { playNow } from './play.ts';

interface Props {
  game: GameRow;
  busy: boolean;
  run: (deed: () => Promise<unknown>) => void;
}

function Lesson({ game, busy, run }: Props) {
  const name = gameTitle(game.id);
  const isWritten = texts.includes(game.id);
  const Scene = sceneOf(game.id);
  return (
    <li class="panel">
      <div class="art">
        <Scene />
      </div>
      <Band height={7} />
      <div class="bd">
        <h2>{name}</h2>
        <p class="mut">{gameAbout(game.id)}</p>
        <div class="calls">
          <LearnCall game={game.id} />
          {isWritten && (
            <a
              class={bookOf(game.id) ? 'btn' : 'btn go'}
              href={href({ page: 'rules', game: game.id })}
              aria-label={t('rules.read_of', { game: name })}
            >
              {t('rules.read')}
            </a>
          )}
          <button
            type="button"
            class="btn"
            aria-busy={busy}
            onClick={() => run(() => playNow(game.id))}
          >
            <Icon name="play" size={18} />
            {t('learn.try')}
          </button>
        </div>
      </div>
    </li>
  );
}

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
          {listed().map(game => (
            <Lesson key={game.id} game={game} busy={busy} run={run} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
