// shortcuts.ts - a table by keyboard: single keys, and where the focus waits.
import { useLayoutEffect } from 'preact/hooks';
import { useKeys } from '../app/keys.ts';
import { byKeyboard } from '../ui/hand.ts';
import { t } from '../i18n/index.ts';
import { numberKeys, useNumbers } from './numbers.ts';
import type { Room } from './room.ts';

// What can be chosen on the board; where there is nothing, what can be read there.
const board = (): SVGGElement | null =>
  document.querySelector<SVGGElement>('.b-hit[tabindex="0"]') ??
  document.querySelector<SVGGElement>('.b-spot[tabindex="0"]');
export const focusBoard = (): void => board()?.focus();
const inBar = (kind: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`form.dock ${kind}, form.sheet ${kind}`);

function isFocusNowhere(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected || at.id === 'main';
}

// What a choice stands for: it is found again by this when it has been drawn anew.
const nameOf = (el: Element): string =>
  ['data-do', 'data-group', 'data-target', 'data-does']
    .map(mark => el.getAttribute(mark))
    .find(Boolean) ?? el.textContent.trim();

interface Focused {
  el: Element;
  name: string | null; // of a choice
  isOnBoard: boolean;
}
let last: Focused | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target: el }) => {
    if (!(el instanceof Element)) return;
    const isOnBoard = el.matches('.b-hit'),
      isChoice = isOnBoard || el.matches('form button, form summary');
    last = { el, name: isChoice ? nameOf(el) : null, isOnBoard };
  });

const open = (): SVGGElement | null =>
  document.querySelector<SVGGElement>('.b-hit[tabindex="0"]:not([data-does=""])');
// The choice that had the focus, or the first where it was; none while a bar is still busy with the last answer.
function waiting(): HTMLElement | SVGElement | null {
  const choices = document.querySelectorAll<HTMLElement>('form button, form summary, .b-hit'),
    same = [...choices].find(el => el.checkVisibility() && nameOf(el) === last?.name);
  if (same) return same;
  if (inBar('[data-waits]')) return null;
  return (last?.isOnBoard ? open() : null) ?? inBar('.opt') ?? open() ?? inBar('.side-btn');
}

function giveFocus(): void {
  if (byKeyboard() && isFocusNowhere() && !document.querySelector('dialog[open]'))
    waiting()?.focus({ preventScroll: true });
}

// By keyboard: when it is your turn the focus waits in what can be chosen, and it goes on to the same choice, or to
// the first, when what had it is taken away: before the next key. Whoever leaves the page by Tab is not held back.
export function useFocusOnTurn(isFree: boolean): void {
  useLayoutEffect(() => {
    if (!isFree) return;
    const seen = new MutationObserver(() => {
      if (last && !last.el.isConnected) giveFocus();
    });
    seen.observe(document.getElementById('app') ?? document.body, {
      childList: true,
      subtree: true,
    });
    giveFocus();
    return () => seen.disconnect();
  }, [isFree]);
}

interface Deeds {
  undo: () => void;
  hint: () => void;
  closeHint: () => void;
  openLog: () => void;
  openRule: () => void;
  stepBack: () => void;
}

export function useShortcuts(room: Room, deeds: Deeds): void {
  const log = (): void => {
    deeds.openLog();
    document.querySelector<HTMLElement>('[data-tab="log"]')?.focus();
  };
  const down = (): void => {
    if (room.hint) deeds.closeHint();
    else if (room.motion) room.skip();
    else deeds.stepBack();
  };
  useNumbers();
  useKeys([
    { key: 'U', label: t('keys.undo'), run: deeds.undo },
    { key: 'H', label: t('keys.hint'), run: deeds.hint },
    { key: 'W', label: t('keys.rule'), run: deeds.openRule },
    { key: 'L', label: t('keys.log'), run: log },
    { key: 'Escape', label: t('keys.down'), run: down },
    { key: 'B', label: t('keys.board'), run: focusBoard },
    { key: 'F', label: t('keys.skip'), run: room.forward },
    { key: 'S', label: t('keys.show'), run: room.show },
    ...numberKeys(),
  ]);
}
