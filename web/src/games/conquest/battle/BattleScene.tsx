// BattleScene.tsx - a Battle over the map: both rows on sea and shore, the die, what it does, and the
// choices of whoever decides. Everybody sees the same; it can be put away to look at the map.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ThingIcon, Die, type Thing } from '../art.tsx';
import { Icon } from '../../../art/icons.tsx';
import { SeatShape, SeatSign, seatColour } from '../../../art/seats.tsx';
import { cell, useCell } from '../../../app/store.ts';
import { t } from '../../../i18n/index.ts';
import { usePhone } from '../../../ui/media.ts';
import { lead } from '../../bar.tsx';
import type { BoardProps } from '../../game.ts';
import {
  backRow,
  battlePoints,
  choiceText,
  choiceTitle,
  doneRolls,
  frontRow,
  isOpen,
  keyOf,
  losses,
  oddsAfter,
  oddsFor,
  outcome,
  partHit,
  partOf,
  removes,
  shown,
  sideOf,
  total,
  type Part,
  type Token,
  type Shown,
} from './battle.ts';
import { Price, Saving } from './Saving.tsx';
import { stage as stageOf, type Button, type Stage } from '../moves.ts';
import { seatPeople, type Battle, type CView } from '../position.ts';
import { buttonHint, buttonTitle, hexName, kindWord, nameOf, type Names } from '../words.ts';

// The Battle that was put away, by its key.
const away = cell<string | null>(null);
export const useAway = (): string | null => useCell(away);
export const putAway = (key: string | null): void => away.set(key);

interface Scene {
  board: BoardProps;
  view: CView;
  battle: Battle;
  names: Names;
  stage: Stage | null;
  isOver: boolean;
  end: string | null;
  phone: boolean;
}
const bark = '#6B3F22';
const inkOf = (b: Battle, part: Part): string => {
  const side = sideOf(b, part);
  return side === null ? bark : seatColour(side);
};

// ---- pieces ----------------------------------------------------------------------------------

function Disc({ kind, side, size }: { kind: Token['kind']; side: number | null; size: number }) {
  const isLocal = kind === 'lw' || side === null,
    ink = isLocal ? bark : seatColour(side);
  return (
    <span
      class="cb-disc"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        borderColor: isLocal && side !== null ? seatColour(side) : ink,
      }}
    >
      <ThingIcon thing={kind} size={size * 0.62} ink={ink} />
      {side !== null && (
        <svg class="cb-mark" width={22} height={22} viewBox="-14 -14 28 28" aria-hidden="true">
          <SeatShape
            seat={side}
            y={side === 1 ? 1.5 : 0}
            fill={seatColour(side)}
            stroke="#FFFBF2"
            stroke-width={2.6}
          />
        </svg>
      )}
    </span>
  );
}
const tokenWords = (x: Token): string =>
  [
    x.aboard
      ? t('conquest.battle.aboard', { what: kindWord(x.kind, x.n), load: kindWord(x.aboard, x.n) })
      : kindWord(x.kind, x.n),
    ...(x.state === 'panicked' ? [t('conquest.battle.panicked')] : []),
  ].join(', ');

// One piece, or a canoe with its passenger; a button where it can be chosen as the loss.
function Piece({
  scene,
  token: x,
  part,
  small,
}: {
  scene: Scene;
  token: Token;
  part: Part;
  small: boolean;
}) {
  const side = sideOf(scene.battle, part),
    size = small ? 46 : scene.phone ? 50 : 62;
  const disc = (kind: Token['kind']) => {
    const b =
      scene.stage?.point === 'battle_choose_loss' &&
      x.state === 'front' &&
      partHit(scene.battle.die) === part
        ? scene.stage.buttons.find(y => y.moves[0]!.kind === kind)
        : undefined;
    const body = (
      <>
        <Disc kind={kind} side={side} size={size} />
        <span class="cb-name">
          {t(`conquest.battle.kind.${kind}`)}
          {x.n > 1 && <b> ×{x.n}</b>}
        </span>
      </>
    );
    return b ? (
      <button type="button" class="cb-piece hit" onClick={() => lead(scene.board, b.leads)}>
        <span class="hush">{t('conquest.battle.lose', { what: kindWord(kind) })}. </span>
        {body}
      </button>
    ) : (
      <span class="cb-piece" aria-hidden="true">
        {body}
      </span>
    );
  };
  return (
    <li class={`cb-token ${x.state}`}>
      <span class="hush">{tokenWords(x)}</span>
      {disc(x.kind)}
      {x.aboard && (
        <>
          <i class="cb-link" aria-hidden="true" />
          {disc(x.aboard)}
        </>
      )}
      {x.state === 'panicked' && (
        <span class="cb-tag" aria-hidden="true">
          {t('conquest.battle.panicked')}
        </span>
      )}
    </li>
  );
}
function Lost({ roll, phone }: { roll: number; phone: boolean }) {
  const size = phone ? 42 : 54;
  return (
    <li class="cb-token lost">
      <span class="cb-piece">
        <span
          class="cb-ghost"
          style={{ width: `${size}px`, height: `${size}px` }}
          aria-hidden="true"
        />
        <span class="cb-name">{t('conquest.battle.lost', { n: roll })}</span>
      </span>
    </li>
  );
}

