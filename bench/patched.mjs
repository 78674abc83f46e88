/* patched.mjs - a view after a patch, by the rule of docs/protocol.md. */
export function patched(old, patch) {
  if (Array.isArray(patch)) return patch[0];
  const next = Array.isArray(old) ? [...old] : { ...old };
  for (const key of Object.keys(patch)) next[key] = patched(old[key], patch[key]);
  return next;
}
