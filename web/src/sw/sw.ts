// sw.ts - the service worker: keeps the page in this browser, so that it opens without a network, and brings new
// versions of it in the background. The build puts the list of files before this script (web/tools/shell.mjs).
import type { List } from './list.ts';
import { answerTo, fill, tidy, type World } from './shelf.ts';

// As much of a service worker's world as is used here; the library of types for it does not go with that of pages.
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  list: List;
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', heard: (event: Lasting) => void) => void) &
    ((type: 'fetch', heard: (event: Asked) => void) => void) &
    ((type: 'message', heard: (event: MessageEvent) => void) => void);
}
const scope = self as unknown as Scope,
  { list } = scope;

async function digest(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum, byte => byte.toString(16).padStart(2, '0')).join('');
}
const world: World = {
  root: new URL(scope.registration.scope),
  caches,
  fetch: (url, how) => fetch(url, how),
  digest,
};

// A version that does not come whole is given up: the one that is shown stays, and the browser tries again later.
scope.addEventListener('install', event => event.waitUntil(fill(world, list)));

scope.addEventListener('activate', event =>
  event.waitUntil(tidy(world, list).then(() => scope.clients.claim())),
);

// A new version waits until the last window of the old one is closed, or until somebody asks for it.
scope.addEventListener('message', event => {
  if (event.data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', event => {
  const answer = answerTo(world, list, event.request);
  if (answer) event.respondWith(answer);
});
