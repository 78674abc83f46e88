// theme.ts - light, dark, or as the system says; kept in this browser. boot.ts sets it before the
// first paint, this file keeps it afterwards.
import { cell, remember, remembered } from './store.ts';

type Theme = 'light' | 'dark' | 'system';
export const themes: Theme[] = ['system', 'light', 'dark'];

const stored = remembered('theme');
export const theme = cell<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system');
export const shown = cell<'light' | 'dark'>('light'); // what is on the screen now

const system = window.matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const now =
    theme.get() === 'system'
      ? system.matches
        ? 'dark'
        : 'light'
      : (theme.get() as 'light' | 'dark');
  document.documentElement.dataset.theme = now;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', now === 'dark' ? '#12303A' : '#FFFBF2');
  shown.set(now);
}

export function setTheme(next: Theme): void {
  theme.set(next);
  remember('theme', next === 'system' ? null : next);
  show();
}

// The button of the top bar: the other one.
export const flipTheme = (): void => setTheme(shown.get() === 'dark' ? 'light' : 'dark');

system.addEventListener('change', show);
show();