function Side({ scene, part }: { scene: Scene; part: Part }) {
  const { battle: b, view, phone } = scene,
    front = frontRow(b, part),
    back = backRow(b, part),
    gone = losses(scene.isOver ? b.rolls : doneRolls(view, b), part);
  const hit = b.die > 0 && isOpen(view) && partHit(b.die) === part;
  return (
    <>
      <section class={`cb-row front p${part}${hit ? ' struck' : ''}`}>
        <h3>{t('conquest.battle.front')}</h3>
        <ul>
          {front.map((x, k) => (
            <Piece key={`${x.kind}${k}`} scene={scene} token={x} part={part} small={false} />
          ))}
          {!front.length && !gone.length && <li class="cb-none">{t('conquest.battle.empty')}</li>}
          {gone.slice(-4).map(n => (
            <Lost key={n} roll={n} phone={phone} />
          ))}
        </ul>
      </section>
      <section class={`cb-row back p${part}`}>
        <h3>{t('conquest.battle.back')}</h3>
        <ul>
          {back.map((x, k) => (
            <Piece key={`${x.state}${x.kind}${k}`} scene={scene} token={x} part={part} small />
          ))}
          {!back.length && <li class="cb-none">{t('conquest.battle.empty')}</li>}
        </ul>
      </section>
    </>
  );
}

// ---- the ground ------------------------------------------------------------------------------

function Ground({ battle: b }: { battle: Battle }) {
  const wave = (x: number, y: number) => <path key={`${x}.${y}`} d={`M${x},${y}q9,-8 18,0t18,0`} />;
  return (
    <svg class="cb-ground" viewBox="0 0 960 340" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="cb-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--cb-sky-1)" />
          <stop offset="1" stop-color="var(--cb-sky-2)" />
        </linearGradient>
        <linearGradient id="cb-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--cb-sea-1)" />
          <stop offset="1" stop-color="var(--cb-sea-2)" />
        </linearGradient>
      </defs>
      <rect width={960} height={70} fill="url(#cb-sky)" />
      <rect y={62} width={960} height={278} fill="url(#cb-sea)" />
      <g fill="none" stroke="#fff" stroke-opacity={0.3} stroke-width={2} stroke-linecap="round">
        {[
          [40, 100],
          [210, 150],
          [70, 240],
          [330, 300],
          [455, 120],
          [480, 330],
          [180, 320],
        ].map(([x, y]) => wave(x!, y!))}
      </g>
      {b.island && (
        <>
          <path
            d="M560,62C600,34 640,44 690,22C750,-4 800,0 850,26C900,40 940,34 960,26V70H560Z"
            fill="var(--land-2)"
          />
          <path
            d="M600,62C660,40 720,58 780,40C850,24 920,58 960,46V72H600Z"
            fill="var(--land-3)"
          />
          <path
            d="M546,62C590,70 566,120 596,170C626,220 590,262 606,340H960V62Z"
            fill="var(--cb-foam)"
          />
          <path
            d="M566,62C612,74 586,124 618,172C650,222 612,264 630,340H960V62Z"
            fill="var(--cb-sand)"
          />
          <path d="M640,62C720,92 820,70 960,96V62Z" fill="var(--land-1)" />
        </>
      )}
    </svg>
  );
}
function Stakes({ battle: b }: { battle: Battle }) {
  if (!b.villages) return null;
  return (
    <span class="cb-stakes" role="img" aria-label={t('conquest.battle.stake', { n: b.villages })}>
      {Array.from({ length: b.villages }, (_, k) => (
        <ThingIcon key={k} thing="village" size={30} ink={inkOf(b, 1)} />
      ))}
    </span>
  );
}

