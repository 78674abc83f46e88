// grid.ts - drawings are made on a grid of 24 by 24; this puts one around a point of a board.
const cells = 24;

export function onGrid(x: number, y: number, size: number): string {
  const left = (x - size / 2).toFixed(1);
  const top = (y - size / 2).toFixed(1);
  return `translate(${left},${top}) scale(${(size / cells).toFixed(3)})`;
}
