// Board.tsx - the map of Conquest of Paradise with everything on it, and its targets as real buttons.
// Layers from the sea up; what did not change is kept, so a step draws little.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { usePhone } from '../../ui/media.ts';
import { isOn } from '../bar.tsx';
import type { BoardProps, Leads } from '../game.ts';
import { byKeyboard } from '../hand.ts';
import { frame, outline, radius, towards } from './map/geometry.ts';
import {
  FarIsles,
  Grid,
  Ground,
  HiddenTiles,
  Islands,
  Names as IsleNames,
  Waters,
} from './map/land.tsx';
import { Look } from './map/Look.tsx';
import { isSailing, marksOf, still, Trails, Travellers } from './map/motion.tsx';
import { BattleScene, useScene } from './battle/BattleScene.tsx';
import { prompt } from './Decision.tsx';
import { stage as stageOf, type Target } from './moves.ts';
import { hexes, type CView, type Position } from './position.ts';
import { Chains, Glow, Marks, PartyWay, PointTrack, Stacks, Table, VoyageLine } from './map/things.tsx';
import { speak, spoken, whyNot, type Names } from './words.ts';

const nameless = 0.46; // below this zoom there is no room for names
const quietFrom = 12; // with more targets than these the glow is quiet

interface SpotProps {
  hex: number;
  target: Target | null;
  label: string;
  first: boolean;
  act: () => void;
  walk: (key: string) => void;
  enter: (byMouse: boolean) => void;
  leave: () => void;
}
// A hex that can be chosen, or looked at.
function Spot({ hex, target, label, first, act, walk, enter, leave }: SpotProps) {
  const d = outline(hex, radius - 1.5);
  return (
    <g
      role="button"
      class={target ? 'b-hit hex' : 'c-spot'}
      tabIndex={first ? 0 : -1}
      aria-label={label}
      data-target={target ? `hex:${hex}` : undefined}
      data-hex={hex}
      onClick={e => {
        e.stopPropagation();
        act();
      }}
      onPointerEnter={e => enter(e.pointerType === 'mouse')}
      onPointerLeave={leave}
      onFocus={() => enter(byKeyboard())}
      onBlur={leave}
      onKeyDown={e => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          e.stopPropagation();
          act();
        } else if (e.key.startsWith('Arrow')) {
          e.preventDefault();
          e.stopPropagation();
          walk(e.key);
        }
      }}
    >
      <path class="b-focus" d={d} fill="none" />
      <path d={d} fill="transparent" />
    </g>
  );
}

function useLayers(position: Position, lifted: number | null, grow: number, isNamed: boolean) {
  const seaKey = position.unexplored.join();
  return {
    ground: useMemo(() => <Ground />, []),
    waters: useMemo(
      () => (
        <>
          <Waters position={position} />
          <FarIsles />
          <Grid position={position} />
        </>
      ),
      [seaKey, position.hexes.length],
    ),
    lands: useMemo(
      () => (
        <>
          <Chains position={position} />
          <Islands position={position} />
          <HiddenTiles position={position} />
        </>
      ),
      [position],
    ),
    stacks: useMemo(
      () => <Stacks position={position} lifted={lifted} grow={grow} />,
      [position, lifted, grow],
    ),
    names: useMemo(
      () => (
        <>
          {isNamed && <IsleNames position={position} grow={grow} />}
          <Marks position={position} />
        </>
      ),
      [position, grow, isNamed],
    ),
    table: useMemo(
      () => (
        <>
          <Table position={position} />
          <PointTrack position={position} />
        </>
      ),
      [position],
    ),
  };
}

