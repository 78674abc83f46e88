/*
 * player.mjs - a person at a table, for the browser tests: a server of its own, a browser that minds
 * every console message, and hands that only click or press what is legal on the page.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { comes } from './comes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export { launch } from './browser.mjs';

export const sleep = ms => new Promise(done => setTimeout(done, ms));

/* Looks until `holds` answers something true, and answers that; false after so many seconds of looking. Looks are
   counted, not seconds: the clock of a busy machine may leap. What does not come within a second is looked for less
   often: a look takes more of the processors than what is waited for. */
export async function until(holds, seconds, pause = 25) {
  for (let waited = 0, rest = pause; waited < seconds * 1000; waited += rest, await sleep(rest)) {
    const answer = await holds();
    if (answer) return answer;
    if (waited > 1000) rest = 4 * pause;
  }
  return false;
}

/* A fault that tells what the page shows: the decision first, then the rest. */
export const stuck = async (page, why) => {
  const [decision, all] = await page.evaluate(() => [
    document.querySelector('form')?.innerText ?? '',
    document.body.innerText,
  ]);
  const plain = (text, n) => text.replace(/\s+/g, ' ').slice(0, n);
  return new Error(`${why}: [${plain(decision, 500)}] ${plain(all, 900)}`);
};

/* Where the table stands, as the page itself says: the last step that it knows, and `asked`, `over`, `sent`, ... */
export const standOf = page =>
  page.evaluate(() => {
    const at = document.querySelector('[data-testid="summary"]'),
      { step = '-1', stand = '' } = at?.dataset ?? {};
    return { step: Number(step), stand };
  });

/* In the page: where the table stands if one is asked or the game is over, after that step. */
function askedAfter(before) {
  const { step = '-1', stand = '' } =
    document.querySelector('[data-testid="summary"]')?.dataset ?? {};
  return Number(step) > before && /^(asked|over)$/.test(stand) && { step: Number(step), stand };
}

/* Waits until one is asked or the game is over, after that step; answers where the table stands then. A page that is
   left meanwhile cannot answer: then the next one is asked. */
export async function untilAsked(page, step = -1) {
  for (let left = 0; left < 5; left++) {
    try {
      const now = await comes(page, askedAfter, step, 60);
      if (now) return now;
      break;
    } catch (fault) {
      if (page.isClosed() || !/context was destroyed|navigation/i.test(fault)) throw fault;
    }
  }
  const now = JSON.stringify(await standOf(page));
  throw await stuck(page, `nothing is asked after step ${step}: ${now}`);
}

/* An answer that is sent by what `act` does; the page stands at what follows from it. */
export async function answer(page, act) {
  const { step } = await untilAsked(page);
  await act();
  return untilAsked(page, step);
}

/* `vaka serve` on a free port, with a store of its own; can be killed and started again. Its luck follows from the
   name of the script, so that the same tables come each time; VAKA_LUCK=WORD tries others. */
export class Server {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'vaka-web-'));
    this.port = 0;
    this.child = null;
  }

  async start() {
    const args = [
      'serve',
      '--listen',
      `localhost:${this.port}`,
      '--store',
      `sqlite:${join(this.folder, 'vaka.db')}`,
      '--bot-pause',
      '0',
      '--message-rate',
      '1000',
      '--message-burst',
      '1000',
      '--request-rate', // a page that is routed keeps nothing: it asks for all of itself each time
      '1000',
      '--request-burst',
      '2000',
      '--known-luck',
      process.env.VAKA_LUCK ?? basename(process.argv[1], '.mjs'),
      '--log-level',
      'warn',
    ];
    const child = spawn(resolve(root, process.env.VAKA ?? 'build/vaka'), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.said = '';
    await new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no server: ${this.said}`)), 15000);
      const hear = data => {
        this.said += data;
        const found = /http:\/\/[^:\s]+:(\d+)/.exec(this.said);
        if (!found) return;
        clearTimeout(late);
        this.port = Number(found[1]);
        done();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', code => failed(new Error(`server ended with ${code}: ${this.said}`)));
    });
    return this;
  }

  get url() {
    return process.env.VAKA_URL ?? `http://localhost:${this.port}`;
  }

  stop(signal = 'SIGTERM') {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise(done => {
      child.removeAllListeners('exit');
      child.on('exit', done);
      child.kill(signal);
    });
  }

  async end() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/* A person: a browser context with a page, whose console must stay silent. */
/* Tables of the page's own have the same luck each time, as those of the server do: their seed is two numbers. */
function knownLuck() {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = list =>
    list instanceof Uint32Array && list.length === 2 ? list.fill(7) : random(list);
}

export async function person(browser, options = {}) {
  const { forgive = () => false, ...rest } = options;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...rest,
  });
  await context.addInitScript(knownLuck);
  const page = await context.newPage(),
    faults = [];
  page.on('console', m => {
    if ((m.type() === 'error' || m.type() === 'warning') && !forgive(m.text()))
      faults.push(`${m.type()}: ${m.text()} (${m.location().url})`);
  });
  page.on('pageerror', e => faults.push(`fault: ${e.stack}`));
  return { context, page, faults };
}

