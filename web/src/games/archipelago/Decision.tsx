// Decision.tsx - the decision bar of Archipelago: what is asked, the choices, what they cost and bring.
// The table shows the same choices; whatever is pointed at in one glows in the other.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import { capital } from '../../i18n/plain.ts';
import { does, hover, Preview, useWaitHead, waiting } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { filled, nameOf, pointHelp } from '../lexicon.ts';
import { questionOf } from '../question.ts';
import { FacePicture } from './boards/Pile.tsx';
import {
  flipped,
  groupOf,
  moves as movesOf,
  stage as stageOf,
  toggled,
  turned,
  type Button,
  type Choosing,
  type Placing,
  type Pose,
} from './moves.ts';
import { unitOf, type AView, type ChosenSet } from './position.ts';
import { give, useGiving, useQueue } from './queue.ts';
import { Answer } from './trade/Answer.tsx';
import { Bundles } from './trade/Bundle.tsx';
import { deskOf, forget, partnersOf, type Desk } from './trade/draft.ts';
import { MoneyTray, TermsTray } from './trade/Money.tsx';
import { OffersTray, OrderTray } from './trade/OrderTray.tsx';
import { Partners } from './trade/Partners.tsx';
import { verdictOf } from './trade/say.ts';
import { TradeTable } from './trade/TradeTable.tsx';
import { useWishes, WishBox, WishCards } from './trade/Wishes.tsx';
import { useTold, type Told } from './told.ts';
import { Back, Choice, type Tray } from './tray.tsx';
import { cardName } from './words/cards.ts';
import { explain } from './words/choice.ts';
import { faceName, faceWords, type Names } from './words/names.ts';
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
  const mine = names.you !== null && (view.due?.seats.includes(names.you) ?? false);
  const deal = view.position.deal?.sent && !view.over ? view.position.deal : null,
    wait = useWaitHead(waiting(view, names.you));
  return (
    <div class="ask" data-waits>
      <div class="ask-head">
        <h2>{wait}</h2>
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

function setWords({ view: { position: p } }: Tray, c: Choosing, id: number): string {
  if (c.of === 'slot') return cardName(p.track[id]?.card ?? '');
  return capital(unitOf(p, id)?.text ?? '');
}
// Here a full set stays as it is; on the table a click may exchange its only member.
const setAfter = (c: Choosing, id: number): string =>
  c.chosen.includes(id) || c.chosen.length < c.most ? toggled(c, id) : c.chosen.join(',');
// What the engine says of those that are chosen.
type ToldSet = Told<ChosenSet | null>;
interface SetProps {
  tray: Tray;
  c: Choosing;
  set: ToldSet;
}
function ConfirmSet({ tray: { board }, c, set: { told, isTold, settled } }: SetProps) {
  const confirm = async (): Promise<void> => {
    const set = await settled();
    if (set?.actions) give(set.actions);
    else if (set?.why) board.refuse?.(set.why);
  };
  return (
    <button
      type="button"
      class="btn pri ar-go"
      data-confirm
      {...does(told?.actions ?? [])}
      aria-busy={isTold ? undefined : 'true'}
      aria-disabled={told?.actions ? undefined : 'true'}
      onClick={() => void confirm()}
    >
      {filled(c.confirm, String(c.chosen.length), String(c.least))}
    </button>
  );
}
// Those of whom the same is said stand together.
function alike(tray: Tray, c: Choosing): [string, number[]][] {
  const found = new Map<string, number[]>();
  for (const id of c.pool) {
    const words = setWords(tray, c, id);
    found.set(words, [...(found.get(words) ?? []), id]);
  }
  return [...found];
}
function SetButton({
  tray: { board },
  c,
  set,
  id,
  children,
}: SetProps & { id: number; children: ComponentChildren }) {
  const isChosen = c.chosen.includes(id);
  const press = async (): Promise<void> => {
    const next = setAfter(c, id),
      { full } = next === c.chosen.join(',') ? ((await set.settled()) ?? {}) : {};
    if (full) board.refuse?.(full);
    else board.setPick({ ...board.pick, to: next });
  };
  return (
    <button
      type="button"
      class="btn sm"
      aria-pressed={isChosen}
      data-pick={id}
      {...does([`${c.verb} ${id}`])}
      aria-disabled={!isChosen && c.chosen.length >= c.least ? 'true' : undefined}
      onClick={() => void press()}
    >
      {isChosen && <Icon name="check" size={15} />}
      {children}
    </button>
  );
}
// Several at once, chosen on the table or here, in any order.
function SetTray({ tray, c }: { tray: Tray; c: Choosing }) {
  const { board, view } = tray,
    text = c.chosen.length ? `set ${c.chosen.join()}` : '',
    set = useTold<ChosenSet | null>(board, `${view.step}`, text, view.position.set);
  return (
    <div class="ar-set">
      <div class="ar-choices">
        {alike(tray, c).map(([words, ids]) =>
          ids.length === 1 ? (
            <SetButton key={words} tray={tray} c={c} set={set} id={ids[0]!}>
              {words}
            </SetButton>
          ) : (
            <span key={words} class="ar-alike" role="group" aria-label={words}>
              {words}
              {ids.map((id, k) => (
                <SetButton key={id} tray={tray} c={c} set={set} id={id}>
                  <span class="hush">{words} </span>
                  {k + 1}
                </SetButton>
              ))}
            </span>
          ),
        )}
      </div>
      {partnersOf(tray.view).length > 0 && <Partners tray={tray} />}
      <Back tray={tray} />
      <ConfirmSet tray={tray} c={c} set={set} />
    </div>
  );
}

// ---- a region in hand ----------------------------------------------------------------------------------

const RegionFace = ({
  face,
  rot = 0,
  children,
}: {
  face: string;
  rot?: number;
  children?: ComponentChildren;
}) => (
  <>
    <FacePicture face={face} rot={rot} size={62} />
    <span class="grow">
      <b>{faceName(face)}</b>
      <small class="mut">
        {faceWords(face)}
        {children}
      </small>
    </span>
  </>
);
// Where it fits.
const CellChoices = ({ tray: { board, stage } }: { tray: Tray }) => (
  <div class="ar-choices">
    {stage.targets.map(x => (
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
        {capital(x.moves[0]?.row.where ?? '')}
      </button>
    ))}
  </div>
);
// How it lies.
function PoseChoices({ tray, poses, pose }: { tray: Tray; poses: Pose[]; pose: Pose }) {
  const { board } = tray,
    other = flipped(poses, pose),
    same = poses.filter(x => x.face === pose.face && x !== pose),
    go = (key: string): void => board.setPick({ ...board.pick, to: key });
  return (
    <>
      {same.length > 0 && (
        <button
          type="button"
          class="btn"
          data-turn
          {...does(same.map(x => x.do))}
          onClick={() => go(turned(poses, pose, 1).key)}
        >
          <Icon name="again" size={18} />
          {t('archipelago.do.turn')} <kbd>R</kbd>
        </button>
      )}
      {other && (
        <button
          type="button"
          class="btn"
          data-flip
          {...does(poses.filter(x => x.face === other.face).map(x => x.do))}
          onClick={() => go(other.key)}
        >
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
    </>
  );
}
function PlaceTray({ tray, placing }: { tray: Tray; placing: Placing }) {
  const { at, pose } = placing,
    other = tray.view.position.unfit;
  return (
    <div class="ar-placing">
      {at && pose ? (
        <>
          <RegionFace face={pose.face} rot={pose.rot} />
          <PoseChoices tray={tray} poses={at.poses} pose={pose} />
        </>
      ) : (
        <>
          <RegionFace face={placing.cells[0]?.poses[0]?.face ?? ''}>
            {other && <>. {other}</>}
          </RegionFace>
          <CellChoices tray={tray} />
        </>
      )}
    </div>
  );
}

// ---- the choices -----------------------------------------------------------------------------------------

const isDeal = (b: Button): boolean => b.moves.some(m => groupOf(m) === 'deal');
const longHelp = 76; // on a phone the choices come first
const few = 6; // more places than these are folded into a list
const onTable = /^(unit|part|icon|house|region|good):/;

// The choices of the bar: those that lie on the table too, others, and what ends the decision.
interface Sorted {
  places: Button[];
  others: Button[];
  ends: Button[];
  deals: boolean;
  folded: boolean;
  many: boolean;
  none: boolean;
}
function sorted({ stage: s, view, phone }: Tray): Sorted {
  const rest = s.buttons.filter(b => b.kind !== 'end' && groupOf(b.moves[0]!) !== 'accept'),
    doing = rest.filter(b => !isDeal(b) && b.group !== 'terms'),
    isPlace = (b: Button): boolean =>
      b.kind === 'move' &&
      s.targets.some(x => x.moves.includes(b.moves[0]!) && onTable.test(x.spot)),
    places = rest.filter(isPlace);
  return {
    places,
    others: rest.filter(b => !isPlace(b) && !isDeal(b)),
    ends: s.buttons.filter(b => b.kind === 'end'),
    deals: rest.some(isDeal) || (s.point === 'round_menu' && view.position.tables.length > 0),
    folded: places.length > (phone ? 4 : few) && s.point !== 'round_menu',
    many: rest.length > few,
    none: !doing.length,
  };
}
function OpenChoices({ tray, list }: { tray: Tray; list: Sorted }) {
  const { others, deals } = list,
    places = list.folded ? [] : list.places,
    shown = others.length + places.length + Number(deals);
  if (!shown) return null;
  return (
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
      {places.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} />
      ))}
      {deals && <Partners tray={tray} />}
    </div>
  );
}
const FoldedPlaces = ({ tray, places }: { tray: Tray; places: Button[] }) => (
  <details class="ar-list">
    <summary class="btn">{t('archipelago.do.all', { n: places.length })}</summary>
    <div class="ar-list-in">
      {places.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} />
      ))}
    </div>
  </details>
);
function Everywhere({ view }: { view: AView }) {
  const all = movesOf(view).filter(m => groupOf(m) === 'everywhere');
  if (all.length < 2) return null;
  return (
    <button
      type="button"
      class="btn pri ar-go"
      data-everywhere
      onClick={() => give(all.map(m => m.do))}
    >
      {filled(nameOf('archipelago', 'click', 'everywhere'), String(all.length))}
    </button>
  );
}
// What ends the decision; and with one click more, the whole round. Where nothing else is left it is the main button.
function Ends({ tray, ends, last }: { tray: Tray; ends: Button[]; last: boolean }) {
  const stop = ends.flatMap(b => b.moves).find(m => m.row.then);
  return (
    <>
      {ends.map(b => (
        <Choice key={b.moves[0]!.do} tray={tray} b={b} primary={last} />
      ))}
      {stop && (
        <button
          type="button"
          class="btn side-btn ar-end"
          data-stop-round
          onClick={() => give([stop.do, stop.row.then!])}
        >
          {t('archipelago.do.stop.end')}
        </button>
      )}
    </>
  );
}
function Choices({ tray }: { tray: Tray }) {
  const { stage: s } = tray,
    list = sorted(tray);
  return (
    <div class={`ar-opts${list.many ? ' many' : ''}`}>
      {s.point === 'round_menu' && <WishCards tray={tray} />}
      <OpenChoices tray={tray} list={list} />
      {list.folded && <FoldedPlaces tray={tray} places={list.places} />}
      <Everywhere view={tray.view} />
      <Back tray={tray} />
      <Ends tray={tray} ends={list.ends} last={list.none} />
    </div>
  );
}
function Body({ tray, desk }: { tray: Tray; desk: Desk | null }) {
  const { stage: s, view, board } = tray;
  if (desk)
    return (
      <TradeTable
        key={`${desk.begun} ${desk.window} ${board.pick.to ?? ''}`}
        tray={tray}
        desk={desk}
      />
    );
  if (s.choosing) return <SetTray tray={tray} c={s.choosing} />;
  if (s.placing) return <PlaceTray tray={tray} placing={s.placing} />;
  if (s.amount) return <MoneyTray tray={tray} a={s.amount} />;
  if (s.group === 'terms') return <TermsTray tray={tray} />;
  if (s.point === 'deal_answer') return <Answer tray={tray} />;
  if (view.position.arranging)
    return (
      <OrderTray
        key={questionOf(view, board.you)}
        tray={tray}
        arranging={view.position.arranging}
      />
    );
  if (s.point === 'take_offers') return <OffersTray tray={tray} />;
  if (s.point === 'wish') return null;
  return <Choices tray={tray} />;
}

