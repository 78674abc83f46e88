// Look.tsx - the card that opens over a hex: what lies there, whose it is, which pieces are known.
// For eyes only: the same words are in the spoken label of the hex.
import type { ComponentChildren } from 'preact';
import { seatColour, SeatSign } from '../../../art/seats.tsx';
import { RuleLink } from '../../../ui/tips.tsx';
import type { Frame } from '../../game.ts';
import { filled, helpOf, nameOf as wordOf } from '../../lexicon.ts';
import { ThingIcon, type Thing } from '../art.tsx';
import { foundWords, groundWords, heldWords, hexName } from '../places.ts';
import {
  entriesOf,
  isShowing,
  placeAt,
  type Place,
  type Position,
  type Stack,
} from '../position.ts';
import {
  chainWords,
  countWords,
  eventText,
  eventTitle,
  nameOf,
  noCanoeWords,
  peopleTitle,
  piecesWords,
  printedName,
  unknownWords,
  type Names,
} from '../words.ts';
import { centre, radius } from './geometry.ts';

interface Row {
  sign: ComponentChildren;
  words: string; // with its number
  help: string;
}
function rowsOf(stack: Stack): Row[] {
  const ink = seatColour(stack.side),
    icon = (thing: Thing) => <ThingIcon thing={thing} size={22} ink={ink} />,
    rows: Row[] = entriesOf(stack.known)
      .filter(([, n]) => n > 0)
      .map(([k, n]) => ({
        sign: icon(k),
        words: piecesWords(k, n),
        help: helpOf('conquest', 'kind', k),
      }));
  if (stack.chain)
    rows.unshift({
      sign: icon('tcu'),
      words: chainWords(),
      help: helpOf('conquest', 'kind', 'tcu'),
    });
  if (stack.unknown > 0)
    rows.push({
      sign: <span class="c-back" />,
      words: unknownWords(stack.unknown),
      help: '',
    });
  return rows;
}

// Every piece by name; what it is for where there is room: of a single one, or when somebody wants to read.
function Pieces({ stack, isRead }: { stack: Stack; isRead: boolean }) {
  const rows = rowsOf(stack);
  return (
    <ul class="c-pieces">
      {rows.map(({ sign, words, help }) => (
        <li key={words}>
          {sign}
          <span>
            {words}
            {help && (isRead || rows.length === 1) && <small class="mut">{help}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Canoes({ stack }: { stack: Stack }) {
  const list = (stack.canoes ?? []).filter(c => c.n > 0);
  if (!list.length) return null;
  return (
    <ul class="c-canoes">
      {list.map((c, k) => (
        <li key={k}>
          <ThingIcon thing={c.kind as Thing} size={18} ink={seatColour(stack.side)} />
          {c.n > 1 && <b>{c.n}×</b>}
          {c.cargo !== 'none' && (
            <>
              +<ThingIcon thing={c.cargo} size={16} ink={seatColour(stack.side)} />
            </>
          )}
          <span class="mut">{countWords('moves', c.mp)}</span>
        </li>
      ))}
    </ul>
  );
}

interface StacksProps {
  p: Position;
  place: Place;
  names: Names;
  isRead: boolean;
}
function Stacks({ p, place, names, isRead }: StacksProps) {
  return (
    <>
      {(place.stacks ?? []).map(s => (
        <div key={s.side} class="c-look-stack">
          <SeatSign seat={s.side} size={18} />
          <span class="grow">
            <b>{nameOf(p, s.side, names)}</b>
            {s.no_wc && <span class="mut xs"> {noCanoeWords()}</span>}
          </span>
          <Pieces stack={s} isRead={isRead} />
          <Canoes stack={s} />
        </div>
      ))}
    </>
  );
}

interface LookProps {
  p: Position;
  hex: number;
  pinned: boolean;
  names: Names;
  box: Frame;
  zoom: number;
}
const width = 268;
// Above or below the hex, inside the picture; null if the hex is not in it.
function placeOf({ hex, box, zoom }: LookProps): Record<string, string> | null {
  const [x, y] = centre(hex),
    w = box.w * zoom,
    h = box.h * zoom,
    px = (x - box.x) * zoom,
    py = (y - box.y) * zoom,
    gap = radius * zoom * 0.92 + 6;
  if (px < -60 || py < -60 || px > w + 60 || py > h + 60) return null;
  const left = Math.max(8, Math.min(w - width - 8, px - width / 2)),
    isBelow = py < h * 0.46;
  return {
    left: `${left}px`,
    width: `${width}px`,
    ...(isBelow ? { top: `${py + gap}px` } : { bottom: `${h - py + gap}px` }),
  };
}
function Owners({ p, place, names }: { p: Position; place: Place; names: Names }) {
  const isHeld = place.owner !== null && place.owner !== undefined,
    di = place.di ?? [];
  return (
    <>
      {isHeld && <p class="sm">{heldWords(p, place, names)}</p>}
      {di.length > 0 && (
        <p class="sm">
          {di.map(s => (
            <SeatSign key={s} seat={s} size={16} />
          ))}{' '}
          {foundWords(p, di, names)}
        </p>
      )}
      {place.facing && (
        <p class="mut sm">
          {filled(wordOf('conquest', 'head', 'facing'), peopleTitle(place.facing))}
        </p>
      )}
    </>
  );
}

export function Look(props: LookProps) {
  const { p, hex, pinned, names } = props,
    place = placeAt(p, hex),
    style = placeOf(props);
  // Of open sea the bar says all that there is to say.
  if (!style || (!pinned && !(place && isShowing(place)))) return null;
  const owner = place?.owner ?? null,
    isUnknown = !place || place.ground === 'unexplored' || place.ground === 'hidden',
    printed = isUnknown ? printedName(hex) : '';
  return (
    <div class="c-look" data-look aria-hidden="true" style={style}>
      <h3>
        {owner !== null && <SeatSign seat={owner} size={17} />}
        {hexName(p, hex)}
      </h3>
      <p class="mut sm">{groundWords(p, hex)}</p>
      {printed && <p class="mut sm">{filled(wordOf('conquest', 'head', 'printed'), printed)}</p>}
      {place && <Owners p={p} place={place} names={names} />}
      {place && <Stacks p={p} place={place} names={names} isRead={pinned} />}
      {(place?.marks ?? []).map(m => (
        <p key={m} class="sm">
          <b>{eventTitle(m)}.</b> <span class="mut">{eventText(m)}</span>
        </p>
      ))}
      {pinned && <RuleLink sign={document.querySelector(`.board [data-hex="${hex}"]`)} />}
    </div>
  );
}
