// Board.tsx - the table of Raiatea: the island with its markets and statues in action rounds, the
// stage of the ceremony at night. Everything on it is a button that can be read or chosen. On wide
// screens it is one sheet of fixed size under the view port; on phones a column that scrolls.
import type { CSSProperties, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import { usePhone } from '../../ui/media.ts';
import type { BoardProps, Motion } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { useShut } from '../hover.ts';
import { Auction } from './ceremony/Auction.tsx';
import { Ceremony } from './ceremony/Ceremony.tsx';
import { Night } from './ceremony/Night.tsx';
import { useStory } from './ceremony/story.ts';
import { frame } from './frame.ts';
import { Island } from './island/Island.tsx';
import { whyNot } from './looks.ts';
import { Moving, type Places } from './Moving.tsx';
import { stage as stageOf, type Stage, type Target } from './moves.ts';
import { acts } from './names.ts';
import type { REvent, RView } from './position.ts';
import { Look, neighbour, SpotContext, type Board as Spots, type Looking } from './spot.tsx';
import type { Names } from './words.ts';

type Root = RefObject<HTMLDivElement | null>;
const spotIn = (root: Root, spot: string): HTMLElement | null =>
  root.current?.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? null;

const isMoving = ({ motion, calm }: BoardProps): boolean =>
  motion !== null && !calm && motion.events.length > 0;

// Where everything lies at rest, for what will fly from there when it is gone.
function usePlaces(root: Root, isResting: boolean): Places {
  const places = useRef<Places>(new Map());
  useLayoutEffect(() => {
    if (!isResting) return;
    for (const el of root.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
      const r = el.getBoundingClientRect();
      if (r.width > 0) places.current.set(el.dataset.spot!, r);
    }
  });
  return places.current;
}

// On a phone the column begins at the top of what is shown, and goes to what can be chosen.
function useColumn(root: Root, phone: boolean, shown: string, first: string | null, calm: boolean) {
  useEffect(() => {
    if (phone) root.current?.scrollTo(0, 0);
  }, [phone, shown]);
  useEffect(() => {
    if (!phone || !first || byKeyboard()) return;
    spotIn(root, first)
      ?.closest('section, .ra-scene, .ra-square, .ra-row, .ra-picks')
      ?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [first, phone, shown]);
}

// The keyboard: arrows go from spot to spot, and the focus stays on the board when its targets change.
function useKeys(root: Root, first: string | null, stage: Stage | null, shown: string) {
  const isInside = useRef(false),
    [current, setCurrent] = useState<string | null>(null),
    [aside, setAside] = useState<string | null>(null);
  // What is no choice has a stop of its own beside the choices: arrow keys go on from there, Enter says why.
  useLayoutEffect(() => {
    const still = [...(root.current?.querySelectorAll<HTMLElement>('.ra-spot:not(.ra-can)') ?? [])]
      .filter(el => el.offsetParent !== null)
      .map(el => el.dataset.spot!);
    setAside(was => (was !== null && still.includes(was) ? was : (still[0] ?? null)));
  }, [stage, shown]);
  useLayoutEffect(() => {
    const active = document.activeElement,
      isLost = active === document.body || active === null;
    if (byKeyboard() && isInside.current && isLost && first) spotIn(root, first)?.focus();
  }, [stage]);
  return {
    current,
    aside,
    handlers: {
      onKeyDown: (e: KeyboardEvent): void => {
        const from = e.target as HTMLElement;
        if (!e.key.startsWith('Arrow') || !from.classList.contains('ra-spot')) return;
        e.preventDefault();
        e.stopPropagation();
        neighbour(root.current!, from, e.key)?.focus();
      },
      onFocusIn: (e: FocusEvent): void => {
        const { spot } = (e.target as HTMLElement).dataset;
        isInside.current = true;
        if (spot) setCurrent(spot);
        if (spot && !(e.target as HTMLElement).classList.contains('ra-can')) setAside(spot);
      },
      onFocusOut: (e: FocusEvent): void => {
        if (e.relatedTarget) isInside.current = false;
      },
    },
  };
}

// What is being read; it stays open as long as it lies there.
function useLooking(changes: unknown[]) {
  const [looking, setLooking] = useState<Looking | null>(null);
  useLayoutEffect(() => {
    setLooking(l => (l?.el.isConnected && l.el.dataset.spot === l.spot ? l : null));
  }, changes);
  const close = (): void => setLooking(null);
  const holds = (target: Element): boolean =>
    looking?.el.contains(target) === true || target.closest('.ra-look') !== null;
  useShut(looking !== null, holds, close, looking?.pinned);
  return {
    looking,
    close,
    toggle: (spot: string, el: HTMLElement) =>
      setLooking(l => (l?.spot === spot && l.pinned ? null : { spot, el, pinned: true })),
    look: (l: Looking | null) => setLooking(now => (now?.pinned ? now : l)),
    pin: (spot: string, el: HTMLElement) => setLooking({ spot, el, pinned: true }),
    leave: (spot: string) => setLooking(l => (l?.spot === spot && !l.pinned ? null : l)),
  };
}

function Peek({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  return (
    <button type="button" class="btn sm ra-peek" aria-pressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'flame' : 'map'} size={17} />
      {t(isOn ? 'raiatea.see.ceremony' : 'raiatea.see.board')}
    </button>
  );
}

// The sheet under the view port.
function sheetStyle({ box = frame, zoom }: BoardProps): CSSProperties {
  const x = (-box.x * zoom).toFixed(1),
    y = (-box.y * zoom).toFixed(1);
  return {
    transform: `translate(${x}px, ${y}px) scale(${zoom.toFixed(4)})`,
    '--unit': (1 / zoom).toFixed(3),
  };
}
const halt = (e: Event): void => e.stopPropagation();
// A column scrolls by itself: the view port does not see wheel and finger.
const column = { onWheel: halt, onPointerDown: halt };

// What is shown of a step while it moves, and of the position when it has come to rest.
function useShown(props: BoardProps, view: RView, moving: Motion | null) {
  const { motion, last, calm } = props,
    p = view.position,
    { story, playing } = useStory(view, calm ? (motion ?? last) : motion, moving !== null),
    ended = (moving?.events as REvent[] | undefined)?.find(e => e.auction)?.auction,
    auction = ended ?? (playing ? null : p.auction),
    isOffered = moving?.events.some(e => e.name === 'offered') ?? false;
  return { story, auction, act: playing ? acts.blessing : isOffered ? acts.offer : p.act };
}
// Nothing is chosen while a step moves.
function useStage(props: BoardProps, view: RView) {
  const choose = isMoving(props) ? null : props.choose,
    canChoose = choose !== null;
  const stage = useMemo(
    () => (canChoose ? stageOf(view, props.pick, props.you) : null),
    [view, props.pick, canChoose],
  );
  const targets = useMemo(
    () => new Map<string, Target>((stage?.targets ?? []).map(x => [x.spot, x])),
    [stage],
  );
  return { choose, stage, targets, first: stage?.targets[0]?.spot ?? null };
}

type Reading = ReturnType<typeof useLooking>;
// What spots know of the board, and what a click on one does.
function spotsOf(
  props: BoardProps,
  view: RView,
  reading: Reading,
  { targets, first, choose }: ReturnType<typeof useStage>,
  { current, aside }: { current: string | null; aside: string | null },
): Spots {
  const { you } = props,
    names: Names = { of: s => props.names[s] ?? '', you },
    isReached = current !== null && (targets.has(current) || !targets.size);
  const act = (spot: string, el: HTMLElement): void => {
    const leads = targets.get(spot)?.leads;
    if (leads) {
      reading.close();
      if ('do' in leads) choose?.(leads.do);
      else props.setPick(leads.pick);
      return;
    }
    reading.toggle(spot, el);
    if (you !== null && !isMoving(props)) props.refuse?.(whyNot(view, spot, names));
  };
  return {
    view,
    names,
    targets,
    pointed: props.pointed,
    current: isReached ? current : (first ?? current ?? 'bag'),
    aside: targets.size ? aside : null,
    point: props.point,
    act,
    look: reading.look,
    pin: reading.pin,
    leave: reading.leave,
    close: reading.close,
  };
}

export function Board(props: BoardProps) {
  const phone = usePhone(),
    view = props.view as RView,
    p = view.position,
    root = useRef<HTMLDivElement>(null),
    [peek, setPeek] = useState(false),
    moving = isMoving(props) ? props.motion : null,
    staged = useStage(props, view),
    { story, auction, act } = useShown(props, view, moving),
    reading = useLooking([view, props.pick, peek]),
    places = usePlaces(root, !props.calm && !props.motion),
    scene = `${act}.${auction?.tile ?? ''}.${peek}`,
    { handlers, ...stops } = useKeys(root, staged.first, staged.stage, scene),
    spots = spotsOf(props, view, reading, staged, stops),
    night = act > 0 && !peek;
  useLayoutEffect(() => setPeek(false), [p.ceremony, p.act]);
  useColumn(root, phone, scene, staged.first, props.calm);
  const kinds = ['ra-view', night && 'night', phone ? 'phone' : props.zoom < 0.84 && 'far'],
    read = { looking: reading.looking, view, names: spots.names, phone },
    shown = { motion: moving, root: root.current, places, names: spots.names };
  return (
    <SpotContext.Provider value={spots}>
      <div
        ref={root}
        class={kinds.filter(Boolean).join(' ')}
        role="group"
        aria-label={t('raiatea.board')}
        onClick={reading.close}
        {...handlers}
        {...(phone ? column : {})}
      >
        {night && <Night />}
        <div class="ra-sheet" style={phone ? {} : sheetStyle(props)}>
          {night ? <Ceremony p={p} act={act} story={story} /> : <Island p={p} phone={phone} />}
          {act > 0 && <Peek isOn={peek} toggle={() => setPeek(!peek)} />}
          {auction && <Auction p={p} sale={auction} />}
        </div>
        <Look {...read} />
        <Moving key={moving?.key} {...shown} />
      </div>
    </SpotContext.Provider>
  );
}