// ---- the whole bar -----------------------------------------------------------------------------------------

function asked(tray: Tray, desk: Desk | null): { head: string; help: string } {
  const { view, stage, names } = tray;
  if (desk && desk.window !== 'order') {
    const name = names.of(desk.partner);
    return {
      head: t(desk.answers ? 'archipelago.trade.head.answer' : 'archipelago.trade.head', { name }),
      help: desk.begun
        ? t('archipelago.trade.help.locked')
        : pointHelp('archipelago', 'deal_goods'),
    };
  }
  return prompt(view, stage);
}
function Asking({ tray, tools }: { tray: Tray; tools: ComponentChildren }) {
  const { board, view, stage, names, phone } = tray,
    desk = deskOf(view, board.pick, names.you),
    { head, help } = asked(tray, desk),
    verdict = verdictOf(board.last, names),
    pointed = movesOf(view).filter(m => board.pointed.includes(m.do));
  return (
    <div class={`ask${stage.choosing ? ' set' : ''}`}>
      <div class="ask-head">
        <h2>{head}</h2>
        <span class="grow" />
        {tools}
      </div>
      <Preview
        phone={phone}
        said={pointed.length === 1 ? explain(pointed[0]!) : null}
        refused={board.refused ?? null}
        help={phone && help.length > longHelp ? '' : help}
        news={null}
        verdict={verdict && !desk && stage.point !== 'deal_answer' ? verdict : ''}
      />
      <Body tray={tray} desk={desk} />
    </div>
  );
}
export function Decision(props: Props) {
  const view = props.view as AView,
    { you, phone, tools } = props,
    names: Names = { of: s => props.names[s] ?? '', you },
    giving = useGiving();
  useQueue(props, view);
  useWishes(props, view);
  if (!props.choose || giving || you === null || !view.due?.seats.includes(you) || view.over)
    return (
      <Waiting
        view={view}
        names={names}
        tools={tools}
        news={props.news}
        refused={props.refused ?? null}
        board={props}
      />
    );
  const accepted = props.last?.events.find(e => e.name === 'deal_accepted');
  if (accepted && typeof accepted.actor === 'number') forget(accepted.actor);
  const stage = stageOf(view, props.pick);
  return <Asking tray={{ board: props, view, stage, names, phone }} tools={tools} />;
}
