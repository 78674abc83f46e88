// tray.tsx - what every part of the decision bar shares: buttons that point at the map, the rope of
// Knots, the bar of risk, the list of places for whoever does not use the map.
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { softly } from '../../i18n/soft.ts';
import { hover, isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { ThingAt } from './art.tsx';
import { buttonHint, buttonTitle } from './buttons.ts';
import { isEnd, type Button, type Stage, type Target } from './moves.ts';
import type { CView, Voyage } from './position.ts';
import { inNumber, nameOf } from '../lexicon.ts';
import { tip } from '../../ui/tips.tsx';
import { headWords, thingHelp, type Names } from './words.ts';

export interface TrayProps {
  board: BoardProps;
  view: CView;
  stage: Stage;
  names: Names;
  phone: boolean;
}

// A choice: an option with two lines, or a plain button for what ends or confirms.
export function Choice({
  tray,
  b,
  children,
}: {
  tray: TrayProps;
  b: Button;
  children?: ComponentChildren;
}) {
  const { board, view, names } = tray,
    isCall = b.moves[0]!.role === 'call',
    title = buttonTitle(view, b),
    hint = buttonHint(view, b, names),
    actions = b.moves.map(m => m.do);
  const common = {
    type: 'button' as const,
    'data-do': 'do' in b.leads ? b.leads.do : undefined,
    onClick: () => lead(board, b.leads),
    ...hover(board, actions),
  };
  if (isEnd(b))
    return (
      <button {...common} class={`btn c-act${isCall ? ' pri' : ''}`} title={hint || undefined}>
        {title}
        {b.name === 'group' && <small>{hint}</small>}
      </button>
    );
  return (
    <button {...common} class={`opt${isOn(b, board.pointed) ? ' on' : ''}`}>
      <span class="t">
        <span class="nm">{softly(title)}</span>
        {children}
      </span>
      {hint && <span class="c nw">{hint}</span>}
    </button>
  );
}

const asButton = (x: Target): Button => ({ name: 'target', moves: x.moves, leads: x.leads });
// Once a hex is chosen the list of hexes to choose from is put away.
const isFolded = (s: Stage, x: Target): boolean => s.from !== null && x.look === 'source';
// What a press on the map plays at once needs no button besides the list of places.
export const onMap = (s: Stage, b: Button): boolean =>
  b.name === 'target' ||
  (b.name === 'move' &&
    s.targets.some(x => 'do' in x.leads && x.leads.do === b.moves[0]!.do && !isFolded(s, x)));
// Places of the map as a list: in the bar if they are few, else folded.
export function Places({ tray, most }: { tray: TrayProps; most: number }) {
  const { stage } = tray,
    list = stage.targets.filter(x => !isFolded(stage, x));
  if (!list.length) return null;
  if (list.length <= most)
    return (
      <>
        {list.map(x => (
          <Choice key={x.hex} tray={tray} b={asButton(x)} />
        ))}
      </>
    );
  return (
    <details class="c-list">
      <summary class="btn">{t('conquest.list', { n: list.length })}</summary>
      <div class="c-list-in">
        {list.map(x => (
          <Choice key={x.hex} tray={tray} b={asButton(x)} />
        ))}
      </div>
    </details>
  );
}

// Knots tied so far, and the limit; and what that means.
type Knots = Pick<Voyage, 'knots' | 'limit'>;
const knotWords = ({ knots, limit }: Knots): string =>
  inNumber(nameOf('conquest', 'count', 'knots'), knots, String(limit));
export const ropeWords = (v: Knots): string => `${knotWords(v)}. ${thingHelp('knots')}`;
export function Rope({ voyage: v }: { voyage: Knots }) {
  const n = Math.max(v.limit, v.knots),
    step = 34;
  return (
    <svg
      class="c-rope"
      width={n * step + 26}
      height={34}
      viewBox={`0 0 ${n * step + 26} 34`}
      role="img"
      aria-label={knotWords(v)}
      {...tip(ropeWords(v))}
    >
      <path
        d={`M2,17H${n * step + 24}`}
        stroke="#C8A36A"
        stroke-width={4.4}
        stroke-linecap="round"
      />
      {Array.from({ length: n }, (_, k) => {
        const x = 30 + k * step,
          tied = k < v.knots,
          last = k === v.limit - 1,
          over = k >= v.limit;
        return (
          <g key={k}>
            <circle
              cx={x}
              cy={17}
              r={13}
              fill={tied ? (over ? '#B93A15' : '#6B3F22') : 'var(--panel)'}
              stroke={last || over ? '#C9431B' : '#6B3F22'}
              stroke-width={2.2}
            />
            {tied ? (
              <ThingAt thing="knot" x={x} y={17.5} size={19} ink="#F3E3B6" />
            ) : (
              last && (
                <text class="c-rope-n" x={x} y={22.5} text-anchor="middle">
                  {v.limit}
                </text>
              )
            )}
          </g>
        );
      })}
    </svg>
  );
}

// What the next draw does to the Explorer.
export function Risk({ risk, phone }: { risk: NonNullable<Voyage['risk']>; phone: boolean }) {
  const word = (what: string): string => nameOf('conquest', 'risk', what);
  const rows: [string, number, string][] = [
    ['#49B6B8', risk.on, word(phone ? 'on_short' : 'on')],
    ['#F2A541', risk.home, word(phone ? 'return_short' : 'return')],
    ['#E4572E', risk.lost, word('lost')],
  ];
  return (
    <div
      class="c-risk-box"
      {...tip(headWords('risk', ...[risk.on, risk.home, risk.lost].map(String)))}
    >
      <div class="c-risk" aria-hidden="true">
        {rows.map(
          ([colour, n], k) => n > 0 && <i key={k} style={{ background: colour, width: `${n}%` }} />,
        )}
      </div>
      <ul>
        {rows.map(([colour, n, word], k) => (
          <li key={k}>
            <i style={{ background: colour }} />
            {n} % {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
