// fresh.ts - this page in this browser: the service worker that keeps it (sw/), and the news of a newer version, which
// is taken when the person says so.
import { addressOf } from './base.ts';
import { cell } from './store.ts';

/** A newer version lies ready. */
export const fresh = cell(false);

let waiting: ServiceWorker | null = null,
  isAsked = false;

/** The page again, as it is now. Without a worker that waits another window has taken the new version already. */
export function takeFresh(): void {
  isAsked = true;
  if (waiting?.state === 'installed') waiting.postMessage('take over');
  else location.reload();
}

const hour = 3_600_000;

// Browsers look for a new version when a page is loaded. This one may stay open for days.
function lookNowAndThen(here: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < hour) return;
    last = Date.now();
    void here.update().catch(() => undefined); // no network
  });
}

function watch(here: ServiceWorkerRegistration, desk: ServiceWorkerContainer): void {
  let isKept = desk.controller !== null;
  const look = (): void => {
    waiting = here.waiting;
    if (waiting && isKept) fresh.set(true);
  };
  const follow = (): void => here.installing?.addEventListener('statechange', look);
  look();
  follow();
  here.addEventListener('updatefound', follow);
  desk.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (isKept) fresh.set(true);
    isKept = true;
  });
  lookNowAndThen(here);
}

/** Begun when the page is shown: what it needs itself comes first. Browsers without it go on as they are. */
export function keepHere(): void {
  const desk = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!desk) return;
  const begin = (): void =>
    void desk.register(addressOf('sw.js')).then(
      here => watch(here, desk),
      () => undefined, // refused: a private window, or cookies are off
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
