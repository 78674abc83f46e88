// Tour.tsx - the first game: a few steps that point at things. Shown once, again only if asked for.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { nCovered } from './clear.ts';

interface Step {
  at: string;
  title: string;
  text: string;
}
interface Hole {
  x: number;
  y: number;
  w: number;
  h: number;
}

function find(selector: string): Hole | null {
  for (const el of document.querySelectorAll(selector)) {
    const r = el.getBoundingClientRect();
    if (r.width > 0 && r.height > 0)
      return {
        x: Math.max(4, r.left - 6),
        y: Math.max(4, r.top - 6),
        w: Math.min(window.innerWidth - 8, r.width + 12),
        h: Math.min(window.innerHeight - 8, r.height + 12),
      };
  }
  return null;
}

interface Place {
  x: number;
  y: number;
}
type Size = Pick<DOMRect, 'width' | 'height'>;
const margin = 12;

// Over what fills the window: at an edge, for it speaks of what lies in the middle, and where the fewest choices lie
// under it.
function placeOver(hole: Hole, { width, height }: Size): Place {
  const bottom = Math.min(window.innerHeight, hole.y + hole.h) - height - margin,
    middle = { x: hole.x + (hole.w - width) / 2, y: hole.y + (hole.h - height) / 2 },
    places = [
      { ...middle, x: hole.x + hole.w - width - margin },
      { ...middle, x: hole.x + margin },
      { ...middle, y: bottom },
      { ...middle, y: hole.y + margin },
    ].map(({ x, y }) => ({ x: Math.max(margin, x), y: Math.max(margin, y) })),
    covered = places.map(({ x, y }) => nCovered(new DOMRect(x, y, width, height)));
  return places[covered.indexOf(Math.min(...covered))]!;
}

// Beside what it points at: below, above, to the right or left; over it where it fills the window.
function placeFor(hole: Hole, box: Size): Place {
  const W = window.innerWidth;
  const H = window.innerHeight;
  const gap = 14;
  const middle = hole.x + hole.w / 2 - box.width / 2;
  const below = hole.y + hole.h + gap;
  const above = hole.y - gap - box.height;
  const inX = (x: number): number => Math.min(W - box.width - margin, Math.max(margin, x));
  if (hole.w > W * 0.55 && hole.h > H * 0.5) return placeOver(hole, box);
  if (below + box.height < H) return { x: inX(middle), y: Math.max(margin, below) };
  if (above > 0) return { x: inX(middle), y: Math.max(margin, above) };
  const right = hole.x + hole.w + gap;
  const left = hole.x - gap - box.width;
  const y = Math.min(H - box.height - margin, Math.max(margin, hole.y));
  return { x: inX(right + box.width < W ? right : left), y: Math.max(margin, y) };
}

// Where the thing is that a step points at.
function useHole(at: string | undefined): Hole | null {
  const [hole, setHole] = useState<Hole | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => setHole(at === undefined ? null : find(at));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [at]);
  return hole;
}

const px = (n: number): string => `${n}px`;

interface BoxProps {
  step: Step;
  hole: Hole | null;
  at: number;
  of: number;
  setAt: (at: number) => void;
  close: () => void;
}

function Box({ step, hole, at, of, setAt, close }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const r = box.current?.getBoundingClientRect();
    if (hole && r) setPlace(placeFor(hole, r));
  }, [hole, at]);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('.btn.go')?.focus();
  }, [at]);
  const isEnd = at >= of - 1;
  const escape = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape') return;
    e.stopPropagation();
    close();
  };
  return (
    <div
      class="tour"
      ref={box}
      role="dialog"
      aria-label={step.title}
      style={{ left: px(place.x), top: px(place.y) }}
      onKeyDown={escape}
    >
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      <div class="row">
        <span class="mut sm grow">{t('table.tour.of', { at: at + 1, of })}</span>
        <button type="button" class="btn sm plain" data-tour-close onClick={close}>
          {t('table.tour.skip')}
        </button>
        {at > 0 && (
          <button type="button" class="btn sm" onClick={() => setAt(at - 1)}>
            {t('table.tour.back')}
          </button>
        )}
        <button type="button" class="btn sm go" onClick={() => (isEnd ? close() : setAt(at + 1))}>
          {t(isEnd ? 'table.tour.end' : 'table.tour.next')}
        </button>
      </div>
    </div>
  );
}

export function Tour({ steps, close }: { steps: Step[]; close: () => void }) {
  const [at, setAt] = useState(0);
  const seen = steps.filter(s => find(s.at) !== null);
  const step = seen[Math.min(at, seen.length - 1)];
  const hole = useHole(step?.at);
  if (!step) return null;
  return (
    <>
      {hole && (
        <div
          class="tour-hole"
          style={{ left: px(hole.x), top: px(hole.y), width: px(hole.w), height: px(hole.h) }}
        />
      )}
      <Box step={step} hole={hole} at={at} of={seen.length} setAt={setAt} close={close} />
    </>
  );
}
