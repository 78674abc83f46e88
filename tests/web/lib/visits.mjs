/*
 * visits.mjs - where scripts that read everything go (names.mjs, languages.mjs): the pages that stand still, tables at
 * decisions of the bank with what opens there, games that are over. `look(where)` is called at each.
 */
import { until } from './player.mjs';
import { turnTo } from './inside.mjs';
import { stepAside } from './tables.mjs';
import { inTurn } from './turns.mjs';

export const stillPages = [
  '/',
  '/games',
  '/watch',
  '/learn',
  '/account',
  '/settings',
  '/replay',
  '/position',
  '/puzzle',
  '/nowhere',
];
export const pagesOf = game => [
  `/learn/${game}`,
  `/learn/${game}?read=five`,
  `/learn/${game}?read=how`,
  `/new?game=${game}`,
  `/puzzle/${game}`,
];

/* In the page: it has a heading, and nothing on it has changed for half a second. */
const stands = () =>
  new Promise(done => {
    let timer = 0;
    const still = () => {
      if (!document.querySelector('h1')) return;
      changes.disconnect();
      done();
    };
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(still, 500);
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    timer = setTimeout(still, 500);
  });

/* The first is loaded, to the others one goes as by a link. */
export async function visitPages(page, url, paths, look) {
  const underWay = new Set(),
    ends = request => underWay.delete(request);
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  for (const [k, path] of paths.entries()) {
    if (k === 0) await page.goto(url + path);
    else await turnTo(page, path);
    const isThere = async () => {
      const asked = underWay.size;
      await page.evaluate(stands);
      return asked + underWay.size === 0;
    };
    await until(isThere, 60);
    await look(path);
  }
}

/* What has words under the pointer is pointed at. */
async function pointAtSpots(page, where, look) {
  const spots = page.locator('.sea-view [data-spot], .side [data-spot], form [data-spot]'),
    n = Math.min(await spots.count(), 60);
  for (const k of inTurn([...Array(n).keys()], 7)) {
    const box = await spots.nth(k).boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
    await look(`${where}, spot ${k}`);
  }
  await page.mouse.move(0, 0);
}

/* In the page: the button is pressed wherever it lies. */
const pressOn = (page, button) => page.evaluate(at => document.querySelector(at).click(), button);

async function shut(page, opened) {
  await page.keyboard.press('Escape');
  await page.waitForSelector(opened, { state: 'detached' });
}

/* Some positions of a game, with what one can do there, which lies open over them and follows; at the heaviest of all,
   which is always among them, also hints and the words of everything on the board. `prepared` is the page's table,
   which comes from game to game. */
export async function visitTables(prepared, url, positions, look) {
  const { page } = prepared,
    heaviest = positions.filter(p => !p.view.over).reduce((a, b) => (b.weight > a.weight ? b : a)),
    visited = [...new Set([...inTurn(positions, 9), heaviest])],
    asking = visited.filter(p => !p.view.over),
    whereOf = ({ game, name }) => `${game}, ${name}`,
    can = 'dialog.rule-here [data-can]';
  await prepared.openInside(url, heaviest);
  await look(whereOf(heaviest));
  await pointAtSpots(page, whereOf(heaviest), look);
  await pressOn(page, '[data-hint-button]');
  await page.waitForSelector('.hints');
  await look(`${whereOf(heaviest)}, hints`);
  await shut(page, '.hints');
  await pressOn(page, '[data-rule-button]');
  await page.waitForSelector(can);
  for (const position of asking) {
    await prepared.show(position);
    await page.waitForSelector(can);
    await look(`${whereOf(position)}, can`);
  }
  await shut(page, can);
  for (const position of visited.filter(p => p.view.over)) {
    await prepared.show(position);
    await look(whereOf(position));
  }
}

/* The replay that stands open, at its end, and what judges it. */
export async function visitAnalysis(page, where, look) {
  await page.waitForSelector('.time');
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const time = document.querySelector('.time input');
    return time?.value === time?.max;
  });
  await look(`${where}, replay`);
  await page.locator('[data-analyse]').first().click();
  await page.waitForSelector('.an-bar');
  const judged = () => page.locator('.an-bar').getAttribute('data-judged');
  await until(async () => Number(await judged()) > 3, 60);
  await look(`${where}, analysis`);
  await page.locator('.an-side [role="tab"]').last().click();
  await page.waitForSelector('.an-skill');
  await look(`${where}, how it was played`);
  /* Else it would judge the rest of the game beside what is looked at next. */
  await stepAside(page, new URL(page.url()).origin);
}
