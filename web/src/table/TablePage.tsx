// TablePage.tsx - a table by its address: on the way, not begun, played, or not to be had.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, Refusal } from '../app/api.ts';
import { useInks } from '../art/inks.ts';
import { useCalm } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, useGame } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import { Failed, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { Menu } from './Menu.tsx';
import type { Told } from './model.ts';
import { NoTable } from './NoTable.tsx';
import { Playing } from './Playing.tsx';
import { useRoom, type Room } from './room.ts';
import { TopBar } from './TopBar.tsx';
import { WaitBox } from './WaitBox.tsx';

// Nobody has begun: the link to send, over an empty sea.
function Waiting({ told }: { told: Told }) {
  const [menu, setMenu] = useState(false);
  return (
    <div class="app">
      <TopBar
        title={gameTitle(told.table.game)}
        sub={told.table.name}
        game={told.table.game}
        middle={null}
        extra={null}
        menu={() => setMenu(true)}
      />
      <main class="sea" id="main" tabIndex={-1}>
        <WaitBox told={told} />
      </main>
      {menu && (
        <Menu told={told} asked={false} close={() => setMenu(false)} tour={() => undefined} />
      )}
    </div>
  );
}

// A socket that is refused does not say why, or in few words; the row of the table does.
function useWhy(id: string, { told, gone }: Room): unknown {
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (told && gone === null) return;
    const ask = (): void => void api.table(id).then(() => undefined, setFault);
    const timer = window.setTimeout(ask, gone === null ? 1200 : 0);
    return () => window.clearTimeout(timer);
  }, [id, told === null, gone]);
  return fault;
}

const Plain = ({ children }: { children: ComponentChildren }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

const Wait = () => (
  <Plain>
    <Loading />
  </Plain>
);

export function TablePage({ id }: { id: string }) {
  const room = useRoom(id, gameModule, useCalm());
  const { told, view, gone } = room;
  const fault = useWhy(id, room);
  const { module, fault: missing } = useGame(told?.table.game ?? null);
  useInks(told?.table.game ?? null);
  const name = told?.table.name ?? '';
  useTitle(name === '' ? t('table.title') : name);
  if (gone !== null)
    return <NoTable id={id} fault={fault ?? new Refusal({ code: 'other_rules', text: gone }, 0)} />;
  if (!told) return fault ? <NoTable id={id} fault={fault} /> : <Wait />;
  if (!view && told.table.status === 'open') return <Waiting told={told} />;
  if (module && view) return <Playing room={room} told={told} module={module} />;
  if (missing && !module)
    return (
      <Plain>
        <Failed fault={missing} again={() => location.reload()} />
      </Plain>
    );
  return <Wait />;
}