function Middle({ scene }: { scene: Scene }) {
  const { battle: b, board } = scene;
  return (
    <div class="cb-mid">
      <div class={`cb-dish${board.calm ? '' : ' turn'}`} key={`${b.n_rolls}.${b.die}`}>
        <svg
          viewBox="-60 -60 120 120"
          role="img"
          aria-label={b.die ? t('conquest.battle.die', { n: b.die }) : t('conquest.battle.no_die')}
        >
          <circle r={58} fill="#FFFBF2" fill-opacity={0.94} />
          <circle r={50} fill="none" stroke="#C9A676" stroke-width={4} stroke-dasharray="3 6" />
          <g class="cb-die">
            {b.die ? (
              <g transform="rotate(-8)">
                <Die n={b.die} size={62} ground="#C9431B" ink="#FFFBF2" />
              </g>
            ) : (
              <ThingIconIn />
            )}
          </g>
        </svg>
      </div>
      {b.die > 0 && (
        <p class="cb-say">
          {t('conquest.battle.roll', { n: b.n_rolls })} · {outcome(b.die)}
        </p>
      )}
      {b.rolls.length > 1 && (
        <p class="cb-past">
          <span class="hush">{t('conquest.battle.rolls', { list: b.rolls.join(', ') })}</span>
          {b.rolls.slice(-8, -1).map((n, k) => (
            <svg key={k} width={24} height={24} viewBox="-13 -13 26 26" aria-hidden="true">
              <Die n={n} />
            </svg>
          ))}
        </p>
      )}
    </div>
  );
}
const ThingIconIn = () => (
  <g style={{ color: bark }} transform="translate(-27,-27) scale(2.25)">
    <path
      d="M5,5L19,19M19,5L5,19M4,15L9,20M20,15L15,20"
      stroke="currentColor"
      stroke-width={2.6}
      stroke-linecap="round"
      fill="none"
    />
  </g>
);

// ---- around it -------------------------------------------------------------------------------

function Head({ scene }: { scene: Scene }) {
  const { battle: b, view, names } = scene,
    p = view.position;
  const one = (part: Part) => {
    const side = sideOf(b, part),
      mine = side !== null && side === names.you;
    return (
      <div class={`cb-who p${part}`}>
        {side === null ? (
          <ThingIcon thing="lw" size={30} ink={bark} />
        ) : (
          <SeatSign seat={side} size={30} />
        )}
        <p>
          <b>
            {mine
              ? t(part ? 'conquest.battle.you_defend' : 'conquest.battle.you_attack')
              : side === null
                ? t('conquest.battle.people_defend')
                : t(part ? 'conquest.battle.defends' : 'conquest.battle.attacks', {
                    name: nameOf(p, side, names),
                  })}
          </b>
          <span class="mut">
            {[
              ...(side === null ? [] : [seatPeople(p, side)]),
              t('conquest.battle.fighting', { n: total(b.front[part]) }),
            ].join(' · ')}
          </span>
        </p>
      </div>
    );
  };
  const sub = [
    ...(b.villages ? [t('conquest.battle.stake', { n: b.villages })] : []),
    ...(b.n_rolls ? [t('conquest.battle.roll.small', { n: b.n_rolls })] : []),
  ].join(' · ');
  return (
    <header class="cb-head">
      {one(0)}
      <div class="cb-title">
        <h2>{t('conquest.battle.title', { name: hexName(p, b.hex) })}</h2>
        <p class="mut">{sub}</p>
      </div>
      {one(1)}
      <button
        type="button"
        class="btn sm sq plain cb-close"
        aria-label={t('conquest.battle.close')}
        title={t('conquest.battle.close')}
        onClick={() => putAway(keyOf(p, b))}
      >
        <Icon name="close" size={18} />
      </button>
    </header>
  );
}

