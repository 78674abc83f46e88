/*
 * layout.mjs - what may not happen on any screen: words or controls that their frame cuts, that lie under something
 * else or outside the window, a page that scrolls sideways, words of a board too small to read, targets too
 * small for a finger, a ring of the focus that is clipped.
 *
 *   const faults = await faultsOf(page, { touch: true });   // ["cut: button.opt \"Fish\" by .dock, 55 px", ...]
 *
 * It measures the page as it stands, in whatever language; it knows no game and no sentence. Each kind of fault
 * can be left out: faultsOf(page, { without: ['small'] }).
 */
export const sizes = [
  ['1920x1080', 1920, 1080],
  ['1440x900', 1440, 900],
  ['1366x768', 1366, 768],
  ['1280x800', 1280, 800],
  ['1280x720', 1280, 720],
  ['1024x768', 1024, 768],
  ['tablet 768x1024', 768, 1024],
  ['phone 390x844', 390, 844],
  ['phone 360x740', 360, 740],
  ['sideways 844x390', 844, 390],
  ['zoom 200 %, 720x450', 720, 450],
].map(([name, width, height]) => ({ name, width, height, touch: width < 800 || height < 500 }));

export const leastBoardText = 11,
  leastTarget = 24;

export const faultsOf = (page, { touch = false, without = [] } = {}) =>
  page.evaluate(measure, { touch, without, leastText: leastBoardText, leastTarget });

