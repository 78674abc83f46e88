// InView.tsx - on the map in small: the part that is on the screen.
import type { Frame } from './game.ts';

export const InView = ({ box, line = 14 }: { box: Frame; line?: number }) => (
  <rect
    x={box.x}
    y={box.y}
    width={box.w}
    height={box.h}
    rx={20}
    fill="#fff"
    fill-opacity={0.14}
    stroke="#fff"
    stroke-width={line}
  />
);
