// BuildTray.tsx - the secret plan of the Building Step, and the choice of starting pieces: points of each
// pool, what can be built and why not, the plan so far, what it brings. Wishes come in any order.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { BoardProps } from '../../game.ts';
import { hexName } from '../places.ts';
import { useBegun } from '../../begun.ts';
import { give } from '../queue.ts';
import { Choice, type TrayProps } from '../tray.tsx';
import { joined, thingHelp } from '../words.ts';
import type { Bench } from './bench.ts';
import { Bonuses } from './Bonuses.tsx';
import { itemOf, sealOf, useDraft } from './draft.ts';
import { Entries } from './Entries.tsx';
import { Foot } from './Foot.tsx';
import { Items } from './Items.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Pools } from './Pools.tsx';

// Waiting for the place of an item that was begun elsewhere (a hint): only the places.
function Pending({ tray }: { tray: TrayProps }): ComponentChildren {
  return (
    <div class="c-body">
      <div class="opts">
        {tray.stage.buttons.map(b => (
          <Choice key={b.moves[0]!.do} tray={tray} b={b} />
        ))}
      </div>
    </div>
  );
}

// What the pointer, the focus or the last tap is on explains itself.
function helpLine({ draft, tray: { view } }: Bench, said: string | null): string {
  const on = said === null ? undefined : draft.bonuses.find(x => x.id === said),
    item = itemOf(draft, said ?? '');
  if (on) return on.help;
  if (!item) return draft.entries.length ? thingHelp('plan') : (view.due?.ask_help ?? '');
  const places = item.places.map(x => hexName(view.position, x.hex)),
    where = places.length ? t('conquest.build.on', { names: joined(places) }) : '';
  return [item.help, where].filter(Boolean).join(' ');
}

function useBench(tray: TrayProps, say: Bench['say']): Bench | null {
  const { view, board } = tray,
    { draft, ...wishing } = useDraft(board, view),
    item = itemOf(draft, board.pick.group ?? ''),
    sealing = useRef(false);
  if (!draft) return null;
  return {
    ...wishing,
    tray,
    draft,
    item: item?.places.length ? item : null,
    refuse: why => board.refuse?.(why),
    seal: () => {
      if (sealing.current) return;
      sealing.current = true;
      void wishing
        .settled()
        .then(now => {
          if (!now) board.refuse?.(t('conquest.build.unanswered'));
          else if (board.choose) give(now.actions.map(text => ({ do: text })));
        })
        .finally(() => {
          sealing.current = false;
        });
    },
    say,
  };
}

// A click on the map, or a hint that was taken: the wish goes into the plan.
function usePicked(bench: Bench | null, board: BoardProps): void {
  const { group, to } = board.pick;
  useEffect(() => {
    if (!bench || !group) return;
    const item = itemOf(bench.draft, group);
    if (group === 'seal') {
      board.setPick({});
      bench.seal();
    } else if (to !== undefined) bench.add(to);
    else if (item?.why) {
      board.setPick({}); // a hint that no longer fits
      bench.refuse(item.why);
    }
  }, [board.pick]);
}

export function BuildTray({ tray }: { tray: TrayProps }) {
  const [said, setSaid] = useState<string | null>(null),
    bench = useBench(tray, setSaid);
  usePicked(bench, tray.board);
  useBegun(
    bench?.draft.entries.length ? bench.draft.actions : null,
    true,
    ({ plan, line = [] }) => {
      if (plan === 'whole') bench?.seal();
      else bench?.lay(line.filter(action => action !== sealOf(tray.view)?.do));
    },
  );
  if (tray.view.position.plan?.pending) return <Pending tray={tray} />;
  if (!bench) return null;
  const help = (
    <p class="cx-help mut" aria-hidden="true" data-help={said ?? ''}>
      {helpLine(bench, said)}
    </p>
  );
  return (
    <div class="cx" aria-busy={!bench.isTold}>
      <div class="cx-line">
        <Pools bench={bench} />
        <span class="cx-bonuses">
          <Bonuses bench={bench} />
        </span>
      </div>
      {bench.item ? <PlaceList bench={bench} item={bench.item} /> : <Items bench={bench} />}
      {!tray.phone && help}
      <div class="cx-line end">
        {tray.phone && said !== null && help}
        <Entries bench={bench} />
        <Foot bench={bench} />
      </div>
    </div>
  );
}
