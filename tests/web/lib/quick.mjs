/*
 * quick.mjs - a whole game in seconds: moves go by the page's own line to the worker that holds its table, as its
 * clicks do, and the page draws what follows. What can be clicked in each game has scripts of its own.
 */
import { standOf, stuck, until } from './player.mjs';

/* From the next page on the worker of a table can be reached. */
export const holdLine = page =>
  page.addInitScript(() => {
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(url, how) {
        super(url, how);
        if (how?.name === 'table') window.table = this;
      }
    };
  });

/* Takes decisions by luck until so many were taken or the game is over; answers how many were. `isSeen`: what each
   decision shows is looked at before it is answered (told.mjs). */
export async function playQuickly(page, most, seed, { isSeen = false } = {}) {
  const done = await page.evaluate(
    ([wanted, from, isLookedAt]) =>
      new Promise((finished, failed) => {
        const table = window.table;
        let state = from,
          n = 0,
          said = 0;
        const luck = choices => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          return Math.floor((state / 4294967296) * choices);
        };
        const say = command =>
          table.postMessage({
            say: JSON.stringify({ id: `quick-${from}-${++said}`, ...command }),
          });
        const end = (how, value) => {
          table.removeEventListener('message', hear);
          how(value);
        };
        const isShown = step => {
          const at = document.querySelector('[data-testid="summary"]')?.dataset ?? {};
          return Number(at.step) > step || (Number(at.step) === step && at.stand === 'asked');
        };
        const shown = async step => {
          for (let k = 0; !isShown(step) && k < 1200; k++)
            await new Promise(drawn => requestAnimationFrame(drawn));
          window.lookAgain();
        };
        const act = async ({ step, view }) => {
          if (view.over || n === wanted) return end(finished, n);
          if (!view.legal.length) return;
          if (isLookedAt) await shown(step);
          say({
            type: 'act',
            step,
            do: view.legal[luck(view.legal.length)].do,
          });
        };
        const hear = ({ data }) => {
          const message = 'hear' in data ? JSON.parse(data.hear) : {};
          const isOurs = message.id?.startsWith('quick-'),
            code = message.error?.code ?? 'stale'; // what the table answers for one comes right behind
          if (isOurs && code !== 'stale') return end(failed, new Error(message.error.text));
          if (isOurs && message.type === 'ok') n++;
          if (message.view) act(message);
        };
        table.addEventListener('message', hear);
        say({ type: 'look' });
      }),
    [most, seed, isSeen],
  );
  const isShown = async () => /^(asked|over)$/.test((await standOf(page)).stand);
  if (!(await until(isShown, 60))) throw await stuck(page, 'the page does not follow');
  return done;
}
