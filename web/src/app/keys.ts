// keys.ts - single keys that do something, and the list of them for the help. A page brings its
// own with useKeys; they are silent while somebody writes or a dialog is open.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cell } from './store.ts';

export interface KeyAction {
  key: string;
  label: string;
  run?: () => void;
} // without run: only listed
const pages = new Set<() => KeyAction[]>();
export const helpShown = cell(false);

export const listed = (): KeyAction[] => [...pages].flatMap(of => of());

export function useKeys(actions: KeyAction[]): void {
  const now = useRef(actions);
  now.current = actions;
  useLayoutEffect(() => {
    const of = (): KeyAction[] => now.current;
    pages.add(of);
    return () => void pages.delete(of);
  }, []);
}

const writes = (where: EventTarget | null): boolean =>
  where instanceof HTMLElement &&
  (where.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(where.tagName)) &&
  !(where instanceof HTMLInputElement && /^(checkbox|radio|button|range)$/.test(where.type));

export function listenKeys(): void {
  document.addEventListener('keydown', event => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      writes(event.target)
    )
      return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === '?') {
      event.preventDefault();
      helpShown.set(true);
      return;
    }
    const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = listed().find(a => a.run && a.key.toLowerCase() === wanted.toLowerCase());
    if (!found?.run) return;
    event.preventDefault();
    found.run();
  });
}
