// Rings.tsx - marks around what a sentence of a lesson points at. They follow what they mark.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../games/game.ts';
import type { View } from '../protocol.ts';
import { canBeRinged, elementsOf, ringOf, type Ring } from './points.ts';
import type { PointAt } from './run.ts';

const often = 100; // milliseconds between two looks at where things are

const look = ({ module, view, points }: Props): Ring[] =>
  points
    .flatMap(p => elementsOf(module, view, p))
    .filter(canBeRinged)
    .map(ringOf);

interface Props {
  module: Game;
  view: View;
  points: PointAt[];
}

// Where a small screen shows one page of the board at a time: that of the first thing comes forward.
function openPage({ module, view, points }: Props): void {
  const tab = points.map(p => module.tabOf(p.kind, p.value, view)).find(found => found !== null),
    button = tab ? document.querySelector<HTMLElement>(tab) : null;
  if (button?.getAttribute('aria-pressed') === 'false') button.click();
}

export function Rings(props: Props) {
  const [rings, setRings] = useState<Ring[]>([]);
  const now = useRef(props);
  now.current = props;
  useEffect(() => openPage(now.current), [JSON.stringify(props.points)]);
  useEffect(() => {
    let last = '';
    const measure = (): void => {
      const next = look(now.current),
        said = JSON.stringify(next);
      if (said !== last) setRings(next);
      last = said;
    };
    measure();
    const timer = window.setInterval(measure, often);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div class="rings" aria-hidden="true" data-rings={rings.length}>
      {rings.map((r, k) => (
        <i
          key={k}
          class={r.round ? 'round' : ''}
          style={{ left: `${r.x}px`, top: `${r.y}px`, width: `${r.w}px`, height: `${r.h}px` }}
        />
      ))}
    </div>
  );
}
