// Rings.tsx - marks around what a sentence of a lesson points at. They follow what they mark.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../games/game.ts';
import { elementsOf, ringOf, type Ring } from './points.ts';
import type { PointAt } from './run.ts';

const often = 100; // milliseconds between two looks at where things are

const look = (module: Game, points: PointAt[]): Ring[] =>
  points.flatMap(p => elementsOf(module, p)).map(ringOf);

export function Rings({ module, points }: { module: Game; points: PointAt[] }) {
  const [rings, setRings] = useState<Ring[]>([]);
  const key = JSON.stringify(points);
  useEffect(() => {
    let last = '';
    const measure = (): void => {
      const next = look(module, points),
        said = JSON.stringify(next);
      if (said !== last) setRings(next);
      last = said;
    };
    measure();
    const timer = window.setInterval(measure, often);
    return () => window.clearInterval(timer);
  }, [key]);
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
