// boot.ts - runs before the first paint, so that a dark room stays dark.
const root = document.documentElement;
let stored: string | null = null;
try {
  stored = localStorage.getItem('vaka.theme');
} catch {
  /* refused */
}
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset.theme = stored === 'light' || stored === 'dark' ? stored : dark ? 'dark' : 'light';
