// Board.tsx - the table of Raiatea: the island with its markets and statues in action rounds, the
// stage of the ceremony at night. Everything on it is a button that can be read or chosen. On wide
// screens it is one sheet of fixed size under the view port; on phones a column that scrolls.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import { usePhone } from '../../ui/media.ts';
import type { BoardProps, Motion } from '../game.ts';
import { byKeyboard } from '../hand.ts';
import { Auction } from './Auction.tsx';
import { beats, follow, type Story } from './blessing.ts';
import { Ceremony, Night } from './Ceremony.tsx';
import { beatLength, Moving, saleOf, type Places } from './motion.tsx';
import { stage as stageOf } from './moves.ts';
import { Scene } from './Scene.tsx';
import { Look, neighbour, SpotContext, type Board as Spots, type Looking } from './spot.tsx';
import { RoundTrack, Square, Stalls, Statues, TattooTrack, Trade } from './Table.tsx';
import type { Position, RView } from './position.ts';
import { whyNot, type Names } from './words.ts';

export const frame = { x: 0, y: 0, w: 1080, h: 640 };

// The row of act 5 as far as this window has seen it; while a step is shown, beat by beat.
function useStory(
  view: RView,
  motion: Motion | null,
  moving: boolean,
): { story: Story | null; playing: boolean } {
  const known = useRef<Story | null>(null),
    seen = useRef<RView | null>(null),
    ended = useRef<Story | null>(null),
    [beat, setBeat] = useState(0),
    p = view.position;
  const list = useMemo(() => {
    if (!motion) return [];
    const before = motion.before.position as Position,
      ceremony = p.ceremony || before.ceremony;
    const found = beats(
      known.current?.ceremony === ceremony ? known.current : null,
      ceremony,
      before.bag,
      motion.events,
    );
    ended.current = found.at(-1) ?? ended.current;
    return found;
  }, [motion?.key]);
  useEffect(() => {
    setBeat(0);
    if (!moving || list.length < 2) return;
    const timer = window.setInterval(
      () => setBeat(k => Math.min(k + 1, list.length - 1)),
      beatLength,
    );
    return () => window.clearInterval(timer);
  }, [list, moving]);
  if (moving && list.length > 1)
    return { story: list[Math.min(beat, list.length - 1)]!, playing: true };
  if (seen.current !== view) {
    known.current = follow(ended.current ?? known.current, p);
    ended.current = null;
    seen.current = view;
  }
  return { story: known.current, playing: false };
}

function Island({ p, phone }: { p: Position; phone: boolean }) {
  return (
    <>
      <RoundTrack p={p} />
      <Scene />
      <Stalls />
      <Statues p={p} />
      <Square p={p} />
      <Trade p={p} />
      <TattooTrack p={p} flat={phone} />
    </>
  );
}