function Outcomes({ scene }: { scene: Scene }) {
  const { battle: b } = scene;
  return (
    <ol class="cb-out" aria-label={t('conquest.battle.table')}>
      {[1, 2, 3, 4, 5, 6].map(n => {
        const at = b.rolls.flatMap((die, k) =>
          die === n && k < b.rolls.length - 1 ? [k + 1] : [],
        );
        return (
          <li
            key={n}
            class={n === b.die ? 'on' : ''}
            {...(n === b.die ? { 'aria-current': 'true' as const } : {})}
          >
            <svg width={28} height={28} viewBox="-13 -13 26 26" role="img" aria-label={String(n)}>
              <Die n={n} />
            </svg>
            <span>
              {outcome(n)}
              {at.length > 0 && (
                <small>{t('conquest.battle.roll.at', { list: at.join(', ') })}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Odds({ scene }: { scene: Scene }) {
  const { battle: b, names, view } = scene,
    mine = partOf(b, names.you),
    n = oddsFor(b, names.you, b.odds),
    who = mine === null ? nameOf(view.position, b.attacker, names) : '';
  return (
    <div class="cb-odds">
      <div class="cb-odds-bar" aria-hidden="true">
        <i style={{ width: `${b.odds}%`, background: inkOf(b, 0) }} />
        <i style={{ width: `${100 - b.odds}%`, background: inkOf(b, 1) }} />
      </div>
      <p>
        {mine === null
          ? t('conquest.battle.odds.who', { n, name: who })
          : t('conquest.battle.odds.you', { n })}
      </p>
    </div>
  );
}

function CardChoice({ scene, b, isBest }: { scene: Scene; b: Button; isBest: boolean }) {
  const { battle, view, names, board } = scene,
    m = b.moves[0]!,
    odds = oddsAfter(battle, m, names.you),
    text = choiceText(view, battle, m, names.you) || buttonHint(view, b, names);
  const thing: Thing | null = m.card
    ? 'cardup'
    : m.verb === 'lose'
      ? (m.kind as Thing)
      : m.verb === 'up'
        ? 'tcu'
        : m.verb === 'down'
          ? 'tc'
          : m.verb === 'colonies'
            ? 'col'
            : null;
  return (
    <button
      type="button"
      class={`cb-card${isBest ? ' best' : ''}`}
      data-scene={m.do}
      onClick={() => lead(board, b.leads)}
    >
      <span class="cb-icon">
        {thing ? (
          <ThingIcon
            thing={thing}
            size={30}
            ink={thing === 'cardup' ? 'var(--ink)' : inkOf(battle, partOf(battle, names.you) ?? 0)}
          />
        ) : (
          <Icon
            name={
              m.event ? 'bolt' : m.verb === 'give' ? 'flag' : m.hex !== undefined ? 'map' : 'check'
            }
            size={26}
          />
        )}
      </span>
      <span class="cb-text">
        <b>
          {choiceTitle(view, m) ??
            (m.card || m.event
              ? buttonTitle(view, b, names).replace(/^\S+ /, '')
              : buttonTitle(view, b, names))}
        </b>
        <span>{text}</span>
        {m.verb === 'give' && (
          <Price battle={battle} canoes={m.n!} bands={m.m!} ink={inkOf(battle, 0)} />
        )}
      </span>
      {odds !== null && (
        <span class="cb-n">
          <b>{odds} %</b>
          <small>{t('conquest.battle.to_win')}</small>
        </span>
      )}
    </button>
  );
}

// Whose word is awaited, or what can be chosen. Villages are saved by a stepper of their own (Saving.tsx).
function Choices({ scene }: { scene: Scene }) {
  const { stage, view, names, battle, end, isOver, board } = scene;
  if (isOver)
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
  if (!stage) {
    const seats = view.due?.kind === 'chance' ? [] : (view.due?.seats ?? []);
    const who = seats
      .filter(s => s !== names.you)
      .map(s => nameOf(view.position, s, names))
      .join(', ');
    return (
      <div class="cb-end">
        <p class="mut">
          {who && board.motion === null ? t('conquest.battle.waits', { name: who }) : ' '}
        </p>
      </div>
    );
  }
  const list = [...stage.sides, ...stage.buttons],
    odds = list.map(b => oddsAfter(battle, b.moves[0]!, names.you)),
    top = Math.max(...odds.map(n => n ?? -1));
  if (stage.point === 'battle_choose_loss')
    return (
      <div class="cb-end">
        <p>
          <b>
            {t(
              removes(battle.die) ? 'conquest.battle.pick.removed' : 'conquest.battle.pick.panics',
            )}
          </b>
        </p>
        <div class="cb-cards">
          {list.map(b => (
            <CardChoice key={b.moves[0]!.do} scene={scene} b={b} isBest={false} />
          ))}
        </div>
      </div>
    );
  if (stage.point === 'save_villages' && list.length > 1)
    return <Saving tray={{ board, view, stage, names, phone: scene.phone }} battle={battle} />;
  const order = list
    .map((b, k) => ({ b, k }))
    .sort((x, y) => Number(x.b.moves[0]!.verb === 'pass') - Number(y.b.moves[0]!.verb === 'pass'));
  return (
    <div class={`cb-cards${list.length > 3 ? ' many' : ''}`}>
      {order.map(({ b, k }) => (
        <CardChoice
          key={b.moves[0]!.do}
          scene={scene}
          b={b}
          isBest={
            odds[k] === top &&
            top >= 0 &&
            odds.filter(n => n === top).length === 1 &&
            list.length > 1
          }
        />
      ))}
    </div>
  );
}

// ---- the whole -------------------------------------------------------------------------------

// The Battle to show, if any. How one's own ended stays until it is put away.
function useShown(board: BoardProps, names: Names): Shown | null {
  const last = board.motion ?? (names.you === null ? null : board.last),
    found = shown(board.view as CView, last, names);
  return found && (!found.isOver || board.motion || partOf(found.battle, names.you) !== null)
    ? found
    : null;
}
// Whether the end of one's own Battle waits to be put away: nothing else is asked meanwhile.
export function useEnding(board: BoardProps, names: Names): boolean {
  const hidden = useAway(),
    found = useShown(board, names);
  return (
    found !== null &&
    found.isOver &&
    partOf(found.battle, names.you) !== null &&
    hidden !== keyOf((board.view as CView).position, found.battle)
  );
}

// Whether a Battle lies over the map now.
export function useScene(board: BoardProps, names: Names): boolean {
  const hidden = useAway(),
    found = useShown(board, names);
  return found !== null && hidden !== keyOf((board.view as CView).position, found.battle);
}

// The height of the decision bar, which nothing of the Battle may lie under.
function useDock(): number {
  const [height, setHeight] = useState(220);
  useLayoutEffect(() => {
    const dock = document.querySelector<HTMLElement>('.dock');
    if (!dock) return;
    const measure = (): void => setHeight(Math.ceil(dock.getBoundingClientRect().height));
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(dock);
    return () => seen.disconnect();
  }, []);
  return height;
}

export function BattleScene({
  board,
  names,
  ask,
  tools,
}: {
  board: BoardProps;
  names: Names;
  ask: (stage: Stage) => string;
  tools: ComponentChildren;
}) {
  const view = board.view as CView,
    hidden = useAway(),
    phone = usePhone(),
    found = useShown(board, names),
    dock = useDock();
  if (!found) return null;
  const { battle, end, isOver } = found,
    key = keyOf(view.position, battle);
  if (hidden === key)
    return isOver ? null : (
      <button type="button" class="btn go cb-open" data-battle-open onClick={() => putAway(null)}>
        <Icon name="shield" size={18} />
        {t('conquest.battle.title', { name: hexName(view.position, battle.hex) })}
      </button>
    );
  const mine =
      board.choose !== null &&
      names.you !== null &&
      (view.due?.seats.includes(names.you) ?? false) &&
      battlePoints.has(view.due?.point ?? ''),
    stage = mine ? stageOf(view, board.pick) : null;
  const scene: Scene = { board, view, battle, names, stage, isOver, end, phone },
    stop = (e: Event): void => e.stopPropagation();
  return (
    <div
      class={`cb${phone ? ' ph' : ''}${board.calm ? ' calm' : ''}`}
      onPointerDown={stop}
      onWheel={stop}
      onDblClick={stop}
    >
      <section
        class="cb-box"
        style={phone ? {} : { bottom: `${dock + 28}px` }}
        aria-label={t('conquest.battle.title', { name: hexName(view.position, battle.hex) })}
        data-battle={battle.hex}
      >
        <Head scene={scene} />
        <div
          class={`cb-field${battle.island ? '' : ' open-sea'}`}
          role="group"
          aria-label={t('conquest.battle.rows')}
          tabIndex={0}
        >
          <Ground battle={battle} />
          <Stakes battle={battle} />
          <div class="cb-rows">
            <Side scene={scene} part={0} />
            <Middle scene={scene} />
            <Side scene={scene} part={1} />
          </div>
        </div>
        <div class="cb-foot">
          <Outcomes scene={scene} />
          {!isOver && total(battle.front[0]) > 0 && total(battle.front[1]) > 0 && (
            <Odds scene={scene} />
          )}
          {phone && (
            <div class="cb-tools">
              {stage && <h3 class="cb-ask">{ask(stage)}</h3>}
              <span class="grow" />
              {tools}
            </div>
          )}
          <Choices scene={scene} />
        </div>
      </section>
    </div>
  );
}
