// Points.tsx - the points of a player: a press, the pointer or the focus opens what they are the sum of, and which
// of them nobody but their owner knows yet.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { figure, isKnown, shownTotal } from '../app/points.ts';
import type { Game } from '../games/game.ts';
import { byKeyboard } from '../ui/hand.ts';
import { hovered, useShut } from '../games/hover.ts';
import { t } from '../i18n/index.ts';
import type { ScorePart, View } from '../protocol.ts';

interface Props {
  view: View;
  module: Game;
  seat: number;
  names: string[];
  you: number | null;
}

// What brought nobody anything, has nothing hidden and says nothing of this seat belongs to a rule that is not in play.
const counts = (part: ScorePart, seat: number): boolean =>
  part.points.some(n => n !== 0) || Boolean(part.notes?.[seat]);

/** A part's name and how the seat came to its points there: as the sheet of the game has it, or the engine. */
function wordsOf({ view, module, seat, names, you }: Props, part: ScorePart) {
  const row = module.scoreRows(view, names, you).find(r => r.key === part.name);
  const said = [row?.notes[seat], row?.help, part.notes?.[seat], part.help];
  return { title: row?.title ?? part.title, note: said.find(Boolean) ?? '' };
}

function Parts(props: Props) {
  const { view, seat } = props,
    unit = view.score.unit ?? 1,
    rows = view.score.parts.filter(part => counts(part, seat));
  return (
    <table>
      <tbody>
        {rows.map(part => {
          const n = part.points[seat] ?? null,
            { title, note } = wordsOf(props, part);
          return (
            <tr key={part.name} class={n === null ? 'hid' : ''}>
              <th scope="row">
                {title}
                {note && <small>{note}</small>}
              </th>
              <td>{n === null ? '?' : figure(n / unit)}</td>
            </tr>
          );
        })}
        <tr class="tot">
          <th scope="row">{t('score.total')}</th>
          <td>{shownTotal(view.score, seat)}</td>
        </tr>
      </tbody>
    </table>
  );
}

// Beside the number, inside the window; over everything, whatever the column cuts off.
function useBeside(isOpen: boolean) {
  const from = useRef<HTMLButtonElement>(null),
    card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = card.current;
    if (!isOpen || !el || !from.current) return;
    el.showPopover();
    const r = from.current.getBoundingClientRect(),
      { width, height } = el.getBoundingClientRect(),
      gap = 8,
      beside = r.left - width - gap,
      left = beside > gap ? beside : Math.max(gap, window.innerWidth - width - gap),
      top = beside > gap ? r.top - gap : r.bottom + gap;
    el.style.left = `${left}px`;
    el.style.top = `${Math.max(gap, Math.min(top, window.innerHeight - height - gap))}px`;
  }, [isOpen]);
  return { from, card };
}

export function Points(props: Props) {
  const { view, seat, names, you } = props,
    [isOpen, setOpen] = useState(false),
    { from, card } = useBeside(isOpen),
    close = (): void => setOpen(false),
    open = (): void => setOpen(true);
  const holds = (el: Element): boolean =>
    from.current?.contains(el) === true || card.current?.contains(el) === true;
  useShut(isOpen, holds, close);
  return (
    <>
      <button
        ref={from}
        type="button"
        class="sc"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onFocus={() => {
          if (byKeyboard()) open();
        }}
        onBlur={close}
        {...hovered(open)}
      >
        {shownTotal(view.score, seat)}
        <span class="hush"> {t('table.points')}</span>
      </button>
      {isOpen && (
        <div class="points-card" ref={card} popover="manual" role="status" data-points={seat}>
          <h3>{seat === you ? t('points.yours') : t('points.of', { name: names[seat] ?? '' })}</h3>
          <Parts {...props} />
          {!isKnown(view.score, seat) && <p class="mut sm">{t('points.unknown')}</p>}
        </div>
      )}
    </>
  );
}
