// interest.ts - the part of the map that a decision needs: its targets, or else where most of yours are.
import type { View } from '../../protocol.ts';
import type { Frame, Pick } from '../game.ts';
import { centreOf, R } from './map/geometry.ts';
import { stage } from './moves.ts';
import { unitOf, type AView, type Position } from './position.ts';

function cellOf(p: Position, spot: string): { q: number; r: number } | null {
  const [kind = '', one = ''] = spot.split(':');
  if (kind === 'cell') {
    const [q = 0, r = 0] = one.split(',').map(Number);
    return { q, r };
  }
  if (kind === 'unit') {
    const u = unitOf(p, Number(one));
    return u ? (p.regions[u.region] ?? null) : null;
  }
  return kind === 'region' || kind === 'part' || kind === 'house' || kind === 'icon'
    ? (p.regions[Number(one)] ?? null)
    : null;
}
// The region with most of your units and yours beside it: all of them at once would be too small to read.
function home(p: Position, you: number | null): { q: number; r: number }[] {
  const mine = p.units.filter(u => u.seat === you).flatMap(u => p.regions[u.region] ?? []),
    many = (c: { q: number; r: number }): number => mine.filter(x => x === c).length;
  const most = [...mine].sort((a, b) => many(b) - many(a))[0];
  return most
    ? mine.filter(
        c =>
          Math.max(
            Math.abs(c.q - most.q),
            Math.abs(c.r - most.r),
            Math.abs(c.q + c.r - most.q - most.r),
          ) <= 1,
      )
    : [];
}
export function interest(view: View, you: number | null, pick: Pick): Frame | null {
  const v = view as AView,
    p = v.position,
    around: { q: number; r: number }[] = [];
  if (you !== null && v.due?.seats.includes(you)) {
    const s = stage(v, pick),
      spots = s.placing?.at
        ? [`cell:${s.placing.at.q},${s.placing.at.r}`]
        : s.targets.map(x => x.spot);
    around.push(
      ...spots.flatMap(spot => {
        const c = cellOf(p, spot);
        return c ? [c] : [];
      }),
    );
    if (p.migrating) {
      const c = cellOf(p, `unit:${p.migrating.unit}`);
      if (c) around.push(c);
    }
  }
  if (!around.length) around.push(...home(p, you));
  if (!around.length) return null;
  const at = around.map(c => centreOf(c.q, c.r)),
    x0 = Math.min(...at.map(c => c[0])) - R,
    y0 = Math.min(...at.map(c => c[1])) - R;
  return {
    x: x0,
    y: y0,
    w: Math.max(...at.map(c => c[0])) + R - x0,
    h: Math.max(...at.map(c => c[1])) + R - y0,
  };
}