/* Runs in the page. */
function measure({ touch, without, leastText, leastTarget }) {
  const W = innerWidth,
    H = innerHeight,
    found = new Map(),
    add = (kind, el, more) => {
      if (without.includes(kind)) return;
      const words = `${kind}: ${nameOf(el)}${more ? ` ${more}` : ''}`;
      found.set(words, (found.get(words) ?? 0) + 1);
    };
  const nameOf = el => {
    const cls = (el.getAttribute?.('class') ?? '')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 2)
        .join('.'),
      text = (el.getAttribute?.('aria-label') ?? el.textContent ?? '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 34);
    return `${el.tagName.toLowerCase()}${cls ? `.${cls}` : ''}${text ? ` "${text}"` : ''}`;
  };
  const styles = new Map(),
    styleOf = el => {
      let s = styles.get(el);
      if (!s) styles.set(el, (s = getComputedStyle(el)));
      return s;
    };
  const isSeen = el =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !el.closest('.hush') &&
    !(el.offsetWidth <= 1 && el.offsetHeight <= 1) &&
    !(el.parentElement?.offsetWidth <= 1 && el.parentElement.offsetHeight <= 1);
  const inside = (r, box, slack) =>
    r.left >= box.left - slack &&
    r.right <= box.right + slack &&
    r.top >= box.top - slack &&
    r.bottom <= box.bottom + slack;
  const hits = (a, b, x, y) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > x &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > y;
  const frameOf = el => {
    // as drawn: a sheet may be scaled
    const r = el.getBoundingClientRect(),
      k = el.offsetWidth ? r.width / el.offsetWidth : 1,
      left = r.left + (el.clientLeft ?? 0) * k,
      top = r.top + (el.clientTop ?? 0) * k;
    return { left, top, right: left + el.clientWidth * k, bottom: top + el.clientHeight * k };
  };

  /* What cuts an element: the nearest frames around it, up to the window. A frame that scrolls lets everything be reached along its way. */
  const framesCache = new Map();
  const framesOf = el => framesIn(el.parentElement);
  const framesIn = up => {
    if (!up || up === document.documentElement) return [];
    let list = framesCache.get(up);
    if (!list) {
      const s = styleOf(up),
        x = s.overflowX,
        y = s.overflowY,
        here = [];
      if (x !== 'visible' || y !== 'visible')
        here.push({
          el: up,
          box: frameOf(up),
          x: x === 'auto' || x === 'scroll' ? 'scrolls' : x === 'visible' ? 'open' : 'cuts',
          y: y === 'auto' || y === 'scroll' ? 'scrolls' : y === 'visible' ? 'open' : 'cuts',
        });
      framesCache.set(
        up,
        (list = [...here, ...(s.position === 'fixed' ? [] : framesIn(up.parentElement))]),
      );
    }
    return list;
  };
  const cutBy = (el, r, slackX, slackY, frames = framesOf(el)) => {
    let x = true,
      y = true; // still to be minded: within something that scrolls, outer frames no more
    for (const f of [
      ...frames,
      {
        el: document.documentElement,
        box: { left: 0, top: 0, right: W, bottom: H },
        x: 'cuts',
        y: 'scrolls',
      },
    ]) {
      if (f.el === document.documentElement && !document.querySelector('.app, dialog[open]'))
        f.y = 'scrolls';
      else if (f.el === document.documentElement) f.y = 'cuts';
      if (x && f.x === 'scrolls') x = false;
      else if (
        x &&
        f.x === 'cuts' &&
        (r.left < f.box.left - slackX || r.right > f.box.right + slackX)
      )
        return [f, Math.round(Math.max(f.box.left - r.left, r.right - f.box.right))];
      if (y && f.y === 'scrolls') y = false;
      else if (
        y &&
        f.y === 'cuts' &&
        (r.top < f.box.top - slackY || r.bottom > f.box.bottom + slackY)
      )
        return [f, Math.round(Math.max(f.box.top - r.top, r.bottom - f.box.bottom))];
    }
    return null;
  };
  /* The part of a box that the frames around it leave. */
  const seenPart = (el, r, frames = framesOf(el)) => {
    let box = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };
    for (const f of [
      ...frames,
      { box: { left: 0, top: 0, right: W, bottom: H }, x: 'cuts', y: 'cuts' },
    ]) {
      if (f.x !== 'open')
        box = {
          ...box,
          left: Math.max(box.left, f.box.left),
          right: Math.min(box.right, f.box.right),
        };
      if (f.y !== 'open')
        box = {
          ...box,
          top: Math.max(box.top, f.box.top),
          bottom: Math.min(box.bottom, f.box.bottom),
        };
    }
    return box.right - box.left > 2 && box.bottom - box.top > 2 ? box : null;
  };
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);

  const sticky = '.cx-line.end, .ar-trade-end, .ra-confirm'; // the end of a sheet stays in sight while it is scrolled

  /* 1. The page itself. */
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    add('sideways', document.documentElement, `${document.documentElement.scrollWidth} of ${W} px`);

  /* Dialogs and what else lies over everything is measured alone. */
  const top =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('.tour') ??
    document.body;
  const sea = document.querySelector('.sea'),
    controls = [],
    words = [];
  for (const el of top.querySelectorAll('*')) {
    if (
      el instanceof SVGElement &&
      !(el instanceof SVGTextElement) &&
      !el.matches('[role="button"]')
    )
      continue;
    const isControl = el.matches(
        'button, a[href], input:not([type="file"]), select, textarea, summary, [role="button"], [tabindex="0"]',
      ),
      own = [...el.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim());
    if (!isControl && !own.length) continue;
    if (!isSeen(el)) continue;
    if (isControl) controls.push(el);
    if (own.length && !el.matches('option, title, noscript, script, style'))
      words.push({ el, own });
  }

  /* 2. Words: cut, covered, too small. */
  const range = document.createRange(),
    drawn = [];
  for (const { el, own } of words) {
    const svg = el instanceof SVGElement,
      inSea =
        sea?.contains(el) &&
        !el.closest('.dock, .cb, .c-look, .showing, .since, .ar-look, .ra-look, .wait-box'),
      rects = [];
    if (svg) rects.push(el.getBoundingClientRect());
    else
      for (const n of own) {
        range.selectNodeContents(n);
        rects.push(...range.getClientRects());
      }
    const boxes = rects.filter(r => r.width > 1 && r.height > 1);
    if (!boxes.length) continue;
    if (inSea) {
      const size = parseFloat(styleOf(el).fontSize),
        scale = svg
          ? Math.hypot(el.getScreenCTM().a, el.getScreenCTM().b)
          : el.offsetHeight
            ? el.getBoundingClientRect().height / el.offsetHeight
            : 1,
        px = size * scale;
      if (px < leastText - 0.05 && boxes.some(r => seenPart(el, r)))
        add('small', el, `${px.toFixed(1)} px`);
    }
    if (svg) {
      if (el.closest('.board') && boxes[0].width > 2) drawn.push({ el, r: boxes[0] });
      continue;
    } // a map is moved about: its edge cuts nothing
    const ellipsis =
      styleOf(el).textOverflow === 'ellipsis' &&
      el.scrollWidth > el.clientWidth + 1 &&
      el.clientWidth > 0;
    if (ellipsis && el.closest('button, [role="button"]') && !el.closest('.strip, .who, .ra-chip'))
      add('cut', el, 'ends in dots');
    for (const r of boxes) {
      const by = ellipsis ? null : cutBy(el, r, 1.5, 3.5, framesIn(el));
      if (by) {
        add(
          'cut',
          el,
          `by ${by[0].el === document.documentElement ? 'the window' : nameOf(by[0].el).split(' "')[0]}, ${by[1]} px`,
        );
        break;
      }
      const part = seenPart(el, r, framesIn(el));
      if (!part || part.bottom - part.top < 6) continue;
      const y = (part.top + part.bottom) / 2,
        over = [part.left + 2, (part.left + part.right) / 2, part.right - 2]
          .map(x => document.elementFromPoint(x, y))
          .find(
            o =>
              o &&
              !related(o, el) &&
              !(styleOf(el).pointerEvents === 'none') &&
              !o.closest('label')?.contains(el),
          );
      if (
        over &&
        !(
          el.closest('.sea-view') &&
          over.closest('.dock, .sheet, .time, .aside, .hints, .cb, .showing')
        ) &&
        !over.closest('.tour-hole, .hints, .c-list-in, .ar-list-in') &&
        !isLaid(el, over)
      ) {
        add('covered', el, `by ${nameOf(over)}`);
        break;
      }
    }
  }
  /* What is laid over a whole thing on purpose: the link of a card, the field of a segment, a scene over the board, the sticky end of a sheet. */
  function isLaid(el, over) {
    return (
      (!!over.closest('.cover, .ra-auction, .ar-scene, .ar-page, .ar-reveal, .ar-banner, .cb') &&
        !over.contains(el) &&
        !related(over.closest('.cb') ?? over, el)) ||
      (over.matches('input') && over.parentElement.contains(el)) ||
      el.closest('a.cover, h3')?.querySelector('.cover') === over ||
      (!!over.closest(sticky) && styleOf(over.closest(sticky)).position === 'sticky') ||
      (over.matches('.gcard *, .cont *, .lesson *') && over.closest('li, a')?.contains(el))
    );
  }
  /* Names of a map that lie on each other. */
  for (let a = 0; a < drawn.length; a++)
    for (let b = a + 1; b < drawn.length; b++) {
      const p = drawn[a],
        q = drawn[b];
      if (
        !hits(p.r, q.r, 3, 4) ||
        related(p.el, q.el) ||
        p.el.matches('.c-faint') ||
        q.el.matches('.c-faint')
      )
        continue; // faint names lie under what glows
      const part =
          (Math.min(p.r.right, q.r.right) - Math.max(p.r.left, q.r.left)) *
          (Math.min(p.r.bottom, q.r.bottom) - Math.max(p.r.top, q.r.top)),
        least = Math.min(p.r.width * p.r.height, q.r.width * q.r.height);
      if (part > least * 0.3 && p.el.textContent !== q.el.textContent)
        add('overlap', p.el, `and "${q.el.textContent}"`);
    }

  const isFree = (el, r) => {
    const hit = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    return !!hit && related(hit, el);
  };

  /* 3. Controls: cut, outside, covered, too small for a finger. */
  const boxOf = new Map(controls.map(el => [el, el.getBoundingClientRect()]));
  for (const el of controls) {
    const r = boxOf.get(el),
      isMap = !!el.closest('.board, .ra-sheet') || el.matches('.ra-spot, .ar-spot');
    if (r.width < 1 || r.height < 1 || el.matches('.hush *')) continue;
    if (el.matches('input') && styleOf(el).opacity === '0') continue; // drawn by its label
    if (!isMap) {
      const by = cutBy(el, r, 2, 2);
      if (by) {
        add(
          'cut',
          el,
          `by ${by[0].el === document.documentElement ? 'the window' : nameOf(by[0].el).split(' "')[0]}, ${by[1]} px`,
        );
        continue;
      }
      const part = seenPart(el, r);
      if (
        part &&
        part.right - part.left > 8 &&
        part.bottom - part.top > 8 &&
        !el.matches('[tabindex="0"]:not(button):not(a)')
      ) {
        const inset = 5,
          points = [
            [part.left + inset, part.top + inset],
            [part.right - inset, part.top + inset],
            [part.left + inset, part.bottom - inset],
            [part.right - inset, part.bottom - inset],
            [(part.left + part.right) / 2, (part.top + part.bottom) / 2],
          ];
        const over = points
          .map(([x, y]) => document.elementFromPoint(x, y))
          .find(
            o =>
              o &&
              !related(o, el) &&
              !o.closest('.tour-hole, .hints, .c-list-in, .ar-list-in') &&
              !isLaid(el, o),
          );
        if (over && !el.closest('.sea-view')) add('covered', el, `by ${nameOf(over)}`);
      }
    } else if (!touch && !el.closest('.board') && el.matches('.ra-can, .ar-can')) {
      // what can be chosen lies free
      const over = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
      if (over && !related(over, el) && over.closest('.dock, .aside') && !over.closest('.hints'))
        add('covered', el, `by ${nameOf(over)}`);
    }
    if (
      touch &&
      Math.min(r.width, r.height) < leastTarget &&
      !el.closest('p, .foot, .prose, .log') &&
      !el.matches('.cover') &&
      !el.matches('[tabindex="0"]:not(button):not([role])') &&
      isFree(el, r)
    )
      add('target', el, `${Math.round(r.width)}x${Math.round(r.height)} px`);
  }
  for (let a = 0; a < controls.length; a++)
    for (let b = a + 1; b < controls.length; b++) {
      const p = controls[a],
        q = controls[b];
      if (
        p.closest('.board, .ra-sheet, .sea-view') ||
        q.closest('.board, .ra-sheet, .sea-view') ||
        related(p, q) ||
        p.matches('.cover, input, [tabindex="0"]:not(button)') ||
        q.matches('.cover, input, [tabindex="0"]:not(button)')
      )
        continue;
      const pr = seenPart(p, boxOf.get(p)),
        qr = seenPart(q, boxOf.get(q));
      if (
        pr &&
        qr &&
        hits(pr, qr, 3, 3) &&
        !q.closest(`.hints, .c-list-in, .ar-list-in, ${sticky}`) &&
        !p.closest('.hints')
      )
        add('overlap', p, `and ${nameOf(q)}`);
    }

  /* 4. The ring of the focus: whatever can have it shows it whole. */
  if (!without.includes('ring')) {
    const before = document.activeElement;
    for (const el of controls) {
      if (
        el instanceof SVGElement ||
        el.closest('.sea-view') ||
        (el.matches('input') && styleOf(el).opacity === '0')
      )
        continue;
      const r = boxOf.get(el),
        part = seenPart(el, r);
      if (
        !part ||
        !inside(r, { left: part.left, top: part.top, right: part.right, bottom: part.bottom }, 0.6)
      )
        continue; // scrolled half away
      el.focus({ focusVisible: true, preventScroll: true });
      const s = getComputedStyle(el),
        ring =
          s.outlineStyle === 'none' ? 0 : parseFloat(s.outlineWidth) + parseFloat(s.outlineOffset);
      if (document.activeElement !== el || ring <= 0) continue;
      const outer = {
        left: r.left - ring,
        top: r.top - ring,
        right: r.right + ring,
        bottom: r.bottom + ring,
      };
      let x = true,
        y = true;
      for (const f of framesOf(el)) {
        // a frame that can be scrolled further that way shows the rest
        const more = {
          left: f.x === 'scrolls' && f.el.scrollLeft > 1,
          right: f.x === 'scrolls' && f.el.scrollLeft + f.el.clientWidth < f.el.scrollWidth - 1,
          top: f.y === 'scrolls' && f.el.scrollTop > 1,
          bottom: f.y === 'scrolls' && f.el.scrollTop + f.el.clientHeight < f.el.scrollHeight - 1,
        };
        if (
          (x &&
            f.x !== 'open' &&
            ((outer.left < f.box.left - 1 && !more.left) ||
              (outer.right > f.box.right + 1 && !more.right))) ||
          (y &&
            f.y !== 'open' &&
            ((outer.top < f.box.top - 1 && !more.top) ||
              (outer.bottom > f.box.bottom + 1 && !more.bottom)))
        ) {
          add('ring', el, `cut by ${nameOf(f.el).split(' "')[0]}`);
          break;
        }
        if (f.x === 'scrolls') x = false;
        if (f.y === 'scrolls') y = false;
      }
    }
    if (before instanceof HTMLElement && before !== document.body)
      before.focus({ preventScroll: true });
    else document.activeElement?.blur?.();
  }
  return [...found].map(([text, n]) => (n > 1 ? `${text} (${n} times)` : text));
}

