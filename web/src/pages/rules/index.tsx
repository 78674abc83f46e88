// index.tsx - a game to read about: in five minutes, how to play, and the whole reference.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { sentence } from '../../app/api.ts';
import { bookOf } from '../../app/lessons.ts';
import { href, layers, type Layer as LayerName } from '../../app/router.ts';
import { useGames } from '../../app/session.ts';
import { useTitle } from '../../app/title.ts';
import { factsOf } from '../../games/facts.ts';
import { gameLine, gameTitle } from '../../games/named.ts';
import { sceneOf } from '../../games/registry.ts';
import { t } from '../../i18n/index.ts';
import { Page } from '../../ui/chrome.tsx';
import { Failed, Loading } from '../../ui/state.tsx';
import { useDeed, useLoad } from '../../ui/load.ts';
import { MissingPage } from '../missing.tsx';
import { LessonList } from '../lessons.tsx';
import { playNow } from '../play.ts';
import type { Layer, LearnDoc, RulesDoc, Section } from './doc.ts';
import { found } from './search.ts';
import { Numbered, Text, Words } from './text.tsx';
import { learnText, rulesText } from './texts.ts';

const jump = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  const at = document.getElementById(id);
  at?.scrollIntoView({
    block: 'start',
    behavior: document.documentElement.dataset.motion === 'calm' ? 'auto' : 'smooth',
  });
  at?.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${id}`);
};

// Which section is being read.
function useReading(ids: string[]): string {
  const [now, setNow] = useState(ids[0] ?? '');
  useEffect(() => {
    const look = (): void => {
      const past = ids.filter(
        id => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 160,
      );
      setNow(past.at(-1) ?? ids[0] ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids.join()]);
  return now;
}

// The text itself.
export function RulesText({ game, sections }: { game: string; sections: Section[] }) {
  return (
    <article class="rules-text">
      {sections.map(s => (
        <section key={s.id} aria-labelledby={s.id}>
          <h2 id={s.id} tabIndex={-1}>
            <Numbered parts={s.title} />
          </h2>
          {s.blocks.map((b, i) => (
            <Text key={i} game={game} block={b} />
          ))}
        </section>
      ))}
    </article>
  );
}

// One screen: a card for each of goal, points, turn and end.
function Five({ game, layer }: { game: string; layer: Layer }) {
  return (
    <div class="five">
      <div class="five-lead">
        {layer.lead.map((b, i) => (
          <Text key={i} game={game} block={b} />
        ))}
      </div>
      <div class="five-cards">
        {layer.sections.map(s => (
          <section key={s.id} class="panel rules-text" aria-labelledby={s.id}>
            <h2 id={s.id} tabIndex={-1}>
              <Words parts={s.title} />
            </h2>
            {s.blocks.map((b, i) => (
              <Text key={i} game={game} block={b} />
            ))}
          </section>
        ))}
      </div>
      <p class="five-more">
        <a class="btn" href={href({ page: 'rules', game, layer: 'how' })}>
          {t('rules.more')}
        </a>
      </p>
    </div>
  );
}

function Contents({ sections }: { sections: Section[] }) {
  const now = useReading(sections.map(s => s.id));
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <ol>
        {sections.map(s => (
          <li key={s.id}>
            <a
              href={`#${s.id}`}
              onClick={event => jump(event, s.id)}
              {...(now === s.id ? { 'aria-current': 'true' as const } : {})}
            >
              <Numbered parts={s.title} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function How({ game, layer }: { game: string; layer: Layer }) {
  return (
    <div class="rules-body">
      <Contents sections={layer.sections} />
      <RulesText game={game} sections={layer.sections} />
    </div>
  );
}

function Reference({ doc }: { doc: RulesDoc }) {
  const [wanted, setWanted] = useState(''),
    shown = found(doc.sections, wanted);
  return (
    <div class="rules-body">
      <Contents sections={shown} />
      <div>
        <div class="rules-find">
          <input
            class="input"
            type="search"
            aria-label={t('rules.find')}
            placeholder={t('rules.find')}
            value={wanted}
            onInput={event => setWanted(event.currentTarget.value)}
          />
          <span class="mut sm" role="status">
            {wanted && t('rules.found', { n: shown.length })}
          </span>
        </div>
        <RulesText game={doc.id} sections={shown} />
      </div>
    </div>
  );
}

interface Texts {
  learn: LearnDoc | null;
  rules: RulesDoc | null;
}
const textsOf = async (game: string): Promise<Texts> => {
  const [learn, rules] = await Promise.all([learnText(game), rulesText(game)]);
  return { learn, rules };
};

function Tabs({ game, now }: { game: string; now: LayerName }) {
  return (
    <nav id="read" class="layers" aria-label={t('rules.layers')}>
      {layers.map(layer => (
        <a
          key={layer}
          href={href({ page: 'rules', game, layer })}
          {...(layer === now ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`rules.layer.${layer}`)}
        </a>
      ))}
    </nav>
  );
}

function Head({ game }: { game: string }) {
  useGames();
  const Scene = sceneOf(game),
    { busy, fault, run } = useDeed();
  return (
    <div class="panel title">
      <div class="what">
        <h1>{t('rules.title', { game: gameTitle(game) })}</h1>
        <p class="mut">{gameLine(game)}</p>
        <div class="calls">
          {factsOf(game) && (
            <button
              type="button"
              class={bookOf(game) ? 'btn' : 'btn pri'}
              aria-busy={busy}
              onClick={() => run(() => playNow(game))}
            >
              <Icon name="play" size={18} />
              {t('learn.try')}
            </button>
          )}
          <a class="btn" href={href({ page: 'new', game })}>
            {t('lobby.open')}
          </a>
        </div>
        {fault !== null && (
          <p class="fault" role="alert">
            {sentence(fault)}
          </p>
        )}
      </div>
      <div class="art">
        <Scene />
      </div>
    </div>
  );
}

function Read({ game, layer, texts }: { game: string; layer: LayerName; texts: Texts }) {
  const { learn, rules } = texts;
  if (learn && layer === 'five') return <Five game={game} layer={learn.five} />;
  if (learn && layer === 'how') return <How game={game} layer={learn.how} />;
  return rules && <Reference doc={rules} />;
}

export function RulesPage({ game, layer }: { game: string; layer: LayerName }) {
  const got = useLoad(() => textsOf(game), [game]),
    texts = got.value,
    isThere = texts !== null && (texts.learn !== null || texts.rules !== null);
  useTitle(isThere || !texts ? t('rules.title', { game: gameTitle(game) }) : t('missing.title'));
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [game, layer, isThere]);
  if (!texts)
    return (
      <Page current="learn" class="rules" strip>
        {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
      </Page>
    );
  if (!isThere) return <MissingPage />;
  const isSheet = layer === 'five' && texts.learn !== null;
  return (
    <Page current="learn" class={isSheet ? 'rules one-screen' : 'rules'} strip={!isSheet}>
      <div class="rules-head">
        <Head game={game} />
        {(isSheet || !texts.learn) && <LessonList game={game} />}
        {texts.learn && <Tabs game={game} now={layer} />}
      </div>
      <Read game={game} layer={layer} texts={texts} />
    </Page>
  );
}
