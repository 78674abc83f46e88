// index.tsx - the analysis of a table's game by its address, /t/ID/analysis, and of a journal from disk: a script of
// its own, fetched when somebody wants to know.
import '../lesson/lesson.css';
import './analysis.css';
import './line.css';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import { NoTable } from '../table/NoTable.tsx';
import { useSource } from '../table/ReplayPage.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { Analysis } from './Analysis.tsx';

export { Analysis };

export function AnalysisPage({ id, at }: { id: string; at: number | null }) {
  const { got, module } = useSource(id);
  useTitle(t('analysis.page'));
  if (got.value && module && (got.value.over || got.value.known))
    return <Analysis source={got.value} module={module} id={id} first={at ?? 0} />;
  if (got.fault) return <NoTable id={id} fault={got.fault} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.value ? (
        <Empty text={t('analysis.later')}>
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
