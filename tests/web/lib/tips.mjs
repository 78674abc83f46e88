/* tips.mjs - finds signs and numbers of a table that nothing explains. Runs in the page. */

/**
 * Pictures and bare numbers around the map that have no words: neither a title of their own or of what they stand in,
 * nor a name as a button or a picture, nor words beside them. As `class in class of its parent`, each once.
 */
export function unexplained() {
  const told =
    '[title], [data-tip], button, a, label, [role="button"], [role="img"][aria-label], [data-spot]';
  const isSeen = el => el.checkVisibility({ visibilityProperty: true });
  /* Words that can be seen in an element. */
  const words = el => {
    const copy = el.cloneNode(true);
    copy.querySelectorAll('.hush, svg').forEach(x => x.remove());
    return /\p{L}{2}/u.test(copy.textContent);
  };
  const isTold = el => el.closest(told) !== null || words(el.parentElement);
  const nameOf = el => el.getAttribute('class') ?? el.localName;
  const numbers = [...document.querySelectorAll('.app *')].filter(
    el => !el.closest('svg, .hush') && !el.children.length && /^\d+$/.test(el.textContent.trim()),
  );
  const signs = [...document.querySelectorAll('.app svg')];
  const lost = [...signs, ...numbers].filter(
    el => isSeen(el) && !el.closest('.sea-view, .nav, .log') && !isTold(el),
  );
  return [...new Set(lost.map(el => `${nameOf(el)} in ${nameOf(el.parentElement)}`))];
}
