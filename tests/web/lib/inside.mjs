/* inside.mjs - from one page to another as a link does: nothing is loaded anew, which takes most of a visit's time. */

/* To the other page, whatever it shows. */
export const turnTo = (page, address) =>
  page.evaluate(to => {
    history.pushState({ inside: true }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/* To a table, a lesson or a puzzle from wherever the page stands, also from another one or from itself: it begins anew
   there, as what was left is gone before. */
export async function turnAway(page, address, left = '[data-testid="summary"]') {
  await turnTo(page, '/nowhere');
  await page.locator(left).first().waitFor({ state: 'detached' });
  await turnTo(page, address);
}

/* `drawn`: what the new page has once it is there; what the old one has of it does not count. */
export async function goInside(page, path, drawn = 'h1') {
  await page.evaluate(what => {
    for (const e of document.querySelectorAll(what)) e.dataset.left = '';
  }, drawn);
  await turnTo(page, path);
  await page.locator(`:is(${drawn}):not([data-left])`).first().waitFor({ state: 'attached' });
}
