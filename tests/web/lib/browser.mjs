/*
 * browser.mjs - the browser of the tests: CHROMIUM, or Debian's, without what only a window needs. When it is closed
 * it tells what it took of the processors beside its first process: tests/run cannot ask, as the others are nobody's
 * children by then.
 *
 *   SLOW=4    every page works as on a machine with a quarter of this one's speed, or less: a script that passes only
 *             where a page is quicker than its looks fails then
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/* Required, not imported: an import would first look through seven megabytes for what they export. */
export const { chromium, errors } = createRequire(join(root, 'web/'))('playwright-core');
const browsers = JSON.parse(readFileSync(join(root, 'tests/web/lib/browsers.json'), 'utf8'));

/* The last list counts, so it repeats what Playwright leaves out. The two of the address bar are pages of their own
   in every window, and took more than the first load of ours. An empty page that a test puts in the server's place
   (stepAside) comes from no network, and may speak to the server all the same. */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'LocalNetworkAccessChecks',
  'LocalNetworkAccessChecksWebSockets',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/* No page of a test lives long enough to win back what its best compiler takes: a twentieth of the processors' time.
   Nor is what it drops worth to be collected often. */
const shortLived = [
  ...['--no-opt', '--single-threaded-gc'],
  ...['--min-semi-space-size=64', '--max-semi-space-size=64'],
];

/* Seconds in the fields of a line of /proc. */
const fieldsOf = stat => stat.slice(stat.lastIndexOf(')') + 2).split(' ');
const seconds = fields => fields.reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/* Of the processors: those of children that have ended and were waited for, which tests/run knows of. */
const spentByEnded = () => seconds(fieldsOf(readFileSync('/proc/self/stat', 'utf8')).slice(13, 15));

/* Those that processes below our children have taken, and those of theirs that have ended. */
function spentBelow() {
  const above = new Map(),
    spent = new Map();
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    let stat;
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      continue; /* it has just ended */
    }
    const fields = fieldsOf(stat);
    above.set(Number(pid), Number(fields[1]));
    spent.set(Number(pid), seconds(fields.slice(11, 15)));
  }
  const isBelow = pid => {
    let child = above.get(pid);
    while (child && above.get(child) !== process.pid) child = above.get(child);
    return Boolean(child);
  };
  return [...spent].reduce((sum, [pid, s]) => sum + (isBelow(pid) ? s : 0), 0);
}

/* Pages of this browser are slowed down from now on, those of windows that they open too. */
function slowDown(browser, rate) {
  const open = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const context = await open(options);
    context.on('page', async page => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    });
    return context;
  };
}

/* A page that is kept in the browser brings all of itself there, for every new person: only scripts that look at that
   ask for it (`isKept`). */
function withoutKeeping(browser) {
  const open = browser.newContext.bind(browser);
  browser.newContext = async ({ isKept = false, ...options } = {}) => {
    const context = await open(options);
    if (!isKept) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    return context;
  };
}

/* What nobody looks at is not drawn: up to a quarter less of the processors. It stands where it would, can be found,
   pressed and measured all the same. What asks for colours, or whether a thing is seen, has it drawn first (`seen`);
   for pictures (SHOTS, KEEP) all is drawn. Dialogs lie over everything, outside of the body. */
function withoutDrawing(browser) {
  const open = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const context = await open(options);
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      const hidden = ['body', 'dialog', 'dialog::backdrop'].map(x => `html:not([data-seen]) ${x}`);
      sheet.replaceSync(`${hidden} { opacity: 0 }`);
      document.adoptedStyleSheets = [sheet];
    });
    return context;
  };
}

/* The page as it stands is drawn from now on. */
export const seen = page =>
  page.evaluate(() => {
    document.documentElement.dataset.seen = '';
  });

/* And no more. */
export const unseen = page =>
  page.evaluate(() => {
    delete document.documentElement.dataset.seen;
  });

export async function launch() {
  const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? browsers.find(existsSync) ?? browsers.at(-1),
      headless: true,
      timeout: 60000,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--js-flags=${shortLived.join(',')}`,
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    }),
    close = browser.close.bind(browser);
  withoutKeeping(browser);
  if (!process.env.SHOTS && !process.env.KEEP) withoutDrawing(browser);
  if (process.env.SLOW) slowDown(browser, Number(process.env.SLOW));
  browser.close = async () => {
    const below = spentBelow(),
      before = spentByEnded();
    await close();
    const unknown = Math.max(0, below - (spentByEnded() - before));
    console.log(`browser: ${unknown.toFixed(1)} s of processor time`);
  };
  return browser;
}
