// index.tsx - the analysis of a table's game by its address, /t/ID/analysis, and of a journal from disk: a script of
// its own, fetched when somebody wants to know.
import './analysis.css';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { NoTable } from '../table/NoTable.tsx';
import { fromServer } from '../table/source.ts';
import { useLoad } from '../ui/load.ts';
import { Empty, Loading } from '../ui/state.tsx';
import { Analysis } from './Analysis.tsx';

export { Analysis };

export function AnalysisPage({ id, at }: { id: string; at: number | null }) {
  const got = useLoad(async () => {
    const source = await fromServer(id);
    await loadGame(source.game);
    return source;
  }, [id]);
  const module = got.value ? gameModule(got.value.game) : null;
  useTitle(t('analysis.page'));
  if (got.value?.over && module)
    return <Analysis source={got.value} module={module} id={id} first={at ?? 0} />;
  if (got.fault) return <NoTable id={id} fault={got.fault} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.value ? (
        <Empty text={t('score.not_over')}>
          <a class="btn" href={href({ page: 'table', id })}>
            {t('score.to_table')}
          </a>
        </Empty>
      ) : (
        <Loading />
      )}
    </main>
  );
}
