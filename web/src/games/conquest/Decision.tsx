// Decision.tsx - the decision bar of Conquest: what is asked, the choices, what they cost and bring.
// The map shows the same choices; whatever is pointed at in one glows in the other.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { useCell } from '../../app/store.ts';
import { t } from '../../i18n/index.ts';
import { softly } from '../../i18n/soft.ts';
import { hover, Preview, useWaitHead, waiting } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { BattleScene } from './battle/BattleScene.tsx';
import { BattleTray } from './battle/BattleTray.tsx';
import { useEnding } from './battle/shown.ts';
import { BuildTray } from './plan/BuildTray.tsx';
import { unsent } from './plan/draft.ts';
import { buttonHint, buttonTitle } from './buttons.ts';
import { explain } from './explain.ts';
import { Found } from './Found.tsx';
import { isEnd, movesOf, stage as stageOf, type Button } from './moves.ts';
import { aboard } from './party/draft.ts';
import { PartyTray, Sending } from './party/PartyTray.tsx';
import { hexName } from './places.ts';
import { Points } from './Points.tsx';
import type { CView } from './position.ts';
import { prompt } from './prompt.ts';
import { useGiving, useQueue } from './queue.ts';
import { useRest, type Rest } from './rest.ts';
import { Choice, onMap, Places, Risk, Rope, type TrayProps } from './tray.tsx';
import { filled, nameOf as wordOf } from '../lexicon.ts';
import { nameOf, type Names } from './words.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

interface WaitingProps {
  board: Props;
  view: CView;
  names: Names;
  note: string | null;
  giving: boolean;
  ending: boolean;
}
function waitWords({ view, names, giving, ending }: WaitingProps): {
  head: string;
  help: string;
} {
  const isMine = names.you !== null && (view.due?.seats.includes(names.you) ?? false);
  if (ending) return { head: t('conquest.wait.ended'), help: t('conquest.wait.ended.help') };
  const help = t(isMine ? 'conquest.wait.yours.help' : 'conquest.wait.help');
  return { head: giving ? t('conquest.queue.busy') : waiting(view, names.you), help };
}

function Waiting(props: WaitingProps) {
  const { board, view, note } = props,
    v = view.position.voyage,
    { head, help } = waitWords(props);
  return (
    <div class="ask" data-waits>
      <div class="ask-head">
        <h2>{useWaitHead(head)}</h2>
        <span class="grow" />
        {board.tools}
      </div>
      <Preview said={null} refused={board.refused ?? note} help={help} news={board.news} />
      {v?.pos !== null && v !== null && (
        <div class="c-sail">
          <Rope voyage={v} />
        </div>
      )}
    </div>
  );
}

// Cards and tiles that may be shown besides are small buttons.
function Sides({ tray, rest }: { tray: TrayProps; rest: Rest }) {
  const { board, view, stage, names } = tray,
    passing = view.position.rest;
  if (!stage.sides.length && !rest.begin) return null;
  return (
    <div class="c-sides">
      {stage.sides.map(b => {
        const m = b.moves[0]!,
          hint = buttonHint(view, b, names);
        return (
          <button
            key={m.do}
            type="button"
            class="btn sm"
            data-do={m.do}
            title={hint}
            onClick={() => board.choose?.(m.do)}
            {...hover(board, [m.do])}
          >
            {buttonTitle(view, b)}
          </button>
        );
      })}
      {rest.begin && (
        <button type="button" class="btn sm" data-rest title={passing?.help} onClick={rest.begin}>
          {passing?.label}
        </button>
      )}
    </div>
  );
}

// An order of play as the signs of the seats, one after the other.
function OrderChoice({ tray, b }: { tray: TrayProps; b: Button }) {
  const { board, view, names } = tray,
    m = b.moves[0]!,
    order = m.order ?? [];
  return (
    <button type="button" class="opt c-order" data-do={m.do} onClick={() => board.choose?.(m.do)}>
      <span class="t">
        <span class="nm">{softly(buttonTitle(view, b))}</span>
      </span>
      <span class="c">
        {order.map((s, k) => (
          <span key={s} class="row">
            {k > 0 && <Icon name="fwd" size={13} />}
            <SeatSign seat={s} size={19} />
          </span>
        ))}
        <span class="hush">
          {filled(
            wordOf('conquest', 'head', 'order'),
            order.map(s => nameOf(view.position, s, names)).join(', '),
          )}
        </span>
      </span>
    </button>
  );
}

