// tray.tsx - what every part of the decision bar shares: the buttons and their pictures.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { softly } from '../../i18n/soft.ts';
import { hover, isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import { FacePicture } from './boards/Pile.tsx';
import { lays, type Button, type Move, type Stage } from './moves.ts';
import { cardOf, type AView } from './position.ts';
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
function signOf({ row }: Move): [Sign, number] | null {
  const { zone, building, card, slot, region, icon, objective, good = row.res } = row;
  if (zone) return [zone as Sign, 26];
  if (building) return [building as Sign, region === undefined ? 28 : 24];
  if (card && slot === undefined) return [cardOf(card).kind, 24];
  if (objective) return ['secret', 26];
  return good ? [good as Sign, icon === undefined ? 26 : 24] : null;
}
export function picture(m: Move): ComponentChildren {
  const sign = signOf(m),
    { seat, unit, face } = m.row;
  if (sign) return <SignIcon name={sign[0]} size={sign[1]} />;
  if (face && !lays(m.row)) return <FacePicture face={face} size={54} />;
  return seat === undefined ? null : <SeatSign seat={seat} size={unit === undefined ? 26 : 24} />;
}

// A choice: an option with two lines, or a plain button for what ends or confirms.
export function Choice({ tray, b, primary = false }: { tray: Tray; b: Button; primary?: boolean }) {
  const { board } = tray,
    m = b.moves[0],
    title = buttonTitle(b),
    hint = buttonHint(b),
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
    picture(m)
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
      {m && !b.group && <span class="hush">. {explain(m).text}</span>}
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
