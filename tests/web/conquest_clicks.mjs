/*
 * conquest_clicks.mjs - how many clicks a turn of Conquest takes: one in which nothing is done, one; a fleet, three,
 * with what it can carry.
 */
import { Checks, Server, clickTarget, launch, person, stuck, until } from './lib/player.mjs';
import { deedsOf, playedByBots, standAt } from './lib/tables.mjs';
import { offers } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const own = (step, verb) => step.seat === 0 && step.do.split(' ')[0] === verb;

/* In the middle of the game: a voyage could be made, pieces could sail, Villages could be built. */
async function emptyTurn(page, game) {
  const plans = game.steps.flatMap((s, k) => (own(s, 'end_build') ? [k] : [])),
    from = plans[Math.floor(plans.length / 2)],
    id = await standAt(page, server.url, game, (s, k) => k > from && own(s, 'explore')),
    before = (await deedsOf(page, id, 0)).length,
    { turn } = await offers(page);
  await page.locator('form [data-rest]').click();
  const sealed = await until(
    async () => (await deedsOf(page, id, 0)).slice(before).includes('end_build'),
    60,
  );
  const did = (await deedsOf(page, id, 0)).slice(before);
  checks.ok(sealed === true, `one click ends every step of turn ${turn}: ${did}`);
  checks.ok(
    did.slice(0, did.indexOf('end_build')).every(d => /^(stay|end_|pass|to |lose |give )/.test(d)),
    `and nothing else is done: ${did}`,
  );
  const isNext = await until(async () => (await offers(page)).turn > turn, 60);
  checks.ok(isNext === true, `then comes turn ${turn + 1}`);
}

/* The first fleet of several canoes: its hex, where to, and off they go. */
async function fleet(page, game) {
  const isFleet = (s, k, all) => {
    const party = all.slice(k + 1, k + 8).map(x => x.do),
      end = party.indexOf('go');
    return own(s, 'depart') && party.slice(0, end).filter(d => d.startsWith('take')).length > 1;
  };
  const id = await standAt(page, server.url, game, isFleet),
    { do: depart } = game.steps.find(isFleet),
    [, from, to] = depart.split(' '),
    before = (await deedsOf(page, id, 0)).length;
  let clicks = 0;
  const isOpen = async hex => (await offers(page)).targets.includes(`hex:${hex}`),
    press = async hex => {
      clicks++;
      await clickTarget(page, `hex:${hex}`);
    };
  /* The only hex that something can leave is chosen already. */
  const { head } = await offers(page);
  if (await isOpen(from)) await press(from);
  const isReady = async () => (clicks === 0 || (await offers(page)).head !== head) && isOpen(to);
  if (!(await until(isReady, 30))) throw await stuck(page, `${to} does not glow`);
  await press(to);
  const sail = page.locator('[data-sail]'),
    sent = async () => (await deedsOf(page, id, 0)).slice(before),
    boats = async () => (await sent()).filter(d => d.startsWith('take')).length,
    isGone = async () => (await boats()) > 1;
  /* Where all have to go along, nobody is asked. */
  if (!(await until(async () => (await sail.isVisible()) || isGone(), 30)))
    throw await stuck(page, 'nothing sails');
  if (await sail.isVisible()) {
    clicks++;
    await sail.click();
  }
  if (!(await until(isGone, 40))) throw await stuck(page, `the fleet lies still: ${await sent()}`);
  checks.ok(clicks <= 3, `a fleet of ${await boats()} takes ${clicks} clicks, at most 3`);
}

try {
  const { page, faults } = await person(browser);
  await page.goto(server.url);
  const game = await playedByBots(page, 2, {
    game: 'conquest',
    name: 'Friday canoe',
    options: { end_offset: '-5' },
  });
  await emptyTurn(page, game);
  await fleet(page, game);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
