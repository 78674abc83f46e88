// patch.ts - a view after what changed in it (docs/protocol.md, section 5): a list of one value is the new value, an
// object changes members, of a list by their numbers. What was there before is left as it was.
export type Patch = [unknown] | { [member: string]: Patch };

export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const next = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<
    string,
    unknown
  >;
  for (const [key, change] of Object.entries(patch)) next[key] = patched(next[key], change);
  return next;
}
