// shell.mjs - what the browser tests share: a server of their own with nothing in it, Debian's
// chromium, checks that are counted, and a watch for anything that the console complains about.
//   VAKA=path/to/vaka  the program (build/vaka)     KEEP=1  leave pictures of failures in build/pictures
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
export const wide = { width: 1440, height: 900 },
  phone = { width: 390, height: 844 };

export async function serve(...more) {
  const program = process.env.VAKA ?? join(root, 'build/vaka');
  if (!existsSync(program)) throw new Error(`${program} is not built`);
  const child = spawn(
    program,
    [
      'serve',
      '--listen',
      '127.0.0.1:0',
      '--store',
      'memory:',
      '--bot-pause',
      '20',
      '--known-luck',
      'shell',
      '--request-rate',
      '1000',
      '--request-burst',
      '2000',
      ...more,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await new Promise((found, failed) => {
    let text = '';
    const read = chunk => {
      text += chunk;
      const hit = /http:\/\/[\w.:]+:\d+/.exec(text);
      if (hit) found(hit[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', code => failed(new Error(`the server ended with ${code}: ${text}`)));
    setTimeout(() => failed(new Error(`the server does not start: ${text}`)), 15000).unref();
  });
  return {
    url,
    stop: () =>
      new Promise(done => {
        child.removeAllListeners('exit');
        child.once('exit', done);
        child.kill('SIGTERM');
      }),
  };
}

// What happens on the pages of a browser: those that are open, and what their consoles complain about.
function watched(browser) {
  const complaints = [],
    pages = new Set();

  // A person of his own: fresh cookies, fresh storage.
  async function person({ size = wide, theme = 'light', calm = false, isKept = false } = {}) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: theme,
      reducedMotion: calm ? 'reduce' : 'no-preference',
      locale: 'en-GB',
      isKept,
    });
    const page = await context.newPage();
    pages.add(page);
    page.on('console', m => {
      if (m.type() === 'error' || m.type() === 'warning')
        complaints.push(`${page.url()}: ${m.text()} (${m.location().url})`);
    });
    page.on('pageerror', e => complaints.push(`${page.url()}: ${e.message}`));
    page.on('close', () => pages.delete(page));
    return page;
  }
  return { complaints, pages, person };
}

async function photograph(pages, name) {
  mkdirSync(join(root, 'build/pictures'), { recursive: true });
  for (const [i, page] of [...pages].entries()) {
    const path = join(root, `build/pictures/${name}-${i + 1}.png`);
    await page.screenshot({ path, timeout: 5000 }).catch(() => {});
  }
}

// The whole of a test program: `body` gets the server's address and a way to open pages.
export async function suite(name, body) {
  let passed = 0,
    failed = 0;
  const server = await serve();
  const browser = await launch();
  const { complaints, pages, person } = watched(browser);

  // `expected`: what the console says by itself about an answer that the test provokes (status 4xx).
  async function check(what, run, { expected = null } = {}) {
    const before = complaints.length;
    try {
      await run();
      const heard = complaints.slice(before).filter(c => !expected?.test(c));
      if (heard.length) throw new Error(`the console says: ${heard.join(' | ')}`);
      passed++;
      console.log(`ok   ${what}`);
    } catch (fault) {
      failed++;
      console.log(`FAIL ${what}: ${fault.message.split('\n').slice(0, 8).join('\n     ')}`);
      if (process.env.KEEP) await photograph(pages, `${name}-${failed}`);
    }
  }
  try {
    await body({ url: server.url, person, check });
  } catch (fault) {
    failed++;
    console.log(`FAIL ${name}: ${fault.stack}`);
  }
  await browser.close().catch(() => {});
  await server.stop();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

/* A suite whose checks stand one under the other: `check` notes one, `run` does them in their order. */
export function checksOf(name) {
  const noted = [];
  const check = (what, body, how) => noted.push({ what, body, how });
  const run = () =>
    suite(name, async house => {
      for (const { what, body, how } of noted) await house.check(what, () => body(house), how);
    });
  return { check, run };
}
