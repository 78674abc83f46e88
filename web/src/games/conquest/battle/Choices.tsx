// Choices.tsx - the foot of a Battle: what can be chosen, whose word is awaited, how it ended.
import { Icon, type IconName } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does, lead } from '../../bar.tsx';
import { ThingIcon, type Thing } from '../art.tsx';
import { buttonHint, buttonTitle } from '../buttons.ts';
import { isEnd, type Button, type Move } from '../moves.ts';
import { cardTitle, eventTitle } from '../words.ts';
import { keyOf, partOf } from './battle.ts';
import { isSaving, Price, Saving } from './Saving.tsx';
import { inkOf, type Scene } from './scene.ts';
import { putAway } from './shown.ts';

// What stands for a choice: a piece or a card, else a sign.
const thingOf = ({ card, kind }: Move): Thing | undefined =>
  card ? 'cardup' : (kind as Thing | undefined);
function iconOf(m: Move): IconName {
  if (m.event) return 'bolt';
  if (m.saves !== undefined) return 'flag';
  return m.hex === undefined ? 'check' : 'map';
}
function Sign({ scene, move }: { scene: Scene; move: Move }) {
  const { battle, names } = scene,
    thing = thingOf(move),
    own = inkOf(battle, partOf(battle, names.you) ?? 0);
  return (
    <span class="cb-icon">
      {thing ? (
        <ThingIcon thing={thing} size={30} ink={thing === 'cardup' ? 'var(--ink)' : own} />
      ) : (
        <Icon name={iconOf(move)} size={26} />
      )}
    </span>
  );
}

// A card or an event is called by its name alone here.
function titleOf({ view }: Scene, b: Button): string {
  const m = b.moves[0]!;
  if (m.card) return cardTitle(m.card);
  if (m.event) return eventTitle(m.event);
  return buttonTitle(view, b);
}

function CardChoice({ scene, b, isBest }: { scene: Scene; b: Button; isBest: boolean }) {
  const { battle, view, names, board } = scene,
    m = b.moves[0]!;
  return (
    <button
      type="button"
      class={`cb-card${isBest ? ' best' : ''}`}
      data-scene={m.do}
      {...does([m.do])}
      onClick={() => lead(board, b.leads)}
    >
      <Sign scene={scene} move={m} />
      <span class="cb-text">
        <b>{titleOf(scene, b)}</b>
        <span>{m.brings ?? buttonHint(view, b, names)}</span>
        {m.saves !== undefined && <Price battle={battle} move={m} ink={inkOf(battle, 0)} />}
      </span>
      {m.odds !== undefined && (
        <span class="cb-n">
          <b>{m.odds} %</b>
          <small>{t('conquest.battle.to_win')}</small>
        </span>
      )}
    </button>
  );
}

function Ended({ scene: { view, names, battle, end } }: { scene: Scene }) {
  return (
    <div class="cb-end">
      <p role="status">{end}</p>
      {partOf(battle, names.you) !== null && (
        <button
          type="button"
          class="btn go"
          data-battle-end
          onClick={() => putAway(keyOf(view.position, battle))}
        >
          {t('conquest.battle.go_on')}
        </button>
      )}
    </div>
  );
}

function Awaited({ scene: { view, board } }: { scene: Scene }) {
  const isAwaited = board.motion === null && view.due?.kind !== 'chance';
  const wait = isAwaited ? view.due?.wait : undefined;
  return (
    <div class="cb-end">
      <p class="mut">{wait ?? ' '}</p>
    </div>
  );
}

function Losses({ scene, list }: { scene: Scene; list: Button[] }) {
  return (
    <div class="cb-end">
      <p>
        <b>{scene.view.due?.ask}</b>
      </p>
      <div class="cb-cards">
        {list.map(b => (
          <CardChoice key={b.moves[0]!.do} scene={scene} b={b} isBest={false} />
        ))}
      </div>
    </div>
  );
}

// Cards first, then to go on without one; the best chance stands out.
function Answers({ scene, list }: { scene: Scene; list: Button[] }) {
  const oddsOf = (b: Button): number => b.moves[0]!.odds ?? -1,
    top = Math.max(...list.map(oddsOf)),
    best = top < 0 || list.length < 2 ? [] : list.filter(b => oddsOf(b) === top);
  const order = [...list.filter(b => !isEnd(b)), ...list.filter(isEnd)];
  return (
    <div class={`cb-cards${list.length > 3 ? ' many' : ''}`}>
      {order.map(b => (
        <CardChoice
          key={b.moves[0]!.do}
          scene={scene}
          b={b}
          isBest={best.length === 1 && best[0] === b}
        />
      ))}
    </div>
  );
}

// Whose word is awaited, or what can be chosen. Villages are saved by a stepper of their own.
export function Choices({ scene }: { scene: Scene }) {
  const { stage, view, names, battle, board, phone } = scene;
  if (scene.isOver) return <Ended scene={scene} />;
  if (!stage) return <Awaited scene={scene} />;
  const list = stage.buttons;
  if (list[0]?.moves[0]!.part !== undefined) return <Losses scene={scene} list={list} />;
  if (isSaving(list)) return <Saving tray={{ board, view, stage, names, phone }} battle={battle} />;
  return <Answers scene={scene} list={list} />;
}
