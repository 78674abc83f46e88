// Decision.tsx - the decision bar of Polynesia: prompt, what the pointed choice means, the choices.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import { softly } from '../../i18n/soft.ts';
import { does, hover, isOn, lead, Preview, useWaitHead, waiting } from '../bar.tsx';
import type { BoardProps, Said } from '../game.ts';
import { asked } from '../question.ts';
import { moves as movesOf, stage as stageOf, type Button, type Move, type Stage } from './moves.ts';
import type { Group, PView } from './position.ts';
import { islandName, routeName } from './names.ts';
import { Way } from './Way.tsx';
import { clickAsk, clickHelp, explain, scoreChange, stepsLeft, type Names } from './words.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

function Change({ change }: { change: { from: number; to: number } | null }) {
  if (!change || change.from === change.to) return null;
  const { from, to } = change;
  return (
    <span class={`chg ${to > from ? 'up' : 'dn'}`} title={t('polynesia.speak.score', { from, to })}>
      {t('polynesia.change', { from, to })}
    </span>
  );
}

function prompt(view: PView, s: Stage, phone: boolean): ReturnType<typeof asked> {
  const p = view.position;
  const of = (click: string, name = ''): ReturnType<typeof asked> => ({
    head: clickAsk(click, name),
    help: clickHelp(click, name),
  });
  const [one] = s.asking ?? [];
  if (one?.shared)
    return of(one.shared.click, one.to === undefined ? routeName(one.route!) : islandName(one.to));
  const click = s.group && p.groups?.find(g => g.id === s.group)?.click;
  if (click) return of(click);
  if (s.asks !== 'piece') return asked(view);
  if (s.from === null) return of('lift');
  return of(s.back && !phone ? 'sail' : 'sail_only', islandName(s.from));
}

const groupIcons: Record<Group, IconName> = {
  explore: 'explore',
  travel: 'sail',
  populate: 'grow',
  fish: 'hook',
};

function title(b: Button): string {
  const m = b.move ?? b.moves[0]!;
  return b.name === 'target'
    ? islandName(b.target!.kind === 'piece' ? m.from! : m.to!)
    : (m.short ?? m.label);
}

// Whose word is awaited; a move of one's own may still be shown.
function Waiting({ board, view, names }: { board: Props; view: PView; names: Names }) {
  const { active } = view.position,
    isMine = !view.over && active !== null && active === names.you;
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{useWaitHead(waiting(view, names.you))}</h2>
        <span class="grow" />
        {board.tools}
      </div>
      <Preview
        said={null}
        refused={board.refused ?? null}
        help={
          isMine ? t('polynesia.wait.yours.help') : `${view.not_now} ${t('polynesia.wait.help')}`
        }
        news={board.news}
      />
    </div>
  );
}

interface AskProps {
  board: Props;
  view: PView;
  stage: Stage;
  names: Names;
}
// The four actions; one that cannot be done says why.
function GroupButton({ board, view, b }: AskProps & { b: Button }) {
  const group = b.group!,
    says = view.position.groups?.find(g => g.id === group);
  if (!says) return null;
  return (
    <button
      type="button"
      class="opt act"
      aria-disabled={says.open ? undefined : 'true'}
      data-group={group}
      {...does(b.moves.map(m => m.do))}
      onClick={() => (says.open ? lead(board, b.leads) : board.refuse?.(says.spoken))}
    >
      <span class="ic">
        <Icon name={groupIcons[group]} size={board.phone ? 28 : 26} />
      </span>
      <span class="t">
        {says.title}
        {says.value !== undefined && (
          <span class="m" aria-hidden="true">
            {says.value}
          </span>
        )}
      </span>
      <span class="hush">: {says.spoken}</span>
      <span class="c" aria-hidden="true">
        {says.short}
      </span>
    </button>
  );
}

function ChoiceButton({ board, view, names, b }: AskProps & { b: Button }) {
  const actions = b.moves.map(m => m.do);
  return (
    <button
      type="button"
      class={`opt${isOn(b, board.pointed) ? ' on' : ''}`}
      data-do={actions.length === 1 ? actions[0] : undefined}
      data-action={b.moves[0]?.group}
      onClick={() => lead(board, b.leads)}
      {...hover(board, actions)}
    >
      <span class="t">
        <span class="nm">{softly(title(b))}</span>
        <Change change={scoreChange(view, b.moves, view.position.active)} />
      </span>
      <span class="c">
        <Way view={view} b={b} names={names} />
      </span>
    </button>
  );
}

