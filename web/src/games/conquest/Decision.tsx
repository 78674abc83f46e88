// Decision.tsx - the decision bar of Conquest: what is asked, the choices, what they cost and bring.
// The map shows the same choices; whatever is pointed at in one glows in the other.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ThingIcon } from './art.tsx';
import { Icon } from '../../art/icons.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { Isle } from '../../art/isles.tsx';
import { has, t, type Key } from '../../i18n/index.ts';
import { Bold } from '../../i18n/say.tsx';
import { Preview, hover, useWaitHead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { battlePoints } from './battle/battle.ts';
import { Battle } from './battle/BattleTray.tsx';
import { BattleScene, useEnding } from './battle/BattleScene.tsx';
import { BuildTray, buildPoints } from './build/BuildTray.tsx';
import { Boxes } from './map/land.tsx';
import { moves as movesOf, stage as stageOf, type Button } from './moves.ts';
import { PartyTray, partyPoints } from './party/PartyTray.tsx';
import { unsent } from './build/plan.ts';
import { useGiving, useQueue } from './queue.ts';
import { half, short, tiles, type CView, type Player } from './position.ts';
import { Choice, Places, Risk, Rope, onMap, type TrayProps } from './tray.tsx';
import {
  buttonHint,
  buttonTitle,
  explain,
  eventTitle,
  hexName,
  joined,
  landWords,
  nameOf,
  orderOf,
  type Names,
} from './words.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

// The question, in one sentence; and a second one that helps.
export function prompt(
  view: CView,
  tray: Pick<TrayProps, 'stage' | 'names'>,
): { head: string; help: string } {
  const p = view.position,
    { stage: s, names } = tray,
    v = p.voyage,
    me = p.players[names.you ?? 0];
  const key =
    s.group === 'traverse'
      ? 'traverse'
      : s.point === 'move_action' && s.from !== null
        ? 'move_to'
        : s.point === 'transit_action' && s.from !== null
          ? 'transit_kind'
          : s.point === 'build_session' && (p.plan?.pending || s.group)
            ? 'place'
            : s.point === 'victory_action' && s.buttons.some(b => b.moves[0]!.verb === 'declare')
              ? 'declare'
              : s.point === 'explore_start' && !s.targets.length
                ? 'explore_none'
                : s.point === 'explore_start' && s.targets.every(x => x.moves[0]!.verb === 'kumara')
                  ? 'kumara'
                  : s.point;
  const args = {
    n: v?.knots ?? 0,
    limit: v?.limit ?? (me?.cards.some(c => c.card === 'AC11' && c.up) ? 6 : 5),
    name:
      s.from !== null
        ? hexName(p, s.from)
        : s.to !== null
          ? hexName(p, s.to)
          : v?.pos !== null && v
            ? hexName(p, v.pos)
            : '',
    tile: v?.tile ? short(tiles.get(v.tile)?.name ?? '') : t('conquest.land.island'),
    who: v ? nameOf(p, v.side, names) : p.active !== null ? nameOf(p, p.active, names) : '',
    end: p.game_end,
    points: half(me?.points.total ?? 0),
    die: p.battle?.die ?? 0,
    villages: p.battle?.villages ?? 0,
    battle: p.battle ? hexName(p, p.battle.hex) : '',
    free: me?.markers ?? 0,
  };
  const head = has(`conquest.ask.${key}`)
    ? t(`conquest.ask.${key}` as Key, args)
    : (view.due?.title ?? '');
  const help = has(`conquest.ask.${key}.help`)
    ? t(`conquest.ask.${key}.help` as Key, args)
    : (view.due?.help ?? '');
  return { head, help };
}

function Waiting({
  view,
  names,
  tools,
  news,
  refused,
  giving,
  ending,
  answering,
}: {
  view: CView;
  names: Names;
  tools: ComponentChildren;
  news: string | null;
  refused: string | null;
  giving: boolean;
  ending: boolean;
  answering: boolean;
}) {
  const p = view.position,
    due = view.due,
    seats = due?.seats ?? [],
    mine = names.you !== null && seats.includes(names.you);
  const who = seats
      .filter(s => s !== names.you)
      .map(s => nameOf(p, s, names))
      .join(', '),
    key = `conquest.wait.${due?.point ?? ''}`;
  const head = ending
    ? t('conquest.wait.ended')
    : answering
      ? t('conquest.wait.auto')
      : giving
        ? t('conquest.queue.busy')
        : view.over
          ? t('conquest.wait.over')
          : mine
            ? t('conquest.wait.yours')
            : !due || due.kind === 'chance' || !seats.length
              ? t(has(key) ? key : 'conquest.wait.chance')
              : t(has(key) ? key : 'conquest.wait.other', { name: who });
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{useWaitHead(head)}</h2>
        <span class="grow" />
        {tools}
      </div>
      <Preview
        said={null}
        refused={refused}
        help={t(
          ending
            ? 'conquest.wait.ended.help'
            : answering
              ? 'conquest.wait.auto.help'
              : mine
                ? 'conquest.wait.yours.help'
                : 'conquest.wait.help',
        )}
        news={news}
      />
      {p.voyage && p.voyage.pos !== null && (
        <div class="c-sail">
          <Rope voyage={p.voyage} />
        </div>
      )}
    </div>
  );
}

