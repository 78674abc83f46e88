// BattleScene.tsx - a Battle over the map: both rows on sea and shore, the die, what it does, and the
// choices of whoever decides. Everybody sees the same; it can be put away to look at the map.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { mute } from '../../closed.ts';
import { usePhone } from '../../../ui/media.ts';
import type { BoardProps } from '../../game.ts';
import { stage as stageOf, type Stage } from '../moves.ts';
import { battleTitle } from '../places.ts';
import type { CView } from '../position.ts';
import type { Names } from '../words.ts';
import { keyOf, total } from './battle.ts';
import { Choices } from './Choices.tsx';
import { Dish } from './Dish.tsx';
import { Ground, Stakes } from './Ground.tsx';
import { Head } from './Head.tsx';
import { Odds, Outcomes } from './Odds.tsx';
import { Side } from './Rows.tsx';
import type { Scene } from './scene.ts';
import { putAway, useAway, useShown } from './shown.ts';

// The height of the decision bar, which nothing of the Battle may lie under.
function useDock(): number {
  const [height, setHeight] = useState(220);
  useLayoutEffect(() => {
    const dock = document.querySelector<HTMLElement>('.dock');
    if (!dock) return;
    const measure = (): void => setHeight(Math.ceil(dock.getBoundingClientRect().height));
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(dock);
    return () => seen.disconnect();
  }, []);
  return height;
}

function Field({ scene }: { scene: Scene }) {
  const { battle } = scene;
  return (
    <div
      class={`cb-field${battle.island ? '' : ' open-sea'}`}
      {...mute('rows')}
      role="group"
      aria-label={t('conquest.battle.rows')}
      tabIndex={0}
    >
      <Ground battle={battle} />
      <Stakes battle={battle} />
      <div class="cb-rows">
        <Side scene={scene} part={0} />
        <Dish scene={scene} />
        <Side scene={scene} part={1} />
      </div>
    </div>
  );
}

interface SceneProps {
  board: BoardProps;
  names: Names;
  ask: (stage: Stage) => string;
  tools: ComponentChildren;
}
function Foot({ scene, ask, tools }: Pick<SceneProps, 'ask' | 'tools'> & { scene: Scene }) {
  const { battle, stage, isOver, phone } = scene,
    isFought = !isOver && total(battle.front[0]) > 0 && total(battle.front[1]) > 0;
  return (
    <div class="cb-foot">
      <Outcomes scene={scene} />
      {isFought && <Odds scene={scene} />}
      {phone && (
        <div class="cb-tools">
          {stage && <h3 class="cb-ask">{ask(stage)}</h3>}
          <span class="grow" />
          {tools}
        </div>
      )}
      <Choices scene={scene} />
    </div>
  );
}

// What the viewer decides in this Battle now, if anything.
function stageFor(board: BoardProps, names: Names): Stage | null {
  const view = board.view as CView,
    isDue = names.you !== null && (view.due?.seats.includes(names.you) ?? false),
    isMine = board.choose !== null && isDue && view.position.battle !== null;
  return isMine ? stageOf(view, board.pick) : null;
}

export function BattleScene({ board, names, ask, tools }: SceneProps) {
  const view = board.view as CView,
    hidden = useAway(),
    phone = usePhone(),
    found = useShown(board, names),
    dock = useDock();
  if (!found) return null;
  const { battle, end, isOver } = found,
    title = battleTitle(view.position, battle);
  if (hidden === keyOf(view.position, battle))
    return isOver ? null : (
      <button type="button" class="btn go cb-open" data-battle-open onClick={() => putAway(null)}>
        <Icon name="shield" size={18} />
        {title}
      </button>
    );
  const stage = stageFor(board, names),
    scene: Scene = { board, view, battle, names, stage, isOver, end, phone },
    stop = (e: Event): void => e.stopPropagation();
  return (
    <div
      class={`cb${phone ? ' ph' : ''}${board.calm ? ' calm' : ''}`}
      onPointerDown={stop}
      onWheel={stop}
      onDblClick={stop}
    >
      <section
        class="cb-box"
        style={phone ? {} : { bottom: `${dock + 28}px` }}
        aria-label={title}
        data-battle={battle.hex}
      >
        <Head scene={scene} />
        <Field scene={scene} />
        <Foot scene={scene} ask={ask} tools={tools} />
      </section>
    </div>
  );
}
