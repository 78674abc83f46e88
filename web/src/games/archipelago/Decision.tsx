// Decision.tsx - the decision bar of Archipelago: what is asked, the choices, what they cost and bring.
// The table shows the same choices; whatever is pointed at in one glows in the other.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { t, type Key } from '../../i18n/index.ts';
import { hover, Preview, useWaitHead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { FacePicture } from './boards/Pile.tsx';
import {
  actionsOf,
  flipped,
  moves as movesOf,
  stage as stageOf,
  turned,
  type Button,
  type Choosing,
  type Placing,
} from './moves.ts';
import { unitOf, type AView } from './position.ts';
import { give, useGiving, useQueue, useSoleAnswer } from './queue.ts';
import { Answer } from './trade/Answer.tsx';
import { Bundles } from './trade/Bundle.tsx';
import { deskOf, forget, partnersOf } from './trade/draft.ts';
import { MoneyTray, TermsTray } from './trade/Money.tsx';
import { OffersTray, OrderTray } from './trade/OrderTray.tsx';
import { Partners } from './trade/Partners.tsx';
import { verdictOf } from './trade/say.ts';
import { TradeTable } from './trade/TradeTable.tsx';
import { useWishes, WishBox, WishCards } from './trade/Wishes.tsx';
import { Back, Choice, type Tray } from './tray.tsx';
import { cardName } from './words/cards.ts';
import { explain } from './words/choice.ts';
import { faceName, joined, type Names } from './words/names.ts';
import { faceWords, unitWords } from './words/places.ts';
import { prompt } from './words/prompt.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

function Waiting({
  view,
  names,
  tools,
  news,
  refused,
  board,
}: {
  view: AView;
  names: Names;
  tools: ComponentChildren;
  news: string | null;
  refused: string | null;
  board: Props;
}) {
  const due = view.due,
    seats = due?.seats ?? [],
    mine = names.you !== null && seats.includes(names.you),
    who = joined(seats.filter(s => s !== names.you).map(names.of)),
    sealed = due?.kind === 'secret';
  const done =
    sealed && names.you !== null && (view.position.players[names.you]?.ready_sealed ?? false);
  const head = view.over
    ? t('archipelago.wait.over')
    : mine
      ? t('archipelago.wait.yours')
      : !due || due.kind === 'chance' || !seats.length
        ? t('archipelago.wait.chance')
        : done
          ? t('archipelago.wait.sealed')
          : sealed
            ? t('archipelago.wait.sealed.other', { name: who })
            : t('archipelago.wait.other', { name: who });
  const deal = view.position.deal?.sent && !view.over ? view.position.deal : null,
    wait = useWaitHead(head);
  return (
    <div class="ask ar-ask">
      <div class="ask-head">
        <h2>
          {deal
            ? deal.owner === names.you
              ? t('archipelago.deal.waits', { name: names.of(deal.partner) })
              : t('archipelago.deal.watch', { a: names.of(deal.owner), b: names.of(deal.partner) })
            : wait}
        </h2>
        <span class="grow" />
        {tools}
      </div>
      {deal ? (
        <Bundles p={view.position} deal={deal} names={names} />
      ) : (
        <Preview said={null} refused={refused} help={t('archipelago.wait.help')} news={news} />
      )}
      {!mine && <WishBox board={board} view={view} names={names} phone={board.phone} />}
    </div>
  );
}

// Several at once, chosen on the table or here, in any order.
function SetTray({ tray, c }: { tray: Tray; c: Choosing }) {
  const { board, view, names } = tray,
    p = view.position,
    full = c.chosen.length >= c.least;
  // A deal has promised somebody that citizens of his stand up.
  const owed =
    c.verb === 'stand'
      ? (p.crisis?.owed ?? []).findIndex(
          (n, seat) => c.chosen.filter(id => unitOf(p, id)?.seat === seat).length < n,
        )
      : -1;
  const name = (id: number): string => {
    if (c.verb === 'rotate') return cardName(p.track[id]?.card ?? '');
    const u = unitOf(p, id);
    return u ? unitWords(p, u, names) : '';
  };
  const set = (id: number): void =>
    board.setPick({
      ...board.pick,
      to: (c.chosen.includes(id)
        ? c.chosen.filter(x => x !== id)
        : c.chosen.length < c.most
          ? [...c.chosen, id]
          : c.chosen
      ).join(','),
    });
  return (
    <div class="ar-set">
      <div class="ar-choices">
        {c.pool.map(id => (
          <button
            key={id}
            type="button"
            class="btn sm"
            aria-pressed={c.chosen.includes(id)}
            data-pick={id}
            aria-disabled={!c.chosen.includes(id) && full ? 'true' : undefined}
            onClick={() => set(id)}
          >
            {c.chosen.includes(id) && <Icon name="check" size={15} />}
            {name(id)}
          </button>
        ))}
      </div>
      {partnersOf(view).length > 0 && <Partners tray={tray} />}
      <Back tray={tray} />
      <button
        type="button"
        class="btn pri ar-go"
        data-confirm
        aria-disabled={full && owed < 0 ? undefined : 'true'}
        onClick={() => {
          if (full && owed < 0) give(actionsOf(p, c));
          else if (owed >= 0)
            board.refuse?.(
              t('archipelago.crisis.owed', { n: p.crisis!.owed[owed]!, name: names.of(owed) }),
            );
        }}
      >
        {t(`archipelago.do.confirm.${c.verb}` as Key, { n: c.chosen.length, of: c.least })}
      </button>
    </div>
  );
}
// A region in hand: where it fits, how it lies.
function PlaceTray({ tray, placing }: { tray: Tray; placing: Placing }) {
  const { board, stage } = tray,
    { at, pose } = placing,
    face = pose?.face ?? placing.cells[0]?.poses[0]?.face ?? '',
    go = (word: string): void => board.setPick({ ...board.pick, to: word }),
    other = at && pose ? flipped(at.poses, pose) : null;
  if (!at || !pose)
    return (
      <div class="ar-placing">
        <FacePicture face={face} size={62} />
        <span class="grow">
          <b>{faceName(face)}</b>
          <small class="mut">{faceWords(face)}</small>
        </span>
        <div class="ar-choices">
          {stage.targets.map((x, k) => (
            <button
              key={x.spot}
              type="button"
              class="btn sm"
              data-cell={x.spot}
              onClick={() => {
                if ('pick' in x.leads) board.setPick(x.leads.pick);
              }}
              {...hover(
                board,
                x.moves.map(m => m.do),
              )}
            >
              {k + 1}. {t('archipelago.cell.poses', { n: x.moves.length })}
            </button>
          ))}
        </div>
      </div>
    );
  return (
    <div class="ar-placing">
      <FacePicture face={face} rot={pose.rot} size={62} />
      <span class="grow">
        <b>{faceName(face)}</b>
        <small class="mut">{faceWords(face)}</small>
      </span>
      {at.poses.filter(x => x.side === pose.side).length > 1 && (
        <>
          <button
            type="button"
            class="btn"
            data-turn
            onClick={() => go(turned(at.poses, pose, 1).word)}
          >
            <Icon name="again" size={18} />
            {t('archipelago.do.turn')} <kbd>R</kbd>
          </button>
        </>
      )}
      {other && (
        <button type="button" class="btn" data-flip onClick={() => go(other.word)}>
          {t('archipelago.do.flip')} <kbd>F</kbd>
        </button>
      )}
      <Back tray={tray} />
      <button
        type="button"
        class="btn pri ar-go"
        data-do={pose.do}
        onClick={() => board.choose?.(pose.do)}
      >
        {t('archipelago.do.place')}
      </button>
    </div>
  );
}

const isDeal = (b: Button): boolean => b.moves[0]?.verb === 'deal';
const longHelp = 76; // on a phone the choices come first
// on a phone the choices come first
// on a phone the choices come first
// on a phone the choices come first
const few = 6; // more places than these are folded into a list
// more places than these are folded into a list
// more places than these are folded into a list
// more places than these are folded into a list

function Body({ tray }: { tray: Tray }) {
  const { stage: s, view, board, phone } = tray;
  const desk = deskOf(view, board.pick, tray.names.you);
  if (desk)
    return (
      <TradeTable
        key={`${desk.stage} ${desk.window} ${board.pick.to ?? ''}`}
        tray={tray}
        desk={desk}
      />
    );
  if (s.choosing) return <SetTray tray={tray} c={s.choosing} />;
  if (s.placing) return <PlaceTray tray={tray} placing={s.placing} />;
  if (s.amount) return <MoneyTray tray={tray} a={s.amount} />;
  if (s.group === 'terms') return <TermsTray tray={tray} />;
  if (s.point === 'deal_answer') return <Answer tray={tray} />;
  if (s.point === 'choose_order') return <OrderTray key={view.step} tray={tray} />;
  if (s.point === 'take_offers') return <OffersTray tray={tray} />;
  if (s.point === 'wish') return null;
  const ends = s.buttons.filter(b => b.kind === 'end'),
    rest = s.buttons.filter(b => b.kind !== 'end' && b.moves[0]?.verb !== 'take_up'),
    onTable = (b: Button): boolean =>
      b.kind === 'move' &&
      s.targets.some(
        x => x.moves.includes(b.moves[0]!) && /^(unit|part|icon|house|region|good):/.test(x.spot),
      );
  const places = rest.filter(onTable),
    others = rest.filter(b => !onTable(b) && !isDeal(b)),
    deals = rest.some(isDeal) || (s.point === 'round_menu' && view.position.deals === 'full'),
    folded = places.length > (phone ? 4 : few) && s.point !== 'round_menu',
    shown = others.length + (folded ? 0 : places.length) + Number(deals);
  const grows = s.point === 'reproduce_next' ? movesOf(view).filter(m => m.verb === 'grow') : [];
  return (
    <div class={`ar-opts${rest.length > few ? ' many' : ''}`}>
      {s.point === 'round_menu' && <WishCards tray={tray} />}
      {(others.length > 0 || deals || (places.length > 0 && !folded)) && (
        <div
          class="opts"
          style={{ '--ar-columns': String(shown > few + 1 ? Math.ceil(shown / 2) : shown) }}
        >
          {others.map((b, k) => (
            <Choice
              key={b.group ?? b.moves[0]!.do}
              tray={tray}
              b={b}
              primary={b.group === 'wheel' && k === 0}
            />
          ))}
          {!folded && places.map(b => <Choice key={b.moves[0]!.do} tray={tray} b={b} />)}
          {deals && <Partners tray={tray} />}
        </div>
      )}
      {folded && (
        <details class="ar-list">
          <summary class="btn">{t('archipelago.do.all', { n: places.length })}</summary>
          <div class="ar-list-in">
            {places.map(b => (
              <Choice key={b.moves[0]!.do} tray={tray} b={b} />
            ))}
          </div>
        </details>
      )}
      {grows.length > 1 && (
        <button
          type="button"
          class="btn pri ar-go"
          data-everywhere
          onClick={() => give([...grows.map(m => m.do)])}
        >
          {t('archipelago.do.everywhere', { n: grows.length })}
        </button>
      )}
      <Back tray={tray} />
      {ends.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} />
      ))}
      {ends.some(b => b.moves[0]!.verb === 'stop') &&
        view.position.round?.seat === tray.names.you && (
          <button
            type="button"
            class="btn plain side-btn ar-end"
            data-stop-round
            onClick={() => give(['stop', 'end_round'])}
          >
            {t('archipelago.do.stop.end')}
          </button>
        )}
      {board.pick.group === undefined && s.point === 'round_menu' && !rest.length && (
        <span class="mut sm">{t('archipelago.ask.round_menu.end')}</span>
      )}
    </div>
  );
}

