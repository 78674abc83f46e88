/*
 * why.mjs - things of a table that are no choice now, and what a press on one brings. From the next page on:
 *
 *   await pressable(page);
 *   await page.evaluate(() => window.shut.all().length);        // how many lie there
 *   await page.evaluate(which => window.shut.press(which, 'mouse'), [0, 3]); // [{ name, said, asked }, ...] of those
 *                                                                            // that can be hit
 */

/* In the page: what there is. */
function finding() {
  const places = '[data-spot], [data-hex], [data-place], [data-why]',
    dim = '[aria-disabled="true"], button:disabled',
    choice = '[data-target], [data-do]:not([aria-disabled])';
  const all = () =>
    [...document.querySelectorAll(`.sea-view :is(${places}, ${dim}), form :is(${dim})`)].filter(
      el => !el.closest(choice) && !el.closest('[aria-hidden="true"]'),
    );
  /* The first few that the board marks and leaves to its view to answer: these are pressed whenever they lie there. */
  const marked = () =>
    all()
      .map((el, k) => ({ el, k }))
      .filter(({ el }) => el.matches('[data-why]') && pointOf(el))
      .map(({ k }) => k)
      .slice(0, 3);
  const nameOf = el =>
    el.dataset.spot ?? el.dataset.place ?? el.dataset.hex ?? el.textContent.trim().slice(0, 40);

  /* A point of it over which nothing else lies. */
  function pointOf(el) {
    const { left, top, width, height } = el.getBoundingClientRect();
    for (let k = 0; k < 25; k++) {
      const x = left + (width * (0.5 + ((k + 2) % 5))) / 5,
        y = top + (height * (0.5 + ((Math.floor(k / 5) + 2) % 5))) / 5,
        hit = document.elementFromPoint(x, y);
      if (el.contains(hit) && hit.closest(`${places}, ${dim}, button`) === el) return { x, y, hit };
    }
    return null;
  }
  window.shut = { all, marked, nameOf, pointOf };
}

/* In the page: what a press on it brings. */
function pressing() {
  const { all, nameOf, pointOf } = window.shut,
    frame = () => new Promise(done => requestAnimationFrame(done)),
    saying = () => document.querySelector('.refused')?.textContent.trim() ?? '',
    asked = () => document.querySelector('form h2')?.textContent ?? '';

  /* Asked of the engine, a sentence takes a moment. */
  async function heard() {
    for (let k = 0; k < 200 && !saying(); k++) await frame();
    return saying();
  }
  async function hush() {
    for (let k = 0; k < 3 && saying(); k++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await frame();
    }
  }
  async function pressOne(k, pointerType) {
    const el = all()[k],
      at = el && pointOf(el),
      before = asked();
    if (!at) return null;
    const how = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, pointerType };
    for (const name of ['pointerdown', 'pointerup'])
      at.hit.dispatchEvent(new PointerEvent(name, how));
    at.hit.dispatchEvent(new MouseEvent('click', how));
    return { name: nameOf(el), said: await heard(), asked: asked() === before };
  }
  async function press(which, pointerType) {
    const found = [];
    for (const k of which) {
      await hush();
      found.push(await pressOne(k, pointerType));
    }
    await hush();
    return found.filter(Boolean);
  }
  /* Takes the focus; its name, or null where it cannot. */
  const focus = k => {
    const el = all()[k];
    el?.focus();
    return el && document.activeElement === el ? nameOf(el) : null;
  };
  Object.assign(window.shut, { press, focus, heard, hush });
}

export async function pressable(page) {
  await page.addInitScript(finding);
  await page.addInitScript(pressing);
}
