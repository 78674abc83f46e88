// Board.tsx - the map of Conquest of Paradise with everything on it, and its targets as real buttons.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { usePhone } from '../../ui/media.ts';
import { isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { useShut } from '../hover.ts';
import { BattleScene } from './battle/BattleScene.tsx';
import { useScene } from './battle/shown.ts';
import { speak, whyNot } from './explain.ts';
import { frame, towards } from './map/geometry.ts';
import { Glow } from './map/Glow.tsx';
import { useLayers } from './map/layers.tsx';
import { Look } from './map/Look.tsx';
import { isSailing, marksOf, still } from './map/motion.ts';
import { OpenSea, Spot } from './map/Spot.tsx';
import { Trails } from './map/Trails.tsx';
import { Travellers } from './map/Travellers.tsx';
import { PartyWay, VoyageLine } from './map/voyage.tsx';
import { stage as stageOf, type Stage, type Target } from './moves.ts';
import { spoken } from './places.ts';
import { hexes, isShowing, type CView, type Position } from './position.ts';
import { prompt } from './prompt.ts';
import type { Names } from './words.ts';

const quietFrom = 12; // with more targets than these the glow is quiet

// ---- the card over a hex -----------------------------------------------------------------------

interface Looked {
  hex: number;
  pinned: boolean;
}
// Opens where one points or clicks, until one looks elsewhere.
function useLook() {
  const [look, setLook] = useState<Looked | null>(null);
  const isOver = (target: Element): boolean =>
    target.closest('[data-hex]')?.getAttribute('data-hex') === String(look?.hex) ||
    target.closest('.c-look') !== null;
  const close = (): void => setLook(null);
  useShut(look !== null, isOver, close, look?.pinned);
  return {
    look,
    close,
    toggle: (hex: number) =>
      setLook(l => (l?.hex === hex && l.pinned ? null : { hex, pinned: true })),
    unpin: () => setLook(l => (l?.pinned ? null : l)),
    open: (hex: number) =>
      setLook(l => {
        if (l?.pinned && l.hex !== hex) return l;
        return { hex, pinned: l?.pinned === true };
      }),
    leave: (hex: number) => setLook(l => (l?.hex === hex && !l.pinned ? null : l)),
  };
}

// ---- by keyboard -------------------------------------------------------------------------------

// Over targets, and over every hex where something lies.
function useWalk(position: Position, stage: Stage | null, targets: Target[]) {
  const svg = useRef<SVGSVGElement>(null),
    wasInside = useRef(false),
    [current, setCurrent] = useState<number | null>(null);
  const spots = useMemo(() => {
    const shown = position.hexes.filter(isShowing),
      all = new Set([...targets, ...shown].map(x => x.hex));
    return hexes.map(h => h.id).filter(id => all.has(id));
  }, [position, stage]);
  const isOpen = (hex: number): boolean =>
    spots.includes(hex) && (!targets.length || targets.some(x => x.hex === hex));
  const at =
    current !== null && isOpen(current)
      ? current
      : (targets[0]?.hex ?? current ?? spots[0] ?? null);
  const focus = (hex: number): void => {
    setCurrent(hex);
    svg.current?.querySelector<SVGGElement>(`g[role="button"][data-hex="${hex}"]`)?.focus();
  };
  const walk = (key: string): void => {
    const from = current ?? at,
      next = from === null ? null : towards(from, key, spots);
    if (next !== null) focus(next);
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  useLayoutEffect(() => {
    const isInside = byKeyboard() && wasInside.current && document.activeElement === document.body;
    if (isInside && targets.length) focus(targets[0]!.hex);
  }, [stage]);
  const onFocusIn = (e: FocusEvent): void => {
    wasInside.current = true;
    const hex = (e.target as Element).getAttribute('data-hex');
    if (hex) setCurrent(Number(hex));
  };
  const onFocusOut = (e: FocusEvent): void => {
    if (e.relatedTarget) wasInside.current = false;
  };
  return { svg, spots: new Set(spots), at, walk, onFocusIn, onFocusOut };
}

// ---- the hexes as buttons ----------------------------------------------------------------------

interface SpotsProps {
  props: BoardProps;
  names: Names;
  targets: Target[];
  keys: ReturnType<typeof useWalk>;
  looking: ReturnType<typeof useLook>;
  act: (hex: number) => void;
}
function Spots({ props, names, targets, keys, looking, act }: SpotsProps) {
  const view = props.view as CView,
    byHex = new Map(targets.map(x => [x.hex, x])),
    rest = hexes.map(h => h.id).filter(id => !byHex.has(id));
  const handlers = (hex: number) => ({
    hex,
    act: () => act(hex),
    enter: (open: boolean) => {
      const target = byHex.get(hex);
      if (target) props.point(target.moves.map(m => m.do));
      if (open) looking.open(hex);
    },
    leave: () => {
      if (byHex.has(hex)) props.point([]);
      looking.leave(hex);
    },
  });
  const spot = (hex: number, target: Target | null) => (
    <Spot
      key={hex}
      {...handlers(hex)}
      target={target}
      first={hex === keys.at}
      label={target ? speak(view, hex, target.moves, names) : spoken(view.position, hex, names)}
      walk={keys.walk}
    />
  );
  return (
    <>
      <g>
        {rest.map(hex =>
          keys.spots.has(hex) ? spot(hex, null) : <OpenSea key={hex} {...handlers(hex)} />,
        )}
      </g>
      <g>{targets.map(x => spot(x.hex, x))}</g>
    </>
  );
}

// ---- the whole ---------------------------------------------------------------------------------

// While something moves, the position without it; nothing can be chosen then.
function useShown({ view, motion, last, calm, choose, pick }: BoardProps) {
  const now = (view as CView).position,
    moving = motion !== null && !calm && motion.events.length > 0 ? motion : null;
  const position = useMemo(
    () => (moving ? still(moving.before.position as Position, now, moving.events) : now),
    [now, moving === null],
  );
  const isMine = choose !== null && moving === null,
    stage = useMemo(() => (isMine ? stageOf(view as CView, pick) : null), [view, pick, isMine]);
  const marks = useMemo(() => marksOf(moving ? null : last), [last, moving === null]);
  return { now, moving, position, stage, targets: stage?.targets ?? [], marks };
}
const growth = (zoom: number): number =>
  Math.min(2, Math.max(1, (zoom < 0.62 ? 11.1 : 12) / (13.4 * zoom)));

export function Board(props: BoardProps) {
  const { zoom, you } = props,
    box = props.box ?? frame,
    view = props.view as CView,
    names: Names = { of: s => props.names[s] ?? '', you };
  const { now, moving, position, stage, targets, marks } = useShown(props),
    grow = growth(zoom),
    layers = useLayers(position, stage?.from ?? null, grow, zoom),
    phone = usePhone(),
    fighting = useScene(props, names),
    looking = useLook(),
    keys = useWalk(now, stage, targets);
  useLayoutEffect(() => looking.unpin(), [stage]);
  const act = (hex: number): void => {
    const target = targets.find(x => x.hex === hex);
    if (target) {
      looking.close();
      lead(props, target.leads);
      return;
    }
    looking.toggle(hex);
    if (!moving && you !== null) props.refuse?.(whyNot(view, stage, hex));
  };
  const shines = targets.map(x => ({ hex: x.hex, look: x.look, on: isOn(x, props.pointed) })),
    ask = (s: Stage): string => prompt(view, { stage: s, names }).head;
  return (
    <>
      <svg
        ref={keys.svg}
        class={`board conquest${zoom < 0.66 ? ' far' : ''}`}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={t('conquest.map')}
        style={{ '--lab': String(grow), '--unit': (1 / zoom).toFixed(3) }}
        onFocusIn={keys.onFocusIn}
        onFocusOut={keys.onFocusOut}
        onClick={looking.close}
      >
        {layers.ground}
        {layers.waters}
        {layers.lands}
        <Trails marks={marks} />
        <Glow shines={shines} quiet={targets.length > quietFrom} />
        {layers.stacks}
        <PartyWay position={now} />
        <VoyageLine position={position} hideShip={moving !== null && isSailing(moving.events)} />
        {layers.names}
        {layers.table}
        {moving && <Travellers key={moving.key} motion={moving} />}
        <Spots {...{ props, names, targets, keys, looking, act }} />
      </svg>
      {!phone && <BattleScene board={props} names={names} tools={null} ask={ask} />}
      {looking.look && !fighting && (
        <Look {...looking.look} p={now} names={names} box={box} zoom={zoom} />
      )}
    </>
  );
}