export function Decision(props: Props) {
  const view = props.view as AView,
    { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you },
    giving = useGiving();
  useQueue(props, view);
  useSoleAnswer(props, view);
  useWishes(props, view);
  if (!props.choose || giving || you === null || !view.due?.seats.includes(you) || view.over)
    return (
      <Waiting
        view={view}
        names={names}
        tools={props.tools}
        news={props.news}
        refused={props.refused ?? null}
        board={props}
      />
    );
  const tray: Tray = {
      board: props,
      view,
      stage: stageOf(view, props.pick),
      names,
      phone: props.phone,
    },
    desk = deskOf(view, props.pick, you),
    verdict = verdictOf(props.last, names);
  const accepted = props.last?.events.find(e => e.name === 'deal_accepted');
  if (accepted && typeof accepted.actor === 'number') forget(accepted.actor);
  const { head, help } =
    desk && desk.window !== 'order'
      ? {
          head: t(desk.answers ? 'archipelago.trade.head.answer' : 'archipelago.trade.head', {
            name: names.of(desk.partner),
          }),
          help: t(
            desk.stage === 'menu' ? 'archipelago.trade.help' : 'archipelago.trade.help.locked',
            { name: names.of(desk.partner) },
          ),
        }
      : tray.stage.point === 'choose_order'
        ? { head: t('archipelago.order.ask'), help: t('archipelago.order.ask.help') }
        : prompt(view, tray.stage, names, props.phone);
  const brief = props.phone && help.length > longHelp ? '' : help,
    pointed = movesOf(view).filter(m => props.pointed.includes(m.do)),
    said = pointed.length === 1 ? explain(view, pointed[0]!, names) : null;
  return (
    <div class={`ask ar-ask${tray.stage.choosing ? ' set' : ''}`}>
      <div class="ask-head">
        <h2>{head}</h2>
        <span class="grow" />
        {props.tools}
      </div>
      <Preview
        phone={props.phone}
        said={said}
        refused={props.refused ?? null}
        help={brief}
        news={null}
        verdict={verdict && !desk && tray.stage.point !== 'deal_answer' ? verdict : ''}
      />
      <Body tray={tray} />
    </div>
  );
}
