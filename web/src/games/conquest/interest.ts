// interest.ts - the part of the map that a decision needs: its targets, the Explorer or the Battle,
// or else where you are.
import type { View } from '../../protocol.ts';
import type { Frame, Pick } from '../game.ts';
import { centre, radius } from './map/geometry.ts';
import { stage } from './moves.ts';
import type { CView } from './position.ts';

export function interest(view: View, you: number | null, pick: Pick): Frame | null {
  const v = view as CView,
    p = v.position,
    around: number[] = [];
  const s = you !== null && v.due?.seats.includes(you) ? stage(v, pick) : null;
  if (s) {
    around.push(...s.targets.filter(x => s.from === null || x.look !== 'source').map(x => x.hex));
    if (s.from !== null) around.push(s.from);
  }
  if (p.voyage && p.voyage.pos !== null) around.push(p.voyage.pos);
  if (p.party) around.push(p.party.from, p.party.to);
  if (p.battle) around.push(p.battle.hex);
  const home = you === null ? null : (p.players[you]?.home ?? null);
  if (!around.length && home !== null) around.push(home);
  if (!around.length) return null;
  return frameOf(near(around, s?.from ?? p.party?.from ?? p.voyage?.pos ?? p.battle?.hex ?? home));
}

// What is asked may lie all over the ocean: then what is near to where one stands, so that names can still be read.
const reach = 320;
function near(around: number[], from: number | null): number[] {
  if (from === null) return around;
  const { w, h } = frameOf(around),
    [x, y] = centre(from);
  if (w <= 2 * reach && h <= 2 * reach) return around;
  const found = around.filter(hex => Math.hypot(centre(hex)[0] - x, centre(hex)[1] - y) <= reach);
  return found.length ? [from, ...found] : around;
}
function frameOf(around: number[]): Frame {
  const at = around.map(centre),
    x0 = Math.min(...at.map(c => c[0])) - radius,
    y0 = Math.min(...at.map(c => c[1])) - radius;
  return {
    x: x0,
    y: y0,
    w: Math.max(...at.map(c => c[0])) + radius - x0,
    h: Math.max(...at.map(c => c[1])) + radius - y0,
  };
}
