// ScorePage.tsx - a game that is over, by its address: the sheet, the score over time, and the way to its analysis.
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { useInks } from '../art/inks.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import { hasChance, hasPoints } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { useLoad } from '../ui/load.ts';
import { Empty, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { Plot } from './chart.tsx';
import { NoTable } from './NoTable.tsx';
import { Again, Offer, useNext, useRow } from './Offer.tsx';
import { SaveButton } from './Save.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ShareButton } from './ShareButton.tsx';
import { fromServer, type Source } from './source.ts';
import { chancesOf } from './story.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  id: string;
  source: Source;
  view: View;
  module: Game;
}

// Where no points are counted there is no score over time to show.
function OverTime({ source, view, module }: Props) {
  if (!hasPoints(source.game)) return null;
  return (
    <section class="panel plot-panel">
      <header>
        <h2>{t('score.plot')}</h2>
        <span class="sm mut">{t('score.plot.if')}</span>
      </header>
      <Plot
        steps={source.steps}
        seats={view.seats}
        names={source.names}
        chances={chancesOf(source.steps, module)}
        w={554}
        h={440}
        left={44}
        right={118}
        top={18}
        bottom={50}
        grid
        labels
        front={source.you ?? view.score.winners[0] ?? 0}
      />
      <footer>{t(hasChance(source.game) ? 'score.plot.foot' : 'score.plot.rounds')}</footer>
    </section>
  );
}

function ToAnalysis({ id, game }: { id: string; game: string }) {
  return (
    <section class="panel an-offer">
      <h2>{t('analysis.offer')}</h2>
      <p class="mut">{t(hasChance(game) ? 'analysis.offer.text_chance' : 'analysis.offer.text')}</p>
      <a class="btn pri" data-analyse href={href({ page: 'analysis', id, at: null })}>
        <Icon name="hint" size={18} />
        {t('analysis.offer.go')}
      </a>
    </section>
  );
}

function Score(props: Props) {
  const { id, source } = props;
  useInks(source.game);
  const row = useRow(id) ?? source.table;
  const next = useNext(row, source.you);
  return (
    <div class="score-page">
      <TopBar
        title={gameTitle(source.game)}
        sub={t('score.finished', { name: source.name })}
        game={source.game}
        middle={null}
        extra={
          <>
            {row && <ShareButton text={t('score.share')} table={row} />}
            {row && <SaveButton table={row} />}
            <a class="btn sm" data-replay href={href({ page: 'replay', id, at: null })}>
              <Icon name="eye" size={18} />
              <span class="lbl">{t('score.replay')}</span>
            </a>
            {row && <Again table={row} you={source.you} next={next} button="btn sm pri" />}
          </>
        }
      />
      <Offer next={next} class="bar" />
      <main class="score-grid" id="main" tabIndex={-1}>
        <ScoreSheet source={source} view={props.view} module={props.module} />
        <div class="col score-side">
          <ToAnalysis id={id} game={source.game} />
          <OverTime {...props} />
        </div>
      </main>
    </div>
  );
}

export function ScorePage({ id }: { id: string }) {
  const got = useLoad(async () => {
    const source = await fromServer(id);
    await loadGame(source.game);
    return { source, view: await source.position(source.steps.at(-1)?.n ?? 0, 'all') };
  }, [id]);
  useTitle(t('score.sheet'));
  const module = got.value ? gameModule(got.value.source.game) : null;
  if (!got.value)
    return got.fault ? (
      <NoTable id={id} fault={got.fault} />
    ) : (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  if (!module || !got.value.source.over)
    return (
      <main id="main" tabIndex={-1}>
        <Empty text={t('score.not_over')}>
          <a class="btn" href={href({ page: 'table', id })}>
            {t('score.to_table')}
          </a>
        </Empty>
      </main>
    );
  return <Score id={id} source={got.value.source} view={got.value.view} module={module} />;
}
