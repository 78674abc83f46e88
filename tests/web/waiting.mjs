/*
 * waiting.mjs - what stands in the decision bar while pieces move: one's own move under one's own name until
 * the server has answered, a bot's move under the bot's. With full motion, at a table of five on a phone too:
 * there the strip has a name for every shape.
 */
import { Checks, Server, launch, untilAsked } from './lib/player.mjs';
import { fish, guest, phone, post } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
try {
  const ana = await guest(browser, server.url, 'Ana', { reducedMotion: 'no-preference' });
  const made = (
    await post(ana.page, '/api/tables', {
      id: 'wait-1',
      game: 'polynesia',
      name: 'One bot',
      options: { first_player: '0' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      pace: 'live',
      clock: null,
      public: false,
      hints: true,
    })
  ).body.table;
  const bot = made.seats[1].name;
  await ana.page.goto(`${server.url}/t/${made.id}`);
  await ana.page.waitForSelector('form .opt.act');
  await ana.page.evaluate(() => {
    window.heads = [];
    new MutationObserver(() => {
      const h = document.querySelector('form .ask-head h2')?.textContent;
      if (h && window.heads.at(-1) !== h) window.heads.push(h);
    }).observe(document.querySelector('form'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (let k = 0; k < 3; k++) {
    await fish(ana.page);
    await untilAsked(ana.page);
  }
  const heads = await ana.page.evaluate(() => window.heads),
    moves = `${bot} moves`;
  checks.ok(heads.includes(moves), `a bot's move is shown under its name: ${heads.join(' | ')}`);
  checks.ok(
    heads.every((h, k) => h !== 'Your move is on its way' || heads[k - 1] !== moves),
    `and never as one's own: ${heads.join(' | ')}`,
  );

  const five = await guest(browser, server.url, 'Shearwater of Niue', phone),
    bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'greedy' }));
  for (const [game, clock] of [
    ['raiatea', null],
    ['archipelago', { start: 600000, step: 20000 }],
  ]) {
    const table = (
      await post(five.page, '/api/tables', {
        id: `wait-${game}`,
        game,
        name: 'Five',
        options: {},
        seats: [{ kind: 'me' }, ...bots],
        pace: 'live',
        clock,
        public: false,
        hints: true,
      })
    ).body.table;
    await five.page.goto(`${server.url}/t/${table.id}`);
    await five.page.waitForSelector('.strip.many');
    const cells = await five.page.evaluate(() =>
      [...document.querySelectorAll('.strip > *')].map(c => {
        const n = c.querySelector('.nm'),
          r = n.getBoundingClientRect();
        return {
          name: n.textContent,
          seen: r.width > 12 && r.height > 8 && n.scrollWidth <= n.clientWidth + 1,
          inside: r.right <= innerWidth,
        };
      }),
    );
    checks.ok(
      cells.length === 5 && cells.every(c => c.seen && c.inside),
      `${game}: five names can be read: ${JSON.stringify(cells)}`,
    );
    checks.ok(
      cells.map(c => c.name).join() === ['You', ...table.seats.slice(1).map(s => s.name)].join(),
      `${game}: the names of the seats: ${cells.map(c => c.name)}`,
    );
    if (clock)
      checks.ok(
        await five.page.locator('.strip .clock').first().isVisible(),
        `${game}: with a clock`,
      );
    await shot(five.page, `five-${game}`);
  }
  checks.quiet({ Ana: ana, five });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
