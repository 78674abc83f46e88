// tray.tsx - what every part of the decision bar shares: the buttons and their pictures.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { softly } from '../../i18n/soft.ts';
import { hover, isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import { FacePicture } from './boards/Pile.tsx';
import { type Button, type Move, type Stage } from './moves.ts';
import { cardOf, unitOf, type AView } from './position.ts';
import { buttonHint, buttonTitle, explain } from './words/choice.ts';
import type { Names } from './words/names.ts';

export interface Tray {
  board: BoardProps;
  view: AView;
  stage: Stage;
  names: Names;
  phone: boolean;
}

const groupSigns: Record<string, Sign> = {
  wheel: 'disc',
  cards: 'character',
  houses: 'port',
  deal: 'deal',
  terms: 'florin',
  rotate: 'progress',
};
// The sign of what an action is about, and how large it is drawn.
function signOf({ position: p }: AView, { verb, row }: Move): [Sign, number] | null {
  const { zone, building, card, slot, region, icon } = row;
  if (zone) return [zone as Sign, 26];
  if (building) return [building as Sign, region === undefined ? 28 : 24];
  if (card && slot === undefined) return [cardOf(card).kind, 24];
  if (icon !== undefined) {
    const there = p.regions[region ?? 0]?.icons[icon];
    return there ? [there.res, 24] : null;
  }
  switch (verb) {
    case 'sell_token':
    case 'consume_token':
      return ['token', 26];
    case 'consume_own':
    case 'consume_market':
      return p.crisis ? [p.crisis.res, 26] : null;
    case 'drop':
      return ['secret', 26];
    default:
      return row.res ? [row.res as Sign, 26] : null;
  }
}
function faceFor({ position: p }: AView, m: Move): string | null {
  if (m.verb === 'choose') return m.row.face ?? null;
  if (m.verb === 'keep' || m.verb === 'first') return p.top;
  return m.verb === 'second' ? p.second : null;
}
export function picture(view: AView, m: Move): ComponentChildren {
  const sign = signOf(view, m),
    face = faceFor(view, m);
  if (sign) return <SignIcon name={sign[0]} size={sign[1]} />;
  if (face) return <FacePicture face={face} size={54} />;
  if (m.row.seat !== undefined) return <SeatSign seat={m.row.seat} size={26} />;
  if (!['stand_free', 'heal', 'sink'].includes(m.verb)) return null;
  const unit = unitOf(view.position, m.row.unit ?? -1);
  return unit ? <SeatSign seat={unit.seat} size={24} /> : null;
}

// A choice: an option with two lines, or a plain button for what ends or confirms.
export function Choice({ tray, b, primary = false }: { tray: Tray; b: Button; primary?: boolean }) {
  const { board, view, names } = tray,
    m = b.moves[0],
    title = buttonTitle(b),
    hint = buttonHint(view, b, names),
    actions = b.moves.map(x => x.do);
  const common = {
    type: 'button' as const,
    'data-do': 'do' in b.leads ? b.leads.do : undefined,
    'data-group': b.group,
    onClick: () => lead(board, b.leads),
    ...hover(board, actions),
  };
  if (b.kind === 'end')
    return (
      <button
        {...common}
        class={`btn side-btn ${m?.row.passes ? 'plain ar-pass' : 'ar-end'}${primary && !m?.row.passes ? ' pri' : ''}`}
        title={hint || undefined}
      >
        {title}
      </button>
    );
  const pic = b.group ? (
    <SignIcon name={groupSigns[b.group]!} size={26} ink={primary ? '#fff' : 'var(--ar-sign)'} />
  ) : m ? (
    picture(view, m)
  ) : null;
  return (
    <button
      {...common}
      class={`opt ar-opt${pic ? ' act' : ''}${primary ? ' pri' : ''}${isOn(b, board.pointed) ? ' on' : ''}`}
    >
      {pic && <span class="ic">{pic}</span>}
      <span class="t">
        <span class="nm">{softly(title)}</span>
      </span>
      {hint && <span class="c nw">{hint}</span>}
      {m && !b.group && <span class="hush">. {explain(view, m, names).text}</span>}
    </button>
  );
}
export function Back({ tray }: { tray: Tray }) {
  return tray.stage.back ? (
    <button
      type="button"
      class="btn side-btn"
      data-back-pick
      onClick={() => tray.board.setPick(tray.stage.back!)}
    >
      {t('archipelago.do.back')}
    </button>
  ) : null;
}
