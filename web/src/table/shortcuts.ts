// shortcuts.ts - a table by keyboard: single keys, and where the focus waits.
import { useEffect } from 'preact/hooks';
import { useKeys } from '../app/keys.ts';
import { byKeyboard } from '../games/hand.ts';
import { t } from '../i18n/index.ts';
import { numberKeys, useNumbers } from './numbers.ts';
import type { Room } from './room.ts';

const board = (): SVGGElement | null => document.querySelector<SVGGElement>('.b-hit[tabindex="0"]');
const bar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.dock .opt, .sheet .opt, .dock .side-btn');

function isFocusNowhere(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected || at.id === 'main';
}

// By keyboard: the focus waits in the decision bar when it is your turn and it was nowhere.
export function useFocusOnTurn(isFree: boolean, keys: unknown[]): void {
  useEffect(() => {
    if (!isFree || !byKeyboard()) return;
    const timer = window.setTimeout(() => {
      if (isFocusNowhere()) (bar() ?? board())?.focus({ preventScroll: true });
    }, 60);
    return () => window.clearTimeout(timer);
  }, [isFree, ...keys]);
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
    { key: 'B', label: t('keys.board'), run: () => board()?.focus() },
    { key: 'F', label: t('keys.skip'), run: room.forward },
    { key: 'S', label: t('keys.show'), run: room.show },
    ...numberKeys(),
  ]);
}