// The tile that only the finder sees.
function Found({ tile, phone }: { tile: string; phone: boolean }) {
  const land = tiles.get(tile);
  if (!land) return null;
  const n = land.green + land.brown;
  return (
    <div class="c-found">
      <svg
        width={phone ? 96 : 108}
        height={phone ? 62 : 70}
        viewBox="-50 -30 100 60"
        aria-hidden="true"
      >
        <rect x={-50} y={-30} width={100} height={60} rx={8} fill="var(--cq-sea)" />
        <Isle name={land.name} x={0} y={0} n={n} />
        {n > 0 && (
          <Boxes
            x={0}
            y={0}
            usable={land.green}
            brown={land.brown}
            ia={0}
            villages={0}
            owner={null}
          />
        )}
      </svg>
      <p>
        <b class="d">{land.name}</b>
        <br />
        <span class="mut sm">{landWords(land)}</span>
      </p>
    </div>
  );
}

function Points({ me, end }: { me: Player; end: number }) {
  const rows = (['villages', 'groups', 'atolls', 'cards', 'kumara'] as const).filter(
    k => me.points[k] > 0 || k === 'villages',
  );
  return (
    <ul class="c-points">
      {rows.map(k => (
        <li key={k}>
          <ThingIcon
            thing={
              k === 'villages'
                ? 'village'
                : k === 'groups' || k === 'atolls'
                  ? 'tcu'
                  : k === 'cards'
                    ? 'cardup'
                    : 'kumara'
            }
            size={18}
            ink="var(--ink-2)"
          />
          {t(`conquest.points.${k}`)} <b>{half(me.points[k])}</b>
        </li>
      ))}
      {(me.hidden_points ?? 0) > 0 && (
        <li>
          <ThingIcon thing="card" size={18} />
          {t('conquest.points.hidden')} <b>+{half(me.hidden_points!)}</b>
        </li>
      )}
      <li class="tot">
        {t('conquest.points.total')} <b class="d">{half(me.points.total)}</b>{' '}
        <span class="mut">{t('conquest.points.of', { n: end })}</span>
      </li>
    </ul>
  );
}

// Where something else is asked, cards and tiles that may be shown besides are small buttons.
const asides = (tray: TrayProps): boolean =>
  ['explore_start', 'explore_continue', 'transit_action', 'move_action', 'victory_action'].includes(
    tray.stage.point,
  );
function Sides({ tray }: { tray: TrayProps }) {
  const { board, view, stage, names } = tray;
  if (!stage.sides.length) return null;
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
            {buttonTitle(view, b, names)}
          </button>
        );
      })}
    </div>
  );
}

// An order of play as the signs of the seats, one after the other.
function OrderChoice({ tray, b }: { tray: TrayProps; b: Button }) {
  const { board, view, names } = tray,
    m = b.moves[0]!,
    order = orderOf(view.position, m.seat!, m.way!);
  return (
    <button type="button" class="opt c-order" data-do={m.do} onClick={() => board.choose?.(m.do)}>
      <span class="t">
        <span class="nm">{buttonTitle(view, b, names)}</span>
      </span>
      <span class="c">
        {order.map((s, k) => (
          <span key={s} class="row">
            {k > 0 && <Icon name="fwd" size={13} />}
            <SeatSign seat={s} size={19} />
          </span>
        ))}
        <span class="hush">
          {t('conquest.order.spoken', {
            names: joined(order.map(s => nameOf(view.position, s, names))),
          })}
        </span>
      </span>
    </button>
  );
}