export function Board(props: BoardProps) {
  const phone = usePhone(),
    { you, motion, last, calm, pick, pointed } = props,
    view = props.view as RView,
    p = view.position,
    root = useRef<HTMLDivElement>(null),
    places = useRef<Places>(new Map());
  const moving = motion !== null && !calm && motion.events.length > 0,
    choose = moving ? null : props.choose,
    names: Names = { of: s => props.names[s] ?? '', you };
  const stage = useMemo(
      () => (choose ? stageOf(view, pick, you) : null),
      [view, pick, choose === null],
    ),
    targets = useMemo(() => new Map((stage?.targets ?? []).map(x => [x.spot, x])), [stage]);
  const { story, playing } = useStory(view, calm ? (motion ?? last) : motion, moving),
    sale = moving ? saleOf(motion.events, motion.after as RView) : null,
    auction = sale ?? (p.auction && !playing ? { ...p.auction, won: null } : null);
  const [looking, setLooking] = useState<Looking | null>(null),
    [current, setCurrent] = useState<string | null>(null),
    [peek, setPeek] = useState(false);
  const act = playing ? 5 : moving && motion.events.some(e => e.name === 'offered') ? 4 : p.act,
    night = act > 0 && !peek;

  useEffect(() => setPeek(false), [p.ceremony, p.act]);
  // What is being read stays open as long as it lies there.
  useEffect(() => {
    setLooking(l => (l && l.el.isConnected && l.el.dataset.spot === l.spot ? l : null));
  }, [view, pick, peek]);
  // Where everything lies at rest, for what will fly from there when it is gone.
  useLayoutEffect(() => {
    if (!calm && !motion)
      for (const el of root.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
        const r = el.getBoundingClientRect();
        if (r.width > 0) places.current.set(el.dataset.spot!, r);
      }
  });
  // On a phone the column goes to what can be chosen.
  const first = stage?.targets[0]?.spot ?? null;
  const top = `${act}.${auction?.tile ?? ''}.${peek}`;
  useEffect(() => {
    if (phone) root.current?.scrollTo(0, 0);
  }, [phone, top]);
  useEffect(() => {
    if (!phone || !first || byKeyboard()) return;
    root.current
      ?.querySelector(`[data-spot="${first}"]`)
      ?.closest('section, .ra-scene, .ra-square, .ra-row, .ra-picks')
      ?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [first, phone, p.act]);

  const spots: Spots = {
    view,
    names,
    targets,
    pointed,
    current:
      current !== null && (targets.has(current) || !targets.size)
        ? current
        : (first ?? current ?? 'bag'),
    point: props.point,
    act: (spot, el) => {
      const target = targets.get(spot);
      if (target) {
        setLooking(null);
        if ('do' in target.leads) choose?.(target.leads.do);
        else props.setPick(target.leads.pick);
        return;
      }
      setLooking(l => (l?.spot === spot && l.pinned ? null : { spot, el, pinned: true }));
      if (!moving && view.due && you !== null && !view.over)
        props.refuse?.(whyNot(view, spot, names));
    },
    look: l => setLooking(now => (now?.pinned ? now : l)),
    pin: (spot, el) => setLooking({ spot, el, pinned: true }),
    leave: spot => setLooking(l => (l?.spot === spot && !l.pinned ? null : l)),
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (
      byKeyboard() &&
      inside.current &&
      (document.activeElement === document.body || document.activeElement === null) &&
      first
    )
      root.current?.querySelector<HTMLElement>(`[data-spot="${first}"]`)?.focus();
  }, [stage]);
  const keys = (e: KeyboardEvent): void => {
    if (!e.key.startsWith('Arrow') || !(e.target as Element).classList.contains('ra-spot')) return;
    const next = neighbour(root.current!, e.target as Element, e.key);
    e.preventDefault();
    e.stopPropagation();
    next?.focus();
  };
  const box = props.box ?? frame,
    zoom = props.zoom;
  return (
    <SpotContext.Provider value={spots}>
      <div
        ref={root}
        class={`ra-view${night ? ' night' : ''}${phone ? ' phone' : props.zoom < 0.84 ? ' far' : ''}`}
        role="group"
        aria-label={t('raiatea.board')}
        onKeyDown={keys}
        onClick={() => setLooking(null)}
        onFocusIn={e => {
          inside.current = true;
          const spot = (e.target as HTMLElement).dataset?.spot;
          if (spot) setCurrent(spot);
        }}
        onFocusOut={e => {
          if (e.relatedTarget) inside.current = false;
        }}
        {...(phone
          ? {
              onWheel: (e: WheelEvent) => e.stopPropagation(),
              onPointerDown: (e: PointerEvent) => e.stopPropagation(),
            }
          : {})}
      >
        {night && <Night />}
        <div
          class="ra-sheet"
          style={
            phone
              ? {}
              : {
                  transform: `translate(${(-box.x * zoom).toFixed(1)}px, ${(-box.y * zoom).toFixed(1)}px) scale(${zoom.toFixed(4)})`,
                  '--unit': (1 / zoom).toFixed(3),
                }
          }
        >
          {night ? <Ceremony p={p} act={act} story={story} /> : <Island p={p} phone={phone} />}
          {act > 0 && (
            <button
              type="button"
              class="btn sm ra-peek"
              aria-pressed={peek}
              onClick={() => setPeek(!peek)}
            >
              <Icon name={peek ? 'flame' : 'map'} size={17} />
              {t(peek ? 'raiatea.see.ceremony' : 'raiatea.see.board')}
            </button>
          )}
          {auction && <Auction p={p} sale={auction} />}
        </div>
        {looking && <Look looking={looking} view={view} names={names} phone={phone} />}
        {moving && root.current && (
          <Moving
            key={motion.key}
            motion={motion}
            root={root.current}
            places={places.current}
            names={names}
          />
        )}
      </div>
    </SpotContext.Provider>
  );
}
