/*
 * people.mjs - hands for several people at one table: guests, a private table, a game that is over, and a
 * line in between that can swallow everything or break.
 */
import net from 'node:net';
import { turnTo } from './inside.mjs';
import { person, sleep, standOf, stuck, until, untilAsked } from './player.mjs';
import { seenToEnd, stepAside } from './tables.mjs';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const post = (page, path, body = {}) =>
  page.evaluate(
    async ([p, b]) => {
      const a = await fetch(p, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(b),
      });
      return { status: a.status, body: await a.json() };
    },
    [path, body],
  );
export const row = async (page, id) =>
  page.evaluate(async i => (await (await fetch(`/api/tables/${i}`)).json()).table, id);

/* Somebody with that name, who stands at no page yet. */
export async function guest(browser, url, name, options = {}) {
  const who = await person(browser, options);
  await stepAside(who.page, url);
  await post(who.page, '/api/guest', { name });
  await who.page.evaluate(async () => {
    const { games } = await (await fetch('/api/games')).json();
    for (const { id } of games) localStorage.setItem(`vaka.tour.${id}`, '1');
  });
  return who;
}

/* A private table of Polynesia that `ana` opens for two; answers its row. `more` changes the wish. */
export async function openForTwo(ana, key, more = {}) {
  const opened = await post(ana.page, '/api/tables', {
    id: key,
    game: 'polynesia',
    name: 'Two canoes',
    options: { first_player: '0' },
    seats: [{ kind: 'me' }, { kind: 'person' }],
    pace: 'live',
    clock: null,
    public: false,
    hints: true,
    ...more,
  });
  if (!opened.body.table) throw new Error(JSON.stringify(opened.body));
  return opened.body.table;
}

/* A table of Polynesia that `ana` opens and `bo` joins; both look at it. `more` changes the wish. */
export async function sitDown(url, ana, bo, key, more = {}) {
  const { id, invite } = await openForTwo(ana, key, more);
  /* Whoever opened it looks at it when the game begins: from then on a clock runs. */
  await ana.page.goto(`${url}/t/${id}`);
  await ana.page.waitForSelector('.wait-box');
  await post(bo.page, `/api/tables/${id}/join?invite=${invite}`);
  await bo.page.goto(`${url}/t/${id}`);
  for (const { page } of [ana, bo]) await page.waitForSelector('.dock, .sheet');
  return { id, invite, link: `${url}/i/${invite}` };
}

/* All leave, and bots play it to its end, which nobody's page draws; then they stand at the table again. */
export async function finish(people, id) {
  for (const { page } of people) {
    await turnTo(page, '/nowhere');
    await page.locator('[data-testid="summary"]').waitFor({ state: 'detached' });
    await post(page, `/api/tables/${id}/leave`);
  }
  await seenToEnd(people[0].page, id);
  for (const { page } of people) await turnTo(page, `/t/${id}`);
}

/* One whole move: fish, of the kind that is offered first. */
export async function fish(page) {
  const { step } = await untilAsked(page);
  await page.locator('form .opt.act:has-text("Fish")').click();
  await page.locator('form .opts .opt:not(.act)').first().click();
  if (!(await until(async () => (await standOf(page)).step > step, 30)))
    throw await stuck(page, 'nothing is caught');
}

export const head = page =>
  page.evaluate(() => document.querySelector('form .ask-head h2')?.textContent ?? '');
export const said = page =>
  page.evaluate(() => document.querySelector('form .ask-say')?.textContent ?? '');
export const bars = page =>
  page.evaluate(() => [...document.querySelectorAll('.bar')].map(b => b.textContent).join(' | '));

/* A line to the server through which bytes pass, vanish ('hole'), or that is cut and refused ('cut'). */
export class Line {
  constructor(server) {
    this.server = server;
    this.mode = 'pass';
    this.pairs = new Set();
  }
  async open() {
    this.door = net.createServer(near => {
      if (this.mode === 'cut') {
        near.destroy();
        return;
      }
      const far = net.connect(this.server.port, 'localhost'),
        pair = { near, far };
      this.pairs.add(pair);
      const carry = (from, to) =>
        from.on('data', bytes => {
          if (this.mode === 'pass' && !pair.dead) to.write(bytes);
          else pair.dead = true;
        });
      carry(near, far);
      carry(far, near);
      const end = () => {
        near.destroy();
        far.destroy();
        this.pairs.delete(pair);
      };
      for (const s of [near, far]) {
        s.on('error', end);
        s.on('close', () => {
          if (!pair.dead) end();
        });
      }
    });
    await new Promise(done => this.door.listen(0, 'localhost', done));
    this.url = `http://localhost:${this.door.address().port}`;
    return this;
  }
  set(mode) {
    this.mode = mode;
    if (mode === 'hole')
      for (const p of this.pairs) p.dead = true; /* what was open never comes back to life */
    if (mode === 'cut')
      for (const p of [...this.pairs]) {
        p.near.destroy();
        p.far.destroy();
      }
  }
  close() {
    for (const p of this.pairs) {
      p.near.destroy();
      p.far.destroy();
    }
    return new Promise(done => this.door.close(done));
  }
}
export { sleep, until };
