// games.tsx - tables: yours, and those that wait for somebody. And the way to open one.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { api, sentence, type Tables } from '../app/api.ts';
import { go, href } from '../app/router.ts';
import { loadMine, mine, somebody, start, unreachable, useMe } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { t } from '../i18n/index.ts';
import type { TableRow } from '../protocol.ts';
import { Page } from '../ui/chrome.tsx';
import { ChooseOne } from '../ui/choice.tsx';
import { useDeed, useLoad } from '../ui/load.ts';
import { Empty, Failed, Loading, FaultLine } from '../ui/state.tsx';
import { Enter, TableLine, isOffer } from '../ui/tables.tsx';
import { OfferAnswer } from '../table/Offer.tsx';
import { playNow } from './play.ts';

type Which = 'mine' | 'open';
type Pace = 'any' | 'live' | 'slow';

function Join({ row }: { row: TableRow }) {
  const { busy, fault, run } = useDeed();
  const join = async (): Promise<void> => {
    await somebody();
    await api.join(row.id);
    void loadMine();
    go({ page: 'table', id: row.id });
  };
  return (
    <>
      <button
        type="button"
        class="btn go"
        aria-busy={busy}
        aria-label={t('join.table', { table: row.name })}
        onClick={() => run(join)}
      >
        {t('join')}
      </button>
      <FaultLine text={fault === null ? null : sentence(fault)} />
    </>
  );
}

export function OpenButton() {
  return (
    <a class="btn pri" href={href({ page: 'new', game: null })}>
      <Icon name="plus" />
      {t('lobby.open')}
    </a>
  );
}

// What can be done with a table of one's own: see it again, answer, go there.
function Way({ row }: { row: TableRow }) {
  if (row.status === 'over')
    return (
      <a
        class="btn"
        aria-label={t('replay.table', { table: row.name })}
        href={href({ page: 'replay', id: row.id, at: null })}
      >
        {t('replay.do')}
      </a>
    );
  if (!isOffer(row)) return <Enter row={row} />;
  return (
    <span class="offer">
      <OfferAnswer next={row} small />
    </span>
  );
}

function NoneYet() {
  const { busy, fault, run } = useDeed();
  return (
    <Empty text={t('lobby.none_yours')}>
      <button type="button" class="btn pri" aria-busy={busy} onClick={() => run(() => playNow())}>
        <Icon name="play" size={18} />
        {t('home.play_now')}
      </button>
      <FaultLine text={fault === null ? null : sentence(fault)} />
    </Empty>
  );
}

const isGoing = (row: TableRow): boolean => row.status === 'running' || row.status === 'open';
const isDone = (row: TableRow): boolean => row.status === 'over' || row.status === 'closed';

function MineList() {
  const rows = useCell(mine),
    fault = useCell(unreachable);
  const who = useMe();
  if (!rows?.length && fault) return <Failed fault={fault} again={() => void start()} />;
  if (rows === null && who !== null) return <Loading />;
  if (!rows?.length) return <NoneYet />;
  const parts: [string, TableRow[]][] = [
    [t('lobby.offers'), rows.filter(isOffer)],
    [t('lobby.your_turn'), rows.filter(r => r.your_turn)],
    [t('lobby.going'), rows.filter(r => isGoing(r) && !r.your_turn && !isOffer(r))],
    [t('lobby.finished'), rows.filter(isDone)],
  ];
  return (
    <>
      {parts
        .filter(([, list]) => list.length)
        .map(([title, list]) => (
          <section key={title} class="part">
            <h2>{title}</h2>
            <ul class="trows">
              {list.map(row => (
                <TableLine key={row.id} row={row} action={<Way row={row} />} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

// A list that the server gives in pieces.
export function useTables(list: 'open' | 'running' | 'over') {
  const loaded = useLoad<Tables>(() => api.tables(list), [list]);
  const { busy, run } = useDeed();
  const more = (): void =>
    run(async () => {
      const next = await api.tables(list, null, loaded.value!.tables.length);
      loaded.set({ tables: [...loaded.value!.tables, ...next.tables], more: next.more });
    });
  return { ...loaded, busy, more };
}

function OpenList() {
  const [pace, setPace] = useState<Pace>('any'),
    list = useTables('open');
  if (list.fault !== null && !list.value) return <Failed fault={list.fault} again={list.again} />;
  if (!list.value) return <Loading />;
  const rows = list.value.tables.filter(
    r =>
      r.you === null && r.seats.some(s => s.kind === 'free') && (pace === 'any' || r.pace === pace),
  );
  return (
    <section class="part">
      <h2 class="hush">{t('lobby.join')}</h2>
      <ChooseOne
        look="chips"
        name={t('create.pace')}
        value={pace}
        choose={setPace}
        choices={[
          { value: 'any', label: t('filter.any') },
          { value: 'live', label: t('pace.live') },
          { value: 'slow', label: t('pace.slow') },
        ]}
      />
      {rows.length ? (
        <ul class="trows">
          {rows.map(row => (
            <TableLine key={row.id} row={row} action={<Join row={row} />} />
          ))}
        </ul>
      ) : (
        <Empty text={t('lobby.none_open')}>
          <OpenButton />
        </Empty>
      )}
      {list.value.more && (
        <button type="button" class="btn" aria-busy={list.busy} onClick={list.more}>
          {t('more')}
        </button>
      )}
    </section>
  );
}

export function GamesPage() {
  useTitle(t('nav.games'));
  const [which, setWhich] = useState<Which>('mine'),
    rows = useCell(mine);
  const going = (rows ?? []).filter(r => r.status === 'running' || r.status === 'open').length;
  return (
    <Page current="games">
      <div class="listing">
        <div class="headline">
          <h1>{t('lobby.title')}</h1>
          <OpenButton />
        </div>
        <ChooseOne
          name={t('lobby.title')}
          value={which}
          choose={setWhich}
          choices={[
            { value: 'mine', label: going ? t('lobby.mine_n', { n: going }) : t('lobby.mine') },
            { value: 'open', label: t('lobby.join') },
          ]}
        />
        {which === 'mine' ? <MineList /> : <OpenList />}
      </div>
    </Page>
  );
}
