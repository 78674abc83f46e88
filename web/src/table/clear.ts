// clear.ts - a tool that lies on the map makes way: it goes to the corner where it covers nothing that can be chosen,
// and where there is none it is not shown.
import { useLayoutEffect, useState } from 'preact/hooks';

type Corner = 'right' | 'left' | 'none';
type Point = Pick<DOMPoint, 'x' | 'y'>;

const finger = 14;

// Where a choice can be pressed: along a way, else in its middle.
function pointsOf(choice: Element): Point[] {
  const shape = choice.lastElementChild ?? choice;
  if (shape instanceof SVGPathElement) {
    const matrix = shape.getScreenCTM(),
      length = shape.getTotalLength();
    return matrix
      ? Array.from({ length: 9 }, (_, i) =>
          shape.getPointAtLength((length * (i + 1)) / 10).matrixTransform(matrix),
        )
      : [];
  }
  const { left, top, width, height } = shape.getBoundingClientRect();
  return [{ x: left + width / 2, y: top + height / 2 }];
}

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point, edge = 0): boolean =>
  x > left - edge && x < right + edge && y > top - edge && y < bottom + edge;

// Covered is what can be pressed nowhere else.
function covers(tool: DOMRect, sea: DOMRect, choices: Point[][]): boolean {
  return choices.some(points => {
    const seen = points.filter(p => isIn(sea, p));
    return seen.length > 0 && seen.every(p => isIn(tool, p, finger));
  });
}

// Other tools on the map stay where they are.
function isTaken(place: DOMRect, tool: Element): boolean {
  const others = [...document.querySelectorAll('.sea button:not(.b-hit)')].filter(b => b !== tool);
  return others.some(b => {
    const { left, right, top, bottom, width } = b.getBoundingClientRect();
    return (
      width > 0 &&
      left < place.right &&
      right > place.left &&
      top < place.bottom &&
      bottom > place.top
    );
  });
}

const choicesOnMap = (): Point[][] =>
  [...document.querySelectorAll('.sea-view .b-hit')].map(pointsOf);

/** How many choices of the map something that lies there would touch. */
export const nCovered = (place: DOMRect): number =>
  choicesOnMap().filter(points => points.some(p => isIn(place, p, finger))).length;

/** The corner for a tool at the upper edge of the map, each time what can be chosen or seen changes. */
export function useCorner(tool: () => HTMLElement | null, changes: unknown[]): Corner {
  const [corner, set] = useState<Corner>('right');
  useLayoutEffect(() => {
    const el = tool(),
      sea = el?.closest('.sea')?.getBoundingClientRect();
    if (!el || !sea) return;
    const choices = choicesOnMap(),
      { width, height, top } = el.getBoundingClientRect(),
      edge = 10,
      at = (x: number): DOMRect => new DOMRect(x, top, width, height),
      left = at(sea.left + edge);
    if (!covers(at(sea.right - width - edge), sea, choices)) set('right');
    else if (!isTaken(left, el) && !covers(left, sea, choices)) set('left');
    else set('none');
  }, changes);
  return corner;
}
