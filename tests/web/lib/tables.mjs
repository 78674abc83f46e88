/* tables.mjs - tables for scripts: against bots, or of two people, opened as the page would open them,
   or prepared: bots play a game to its end, and a table goes on from any of its positions. */
import { turnAway } from './inside.mjs';
import { untilAsked } from './player.mjs';

export const post = (page, path, body) =>
  page.evaluate(
    ([p, b]) =>
      fetch(p, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(b),
      }).then(r => r.json()),
    [path, body],
  );

/* To an empty page of that server, from which one can ask for things and nothing is drawn. */
export async function stepAside(page, url) {
  const aside = `${url}/aside`;
  await page.route(aside, route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(aside);
  await page.unroute(aside);
}

/* A public table without a clock; `name` becomes who opens it. Answers its row. */
async function opened(page, name, wish) {
  await post(page, '/api/guest', { name });
  const { table, error } = await post(page, '/api/tables', {
    options: {},
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
    ...wish,
  });
  if (!table) throw new Error(JSON.stringify(error));
  return table;
}

/* One's own with so many bots; answers its id. `wish`: game, name, options, id. */
export async function withBots(page, bots, wish) {
  const others = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }));
  const seats = [{ kind: 'me' }, ...others];
  return (await opened(page, 'Tern of Niue', { ...wish, seats })).id;
}

/* Ana's, to which Bo comes by the invite link; both pages stand at it. */
export async function ofTwo(server, ana, bo, wish) {
  await stepAside(ana, server.url);
  const seats = [{ kind: 'me' }, { kind: 'person' }];
  const table = await opened(ana, 'Ana', { ...wish, seats });
  await stepAside(bo, server.url);
  await post(bo, '/api/guest', { name: 'Bo' });
  await bo.goto(`${server.url}/i/${table.invite}`);
  await bo
    .getByRole('button', { name: /join|sit|play/i })
    .first()
    .click();
  await bo.waitForURL(/\/t\/\w+$/);
  await ana.goto(`${server.url}/t/${table.id}`);
  return table;
}

export const stepsIn = journal =>
  journal
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
    .filter(line => line.do !== undefined);

/* Looks on without a picture until the game is over: bots play where somebody looks on. The server drops whoever reads
   too slowly, which a busy machine may do: he comes back, as the page does. */
export const seenToEnd = (page, id) =>
  page.evaluate(
    table =>
      new Promise((done, failed) => {
        let tries = 0;
        const open = () => {
          const line = new WebSocket(
            `${location.origin.replace('http', 'ws')}/api/tables/${table}/live`,
          );
          line.onclose = ({ code, reason }) => {
            if (++tries < 100) window.setTimeout(open, 100);
            else failed(new Error(`the line to the bots is lost: ${code} ${reason}`));
          };
          line.onmessage = ({ data }) => {
            const { type, table: row } = JSON.parse(data);
            if (type !== 'over' && row?.status !== 'over') return;
            line.onclose = null;
            line.close();
            done();
          };
        };
        open();
      }),
    id,
  );

/* A game that bots have played to its end: { id, steps }, a line of the journal for each step. The luck of the
   server is known, so it is the same game each time. */
export async function playedByBots(page, bots, wish, level = 'greedy') {
  const seats = Array.from({ length: bots }, () => ({ kind: 'bot', level }));
  const { id } = await opened(page, 'Tern of Niue', { ...wish, seats });
  await seenToEnd(page, id);
  const journal = await page.evaluate(
    table => fetch(`/api/tables/${table}/journal`).then(answer => answer.text()),
    id,
  );
  return { id, steps: stepsIn(journal) };
}

/* A table of one's own that goes on from a position of such a game; answers its id. */
async function goOnFrom(page, { id }, step, seat) {
  const { table, error } = await post(page, `/api/tables/${id}/branch`, {
    step,
    seat,
    level: 'greedy',
  });
  if (!table) throw new Error(JSON.stringify(error));
  return table.id;
}

/* Opens it in the page, where `isIt(step, number, all)` finds a step: whoever took it is asked now. Answers the id.
   `isInside`: a page that is loaded already is turned to it. */
export async function standAt(page, url, game, isIt, { isInside = false } = {}) {
  const step = game.steps.findIndex(isIt);
  if (step < 0) throw new Error(`no such step among ${game.steps.length}: ${isIt}`);
  const id = await goOnFrom(page, game, step, game.steps[step].seat);
  if (isInside) await turnAway(page, `/t/${id}`);
  else await page.goto(`${url}/t/${id}`);
  await untilAsked(page);
  return id;
}

/* What a seat did at a table, in the words of its journal. */
export async function deedsOf(page, id, seat) {
  const journal = await page.evaluate(
    table => fetch(`/api/tables/${table}/journal`).then(answer => answer.text()),
    id,
  );
  return stepsIn(journal)
    .filter(step => step.seat === seat)
    .map(step => step.do);
}

/* From the next page on every question is asked, also one with a single answer. */
export const askAll = page =>
  page.evaluate(() => localStorage.setItem('vaka.settings', '{"stops":true}'));

/* The last step that somebody decides. */
export const isLast = (step, k, all) =>
  step.seat !== 'chance' && all.slice(k + 1).every(later => later.seat === 'chance');