function BackButton({ board, stage: s }: AskProps) {
  const { back } = s;
  if (!back) return null;
  const open = s.group ? 'polynesia.do.other' : 'polynesia.do.down';
  return (
    <button type="button" class="btn side-btn" onClick={() => board.setPick(back)}>
      {t(s.asking ? 'polynesia.do.back' : open)}
    </button>
  );
}

function SkipButton({ board, b }: AskProps & { b: Button }) {
  const m = b.moves[0]!;
  return (
    <button
      type="button"
      class="btn side-btn"
      data-do={m.do}
      onClick={() => lead(board, b.leads)}
      {...hover(board, [m.do])}
    >
      {m.label}
    </button>
  );
}

// A route that is pointed at on the map, where the bar has no button for it. Not on a phone, where the line above says
// it: the sheet would grow, the map shrink, and the route slip away from the mouse and come back, again and again.
function Pointed({ said, change }: { said: Said; change: ReturnType<typeof scoreChange> }) {
  return (
    <div class="opt on po-still">
      <span class="t">
        <span class="nm">{said.head}</span>
        <Change change={change} />
      </span>
      <span class="c nw">
        {said.text}
        {said.warn && <b class="dn">&nbsp;{said.warn}</b>}
      </span>
    </div>
  );
}

// Steps of a Travel that are left.
function StepsLeft({ left, of }: { left: number; of: number }) {
  return (
    <span class="po-dots" role="img" aria-label={stepsLeft(left, of)}>
      {Array.from({ length: of }, (_, k) => (
        <b key={k} class={k < left ? '' : 'u'} />
      ))}
    </span>
  );
}

// What the pointed actions mean, or the route that is asked about.
function saidOf({ view, stage: s, names }: AskProps, pointed: Move[]): Said | null {
  if (pointed.length) return explain(view, pointed, names);
  return s.asking && explain(view, s.asking, names);
}

// More choices than this are small, in two rows: none is out of sight.
const few = 4;

function Asking(props: AskProps) {
  const { board, view, stage: s } = props,
    p = view.position,
    { head, help } = prompt(view, s, board.phone),
    pointed = movesOf(view).filter(m => board.pointed.includes(m.do)),
    said = saidOf(props, pointed),
    of = (...names: Button['name'][]): Button[] => s.buttons.filter(b => names.includes(b.name)),
    groups = of('group'),
    choices = of('move', 'target'),
    isQuiet =
      !board.phone && !choices.length && !!s.group && s.asks === 'route' && pointed.length > 0;
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{head}</h2>
        {s.asks === 'piece' && p.mp_left !== null && p.mp_of !== null && (
          <StepsLeft left={p.mp_left} of={p.mp_of} />
        )}
        <span class="grow" />
        {board.tools}
      </div>
      <Preview
        said={isQuiet ? null : said}
        refused={board.refused ?? null}
        help={help}
        news={null}
      />
      {groups.length > 0 ? (
        <div class="acts po-acts">
          {groups.map(b => (
            <GroupButton key={b.group} {...props} b={b} />
          ))}
        </div>
      ) : (
        <div class={choices.length > few ? 'opts po-opts po-many' : 'opts po-opts'}>
          {(choices.length > 0 || isQuiet) && (
            <div class="po-list">
              {choices.map(b => (
                <ChoiceButton key={b.moves.map(m => m.do).join()} {...props} b={b} />
              ))}
              {isQuiet && said && (
                <Pointed said={said} change={scoreChange(view, pointed, p.active)} />
              )}
            </div>
          )}
          <BackButton {...props} />
          {of('skip').map(b => (
            <SkipButton key={b.moves[0]!.do} {...props} b={b} />
          ))}
        </div>
      )}
    </div>
  );
}

export function Decision(props: Props) {
  const view = props.view as PView,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you },
    isAsked = props.choose !== null && you !== null && view.position.active === you && !view.over;
  if (!isAsked) return <Waiting board={props} view={view} names={names} />;
  return <Asking board={props} view={view} stage={stageOf(view, props.pick)} names={names} />;
}
