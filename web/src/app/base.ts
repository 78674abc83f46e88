// base.ts - where this site begins: `/` on a server, `/games/vaka/` in a folder of somebody else's. `vaka site` writes
// it into the page; every address is made from it. Workers have no page: their scripts lie where the site begins.
const told = typeof document === 'undefined' ? null : document.documentElement.dataset;

export const base = told ? (told.base ?? '/') : new URL('.', location.href).pathname;

/** Files and nothing else: nobody to play with, and nothing to ask. */
export const isAlone = told?.server === 'no';

/** The address of a file or page of this site. */
export const addressOf = (name: string): string => base + name;

/** The same with the name of the machine, to send to somebody. */
export const siteOf = (name: string): string => location.origin + addressOf(name);

/** A path of this site as it would be on a server of its own; one from outside is a page that is not there. */
export const inside = (path: string): string =>
  path.startsWith(base) ? `/${path.slice(base.length)}` : `${path}/` === base ? '/' : '/missing';
