// BuildTray.tsx - the secret plan of the Building Step, and the choice of starting pieces: points of each
// pool, what can be built and why not, the plan so far, what it brings. Wishes come in any order.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { BoardProps } from '../../game.ts';
import { give } from '../queue.ts';
import { Choice, type TrayProps } from '../tray.tsx';
import { cardText, itemWord } from '../words.ts';
import type { Bench } from './bench.ts';
import { Bonuses } from './Bonuses.tsx';
import { keep, wishesOf } from './draft.ts';
import { Entries } from './Entries.tsx';
import { Foot } from './Foot.tsx';
import { helpOf, Items } from './Items.tsx';
import { PlaceList } from './PlaceList.tsx';
import { answersOf, deskOf, misfit, openPlaces, whyNot, type Desk, type Wish } from './plan.ts';
import { Pools } from './Pools.tsx';

export const buildPoints = new Set(['build_session', 'choose_start_pieces']);

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

// Turning Inward and cards that bring points explain themselves in the same line.
function helpLine(bench: Bench, said: string | null): string {
  if (said === null) return t('conquest.build.nothing');
  if (said === 'turn_inward') return t('conquest.build.inward.help');
  if (said === 'use_saved') return t('conquest.build.use_saved.help');
  return said.startsWith('AC') ? cardText(said) : helpOf(bench.desk, bench.wishes, said);
}

// Wishes that fit together; the others are taken out.
function fitting(desk: Desk, list: Wish[]): { next: Wish[]; gone: Wish[] } {
  let next = list;
  const gone: Wish[] = [];
  for (let bad = misfit(desk, next); bad; bad = misfit(desk, next)) {
    const { wish } = bad;
    gone.push(wish);
    next = next.filter(w => w !== wish);
  }
  return { next, gone };
}

function useBench(tray: TrayProps, desk: Desk | null, say: Bench['say']): Bench | null {
  const { view, board } = tray,
    [, redraw] = useState(0);
  if (!desk) return null;
  const wishes = wishesOf(desk),
    { group } = board.pick,
    isOpen =
      group && view.position.plan?.pending === null && openPlaces(desk, wishes, group).length;
  return {
    tray,
    desk,
    wishes,
    item: isOpen ? group : null,
    change: list => {
      const { next, gone } = fitting(desk, list),
        what = gone.map(w => itemWord(w.item)).join(', ');
      keep(desk, next);
      redraw(n => n + 1);
      board.setPick({});
      if (what) board.refuse?.(t('conquest.build.dropped', { what }));
    },
    refuse: why => board.refuse?.(why),
    seal: () => {
      const all = answersOf(desk, wishes),
        sent = answersOf(desk, desk.sent).length - 1;
      if (board.choose) give(all.slice(sent));
    },
    say,
  };
}

// A click on the map, or a hint that was taken: the item goes into the plan.
function usePicked(bench: Bench | null, board: BoardProps): void {
  const { group, from, to } = board.pick;
  useEffect(() => {
    if (!bench || !group) return;
    if (group === 'seal') {
      board.setPick({});
      bench.seal();
      return;
    }
    if (to === undefined) return;
    const wish: Wish = {
        item: group,
        ...(to === '' ? {} : { hex: Number(to) }),
        ...(from === undefined ? {} : { card: from }),
      },
      why = whyNot(bench.desk, bench.wishes, wish);
    if (why === null) {
      bench.change([...bench.wishes, wish]);
      return;
    }
    const isOpen = to !== '' && openPlaces(bench.desk, bench.wishes, group).length > 0;
    board.setPick(isOpen ? { group } : {});
    bench.refuse(t(`conquest.build.why.${why}`));
  }, [board.pick]);
}

export function BuildTray({ tray }: { tray: TrayProps }) {
  const [said, setSaid] = useState<string | null>(null),
    bench = useBench(tray, deskOf(tray.view), setSaid);
  usePicked(bench, tray.board);
  if (!bench) return null;
  if (tray.view.position.plan?.pending) return <Pending tray={tray} />;
  const help = (
    <p class="cx-help mut" aria-hidden="true" data-help={said ?? ''}>
      {helpLine(bench, said)}
    </p>
  );
  return (
    <div class="cx">
      <div class="cx-line">
        <Pools bench={bench} />
        <span class="cx-bonuses">
          <Bonuses bench={bench} />
        </span>
      </div>
      {bench.item ? <PlaceList bench={bench} /> : <Items bench={bench} />}
      {!tray.phone && help}
      <div class="cx-line end">
        {tray.phone && said !== null && help}
        <Entries bench={bench} />
        <Foot bench={bench} />
      </div>
    </div>
  );
}
