// Decision.tsx - the decision bar of Raiatea: what is asked, and the choices.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Preview, does, hover, lead, useWaitHead, waiting } from '../../bar.tsx';
import type { BoardProps } from '../../game.ts';
import { byKeyboard } from '../../../ui/hand.ts';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { moves as movesOf, stage as stageOf } from '../moves.ts';
import type { RView } from '../position.ts';
import { useSet } from '../sets.ts';
import { buttonTitle, explain, sideShort } from '../says.ts';
import type { Names } from '../words.ts';
import { prompt } from '../ask.ts';
import { BidTray } from './BidTray.tsx';
import { Choice } from './Choice.tsx';
import { SetTray } from './SetTray.tsx';
import type { Play, Tray } from './tray.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

// ---- while others decide ---------------------------------------------------------------------------

function Waiting({ props, names }: { props: Props; names: Names }) {
  const head = useWaitHead(waiting(props.view, names.you));
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{head}</h2>
        <span class="grow" />
        {props.tools}
      </div>
      <Preview
        said={null}
        refused={props.refused ?? null}
        help={t('raiatea.wait.help')}
        news={props.news}
      />
    </div>
  );
}

// ---- the choices -------------------------------------------------------------------------------------

// What may be done besides: a shaman, a trader, a mirror.
const Sides = ({ tray: { stage, board, phone } }: { tray: Tray }) =>
  stage.sides.length ? (
    <div class="ra-sides">
      {stage.sides.map(b => (
        <button
          key={b.group}
          type="button"
          class="btn sm"
          data-group={b.group}
          onClick={() => lead(board, b.leads)}
          {...hover(board, [])}
          {...does(b.moves.map(m => m.do))}
        >
          <SignIcon name={b.group as Sign} size={18} />
          {phone ? sideShort(b.group!) : buttonTitle(b)}
        </button>
      ))}
    </div>
  ) : null;

const Back = ({ go }: { go: () => void }) => (
  <button type="button" class="btn side-btn" data-back-pick onClick={go}>
    {t('raiatea.do.back')}
  </button>
);
function Choices({ tray }: { tray: Tray }) {
  const { stage: s, board } = tray,
    ends = s.buttons.filter(b => b.name === 'end'),
    rest = s.buttons.filter(b => b.name !== 'end'),
    rows = rest.map(b => b.moves[0]!.row),
    kinds = [
      'ra-opts',
      rest.length > 5 && 'ra-many',
      rows.some(r => r.mask && !r.side) && 'ra-masks',
      rows.some(r => r.tile) && 'ra-missions',
    ];
  return (
    <div class={kinds.filter(Boolean).join(' ')}>
      {rest.length > 0 && (
        <div class="opts">
          {rest.map(b => (
            <Choice key={b.moves[0]!.do + (b.group ?? '')} tray={tray} b={b} />
          ))}
        </div>
      )}
      {s.back && <Back go={() => board.setPick(s.back!)} />}
      {ends.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} />
      ))}
    </div>
  );
}
function Body({ tray, play }: { tray: Tray; play: Play }) {
  const { choosing, bidding } = tray.stage;
  if (choosing && tray.set) return <SetTray tray={tray} c={choosing} set={tray.set} play={play} />;
  return bidding ? <BidTray tray={tray} /> : <Choices tray={tray} />;
}

// A set goes step by step: the next one as soon as the last has been played.
function useQueue(view: RView, { choose, refused }: BoardProps): Play {
  const queue = useRef<string[]>([]),
    sent = useRef<RView | null>(null);
  const send = (actions: string[]): void => {
    queue.current = actions.slice(1);
    sent.current = view;
    if (actions[0] !== undefined) choose?.(actions[0]);
  };
  useLayoutEffect(() => {
    const next = queue.current[0];
    if (refused) queue.current = [];
    if (refused || next === undefined || !choose || sent.current === view) return;
    if (view.legal.some(l => l.do === next)) send(queue.current);
    else queue.current = [];
  });
  return send;
}

const guarded = 700; // milliseconds
// Where a set of cards was chosen, other buttons come to lie under the pointer: they wait until it was seen.
function useGuard(isSet: boolean): boolean {
  const was = useRef(isSet),
    [isOn, setOn] = useState(false);
  useLayoutEffect(() => {
    const hasGone = was.current && !isSet && !byKeyboard();
    was.current = isSet;
    setOn(hasGone);
    if (!hasGone) return;
    const timer = window.setTimeout(() => setOn(false), guarded);
    return () => window.clearTimeout(timer);
  }, [isSet]);
  return isOn;
}

export function Decision(props: Props) {
  const view = props.view as RView,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you },
    play = useQueue(view, props),
    isGuarded = useGuard(you !== null && view.position.players[you]?.set != null),
    isMine = props.choose && you !== null && view.due?.seats.includes(you) && !view.over,
    stage = isMine ? stageOf(view, props.pick, you) : null,
    set = useSet(props, view, stage?.choosing ?? null);
  if (!stage) return <Waiting props={props} names={names} />;
  const tray: Tray = { board: props, view, stage, set, names, phone: props.phone },
    { head, help } = prompt(view, stage, set?.help);
  const pointed = movesOf(view).filter(m => props.pointed.includes(m.do)),
    said = pointed.length === 1 ? explain(pointed[0]!) : null;
  return (
    <div class={`ask ra-ask${stage.choosing ? ' set' : ''}${isGuarded ? ' guarded' : ''}`}>
      <div class="ask-head">
        <h2>{head}</h2>
        <span class="grow" />
        {props.tools}
      </div>
      <div class="ra-say">
        <Preview said={said} refused={props.refused ?? null} help={help} news={null} />
        <Sides tray={tray} />
      </div>
      <Body tray={tray} play={play} />
    </div>
  );
}
