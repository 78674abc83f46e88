// index.tsx - the rules of one game, written for learners: contents at the left, text, the board.
import { read } from 'virtual:rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { sentence } from '../../app/api.ts';
import { bookOf } from '../../app/lessons.ts';
import { href } from '../../app/router.ts';
import { useTitle } from '../../app/title.ts';
import { factsOf } from '../../games/facts.ts';
import { gameLine } from '../../games/named.ts';
import { sceneOf } from '../../games/registry.ts';
import { t } from '../../i18n/index.ts';
import { Page } from '../../ui/chrome.tsx';
import { Failed, Loading } from '../../ui/state.tsx';
import { useDeed, useLoad } from '../../ui/load.ts';
import { MissingPage } from '../missing.tsx';
import { LessonList } from '../lessons.tsx';
import { playNow } from '../play.ts';
import type { Block, RulesDoc } from './doc.ts';
import { RulesFigures } from './figures.tsx';
import { Numbered, Text } from './text.tsx';

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

// Blocks with the figures that belong after a sub-section.
function Blocks({ game, section, blocks }: { game: string; section: string; blocks: Block[] }) {
  const out: ComponentChildren[] = [];
  let current = section;
  const close = (key: string): void =>
    void out.push(<RulesFigures key={key} game={game} section={current} />);
  blocks.forEach((b, i) => {
    if (b.kind === 'h') {
      close(`f${i}`);
      current = b.id;
    }
    out.push(<Text key={i} block={b} />);
  });
  close('last');
  return <>{out}</>;
}

// The text itself; the table opens it over its column.
export function RulesText({ doc }: { doc: RulesDoc }) {
  return (
    <article class="rules-text">
      {doc.sections.map(s => (
        <section key={s.id} aria-labelledby={s.id}>
          <h2 id={s.id} tabIndex={-1}>
            <Numbered parts={s.title} />
          </h2>
          <Blocks game={doc.id} section={s.id} blocks={s.blocks} />
        </section>
      ))}
    </article>
  );
}

const rulesOf = (game: string): Promise<RulesDoc | null> => read[game]?.() ?? Promise.resolve(null);

function Contents({ doc }: { doc: RulesDoc }) {
  const now = useReading(doc.sections.map(s => s.id));
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <ol>
        {doc.sections.map(s => (
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

export function RulesPage({ game }: { game: string }) {
  const got = useLoad(async () => ({ doc: await rulesOf(game) }), [game]),
    doc = got.value?.doc ?? null,
    Scene = sceneOf(game),
    { busy, fault, run } = useDeed();
  useTitle(doc ? t('rules.title', { game: doc.title }) : t('missing.title'));
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [game, doc === null]);
  if (!got.value)
    return (
      <Page current="learn" class="rules" strip>
        {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
      </Page>
    );
  if (!doc) return <MissingPage />;
  return (
    <Page current="learn" class="rules" strip>
      <div class="rules-head">
        <div class="panel title">
          <div class="what">
            <h1>{t('rules.title', { game: doc.title })}</h1>
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
      </div>
      <div class="course-box">
        <LessonList game={game} />
      </div>
      <div class="rules-body">
        <Contents doc={doc} />
        <RulesText doc={doc} />
      </div>
    </Page>
  );
}
