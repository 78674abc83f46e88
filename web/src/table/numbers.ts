// numbers.ts - the choices of a decision by the keys 1 to 9. Whoever plays by keyboard sees the numbers on them.
import { useEffect } from 'preact/hooks';
import type { KeyAction } from '../app/keys.ts';
import { t } from '../i18n/index.ts';

const most = 9,
  bars = 'form.dock, form.sheet',
  kinds = ['.opt', '.opts button', '.side-btn', '[data-confirm]', '[data-pick]', '[data-numbered]']
    .map(kind => `.ask ${kind}`)
    .concat('[data-send]')
    .join();

/** What can be chosen in the decision bar now, in the order in which it is read. */
function choices(): HTMLElement[] {
  const all = document.querySelector(bars)?.querySelectorAll<HTMLElement>(kinds) ?? [];
  return [...all].filter(
    el => el instanceof HTMLButtonElement && el.ariaDisabled !== 'true' && el.checkVisibility(),
  );
}

// The number stands on the button, where the stylesheet shows it.
function mark(): void {
  const now = choices().slice(0, most);
  for (const el of document.querySelectorAll<HTMLElement>('[data-key]'))
    if (!now.includes(el)) delete el.dataset.key;
  for (const [k, el] of now.entries()) {
    const key = String(k + 1);
    if (el.dataset.key !== key) el.dataset.key = key;
  }
}

const take = (n: number): void => {
  mark();
  document.querySelector<HTMLElement>(`[data-key="${n}"]`)?.click();
};

/** For the list of keys: one row that tells of all of them. */
export const numberKeys = (): KeyAction[] => [
  { key: `1–${most}`, label: t('keys.number') },
  ...Array.from({ length: most }, (_, k) => ({
    key: String(k + 1),
    label: '',
    run: () => take(k + 1),
  })),
];

/** Keeps the numbers on the choices while the bar changes. */
export function useNumbers(): void {
  useEffect(() => {
    let waits = 0;
    const soon = (): void => {
      waits ||= requestAnimationFrame(() => {
        waits = 0;
        mark();
      });
    };
    const seen = new MutationObserver(soon);
    seen.observe(document.getElementById('app') ?? document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-disabled'],
    });
    soon();
    return () => {
      seen.disconnect();
      cancelAnimationFrame(waits);
    };
  }, []);
}
