// shelf.ts - versions of the page in the browser's cache. A version lies on a shelf of its own and is used when all
// of it is there, every byte as the build made it: what stops half way, or mixes two versions, is never shown. What an
// older shelf has is not fetched again.
import { isHashed, type List } from './list.ts';

export interface World {
  root: URL; // where the site begins
  caches: CacheStorage;
  fetch: (url: string, how: RequestInit) => Promise<Response>;
  digest: (bytes: ArrayBuffer) => Promise<string>;
}

const atOnce = 4; // files under way, so that the page itself gets its own first
const page = ''; // the name of the page among the files

// Other sites of the same machine have shelves too.
const ours = (w: World): string => `vaka ${w.root.pathname} `;
const shelfOf = (w: World, list: List): string => ours(w) + list.version;
const urlOf = (w: World, name: string): string => new URL(name, w.root).href;

async function isRight(w: World, list: List, name: string, bytes: ArrayBuffer): Promise<boolean> {
  if (name !== page) return (await w.digest(bytes)).startsWith(list.files[name]!);
  const text = new TextDecoder().decode(bytes);
  return list.page.every(part => text.includes(part));
}

// The bytes are unpacked already, and may have come from another address than the one they are kept for.
function asKept(response: Response, bytes: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) headers.delete(name);
  return new Response(bytes, { headers });
}

async function fetched(w: World, list: List, name: string): Promise<Response> {
  // a name with a hash may come from the browser's own cache; if that was spoilt, once more without it
  for (const cache of [isHashed(name) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await w.fetch(urlOf(w, name), { cache });
    const bytes = await response.arrayBuffer();
    if (response.ok && (await isRight(w, list, name, bytes))) return asKept(response, bytes);
  }
  throw new Error(`${name || 'the page'} is not that of version ${list.version}`);
}

async function fromOtherShelf(w: World, list: List, name: string): Promise<Response | null> {
  for (const shelf of (await w.caches.keys()).filter(key => key.startsWith(ours(w)))) {
    const found = await (await w.caches.open(shelf)).match(urlOf(w, name));
    const bytes = await found?.clone().arrayBuffer();
    if (found && bytes && (await isRight(w, list, name, bytes))) return found;
  }
  return null;
}

/** Everything of this version onto its shelf. What is there already, from a try that was cut off, stays. */
export async function fill(w: World, list: List): Promise<void> {
  const shelf = await w.caches.open(shelfOf(w, list)),
    wanted = [page, ...Object.keys(list.files)];
  const work = async (): Promise<void> => {
    for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
      if (await shelf.match(urlOf(w, name))) continue;
      const file = (await fromOtherShelf(w, list, name)) ?? (await fetched(w, list, name));
      await shelf.put(urlOf(w, name), file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** This version is the one that is shown. The one before it stays: windows that are open may still need its parts. */
export async function tidy(w: World, list: List): Promise<void> {
  const now = shelfOf(w, list),
    book = await w.caches.open(ours(w)),
    last = (await (await book.match(urlOf(w, 'shown')))?.text()) ?? now,
    before = last === now ? ((await (await book.match(urlOf(w, 'before')))?.text()) ?? now) : last;
  await book.put(urlOf(w, 'shown'), new Response(now));
  await book.put(urlOf(w, 'before'), new Response(before));
  for (const key of await w.caches.keys())
    if (key.startsWith(ours(w)) && ![ours(w), now, before].includes(key))
      await w.caches.delete(key);
}

// What only the server knows.
const isServers = (name: string): boolean => /^(api\/|healthz$|metrics$)/.test(name);

/** The answer to a request of the page; null: the network's. */
export function answerTo(w: World, list: List, request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(w.root.href)) return null;
  const name = url.pathname.slice(w.root.pathname.length),
    isPage = request.mode === 'navigate' && !name.includes('.');
  if (isServers(name)) return null;
  const kept = async (key: string): Promise<Response> =>
    (await (await w.caches.open(shelfOf(w, list))).match(urlOf(w, key))) ??
    w.fetch(url.href, request);
  if (name in list.files) return kept(name);
  if (isPage) return kept(page);
  // of an older version, asked for by a window that is still of it
  if (isHashed(name))
    return w.caches.match(url.href).then(old => old ?? w.fetch(url.href, request));
  return null;
}
