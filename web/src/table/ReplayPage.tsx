// ReplayPage.tsx - the replay of a table of the server, by its address.
import { useTitle } from '../app/title.ts';
import type { Game } from '../games/game.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { useLoad, type Loaded } from '../ui/load.ts';
import { Loading } from '../ui/state.tsx';
import { NoTable } from './NoTable.tsx';
import { Replay } from './Replay.tsx';
import { fromServer, type Source } from './source.ts';

/** The game of a table by its address, and how it is drawn: for whatever shows it again. */
export function useSource(id: string): { got: Loaded<Source>; module: Game | null } {
  const got = useLoad(async () => {
    const source = await fromServer(id);
    await loadGame(source.game);
    return source;
  }, [id]);
  return { got, module: got.value ? gameModule(got.value.game) : null };
}

export function ReplayPage({ id, at }: { id: string; at: number | null }) {
  const { got, module } = useSource(id);
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