/* What readers may set by themselves: WCAG 1.4.12. */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em ' +
  '!important; } p { margin-bottom: 2em !important; }';

/* Runs in the page, with forced colours: chosen things that look like those beside them. */
export function forced() {
  const look = el => {
    const s = getComputedStyle(el);
    return [
      s.backgroundColor,
      s.borderBottomColor,
      s.borderLeftColor,
      s.outlineStyle,
      s.outlineColor,
      s.color,
      s.borderTopWidth,
    ].join();
  };
  const pairs = [
    ['.tabs > [aria-selected="true"]', '.tabs > [aria-selected="false"]'],
    ['.track i.on', '.track i:not(.on)'],
    ['.c-track .on', '.c-track > span:not(.on):not(.c-turn)'],
    ['.ra-track .on', '.ra-track > span:not(.on)'],
    ['.ar-track .on', '.ar-track span:not(.on)'],
    ['.pl.due', '.pl:not(.due)'],
    ['.ar-mrow i.cube', '.ar-mrow i:not(.cube)'],
    ['.ar-gauge .reb', '.ar-gauge .pop'],
    ['.ph .nav [aria-current]', '.ph .nav button:not([aria-current])'],
    ['.ar-tabs [aria-pressed="true"]', '.ar-tabs [aria-pressed="false"]'],
    ['.ra-rounds li.on, .ra-rounds li.done', '.ra-rounds li.no'],
    ['.strip .due', '.strip > :not(.due)'],
  ];
  return pairs.flatMap(([one, other]) => {
    const a = document.querySelector(one),
      b = document.querySelector(other);
    return a && b && a.checkVisibility() && b.checkVisibility() && look(a) === look(b) ? [one] : [];
  });
}
