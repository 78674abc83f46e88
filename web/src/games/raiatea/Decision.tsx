// Decision.tsx - the decision bar of Raiatea: what is asked, the choices, what they cost and bring.
// Sets of cards are chosen here in any order and played in the order that the rules ask for.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SignIcon, type Sign } from '../../art/marae.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { Bold } from '../../i18n/say.tsx';
import { Preview, hover, isOn, lead, useWaitHead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { byKeyboard } from '../hand.ts';
import {
  actionsOf,
  fits,
  isFull,
  moves as movesOf,
  stage as stageOf,
  withCard,
  withoutCard,
  type Button,
  type Choosing,
  type Move,
  type Stage,
} from './moves.ts';
import { placeSign } from './Scene.tsx';
import { RitualFace } from './cards.tsx';
import { FaceIcon, MaskIcon, MissionIcon, ritualSign } from './signs.tsx';
import { ritualOf, stallOf, type LocationName, type RView } from './position.ts';
import { bonusSign } from './signs.tsx';
import {
  buttonHint,
  buttonTitle,
  explain,
  joined,
  maskBrief,
  maskText,
  maskWord,
  prompt,
  type Names,
} from './words.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };
interface Tray {
  board: BoardProps;
  view: RView;
  stage: Stage;
  names: Names;
  phone: boolean;
}

function Waiting({
  view,
  names,
  tools,
  news,
  refused,
}: {
  view: RView;
  names: Names;
  tools: ComponentChildren;
  news: string | null;
  refused: string | null;
}) {
  const due = view.due,
    seats = due?.seats ?? [],
    mine = names.you !== null && seats.includes(names.you),
    who = joined(seats.filter(s => s !== names.you).map(names.of));
  const sealed = due?.kind === 'secret',
    done = sealed && names.you !== null && (view.position.players[names.you]?.ready ?? false);
  const head = view.over
    ? t('raiatea.wait.over')
    : mine
      ? t('raiatea.wait.yours')
      : !due || due.kind === 'chance' || !seats.length
        ? t('raiatea.wait.chance')
        : done
          ? t('raiatea.wait.sealed')
          : sealed
            ? t('raiatea.wait.sealed.other', { name: who })
            : t('raiatea.wait.other', { name: who });
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{useWaitHead(head)}</h2>
        <span class="grow" />
        {tools}
      </div>
      <Preview said={null} refused={refused} help={t('raiatea.wait.help')} news={news} />
    </div>
  );
}

// ---- one choice ----------------------------------------------------------------------------------

function picture(m: Move): ComponentChildren {
  switch (m.verb) {
    case 'go':
      return <SignIcon name={placeSign[m.one as LocationName]} size={30} />;
    case 'take':
      return <FaceIcon face={m.one} size={30} />;
    case 'gather':
      return <SignIcon name="gatherer" size={28} />;
    case 'sacrifice':
    case 'good':
    case 'trader':
      return <SignIcon name={m.one as Sign} size={30} />;
    case 'sell':
      return <SignIcon name={bonusSign[stallOf(m.one, Number(m.two)).bonus]} size={28} />;
    case 'hire':
    case 'helper':
      return <SignIcon name={m.one as Sign} size={30} />;
    case 'mask':
    case 'mirror':
      return <MaskIcon mask={m.one} size={32} />;
    case 'mission':
      return <MissionIcon code={m.one} size={36} />;
    case 'deck':
      return <SignIcon name={m.one === 'forbidden' ? 'forbidden' : 'ritual'} size={30} />;
    case 'draw':
      return <SignIcon name="ritual" size={28} />;
    case 'train':
      return <SignIcon name="priest" size={28} />;
    case 'target':
      return <SeatSign seat={m.n} size={28} />;
    case 'reward':
      return (
        <SignIcon
          name={m.one === 'tattoo' ? 'tattoo' : m.one === 'good' ? 'good' : 'pearl'}
          size={30}
        />
      );
    case 'keep':
    case 'ritual':
    case 'shaman':
      return <SignIcon name={ritualSign(m.one)} size={30} />;
    case 'strike':
      return <SignIcon name={ritualSign(m.two)} size={30} />;
    case 'yes':
      return <SignIcon name="tattoo" size={28} />;
    default:
      return null;
  }
}
const costOf = (m: Move): number | null =>
  m.verb === 'keep' || m.verb === 'ritual' || m.verb === 'shaman'
    ? ritualOf(m.one).cost
    : m.verb === 'strike'
      ? ritualOf(m.two).cost
      : null;