function Body({ tray }: { tray: TrayProps }) {
  const { view, stage: s, phone, names, board } = tray,
    p = view.position,
    v = p.voyage,
    me = p.players[names.you ?? 0];
  if (battlePoints.has(s.point)) return <Battle tray={tray} />;
  if (buildPoints.has(s.point)) return <BuildTray tray={tray} />;
  if (partyPoints.has(s.point)) return <PartyTray tray={tray} />;
  const plain = s.buttons.filter(b => !onMap(s, b)),
    acts = plain.filter(
      b =>
        [
          'stay',
          'return',
          'accept',
          'pass',
          'end_transit',
          'end_movement',
          'declare',
          'land',
          'none',
        ].includes(b.moves[0]!.verb) || b.name === 'group',
    ),
    rest = plain.filter(b => !acts.includes(b));
  const sailing =
    v &&
    v.pos !== null &&
    v.side === names.you &&
    (s.point === 'explore_continue' || s.point === 'explore_forced_end');
  return (
    <div class={`c-body${sailing ? ' sailing' : ''}`}>
      {sailing && (
        <div class="c-sail">
          <Rope voyage={v} />
          {v.risk && s.point === 'explore_continue' && <Risk risk={v.risk} phone={phone} />}
        </div>
      )}
      {s.point === 'explore_tile_choice' && v?.tile && <Found tile={v.tile} phone={phone} />}
      {(s.point === 'victory_action' || s.point === 'rp_declare') && me && (
        <Points me={me} end={p.game_end} />
      )}
      <div class="opts">
        <Places
          tray={tray}
          most={s.point === 'explore_start' || sailing ? (phone ? 2 : 0) : phone ? 6 : 5}
        />
        {rest.map(b =>
          b.moves[0]!.verb === 'first' ? (
            <OrderChoice key={b.moves[0]!.do} tray={tray} b={b} />
          ) : (
            <Choice key={b.moves[0]!.do} tray={tray} b={b} />
          ),
        )}
        {!asides(tray) && s.sides.map(b => <Choice key={b.moves[0]!.do} tray={tray} b={b} />)}
        {s.back && (
          <button type="button" class="btn c-act" onClick={() => board.setPick(s.back!)}>
            {t('conquest.do.back')}
          </button>
        )}
        {acts.map(b => (
          <Choice key={b.moves[0]!.do} tray={tray} b={b} />
        ))}
      </div>
    </div>
  );
}

// A plan that another window sealed, or a bot: what stood here was not in it, and that is said until the next voyage.
function useSealedElsewhere(board: Props, view: CView): string | null {
  const [turn, setTurn] = useState(0),
    before = useRef({ point: '', left: 0 }),
    giving = useGiving(),
    point =
      view.position.plan && board.you !== null && view.due?.seats.includes(board.you)
        ? view.due.point
        : '';
  useEffect(() => {
    const was = before.current;
    before.current = { point, left: giving ? 0 : point ? unsent(view) : 0 };
    if (!buildPoints.has(was.point) || point || was.left === 0 || giving) return;
    setTurn(view.position.turn);
  });
  return view.position.turn - turn <= 1 && turn > 0 && !point
    ? t('conquest.build.elsewhere')
    : null;
}

export function Decision(props: Props) {
  const view = props.view as CView,
    p = view.position,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you };
  useQueue(props, view);
  const note = useSealedElsewhere(props, view);
  const giving = useGiving(),
    ending = useEnding(props, names);
  // On a phone the Battle covers all: what Undo and Hint do must be in it.
  const scene = props.phone && (
    <BattleScene
      board={props}
      names={names}
      tools={props.tools}
      ask={s => prompt(view, { stage: s, names }).head}
    />
  );
  if (
    giving ||
    ending ||
    !props.choose ||
    you === null ||
    !view.due?.seats.includes(you) ||
    view.over
  )
    return (
      <>
        {scene}
        <Waiting
          view={view}
          names={names}
          tools={props.tools}
          news={props.news}
          refused={props.refused ?? note}
          giving={giving}
          ending={ending}
          answering={props.answering ?? false}
        />
      </>
    );
  const tray: TrayProps = {
      board: props,
      view,
      stage: stageOf(view, props.pick),
      names,
      phone: props.phone,
    },
    { head, help } = prompt(view, tray);
  const pointed = movesOf(view).filter(m => props.pointed.includes(m.do)),
    said = pointed.length ? explain(view, pointed, names) : null;
  const drawn = p.discarded.at(-1);
  return (
    <>
      {scene}
      <div class="ask conquest">
        <div class="ask-head">
          <h2>{head}</h2>
          <span class="grow" />
          {props.tools}
        </div>
        <div class="c-say">
          <Preview
            said={said}
            refused={props.refused ?? note}
            help={
              buildPoints.has(tray.stage.point)
                ? ''
                : tray.stage.point.startsWith('event_') && drawn && !help
                  ? eventTitle(drawn)
                  : help
            }
            news={null}
          />
          {asides(tray) && <Sides tray={tray} />}
        </div>
        <Body tray={tray} />
      </div>
    </>
  );
}
