// targets.ts - what the parts of the board that can be touched share.
import type { Target } from './moves.ts';

// With more targets than these the glow is quiet.
export const quietFrom = 12;
export const keyOf = (x: Target): string => `${x.kind}:${x.id}`;