/* Counts what holds; ends with the line that the build reads. */
export class Checks {
  constructor() {
    this.passed = 0;
    this.failed = 0;
  }
  ok(holds, what) {
    if (holds) this.passed++;
    else {
      this.failed++;
      console.log(`not ok: ${what}`);
    }
  }
  /* What follows from an action, in a moment. */
  async soon(holds, what) {
    this.ok(await until(holds, 20), what);
  }
  /* Nobody's console had anything to say: { Ana: ana, Bo: bo }. */
  quiet(people) {
    for (const [who, { faults }] of Object.entries(people))
      this.ok(
        faults.length === 0,
        `no console message for ${who}: ${faults.slice(0, 3).join(' | ')}`,
      );
  }

  end() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed ? 1 : 0;
  }
}

/* Choices of the bar that move when they are pointed at, though each has been pointed at before: what is said of a
   choice must not push it away from the pointer. */
export async function restless(page, choices = 'form .ask .opt:visible') {
  const list = page.locator(choices),
    n = await list.count(),
    moved = [],
    top = k => list.nth(k).evaluate(e => Math.round(e.getBoundingClientRect().top));
  for (let k = 0; k < n; k++) await list.nth(k).hover();
  for (let k = 0; k < n; k++) {
    await list.nth(k).scrollIntoViewIfNeeded();
    const before = await top(k);
    await list.nth(k).hover();
    await list
      .nth(k)
      .evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    if ((await top(k)) !== before)
      moved.push(`${await list.nth(k).textContent()}: ${before} to ${await top(k)}`);
  }
  return n > 1 ? moved : [`there were ${n} choices`];
}

/* From the next page on, the page itself notes what it shows where: texts, or an attribute. Nothing is missed between
   two looks, however busy the machine is. Answers a look at the notes. */
export async function noting(page, selector, attribute = null) {
  const name = `noted ${selector}`;
  await page.addInitScript(
    ([key, where, which]) => {
      const notes = (window[key] = []);
      const note = () => {
        for (const e of document.querySelectorAll(where)) {
          const text = which === null ? e.textContent : e.getAttribute(which);
          if (text && !notes.includes(text)) notes.push(text);
        }
      };
      new MutationObserver(note).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    },
    [name, selector, attribute],
  );
  return () => page.evaluate(key => window[key], name);
}

/* From the next page on, a timer of that length takes longer at a table: what the page does there after a moment is not
   done before it was looked at. */
export const stretch = (page, from, to) =>
  page.addInitScript(
    ([before, after]) => {
      const wait = window.setTimeout,
        isMeant = ms => ms === before && /^\/(t|here)\/\w+$/.test(location.pathname);
      window.setTimeout = (run, ms, ...rest) => wait(run, isMeant(ms) ? after : ms, ...rest);
    },
    [from, to],
  );

/* Whenever a tour stands in the way of a click it is closed first. */
export const closeTours = page =>
  page.addLocatorHandler(page.locator('[data-tour-close]'), close => close.click());

export async function dismissTour(page) {
  const tour = page.locator('[data-tour-close]');
  if (await tour.count()) await tour.click();
}

