// tabrow.tsx - a row of tabs: which one is open, and what each is called.
import type { ComponentChildren } from 'preact';

interface Props<T extends string> {
  all: readonly T[];
  at: T;
  set: (tab: T) => void;
  words: (tab: T) => ComponentChildren;
  label?: string;
  // Arrow keys go from tab to tab, and Tab leaves the row. Not where they already mean something (a replay).
  hasArrows?: boolean;
}

export function TabRow<T extends string>({ all, at, set, words, label, hasArrows }: Props<T>) {
  const move = (e: KeyboardEvent): void => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    e.preventDefault();
    const next = all[(all.indexOf(at) + by + all.length) % all.length]!;
    set(next);
    (e.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={hasArrows ? move : undefined}>
      {all.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={at === tab}
          tabIndex={hasArrows && at !== tab ? -1 : 0}
          onClick={() => set(tab)}
        >
          {words(tab)}
        </button>
      ))}
    </div>
  );
}
