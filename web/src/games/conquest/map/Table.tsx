// Table.tsx - the boxes of the table beside the map.
import type { ComponentChildren } from 'preact';
import { Siapo } from '../../../art/tapa.tsx';
import { t } from '../../../i18n/index.ts';
import { cupRows, cupWords } from '../cup.ts';
import { cards, type Position } from '../position.ts';
import { tip } from '../../../ui/tips.tsx';
import { partTitle, titleOf } from '../../lexicon.ts';
import {
  countWords,
  deckWords,
  itemHelp,
  joined,
  nobody,
  seatPeople,
  thingHelp,
} from '../words.ts';
import { boxes } from './geometry.ts';
import { Explorer } from './voyage.tsx';

export const left = (k: number): number =>
  boxes.x + boxes.widths.slice(0, k).reduce((a, b) => a + b + boxes.gap, 0);
const total = boxes.widths.reduce((a, b) => a + b, 2 * boxes.gap);

interface BoxProps {
  k: number;
  title: string;
  words: string; // all of it, for whoever points at it or cannot see it
  children: ComponentChildren;
}
function Box({ k, title, words, children }: BoxProps) {
  return (
    <g
      transform={`translate(${left(k)},${boxes.y})`}
      role="img"
      aria-label={`${title}. ${words}`}
      {...tip(words)}
    >
      <rect
        width={boxes.widths[k]}
        height={boxes.h}
        rx={12}
        fill="var(--cq-box)"
        fill-opacity={0.78}
        stroke="#fff"
        stroke-opacity={0.15}
      />
      <text class="c-small b" x={14} y={25} fill="var(--reef)">
        {title}
      </text>
      {children}
    </g>
  );
}

const lostOf = (p: Position): number[] =>
  p.players.filter(q => q.explorer === 'lost').map(q => q.side);
const lostWords = (p: Position, lost: number[]): string =>
  [thingHelp('lost'), lost.length ? `${joined(lost.map(side => seatPeople(p, side)))}.` : '']
    .join(' ')
    .trim();

// Explorers who miss the next turn.
function LostBox({ p }: { p: Position }) {
  const lost = lostOf(p),
    many = lost.length > 1;
  const one = (side: number, k: number) => {
    const x = k > 1 ? 74 : 0,
      y = (k % 2) * 36;
    return many ? (
      <g key={side}>
        <Explorer side={side} x={28 + x} y={52 + y} size={29} />
        <text class="c-small" x={48 + x} y={58 + y} fill="#FFFBF2">
          {lost.length > 2 ? '' : seatPeople(p, side)}
        </text>
      </g>
    ) : (
      <g key={side}>
        <Explorer side={side} x={42} y={70} size={46} />
        <text class="c-small b" x={72} y={75} fill="#FFFBF2">
          {seatPeople(p, side)}
        </text>
      </g>
    );
  };
  return (
    <Box k={0} title={titleOf('conquest', 'thing', 'lost')} words={lostWords(p, lost)}>
      {lost.length === 0 && (
        <text class="c-small b" x={14} y={62} fill="#CFE6E6">
          {nobody()}
        </text>
      )}
      {lost.map(one)}
    </Box>
  );
}

function DeckBox({ p }: { p: Position }) {
  const hasEvents = p.options.includes('events');
  return (
    <Box
      k={1}
      title={partTitle('conquest', 'cards')}
      words={`${deckWords(p)}. ${itemHelp('card')}`}
    >
      <rect
        x={16}
        y={38}
        width={42}
        height={60}
        rx={5}
        fill="url(#cq-deck)"
        stroke="#FFFBF2"
        stroke-width={2}
      />
      <text class="c-big" x={61} y={hasEvents ? 62 : 74}>
        {p.deck_left}
      </text>
      <text class="c-small" x={61} y={hasEvents ? 79 : 94} fill="#CFE6E6">
        {t('conquest.box.of', { n: cards.size })}
      </text>
      {hasEvents && (
        <text class="c-small" x={61} y={98} fill="#CFE6E6">
          {countWords('events', p.events_left)}
        </text>
      )}
    </Box>
  );
}

function CupBox({ p }: { p: Position }) {
  return (
    <Box k={2} title={titleOf('conquest', 'thing', 'cup')} words={cupWords(p.draws)}>
      {cupRows(p.draws).map(({ colour, word, n }, k) => (
        <g key={k}>
          <rect x={14} y={41 + k * 24} width={12} height={12} rx={3} fill={colour} />
          <text class="c-small" x={34} y={52 + k * 24} fill="#EAF4F2">
            {word}
          </text>
          <text class="c-small b" x={132} y={52 + k * 24} text-anchor="end" fill="#FFFBF2">
            {n}
          </text>
        </g>
      ))}
    </Box>
  );
}

// Lost Explorers, the cards and the cup, in the empty north-east.
export function Table({ position: p }: { position: Position }) {
  return (
    <g transform={`translate(${boxes.x + total},${boxes.y})`}>
      <g class="c-grow-box">
        <g transform={`translate(${-boxes.x - total},${-boxes.y})`}>
          <defs>
            <Siapo id="cq-deck" size={28} />
          </defs>
          <LostBox p={p} />
          <DeckBox p={p} />
          <CupBox p={p} />
        </g>
      </g>
    </g>
  );
}