function Choice({ tray, b }: { tray: Tray; b: Button }) {
  const { board, view, names } = tray,
    m = b.moves[0]!,
    title = buttonTitle(view, b, names),
    hint = m.verb === 'mask' && !b.group ? maskBrief(m.one) : buttonHint(view, b, names),
    cost = b.group ? null : costOf(m);
  const common = {
    type: 'button' as const,
    'data-do': 'do' in b.leads ? b.leads.do : undefined,
    'data-group': b.group,
    onClick: () => lead(board, b.leads),
    ...hover(
      board,
      b.moves.map(x => x.do),
    ),
  };
  if (b.name === 'end')
    return (
      <button {...common} class="btn side-btn ra-end">
        {title}
      </button>
    );
  return (
    <button
      {...common}
      class={`opt act ra-opt${isOn(b, board.pointed) ? ' on' : ''}${cost === null ? '' : ` ra-edge ${ritualOf(m.verb === 'strike' ? m.two : m.one).kind}`}`}
    >
      <span class="ic">
        {b.group?.startsWith('sell:') ? (
          <SignIcon name={b.group.slice(5) as Sign} size={30} />
        ) : (
          picture(m)
        )}
      </span>
      <span class="t">
        <span class="nm">{title}</span>
        {cost !== null && (
          <span class="ra-price">
            <SignIcon name="mana" size={15} />
            {cost}
          </span>
        )}
        {m.verb === 'mission' && <span class="ra-vp">{hint}</span>}
      </span>
      {hint && m.verb !== 'mission' && <span class="c">{hint}</span>}
    </button>
  );
}

// ---- a set of cards --------------------------------------------------------------------------------

function SetCard({
  tray,
  c,
  id,
  chosen,
  play,
}: {
  tray: Tray;
  c: Choosing;
  id: string;
  chosen: boolean;
  play: (actions: string[]) => void;
}) {
  const { board, view, names } = tray,
    free = chosen || c.most === 1 || fits(view, c, id, names.you!),
    isMask = c.verb === 'mask',
    said = isMask ? { head: maskWord(id), text: maskText(id) } : null;
  const toggle = (): void => {
    if (c.most === 1 && !c.ends) {
      play([`${c.verb} ${id}`]);
      return;
    }
    if (chosen) board.setPick(withoutCard(c, id));
    else if (free) board.setPick(withCard(c, id));
    else board.refuse?.(t('raiatea.set.full'));
  };
  return (
    <button
      type="button"
      class={`ra-setcard${chosen ? ' on' : ''}`}
      data-card={id}
      aria-pressed={c.most === 1 && !c.ends ? undefined : chosen}
      aria-disabled={free ? undefined : 'true'}
      onClick={toggle}
    >
      {isMask ? (
        <span class="ra-ritual mask">
          <MaskIcon mask={id} size={40} />
          <b class="nm">{said!.head}</b>
          <span class="tx">{said!.text}</span>
        </span>
      ) : (
        <RitualFace
          id={id}
          text="whole"
          corner={
            chosen ? (
              <span class="ra-in">
                <Icon name="check" size={16} width={3} />
              </span>
            ) : undefined
          }
        />
      )}
    </button>
  );
}
function SetTray({
  tray,
  c,
  play,
}: {
  tray: Tray;
  c: Choosing;
  play: (actions: string[]) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (
      byKeyboard() &&
      (document.activeElement === document.body || document.activeElement === null)
    )
      root.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const { view, names } = tray,
    point = tray.stage.point,
    me = view.position.players[names.you!],
    inBag =
      point === 'prepare' ? (me?.prepared ?? []) : c.verb === 'keep' ? (me?.picked ?? []) : [],
    count = new Map<string, number>();
  const done = c.chosen.length >= c.least && (c.least === 0 || isFull(c) || c.most === 1),
    n = c.chosen.length;
  const word =
    point === 'prepare'
      ? n
        ? t('raiatea.do.done.n', { n })
        : t(inBag.length ? 'raiatea.do.done.more' : 'raiatea.do.done')
      : c.verb === 'keep'
        ? t('raiatea.do.keep.n', { n: c.most })
        : t('raiatea.do.pay.n', { n: c.most });
  return (
    <div class="ra-set" ref={root}>
      <div class="ra-setcards">
        {inBag.map((id, k) => (
          <span key={`b${k}`} class="ra-setcard in">
            <RitualFace
              id={id}
              text="whole"
              foot={t(point === 'prepare' ? 'raiatea.set.in' : 'raiatea.set.kept')}
            />
          </span>
        ))}
        {c.from.map((id, k) => {
          const nth = count.get(id) ?? 0;
          count.set(id, nth + 1);
          return (
            <SetCard
              key={k}
              tray={tray}
              c={c}
              id={id}
              chosen={c.chosen.filter(x => x === id).length > nth}
              play={play}
            />
          );
        })}
      </div>
      {(c.most > 1 || c.ends) && (
        <div class="ra-confirm">
          <button
            type="button"
            class={`btn${done ? ' pri' : ''} side-btn`}
            data-confirm
            aria-disabled={done ? undefined : 'true'}
            onClick={() => {
              if (done) play(actionsOf(c));
              else tray.board.refuse?.(t('raiatea.set.chosen', { n, of: c.most }));
            }}
          >
            {word}
          </button>
          {point !== 'prepare' && (
            <small class="mut">{t('raiatea.set.chosen', { n, of: c.most })}</small>
          )}
        </div>
      )}
    </div>
  );
}

// ---- a bid -------------------------------------------------------------------------------------------

function BidTray({ tray }: { tray: Tray }) {
  const { board, view, stage, names } = tray,
    b = stage.bidding!,
    me = view.position.players[names.you!]!,
    isAuction = stage.point === 'auction_bid',
    more = 2 * me.lasting.filter(r => r === 'maui').length;
  const set = (n: number): void =>
    board.setPick({ to: String(Math.min(b.most, Math.max(b.least, n))) });
  return (
    <div class="ra-bidding">
      <button
        type="button"
        class="btn sq"
        aria-label={t('raiatea.do.bid.less')}
        aria-disabled={b.at > b.least ? undefined : 'true'}
        onClick={() => set(b.at - 1)}
      >
        <Icon name="minus" />
      </button>
      <span class="ra-bidnum">
        <SignIcon name="mana" size={28} />
        <b>{b.at}</b>
      </span>
      <button
        type="button"
        class="btn sq"
        aria-label={t('raiatea.do.bid.more')}
        aria-disabled={b.at < b.most ? undefined : 'true'}
        onClick={() => set(b.at + 1)}
      >
        <Icon name="plus" />
      </button>
      <input
        type="range"
        min={b.least}
        max={b.most}
        value={b.at}
        aria-label={t(isAuction ? 'raiatea.ask.auction_bid' : 'raiatea.ask.mana_offer')}
        onInput={e => set(Number(e.currentTarget.value))}
      />
      <span class="ra-bidsay sm">
        <span>{t('raiatea.do.bid.left', { n: (me.mana ?? b.most) - b.at })}</span>
        {more > 0 && <b>{t('raiatea.do.bid.as', { n: b.at + more })}</b>}
        <span class="mut">
          {isAuction && view.position.options.includes('mana_scarcity')
            ? t('raiatea.do.bid.supply', { n: view.position.bag })
            : t('raiatea.do.bid.bag', { n: view.position.bag + b.at })}
        </span>
      </span>
      <button
        type="button"
        class="btn pri side-btn"
        data-do={`bid ${b.at}`}
        onClick={() => board.choose?.(`bid ${b.at}`)}
      >
        {t(isAuction ? 'raiatea.do.bid.auction' : 'raiatea.do.bid', { n: b.at })}
      </button>
    </div>
  );
}

// ---- the bar -----------------------------------------------------------------------------------------

function Sides({ tray }: { tray: Tray }) {
  const { stage, board, view, names } = tray;
  if (!stage.sides.length) return null;
  return (
    <div class="ra-sides">
      {stage.sides.map(b => (
        <button
          key={b.group}
          type="button"
          class="btn sm"
          data-group={b.group}
          onClick={() => lead(board, b.leads)}
          {...hover(board, [])}
        >
          <SignIcon name={b.group as Sign} size={18} />
          {buttonTitle(view, b, names)}
        </button>
      ))}
    </div>
  );
}
function Body({ tray, play }: { tray: Tray; play: (actions: string[]) => void }) {
  const { stage: s, board } = tray;
  if (s.choosing) return <SetTray tray={tray} c={s.choosing} play={play} />;
  if (s.bidding) return <BidTray tray={tray} />;
  const ends = s.buttons.filter(b => b.name === 'end'),
    rest = s.buttons.filter(b => b.name !== 'end');
  return (
    <div
      class={`ra-opts${rest.length > 5 ? ' ra-many' : ''}${rest.some(b => b.moves[0]!.verb === 'mask') ? ' ra-masks' : ''}`}
    >
      {rest.length > 0 && (
        <div class="opts">
          {rest.map(b => (
            <Choice key={b.moves[0]!.do + (b.group ?? '')} tray={tray} b={b} />
          ))}
        </div>
      )}
      {s.back && (
        <button
          type="button"
          class="btn side-btn"
          data-back-pick
          onClick={() => board.setPick(s.back!)}
        >
          {t('raiatea.do.back')}
        </button>
      )}
      {ends.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} />
      ))}
    </div>
  );
}