export function Board(props: BoardProps) {
  const { you, pick, pointed, motion, last, calm } = props,
    box = props.box ?? frame,
    view = props.view as CView,
    now = view.position;
  const moving = motion !== null && !calm && motion.events.length > 0;
  const position = useMemo(
    () => (moving ? still(motion.before.position as Position, now, motion.events) : now),
    [now, moving],
  );
  const choose = moving ? null : props.choose,
    names: Names = { of: s => props.names[s] ?? '', you };
  const stage = useMemo(() => (choose ? stageOf(view, pick) : null), [view, pick, choose === null]);
  const targets = stage?.targets ?? [],
    byHex = new Map(targets.map(x => [x.hex, x])),
    quiet = targets.length > quietFrom;
  const grow = Math.min(2, Math.max(1, (props.zoom < 0.62 ? 11.1 : 12) / (13.4 * props.zoom)));
  const layers = useLayers(position, stage?.from ?? null, grow, props.zoom >= nameless);
  const marks = useMemo(() => marksOf(moving ? null : last), [last, moving]);
  const svg = useRef<SVGSVGElement>(null),
    phone = usePhone(),
    fighting = useScene(props, names);
  const [look, setLook] = useState<{ hex: number; pinned: boolean } | null>(null);

  const lead = (leads: Leads): void => {
    setLook(null);
    if ('do' in leads) choose?.(leads.do);
    else props.setPick(leads.pick);
  };
  const act = (hex: number): void => {
    const target = byHex.get(hex);
    if (target) {
      lead(target.leads);
      return;
    }
    setLook(l => (l?.hex === hex && l.pinned ? null : { hex, pinned: true }));
    if (!moving && view.due && you !== null && !view.over)
      props.refuse?.(whyNot(view, stage, hex, names));
  };
  // By keyboard: over targets and over every hex where something lies.
  const spots = useMemo(() => {
    const all = new Set([...targets.map(x => x.hex), ...now.hexes.map(h => h.hex)]);
    return hexes.map(h => h.id).filter(id => all.has(id));
  }, [now, stage]);
  const [current, setCurrent] = useState<number | null>(null);
  const at =
    current !== null && spots.includes(current) && (byHex.has(current) || !targets.length)
      ? current
      : (targets[0]?.hex ?? current ?? spots[0] ?? null);
  const focus = (hex: number): void => {
    setCurrent(hex);
    (
      svg.current?.querySelector(`g[role="button"][data-hex="${hex}"]`) as SVGGElement | null
    )?.focus();
  };
  const walk = (key: string): void => {
    const next = current === null && at === null ? null : towards(current ?? at!, key, spots);
    if (next !== null) focus(next);
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (
      byKeyboard() &&
      wasInside.current &&
      document.activeElement === document.body &&
      targets.length
    )
      focus(targets[0]!.hex);
    setLook(l => (l?.pinned ? null : l));
  }, [stage]);

  const enter = (hex: number, open: boolean): void => {
    const target = byHex.get(hex);
    if (target) props.point(target.moves.map(m => m.do));
    if (open)
      setLook(l =>
        l?.pinned && l.hex !== hex ? l : { hex, pinned: l?.pinned === true && l.hex === hex },
      );
  };
  const leave = (hex: number): void => {
    if (byHex.has(hex)) props.point([]);
    setLook(l => (l?.hex === hex && !l.pinned ? null : l));
  };
  const shines = targets.map(x => ({ hex: x.hex, look: x.look, on: isOn(x, pointed) }));
  const rest = hexes.map(h => h.id).filter(id => !byHex.has(id)),
    focusable = new Set(spots);
  const spot = (hex: number, target: Target | null) => (
    <Spot
      key={hex}
      hex={hex}
      target={target}
      first={hex === at}
      label={target ? speak(view, hex, target.moves, names) : spoken(now, hex, names)}
      act={() => act(hex)}
      walk={walk}
      enter={open => enter(hex, open)}
      leave={() => leave(hex)}
    />
  );

  return (
    <>
      <svg
        ref={svg}
        class={`board conquest${props.zoom < 0.66 ? ' far' : ''}`}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={t('conquest.map')}
        style={{ '--lab': String(grow), '--unit': (1 / props.zoom).toFixed(3) }}
        onFocusIn={e => {
          wasInside.current = true;
          const hex = (e.target as Element).getAttribute?.('data-hex');
          if (hex) setCurrent(Number(hex));
        }}
        onFocusOut={e => {
          if (e.relatedTarget) wasInside.current = false;
        }}
        onClick={() => setLook(null)}
      >
        {layers.ground}
        {layers.waters}
        {layers.lands}
        <Trails marks={marks} />
        <Glow shines={shines} quiet={quiet} />
        {layers.stacks}
        <PartyWay position={now} />
        <VoyageLine position={position} hideShip={moving && isSailing(motion.events)} />
        {layers.names}
        {layers.table}
        {moving && <Travellers key={motion.key} motion={motion} />}
        <g>
          {rest.map(hex =>
            focusable.has(hex) ? (
              spot(hex, null)
            ) : (
              <path
                key={hex}
                d={outline(hex)}
                fill="transparent"
                data-hex={hex}
                onClick={e => {
                  e.stopPropagation();
                  act(hex);
                }}
                onPointerEnter={e => enter(hex, e.pointerType === 'mouse')}
                onPointerLeave={() => leave(hex)}
              />
            ),
          )}
        </g>
        <g>{targets.map(x => spot(x.hex, x))}</g>
      </svg>
      {!phone && (
        <BattleScene
          board={props}
          names={names}
          tools={null}
          ask={s => prompt(view, { stage: s, names }).head}
        />
      )}
      {look && !fighting && (
        <Look
          p={now}
          hex={look.hex}
          pinned={look.pinned}
          names={names}
          box={box}
          zoom={props.zoom}
        />
      )}
    </>
  );
}
