// Board.tsx - the board of any game: the engine's picture in text, drawn on a mat, with the places of
// legal actions to click; or the lists of the view where a game draws no picture.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Picture, View } from '../../protocol.ts';
import { does, isOn, lead } from '../bar.tsx';
import { mute } from '../closed.ts';
import type { BoardProps } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { Lists } from './Lists.tsx';
import {
  CELL_H,
  CELL_W,
  MARGIN,
  changed,
  closedPlaces,
  frameOf,
  reach,
  strips,
  targets,
  type Target,
} from './picture.ts';

const Glyphs = ({ picture }: { picture: Picture }) => (
  <g aria-hidden="true">
    {strips(picture).map(s => (
      <text
        key={`${s.y} ${s.ink}`}
        class="pn-ink"
        data-ink={s.ink}
        y={s.y * CELL_H + 15}
        x={s.columns.map(x => x * CELL_W + CELL_W / 2).join(' ')}
      >
        {s.text}
      </text>
    ))}
  </g>
);

// The place ahead in the direction of an arrow key; a cell is twice as high as it is wide.
function ahead(all: Target[], from: Target, arrow: string): Target | null {
  const dx = arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0,
    dy = arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0;
  let best: Target | null = null,
    least = Infinity;
  for (const o of all) {
    const x = o.x - from.x,
      y = 2 * (o.y - from.y),
      along = dx * x + dy * y,
      aside = Math.abs(dx ? y : x);
    if (along <= 0 || aside > 2 * along) continue;
    const cost = along * along + 4 * aside * aside;
    if (cost < least) [best, least] = [o, cost];
  }
  return best;
}

function Place(props: {
  all: Target[];
  target: Target;
  board: BoardProps;
  isFirst: boolean;
  walk: (to: Target | null) => void;
}) {
  const { target, board } = props,
    half = reach(props.all, target),
    x = target.x * CELL_W + CELL_W / 2,
    y = target.y * CELL_H,
    actions = target.rows.map(r => r.do),
    on = isOn({ moves: target.rows }, board.pointed);
  const keys = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' || e.key === ' ') lead(board, target.leads);
    else if (e.key.startsWith('Arrow')) props.walk(ahead(props.all, target, e.key));
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <g
      class={`b-hit pn-place${on ? ' on' : ''}`}
      role="button"
      tabindex={props.isFirst ? 0 : -1}
      aria-label={
        target.rows.length === 1
          ? target.rows[0]!.label
          : t('plain.place', { n: target.rows.length, label: target.rows[0]!.label })
      }
      data-target={target.key}
      {...does(actions)}
      onClick={e => {
        e.stopPropagation();
        lead(board, target.leads);
      }}
      onPointerEnter={() => board.point(actions)}
      onPointerLeave={() => board.point([])}
      onFocus={() => board.point(actions)}
      onBlur={() => board.point([])}
      onKeyDown={keys}
    >
      <rect class="pn-glow" x={x - half} y={y - 1} width={2 * half} height={CELL_H + 2} rx={7} />
    </g>
  );
}

function Lifted({ from }: { from: string }) {
  const [x, y] = from.split(',').map(Number) as [number, number];
  return (
    <rect
      class="pn-lifted"
      x={x * CELL_W - 8}
      y={y * CELL_H - 1}
      width={CELL_W + 16}
      height={CELL_H + 2}
      rx={7}
    />
  );
}

// A press on what is no choice tells why.
const Closed = ({ view }: { view: View }) => (
  <g aria-hidden="true">
    {[...closedPlaces(view)].map(([at, actions]) => {
      const [x, y] = at.split(',').map(Number) as [number, number];
      return (
        <rect
          key={at}
          x={x * CELL_W - 8}
          y={y * CELL_H - 1}
          width={CELL_W + 16}
          height={CELL_H + 2}
          fill="transparent"
          {...mute(...actions)}
        />
      );
    })}
  </g>
);

// The mat, with the cells that the last step changed.
const Mat = ({ picture, news }: { picture: Picture; news: { x: number; y: number }[] }) => (
  <>
    <rect
      class="pn-mat"
      x={-MARGIN}
      y={-MARGIN}
      width={picture.w * CELL_W + 2 * MARGIN}
      height={picture.h * CELL_H + 2 * MARGIN}
      rx={14}
    />
    {news.map(c => (
      <rect
        key={`${c.x},${c.y}`}
        class="pn-new"
        x={c.x * CELL_W - 1}
        y={c.y * CELL_H}
        width={CELL_W + 2}
        height={CELL_H}
      />
    ))}
  </>
);

function Drawn({ props, picture }: { props: BoardProps; picture: Picture }) {
  const { view, pick, last, choose } = props,
    svg = useRef<SVGSVGElement>(null),
    inside = useRef(false),
    [current, setCurrent] = useState(''),
    all = useMemo(() => (choose ? targets(view, pick) : []), [view, pick, choose === null]),
    news = useMemo(() => changed(last?.before.plain?.picture ?? null, picture), [last, picture]),
    glyphs = useMemo(() => <Glyphs picture={picture} />, [picture]),
    first = all.find(x => x.key === current)?.key ?? all[0]?.key;
  const focus = (key: string | undefined): void =>
    svg.current?.querySelector<SVGGElement>(`[data-target="${key}"]`)?.focus();
  // Whoever plays by keyboard stays on the board when its places change.
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (byKeyboard() && inside.current && lost && first) focus(first);
  }, [all]);
  const box = props.box ?? frameOf(view);
  return (
    <svg
      ref={svg}
      class="board pn-board"
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={t('plain.board')}
      onFocusIn={e => {
        inside.current = true;
        const key = (e.target as Element).getAttribute('data-target');
        if (key) setCurrent(key);
      }}
      onFocusOut={e => {
        if (e.relatedTarget) inside.current = false;
      }}
    >
      <g {...mute()}>
        <Mat picture={picture} news={news} />
        {pick.from !== undefined && <Lifted from={pick.from} />}
        {glyphs}
      </g>
      <Closed view={view} />
      {all.map(target => (
        <Place
          key={target.key}
          all={all}
          target={target}
          board={props}
          isFirst={target.key === first}
          walk={to => focus(to?.key)}
        />
      ))}
    </svg>
  );
}

export function Board(props: BoardProps) {
  const picture = props.view.plain?.picture ?? null;
  return picture ? (
    <Drawn props={props} picture={picture} />
  ) : (
    <Lists view={props.view} names={props.names} />
  );
}
