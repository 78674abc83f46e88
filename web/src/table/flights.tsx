// flights.tsx - goods that fly from one stock to another while a step is shown.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Flight, Game, Motion } from '../games/game.ts';

function place(seat: number | null): { x: number; y: number } | null {
  const found =
    seat === null
      ? document.querySelectorAll('.sea-view')
      : document.querySelectorAll(`[data-stock="${seat}"]`);
  for (const el of found) {
    const r = el.getBoundingClientRect();
    if (r.width > 0 && r.height > 0 && r.right > 0 && r.left < window.innerWidth)
      return { x: r.left + r.width / (seat === null ? 2 : 3), y: r.top + r.height / 2 };
  }
  return null;
}

function One({ flight, at }: { flight: Flight; at: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = place(flight.from),
      to = place(flight.to),
      el = ref.current;
    if (!from || !to || !el) return;
    const frames = [
      { x: from.x, y: from.y, o: 0.4 },
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 40, o: 1 },
      { x: to.x, y: to.y, o: 0.9 },
    ].map(f => ({ transform: `translate(${f.x - 14}px, ${f.y - 14}px)`, opacity: f.o }));
    const running = el.animate(frames, {
      duration: 300,
      delay: at * 55,
      easing: 'ease-in-out',
      fill: 'both',
    });
    return () => running.cancel();
  }, []);
  return (
    <div ref={ref} class="fly" aria-hidden="true">
      {flight.picture()}
    </div>
  );
}

export function Flights({
  motion,
  module,
  calm,
}: {
  motion: Motion | null;
  module: Game;
  calm: boolean;
}) {
  if (!motion || calm) return null;
  const each = module
    .flights(motion.events)
    .flatMap(f => Array.from({ length: Math.min(4, f.n) }, () => f))
    .slice(0, 12);
  return (
    <>
      {each.map((f, k) => (
        <One key={`${motion.key}.${k}`} flight={f} at={k % 4} />
      ))}
    </>
  );
}
