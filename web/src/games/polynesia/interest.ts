// interest.ts - the part of the map that a decision needs: its targets, or else where you are, or the volcano.
import type { View } from '../../protocol.ts';
import type { Frame, Pick } from '../game.ts';
import { reachOf, routeLines } from './geometry.ts';
import { stage } from './moves.ts';
import { island, volcano, type Island, type PView } from './position.ts';

const most = 12; // with more targets the person looks around

const roundAbout = (i: Island): Frame => ({
  x: i.x - reachOf(i),
  y: i.y - reachOf(i),
  w: 2 * reachOf(i),
  h: 2 * reachOf(i),
});
// The island with most of your pieces; at the start this is the volcano.
export function home(view: View, you: number | null): Frame | null {
  const at = [...(view as PView).position.islands].sort(
    (a, b) => (b.pieces[you ?? 0] ?? 0) - (a.pieces[you ?? 0] ?? 0),
  )[0];
  return at ? roundAbout(at) : null;
}

export function interest(view: View, you: number | null, pick: Pick): Frame | null {
  const v = view as PView,
    p = v.position,
    around: Island[] = [];
  if (you !== null && p.active === you) {
    const s = stage(v, pick);
    for (const t of s.targets.length > most ? [] : s.targets) {
      if (s.from !== null && t.kind === 'piece') continue; // other pieces may be lifted, but need not be seen
      if (t.kind === 'route') {
        const l = routeLines(p).get(t.id)!;
        around.push(l.from, l.to);
      } else around.push(island(p, t.id));
    }
  }
  if (!around.length && you !== null) around.push(...p.islands.filter(i => i.pieces[you])); // or where one stands
  if (!around.length) around.push(volcano(p));
  const x0 = Math.min(...around.map(i => i.x - reachOf(i))),
    x1 = Math.max(...around.map(i => i.x + reachOf(i)));
  const y0 = Math.min(...around.map(i => i.y - reachOf(i))),
    y1 = Math.max(...around.map(i => i.y + reachOf(i)));
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}
