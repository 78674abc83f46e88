// bar.tsx - what the decision bars of all games share: buttons that point at the table, and the line
// that explains.
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { View } from '../protocol.ts';
import type { BoardProps, Leads, Said } from './game.ts';
import { byKeyboard } from '../ui/hand.ts';

export const lead = (board: BoardProps, leads: Leads): void => {
  if ('do' in leads) board.choose?.(leads.do);
  else board.setPick(leads.pick);
};
// What a button stands for, so that lessons find the one that leads to an action.
export const does = (actions: string[]): { 'data-does': string } => ({
  'data-does': actions.join('|'),
});
// The mouse or the focus of the keyboard on a button glows on the table and is explained. Not a finger:
// the bar would move under it.
export const hover = (board: BoardProps, actions: string[]): object => ({
  ...does(actions),
  onPointerEnter: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') board.point(actions);
  },
  onPointerLeave: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') board.point([]);
  },
  onFocus: () => {
    if (byKeyboard()) board.point(actions);
  },
  onBlur: () => board.point([]),
});
// Is this what the pointer is at, and not something wider around it?
export const isOn = (x: { moves: { do: string }[] } | null, pointed: string[]): boolean =>
  !!x &&
  pointed.length > 0 &&
  pointed.length <= Math.max(1, x.moves.length) &&
  x.moves.some(m => pointed.includes(m.do));

// What the table says while a decision cannot be made now: whose move is shown, what the line is like. It knows
// this better than a view does; null: the view knows.
export interface Wait {
  head: string;
  help: string | null;
}
// What a view says while somebody else decides, or while one's own move is still shown.
export function waiting({ over, due, not_now: notNow }: View, you: number | null): string {
  if (over) return notNow;
  return you !== null && due?.seats.includes(you) ? t('wait.yours') : (due?.wait ?? '');
}
export const Waits = createContext<Wait | null>(null);
export const useWaitHead = (head: string): string => useContext(Waits)?.head ?? head;

// A line keeps the height that it once had until what it says by itself changes. It is told of its height by the
// browser: to ask after each drawing would have the whole page laid out twice.
function useKeptHeight(quiet: string, isShown: boolean) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return;
    box.style.minHeight = '';
    // What it is told needs no measuring: that would lay out the page once more in between.
    const sizes = new ResizeObserver(([seen]) => {
      const height = seen?.borderBoxSize[0]?.blockSize;
      if (height) box.style.minHeight = `${height}px`;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [quiet, isShown]);
  return line;
}

// What is said of a button must not push that very button away from the pointer, again and again, so the line does
// not shrink before the question changes. On a phone no line stands where there is nothing to say.
export function Preview({
  said,
  refused,
  help,
  news: told,
  verdict = '',
  phone = false,
}: {
  said: Said | null;
  refused: string | null;
  help: string;
  news: string | null;
  verdict?: string;
  phone?: boolean;
}) {
  const news = useContext(Waits)?.help ?? told,
    isShown = !phone || !!refused || !!verdict || !!(news ?? help),
    line = useKeptHeight(`${verdict} ${news ?? help}`, isShown);
  if (!isShown) return null;
  if (said)
    return (
      <p ref={line} class="ask-say">
        {verdict && <>{verdict} </>}
        <b>
          {said.head}
          {said.text ? ':' : ''}
        </b>{' '}
        <span class="mut">{said.text}</span>
        {said.warn && <span class="dn"> {said.warn}</span>}
      </p>
    );
  if (refused)
    return (
      <p ref={line} class="ask-say refused" role="status">
        {refused}
      </p>
    );
  return (
    <p ref={line} class="ask-say mut">
      {verdict && <b>{verdict} </b>}
      <Bold text={news ?? help} />
    </p>
  );
}
