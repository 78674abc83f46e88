// home.tsx - the first page: play at once, the games, your own tables, how it works.
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { Hero } from '../art/scenes/hero.tsx';
import { Band } from '../art/tapa.tsx';
import { sentence } from '../app/api.ts';
import { isAlone } from '../app/base.ts';
import { href } from '../app/router.ts';
import { mine, useGames } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { listed } from '../games/facts.ts';
import { gameLine, gameTitle } from '../games/named.ts';
import { sceneOf } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import type { GameRow } from '../protocol.ts';
import { Page } from '../ui/chrome.tsx';
import { useDeed } from '../ui/load.ts';
import { useMedia, useNarrow } from '../ui/media.ts';
import { TableCard } from '../ui/tables.tsx';
import { Daily } from './daily.tsx';
import { LearnCall } from './lessons.tsx';
import { firstPlayable, getReady, playNow } from './play.ts';

function Figures({ facts }: { facts: GameRow }) {
  return (
    <>
      <span>
        <Icon name="people" size={17} />
        <span class="hush">{t('game.players')} </span>
        {[...new Set(facts.seats)].join('–')}
      </span>
      <span>
        <Icon name="clock" size={17} />
        {t('game.minutes', { n: facts.minutes })}
      </span>
      <span class="weight">{t(`weight.${facts.weight}`)}</span>
    </>
  );
}

function GameCard({ game }: { game: GameRow }) {
  const Scene = sceneOf(game.id);
  return (
    <li class="gcard">
      <div class="art">
        <Scene />
      </div>
      <Band height={7} />
      <div class="bd">
        <h3>
          <a class="cover" href={href({ page: 'new', game: game.id })}>
            {gameTitle(game.id)}
          </a>
        </h3>
        <p>{gameLine(game.id)}</p>
        <div class="meta">
          <Figures facts={game} />
          <span class="grow" />
          <span class="btn sm go" aria-hidden="true">
            {t('play')}
          </span>
        </div>
        <div class="learn-line">
          <LearnCall game={game.id} small />
        </div>
      </div>
    </li>
  );
}

function Continue() {
  const rows = useCell(mine),
    phone = useNarrow();
  const going = (rows ?? []).filter(r => r.status === 'running' || r.status === 'open');
  if (!going.length) return null;
  return (
    <section class="continue" aria-labelledby="continue">
      <div class="headline">
        <h2 id="continue">{t(phone ? 'home.continue_short' : 'home.continue')}</h2>
        <a class="sm" href={href({ page: 'games' })}>
          {t('home.all_tables', { n: going.length })}
        </a>
      </div>
      <div class="conts">
        {going.slice(0, phone ? 1 : 3).map(row => (
          <TableCard key={row.id} row={row} />
        ))}
      </div>
    </section>
  );
}

// For somebody without tables: what a first game is like.
function FirstSteps() {
  const rows = useCell(mine),
    game = firstPlayable();
  if (rows === null || rows.some(r => r.status === 'running' || r.status === 'open')) return null;
  return (
    <section class="continue first" aria-labelledby="first">
      <div class="headline">
        <h2 id="first">{t('first.title')}</h2>
      </div>
      <div class="panel offer">
        <Icon name="sail" size={30} />
        <p>{t('first.text')}</p>
        {game !== null && <LearnCall game={game} />}
      </div>
    </section>
  );
}

const how: { icon: IconName; key: 'pick' | 'link' | 'see' }[] = [
  { icon: 'bolt', key: 'pick' },
  { icon: 'link', key: 'link' },
  { icon: 'eye', key: 'see' },
];

function How() {
  return (
    <section class="how" aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ul>
        {how
          .filter(h => !isAlone || h.key !== 'link')
          .map(h => (
            <li key={h.key}>
              <span class="tile">
                <Icon name={h.icon} />
              </span>
              <span>
                <b>{t(`how.${h.key}`)}</b> <span class="mut">{t(`how.${h.key}_more`)}</span>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  useTitle('');
  useEffect(() => getReady(firstPlayable), []);
  useGames();
  const { busy, fault, run } = useDeed();
  const phone = useNarrow(),
    wide = useMedia('(min-width: 1100px)'),
    tall = useMedia('(max-width: 899px)');
  return (
    <Page current="home" class="home">
      <section class="hero" aria-labelledby="welcome">
        <Hero cut={phone ? 'phone' : wide ? 'wide' : tall ? 'tall' : 'middle'} />
        <div class="say">
          <h1 id="welcome">
            {t('home.title_1')}
            <br />
            {t('home.title_2')}
          </h1>
          <p>{t('home.lead')}</p>
          <div class="calls">
            <button type="button" class="btn pri lg" aria-busy={busy} onClick={() => run(playNow)}>
              <Icon name="play" size={20} width={2.4} />
              {t('home.play_now')}
            </button>
            {!isAlone && (
              <a class="btn lg paper" href={href({ page: 'new', game: null })}>
                {t('home.invite')}
              </a>
            )}
          </div>
        </div>
      </section>
      {fault !== null && (
        <p class="bar" role="alert">
          {sentence(fault)}
        </p>
      )}
      <div class="parts">
        <section class="games" aria-labelledby="games">
          <h2 id="games">{t('nav.games')}</h2>
          <ul class="gcards">
            {listed().map(g => (
              <GameCard key={g.id} game={g} />
            ))}
          </ul>
        </section>
        <Continue />
        <FirstSteps />
        {!isAlone && <Daily />}
        <p class="puzzle-call">
          <a href={href({ page: 'puzzles' })}>{t('puzzle.page')}</a>
        </p>
        <How />
      </div>
    </Page>
  );
}
