// Dock.tsx - the decision bar below the map of a wide window: hints, what you own, what is asked.
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { useWide } from '../ui/media.ts';
import { isOver, type Parts } from './layout.ts';
import { OverBox } from './OverBox.tsx';

type SetBar = (el: HTMLFormElement | null) => void;

export function Dock({ parts, bar }: { parts: Parts; bar: SetBar }) {
  const { module, view, told, board } = parts,
    hints = useWide() ? null : parts.hints; // in a wide window they stand in the column
  return (
    <form
      class={hints ? 'dock hinted' : 'dock'}
      ref={bar}
      aria-label={t('table.decision')}
      onSubmit={e => e.preventDefault()}
    >
      {hints}
      {parts.armed}
      {told.you !== null && <module.Stock view={view} seat={told.you} phone={false} />}
      {isOver(parts) ? (
        <OverBox parts={parts} phone={false} />
      ) : (
        <module.Decision {...board} phone={false} tools={parts.tools} news={parts.news} />
      )}
    </form>
  );
}

interface Covered {
  bottom: number; // what the bar covers
  room: number; // what is left above it
}

// How much of the sea the decision bar covers; null until it is measured.
export function useBar(): { bar: SetBar; covered: Covered | null } {
  const [el, bar] = useState<HTMLFormElement | null>(null);
  const [covered, setCovered] = useState<Covered | null>(null);
  useLayoutEffect(() => {
    if (!el) return;
    const measure = (): void => {
      const room = el.offsetTop;
      const bottom = el.parentElement!.clientHeight - room;
      setCovered(c => (c?.room === room && c.bottom === bottom ? c : { bottom, room }));
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(el);
    seen.observe(el.parentElement!);
    return () => seen.disconnect();
  }, [el]);
  return { bar, covered };
}
