// frame.tsx - a scene of a game fills whatever box it is put in.
import type { ComponentChildren } from 'preact';

export function Frame({ ground, children }: { ground: string; children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 320 130"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <rect width={320} height={130} fill={ground} />
      {children}
    </svg>
  );
}

// A regular hexagon around (x, y); `turn` 0 has a point at the right, 30 a flat side.
export function hexagon(x: number, y: number, r: number, turn: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map(a => {
    const w = ((a + turn) * Math.PI) / 180;
    return `${(x + r * Math.cos(w)).toFixed(1)},${(y + r * Math.sin(w)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
