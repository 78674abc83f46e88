// aim.ts - where the window onto a map looks by itself: at what a lesson speaks of, and at what a decision needs.
import { useEffect, useRef } from 'preact/hooks';
import type { Parts, TeacherParts } from './layout.ts';
import { whole, type First } from './look.ts';
import type { Port } from './viewport.ts';

const closely = 0.85; // pixels per unit of a map at which a learner finds what is spoken of

/** The first look onto the map of a desk: all of it; in a lesson nearer where a narrow window makes it small. */
export const firstOf = ({ module, teacher, view, told }: Parts, isWide: boolean): First =>
  teacher && module.phoneZooms && !isWide
    ? { ...whole, reads: closely, home: module.interest(view, told.you, {}) }
    : whole;

// Nothing of it lies outside the map or under what covers its lower part.
function isInSight(box: DOMRect, sea: DOMRect): boolean {
  const covers = document.querySelector('.sea .dock')?.getBoundingClientRect(),
    bottom = Math.min(sea.bottom, covers?.top ?? Infinity);
  return (
    box.left >= sea.left && box.right <= sea.right && box.top >= sea.top && box.bottom <= bottom
  );
}

// Something that lies in the window at this place is to be seen whole: a lesson speaks of it.
export function useAim(port: Port, aim: TeacherParts['aim'] | undefined): void {
  const now = useRef(port);
  now.current = port;
  useEffect(() => {
    if (!aim) return;
    const timer = window.setTimeout(() => {
      const wanted = aim.at(),
        sea = document.querySelector('.sea-view')?.getBoundingClientRect(),
        { box, scale, ensure } = now.current;
      if (!wanted || !sea || isInSight(wanted, sea)) return;
      ensure({
        x: box.x + (wanted.left - sea.left) / scale,
        y: box.y + (wanted.top - sea.top) / scale,
        w: wanted.width / scale,
        h: wanted.height / scale,
      });
    }, 80);
    return () => window.clearTimeout(timer);
  }, [aim?.key]);
}

/** What a decision of yours needs is brought into sight; a lesson shows what it speaks of until you begin to choose. */
export function useInterest(port: Port, parts: Parts, isOpen: boolean): void {
  const { room, told, view, module, board, teacher } = parts,
    isMine = told.you !== null && !!view.due?.seats.includes(told.you) && room.settled,
    isAsked = isMine && isOpen;
  useEffect(() => {
    const isSpokenOf = teacher && !Object.keys(board.pick).length && teacher.aim.at() !== null,
      wanted = isAsked && !isSpokenOf ? module.interest(view, told.you, board.pick) : null;
    if (wanted) port.ensure(wanted);
  }, [view, board.pick, isAsked]);
}
