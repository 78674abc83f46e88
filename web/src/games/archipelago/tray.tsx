// tray.tsx - what every part of the decision bar shares: the buttons and their pictures.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { hover, isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { SignIcon, type Sign } from './art/signs.tsx';
import { FacePicture } from './boards/Pile.tsx';
import { zoneOf, type Button, type Move, type Stage } from './moves.ts';
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
export function picture(view: AView, m: Move): ComponentChildren {
  const zone = zoneOf(m),
    p = view.position;
  if (zone) return <SignIcon name={zone as Sign} size={26} />;
  switch (m.verb) {
    case 'choose':
      return <FacePicture face={m.one} size={54} />;
    case 'keep':
    case 'first':
      return p.top ? <FacePicture face={p.top} size={54} /> : null;
    case 'second':
      return p.second ? <FacePicture face={p.second} size={54} /> : null;
    case 'next':
    case 'deal':
    case 'rob':
    case 'look':
      return <SeatSign seat={m.n} size={26} />;
    case 'market_cube':
    case 'own_cube':
    case 'take':
    case 'give':
    case 'want':
      return <SignIcon name={m.one as Sign} size={26} />;
    case 'buy':
    case 'sell':
      return <SignIcon name={m.two as Sign} size={26} />;
    case 'sell_token':
    case 'consume_token':
      return <SignIcon name="token" size={26} />;
    case 'consume_own':
    case 'consume_market':
      return p.crisis ? <SignIcon name={p.crisis.res} size={26} /> : null;
    case 'town':
    case 'temple':
    case 'market':
    case 'port':
    case 'ship':
      return <SignIcon name={m.verb} size={28} />;
    case 'use_port':
      return <SignIcon name="port" size={24} />;
    case 'use_market':
      return <SignIcon name="market" size={24} />;
    case 'use_card':
    case 'acquire':
    case 'wonder':
    case 'give_card':
    case 'want_card':
      return <SignIcon name={cardOf(m.one).kind} size={24} />;
    case 'deploy':
    case 'ravage': {
      const i = p.regions[m.n]?.icons[Number(m.two)];
      return i ? <SignIcon name={i.res} size={24} /> : null;
    }
    case 'stand_free':
    case 'heal':
    case 'sink': {
      const u = unitOf(p, m.n);
      return u ? <SeatSign seat={u.seat} size={24} /> : null;
    }
    case 'drop':
      return <SignIcon name="secret" size={26} />;
    default:
      return null;
  }
}

// A choice: an option with two lines, or a plain button for what ends or confirms.
export function Choice({ tray, b, primary = false }: { tray: Tray; b: Button; primary?: boolean }) {
  const { board, view, names } = tray,
    m = b.moves[0],
    title = buttonTitle(view, b, names),
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
      <button {...common} class="btn plain side-btn ar-end" title={hint || undefined}>
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
        <span class="nm">{title}</span>
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