export function Decision(props: Props) {
  const view = props.view as RView,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you };
  // A set goes step by step: the next one as soon as the last has been played.
  const queue = useRef<string[]>([]),
    sent = useRef<RView | null>(null);
  useEffect(() => {
    const next = queue.current[0];
    if (next === undefined || !props.choose || sent.current === view) return;
    if (!view.legal.some(l => l.do === next)) {
      queue.current = [];
      return;
    }
    queue.current = queue.current.slice(1);
    sent.current = view;
    props.choose(next);
  });
  if (!props.choose || you === null || !view.due?.seats.includes(you) || view.over)
    return (
      <Waiting
        view={view}
        names={names}
        tools={props.tools}
        news={props.news}
        refused={props.refused ?? null}
      />
    );
  const tray: Tray = {
      board: props,
      view,
      stage: stageOf(view, props.pick, you),
      names,
      phone: props.phone,
    },
    { head, help } = prompt(view, tray.stage, names);
  const pointed = movesOf(view).filter(m => props.pointed.includes(m.do)),
    said = pointed.length === 1 ? explain(view, pointed[0]!, names) : null;
  const play = (actions: string[]): void => {
    queue.current = actions.slice(1);
    sent.current = view;
    if (actions[0] !== undefined) props.choose?.(actions[0]);
  };
  return (
    <div class={`ask ra-ask${tray.stage.choosing ? ' set' : ''}`}>
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
