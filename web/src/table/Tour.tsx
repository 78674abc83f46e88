// Tour.tsx - the first game: a few steps that point at things. Shown once, again only if asked for.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

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

export function Tour({ steps, close }: { steps: Step[]; close: () => void }) {
  const [at, setAt] = useState(0),
    [hole, setHole] = useState<Hole | null>(null),
    box = useRef<HTMLDivElement>(null),
    [place, setPlace] = useState({ x: 0, y: 0 });
  const seen = steps.filter(s => find(s.at) !== null),
    step = seen[Math.min(at, seen.length - 1)];
  useLayoutEffect(() => {
    const measure = (): void => setHole(step ? find(step.at) : null);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [step?.at]);
  useLayoutEffect(() => {
    const r = box.current?.getBoundingClientRect();
    if (!hole || !r) return;
    const W = window.innerWidth,
      H = window.innerHeight,
      gap = 14;
    const inside = hole.w > W * 0.55 && hole.h > H * 0.5;
    const y = inside
      ? hole.y + hole.h / 2 - r.height / 2
      : hole.y + hole.h + gap + r.height < H
        ? hole.y + hole.h + gap
        : hole.y - gap - r.height > 0
          ? hole.y - gap - r.height
          : Math.min(H - r.height - 12, Math.max(12, hole.y));
    const beside =
      !inside && !(hole.y + hole.h + gap + r.height < H) && !(hole.y - gap - r.height > 0);
    const x = beside
      ? hole.x + hole.w + gap + r.width < W
        ? hole.x + hole.w + gap
        : hole.x - gap - r.width
      : inside
        ? hole.x + hole.w / 2 - r.width / 2
        : hole.x + hole.w / 2 - r.width / 2;
    setPlace({ x: Math.min(W - r.width - 12, Math.max(12, x)), y: Math.max(12, y) });
  }, [hole, at]);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.btn.go')?.focus();
  }, [at]);
  if (!step) return null;
  const end = at >= seen.length - 1;
  return (
    <>
      {hole && (
        <div
          class="tour-hole"
          style={{
            left: `${hole.x}px`,
            top: `${hole.y}px`,
            width: `${hole.w}px`,
            height: `${hole.h}px`,
          }}
        />
      )}
      <div
        class="tour"
        ref={box}
        role="dialog"
        aria-label={step.title}
        style={{ left: `${place.x}px`, top: `${place.y}px` }}
        onKeyDown={e => {
          if (e.key === 'Escape') {
            e.stopPropagation();
            close();
          }
        }}
      >
        <h2>{step.title}</h2>
        <p>{step.text}</p>
        <div class="row">
          <span class="mut sm grow">{t('table.tour.of', { at: at + 1, of: seen.length })}</span>
          <button type="button" class="btn sm plain" data-tour-close onClick={close}>
            {t('table.tour.skip')}
          </button>
          {at > 0 && (
            <button type="button" class="btn sm" onClick={() => setAt(at - 1)}>
              {t('table.tour.back')}
            </button>
          )}
          <button type="button" class="btn sm go" onClick={() => (end ? close() : setAt(at + 1))}>
            {t(end ? 'table.tour.end' : 'table.tour.next')}
          </button>
        </div>
      </div>
    </>
  );
}
