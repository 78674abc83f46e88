// Hit.tsx - a target as a button.
import { does } from '../bar.tsx';
import type { Leads } from '../game.ts';
import { path, piecePlace, reachOf, routeLines } from './geometry.ts';
import type { Target } from './moves.ts';
import { island, type PView } from './position.ts';
import { keyOf } from './targets.ts';
import { speak, type Names as Called } from './words.ts';

interface HitProps {
  view: PView;
  target: Target;
  called: Called;
  first: boolean;
  seat: number;
  lead: (leads: Leads) => void;
  point: (actions: string[]) => void;
  walk: (by: number) => void;
}
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// The part of the map that belongs to a target.
function Area({ view: { position: p }, target, seat }: HitProps) {
  if (target.kind === 'route') {
    const d = path(routeLines(p).get(target.id)!);
    return (
      <>
        <path class="b-focus" d={d} fill="none" stroke-linecap="round" />
        <path class="b-core" d={d} fill="none" stroke-linecap="round" />
        <path
          d={d}
          fill="none"
          stroke="transparent"
          stroke-width={34}
          stroke-linecap="round"
          pointer-events="stroke"
        />
      </>
    );
  }
  const i = island(p, target.id),
    isIsland = target.kind === 'island',
    [x, y] = isIsland ? [i.x, i.y] : piecePlace(i, seat);
  return (
    <>
      <circle class="b-focus" cx={x} cy={y} r={isIsland ? reachOf(i) + 8 : 22} fill="none" />
      <circle cx={x} cy={y} r={isIsland ? reachOf(i) + 3 : 22} fill="transparent" />
    </>
  );
}

// A target as a button, for the mouse, a finger and the keyboard.
export function Hit(props: HitProps) {
  const { view, target, called, first, lead, point, walk } = props,
    actions = target.moves.map(m => m.do);
  const press = (e: KeyboardEvent): void => {
    const step = steps[e.key];
    if (step === undefined && e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    if (step === undefined) lead(target.leads);
    else walk(step);
  };
  return (
    <g
      role="button"
      class={`b-hit ${target.kind}`}
      tabindex={first ? 0 : -1}
      aria-label={speak(view, target, called)}
      data-target={keyOf(target)}
      {...does(actions)}
      onClick={e => {
        e.stopPropagation();
        lead(target.leads);
      }}
      onPointerEnter={() => point(actions)}
      onPointerLeave={() => point([])}
      onFocus={() => point(actions)}
      onBlur={() => point([])}
      onKeyDown={press}
    >
      <Area {...props} />
    </g>
  );
}