// What ends or confirms stands last, as a plain button.
function Choices({ tray, most }: { tray: TrayProps; most: number }) {
  const { stage: s, board } = tray,
    plain = s.buttons.filter(b => !onMap(s, b)),
    others = plain.filter(b => !isEnd(b)), // they are not on the map: places are listed only beside few of them
    choice = (b: Button) => <Choice key={b.moves[0]!.do} tray={tray} b={b} />;
  const rest = (
    <>
      <Places tray={tray} most={most - others.length} />
      {others.map(b =>
        b.moves[0]!.order ? <OrderChoice key={b.moves[0]!.do} tray={tray} b={b} /> : choice(b),
      )}
    </>
  );
  const last = (
    <>
      {s.back && (
        <button type="button" class="btn c-act" onClick={() => board.setPick(s.back!)}>
          {t('conquest.do.back')}
        </button>
      )}
      {plain.filter(isEnd).map(choice)}
    </>
  );
  // However many places there are to choose from, what ends the decision stays in sight.
  return (
    <div class="c-row">
      <div class="opts">{rest}</div>
      <div class="opts c-ends">{last}</div>
    </div>
  );
}

function Body({ tray }: { tray: TrayProps }) {
  const { view, stage: s, phone, names } = tray,
    p = view.position,
    v = p.voyage,
    me = p.players[names.you ?? 0];
  if (p.battle) return <BattleTray tray={tray} battle={p.battle} />;
  if (p.plan) return <BuildTray tray={tray} />;
  if (p.party) return <PartyTray tray={tray} />;
  if (s.buttons[0]?.moves[0]!.n !== undefined) return <Sending tray={tray} />;
  const isSailing =
      v?.side === names.you && ['explore_continue', 'explore_forced_end'].includes(s.point),
    sailing = isSailing && v.pos !== null ? v : null,
    few = s.point === 'explore_start' || sailing ? [0, 2] : [5, 6];
  return (
    <div class={`c-body${sailing ? ' sailing' : ''}`}>
      {sailing && (
        <div class="c-sail">
          <Rope voyage={sailing} />
          {sailing.risk && s.point === 'explore_continue' && (
            <Risk risk={sailing.risk} phone={phone} />
          )}
        </div>
      )}
      {s.point === 'explore_tile_choice' && v?.tile && (
        <Found tile={v.tile} name={hexName(p, v.pos!)} phone={phone} />
      )}
      {(s.point === 'victory_action' || s.point === 'rp_declare') && me && (
        <Points me={me} end={p.game_end} parts={view.score.parts} />
      )}
      <Choices tray={tray} most={few[phone ? 1 : 0]!} />
    </div>
  );
}

// A plan that another window sealed, or a bot: what stood here was not in it, and that is said until the next voyage.
function useSealedElsewhere(board: Props, view: CView): string | null {
  const [turn, setTurn] = useState(0),
    left = useRef(0),
    giving = useGiving(),
    isAsked =
      view.position.plan !== null &&
      board.you !== null &&
      (view.due?.seats.includes(board.you) ?? false);
  useEffect(() => {
    const was = left.current;
    left.current = isAsked && !giving ? unsent(view) : 0;
    if (was > 0 && !isAsked && !giving) setTurn(view.position.turn);
  });
  return view.position.turn - turn <= 1 && turn > 0 && !isAsked
    ? t('conquest.build.elsewhere')
    : null;
}

// The question with its choices.
function Asking({
  board,
  view,
  names,
  note,
  rest,
}: Omit<WaitingProps, 'giving' | 'ending'> & { rest: Rest }) {
  const stage = stageOf(view, board.pick),
    tray: TrayProps = { board, view, stage, names, phone: board.phone },
    sailing = useCell(aboard),
    { head, help } = prompt(view, tray, sailing),
    pointed = movesOf(view).filter(m => board.pointed.includes(m.do));
  return (
    <div class="ask conquest">
      <div class="ask-head">
        <h2>{head}</h2>
        <span class="grow" />
        {board.tools}
      </div>
      <div class="c-say">
        <Preview
          said={pointed.length ? explain(view, pointed, names) : null}
          refused={board.refused ?? note}
          help={view.position.plan ? '' : help}
          news={null}
        />
        <Sides tray={tray} rest={rest} />
      </div>
      <Body tray={tray} />
    </div>
  );
}

export function Decision(props: Props) {
  const view = props.view as CView,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you };
  useQueue(props, view);
  const note = useSealedElsewhere(props, view),
    giving = useGiving(),
    ending = useEnding(props, names),
    isDue = you !== null && (view.due?.seats.includes(you) ?? false),
    rest = useRest(props, view),
    isAsked = !giving && !ending && !rest.isOn && props.choose !== null && isDue && !view.over;
  return (
    <>
      {/* On a phone the Battle covers all: what Undo and Hint do must be in it. */}
      {props.phone && (
        <BattleScene
          board={props}
          names={names}
          tools={props.tools}
          ask={stage => prompt(view, { stage, names }).head}
        />
      )}
      {isAsked ? (
        <Asking board={props} view={view} names={names} note={note} rest={rest} />
      ) : (
        <Waiting {...{ board: props, view, names, note, giving, ending }} />
      )}
    </>
  );
}
