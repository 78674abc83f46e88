/*
 * pace.mjs - how long somebody waits between two decisions of his own in a game with three bots, who think as little as
 * possible: what is shown meanwhile, at a pace of the settings. And how many answers he gave, and how many were taken
 * by themselves because there was only one.
 *
 *   node bench/pace.mjs [PACE] [DECISIONS]      after make web && make build; on a machine that does nothing else
 */
import { allGames } from '../tests/web/lib/games.mjs';
import { Server, launch, person, until } from '../tests/web/lib/player.mjs';
import { withBots } from '../tests/web/lib/tables.mjs';

const pace = process.argv[2] ?? 'quick',
  decisions = Number(process.argv[3] ?? 60),
  games = process.env.GAMES?.split(',') ?? allGames;
process.env.KEEP = '1'; // pages are drawn
const server = await new Server().start(),
  browser = await launch();

/* In the page: answers by luck what the page shows as asked, by a line of its own, and notes the waits in which others
   had to decide. */
function answerFor([id, most]) {
  const waits = [],
    line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`),
    drawn = () => new Promise(done => requestAnimationFrame(done));
  let me = null,
    n = 0,
    taken = 0,
    sent = null, // when the last answer went
    others = 0, // steps of others since then
    state = 7;
  const luck = of => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % of;
  async function shown(step) {
    const at = document.querySelector('[data-testid="summary"]').dataset;
    while (Number(at.step) < step || at.stand !== 'asked') await drawn();
  }
  async function asked({ step, view }) {
    const told = performance.now();
    await shown(step);
    if (sent !== null && others > 0)
      waits.push({ all: performance.now() - sent, thinking: told - sent });
    [sent, others] = [performance.now(), 0];
    n++;
    line.send(
      JSON.stringify({
        id: `pace-${n}`,
        type: 'act',
        step,
        do: view.legal[luck(view.legal.length)].do,
      }),
    );
  }
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hello') me = message.you;
    if (message.type === 'step' && message.unasked) taken++;
    if (message.type === 'step' && message.seat !== me && message.seat !== 'chance') others++;
    if (message.view?.over || n >= most) window.waited = { waits, n, taken };
    else if (message.view?.legal.length) asked(message);
  };
}

const seconds = ms => (ms / 1000).toFixed(1);
const share = (list, of) => {
  const sorted = list.toSorted((a, b) => a - b);
  return seconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0);
};
const spread = list => `half within ${share(list, 0.5)} s, longest ${share(list, 1)} s`;

for (const game of games) {
  const { page, context } = await person(browser, { reducedMotion: 'no-preference' });
  await page.goto(server.url);
  await page.evaluate(to => {
    localStorage.setItem('vaka.settings', JSON.stringify({ pace: to, coach: false }));
  }, pace);
  const id = await withBots(page, 3, { game, name: 'Pace' });
  await page.addInitScript(g => localStorage.setItem(`vaka.tour.${g}`, '"1"'), game);
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('[data-testid="summary"]', { state: 'attached' });
  await page.evaluate(answerFor, [id, decisions]);
  await until(() => page.evaluate(() => window.waited), 500, 250);
  const { waits, n, taken } = await page.evaluate(() => window.waited);
  console.log(`${game}, ${pace}: ${n} decisions, ${taken} more taken by themselves`);
  console.log(`  ${waits.length} waits for others: ${spread(waits.map(w => w.all))}`);
  console.log(`  until the server had told the last move: ${spread(waits.map(w => w.thinking))}`);
  await context.close();
}
await browser.close();
await server.end();
