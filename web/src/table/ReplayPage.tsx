// ReplayPage.tsx - the replay of a table of the server, by its address.
import { useTitle } from '../app/title.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { useLoad } from '../ui/load.ts';
import { Loading } from '../ui/state.tsx';
import { NoTable } from './NoTable.tsx';
import { Replay } from './Replay.tsx';
import { fromServer } from './source.ts';

export function ReplayPage({ id, at }: { id: string; at: number | null }) {
  const got = useLoad(async () => {
    const source = await fromServer(id);
    await loadGame(source.game);
    return source;
  }, [id]);
  const module = got.value ? gameModule(got.value.game) : null;
  useTitle(t('replay.page'));
  if (!got.value || !module)
    return got.fault ? (
      <NoTable id={id} fault={got.fault} />
    ) : (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  return <Replay source={got.value} first={at ?? 0} id={id} module={module} />;
}
