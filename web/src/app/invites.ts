// invites.ts - codes of private tables that this page was opened with: whoever watches by a link has no
// seat, so the code goes with every request and stays in the address, where a reload finds it.
const codes = new Map<string, string>();
const shape = /^[A-Za-z0-9_-]{1,40}$/;

export const codeOf = (table: string): string | null => codes.get(table) ?? null;

export function keepCode(table: string, code: string | null): void {
  if (code !== null && shape.test(code)) codes.set(table, code);
}

// The path with the code of its table, if one is known.
export function withCode(table: string, path: string): string {
  const code = codeOf(table);
  return code === null ? path : `${path}${path.includes('?') ? '&' : '?'}invite=${code}`;
}
