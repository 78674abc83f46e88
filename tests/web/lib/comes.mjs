/*
 * comes.mjs - waiting in the page itself: it looks again when something on it has changed. One question and one answer
 * for a wait, where `until` asks anew for each look, and each asking takes more of the processors than a look.
 */

/* Runs in the page. A beat comes even where nothing changes: what moves by styles alone, or is timed, is seen as well.
   Beats are counted, not seconds: the clock of a busy machine may leap. */
const waits = (look, arg, beats) =>
  new Promise((done, failed) => {
    let left = beats,
      isDue = false;
    const end = (settle, value) => {
      changes.disconnect();
      clearInterval(beat);
      settle(value);
    };
    const see = () => {
      isDue = false;
      if (left < 0) return;
      try {
        const found = look(arg);
        if (found) left = -1;
        if (found || left === 0) end(done, found || null);
      } catch (fault) {
        left = -1;
        end(failed, fault);
      }
    };
    const soon = () => {
      if (!isDue) setTimeout(see, 5);
      isDue = true;
    };
    const changes = new MutationObserver(soon),
      beat = setInterval(() => {
        left--;
        see();
      }, 100);
    changes.observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
    see();
  });

/* What `look` answers in the page once that is something true; null after so many seconds. It is given `arg`, and may
   call the functions in `parts` by their names: no others. */
export function comes(page, look, arg, seconds, parts = {}) {
  const known = Object.entries(parts).map(([name, part]) => `const ${name} = ${part};`);
  return page.evaluate(
    `(() => { ${known.join('\n')}
      return (${waits})(${look}, ${JSON.stringify(arg)}, ${seconds * 10}); })()`,
  );
}