/* Where the table stands, from the page alone. */
export const standing = page =>
  page.evaluate(() => ({
    over: !!document.querySelector('[data-score]'),
    groups: [...document.querySelectorAll('.opt.act:not([aria-disabled])')].map(
      b => b.dataset.group,
    ),
    targets: document.querySelectorAll('.b-hit').length,
    options: document.querySelectorAll('form .opts .opt:not(.po-still), form .opts .side-btn')
      .length,
    summary: document.querySelector('[data-testid="summary"]')?.textContent ?? '',
    mine: !!document.querySelector('.pill.turn, .ph .strip .due'),
  }));

/* One decision by mouse, once one is asked: an action, a target on the board, an answer in the bar; `next` gives luck.
   Answers what was done. */
export async function decide(page, next) {
  await untilAsked(page);
  const done = await until(() => click(page, next), 30);
  if (!done) throw await stuck(page, 'there is nothing to click');
  return done;
}

async function click(page, next) {
  const s = await standing(page);
  if (s.over) return 'over';
  if (s.groups.length) {
    const order = ['travel', 'explore', 'populate', 'fish'].filter(g => s.groups.includes(g));
    await page.locator(`[data-group="${order[next(order.length)]}"]`).click();
    return 'action';
  }
  const answers = await page.locator('form .opts .opt[data-do]').count();
  if (s.targets && (!answers || next(3))) {
    const key = await page.locator('.b-hit').nth(next(s.targets)).getAttribute('data-target');
    await clickTarget(page, key);
    return `target ${key}`;
  }
  if (!s.options) return null;
  await page
    .locator('form .opts .opt:not(.po-still), form .opts .side-btn')
    .nth(next(s.options))
    .click();
  return 'answer';
}

/* A click at a point of the window, once what is there stands still; if it has gone from there, none. */
export async function clickAt(element, { x, y }, options = {}) {
  const box = await element.boundingBox(options);
  await element.click({ position: { x: x - box.x, y: y - box.y }, ...options });
}

/* A point of the target that is not covered; null where there is no target. `away`: a part of it lies outside what is
   seen of the map. */
const pointOf = (page, target) =>
  page.evaluate(k => {
    const target = document.querySelector(`[data-target="${k}"]`);
    if (!target) return null;
    const shape = target.lastElementChild,
      matrix = shape.getScreenCTM();
    const points = [];
    if (shape instanceof SVGPathElement)
      for (let i = 1; i < 10; i++)
        points.push(shape.getPointAtLength((shape.getTotalLength() * i) / 10));
    else
      for (const [dx, dy] of [
        [0, 0],
        [0, -14],
        [14, 0],
        [-14, 0],
        [0, 14],
        [30, 0],
        [-30, 0],
        [0, 30],
        [0, -30],
      ])
        points.push({ x: shape.cx.baseVal.value + dx, y: shape.cy.baseVal.value + dy });
    const sea = document.querySelector('.sea-view').getBoundingClientRect();
    let away = false;
    for (const p of points) {
      const x = matrix.a * p.x + matrix.c * p.y + matrix.e,
        y = matrix.b * p.x + matrix.d * p.y + matrix.f;
      const hit = document.elementFromPoint(x, y);
      if (hit && hit.closest(`[data-target="${k}"]`)) return { x, y };
      away ||= x < sea.left || x > sea.right || y < sea.top || y > sea.bottom;
    }
    return { covered: true, away };
  }, target);

/* Where a map is too large for a phone to be read whole, some targets lie outside: a person touches the small map. */
async function showWholeMap(page) {
  const small = page.locator('.mini[aria-label="Whole map"]');
  if (await small.count()) await small.click();
}

/* A real click with the mouse at a point of the target that is not covered, once it stands still: what was just said
   may lie over it for a moment. */
export async function clickTarget(page, key) {
  let at = null;
  const isFree = async () => {
    at = await pointOf(page, key);
    if (at?.away) await showWholeMap(page);
    return !at?.covered;
  };
  await until(isFree, 20);
  if (!at) throw await stuck(page, `there is no target ${key}`);
  if (at.covered)
    throw new Error(`target ${key} is covered everywhere${at.away ? ' or out of sight' : ''}`);
  await clickAt(page.locator(`[data-target="${key}"]`).first(), at);
}

/* A small generator, so that a test plays the same game each time as far as the bots do. */
export function luck(seed) {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}
