/*
 * told.mjs - what a page tells anybody: every text, and what is read to those who point, press long or listen. Each
 * text is told once as long as the page stays.
 *
 *   await telling(page);               // from the next page on
 *   const texts = await told(page);    // what is new since the last look, and what a game showed (quick.mjs)
 */

/* Runs in the page. */
function teller(without) {
  const read = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'data-tip',
      'placeholder',
    ],
    withWords = read.map(name => `[${name}]`).join(),
    before = new Set(),
    fresh = [];
  const note = (text, el) => {
    if (!text || before.has(text) || el?.closest(without)) return;
    before.add(text);
    fresh.push(text);
  };
  window.lookAgain = () => {
    note(document.title);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: el, textContent } = texts.currentNode;
      note(textContent, el);
    }
    for (const el of document.body.querySelectorAll(withWords))
      for (const name of read) note(el.getAttribute(name), el);
  };
  window.tellFresh = () => {
    window.lookAgain();
    return fresh.splice(0);
  };
}

/* `without`: what is not told there. */
export const telling = (page, without = 'script, style, template') =>
  page.addInitScript(teller, without);

export const told = page => page.evaluate(() => window.tellFresh());
