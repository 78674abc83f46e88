// boot.ts - runs before the first paint, so that a dark room stays dark and words keep their size; and asks again
// where the script or the styles that everything needs did not come (a server that many ask at once says so).
const patience = 3000;
const root = document.documentElement;
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
let theme: string | null = null;
try {
  theme = localStorage.getItem('vaka.theme');
  const { text } = JSON.parse(localStorage.getItem('vaka.settings') ?? '{}') as { text?: unknown };
  if (typeof text === 'string') root.dataset.text = text;
} catch {
  /* refused, or not readable */
}
root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';

addEventListener(
  'error',
  ({ target }) => {
    const isNeeded =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
    if (isNeeded) setTimeout(() => location.reload(), patience);
  },
  true, // what could not be loaded tells nobody above it
);
