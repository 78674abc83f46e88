// motion.tsx - a step as movement: what flies from where to whom, which die fell, which act begins,
// how long it takes. The row of act 5 has its own beats (blessing.ts).
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { DieFace, SignIcon, type Sign } from '../../art/marae.tsx';
import { t, type Key } from '../../i18n/index.ts';
import type { GameEvent } from '../../protocol.ts';
import type { Motion } from '../game.ts';
import { tellsOf } from './blessing.ts';
import { FaceIcon, MaskIcon, MissionIcon, ritualSign } from './signs.tsx';
import type { RView } from './position.ts';
import { placeWord, roundTitle, type Names } from './words.ts';

export const beatLength = 700;
const dice = new Set(['helper_rolled', 'oyster_rolled', 'spirit_rolled']),
  banners = new Set(['went', 'act_began', 'ceremony_began', 'round_began', 'statue_opened']);
const popLength = 750,
  bannerLength = 800,
  flyLength = 420,
  stagger = 70;

// From one place to another: a spot, a seat, or the middle of the board.
export interface Fly {
  from: string;
  to: string;
  icon: ComponentChildren;
  n: number;
}
const seat = (e: GameEvent): string => (typeof e.actor === 'number' ? `seat ${e.actor}` : 'middle');
const sign = (name: Sign): ComponentChildren => <SignIcon name={name} size={30} />;

export function flyOf(e: GameEvent): Fly[] {
  const one = String(e.args[0]),
    n = Number(e.args[0]),
    lost = Number(e.args[1]),
    who = seat(e),
    go = (from: string, to: string, icon: ComponentChildren, k = 1): Fly[] => [
      { from, to, icon, n: Math.min(4, k) },
    ];
  switch (e.name) {
    case 'took_card':
      return go(`face:${one}`, who, <FaceIcon face={one} size={34} />);
    case 'took_good':
      return go(`good:${one}`, who, sign(one as Sign));
    case 'gave_good':
    case 'sacrificed':
    case 'sold':
      return go(who, `good:${one}`, sign(one as Sign));
    case 'took_helper':
      return go(`helper:${one}`, who, sign(one as Sign));
    case 'took_mask':
      return go(`mask:${one}`, who, <MaskIcon mask={one} size={34} />);
    case 'gave_mask':
      return go(who, `mask:${one}`, <MaskIcon mask={one} size={34} />);
    case 'pearls':
      return n > 0
        ? go('middle', who, sign('pearl'), n)
        : lost > 0
          ? go(who, 'middle', sign('pearl'), lost)
          : [];
    case 'mana':
      return n > 0
        ? go('middle', who, sign('mana'), n)
        : lost > 0
          ? go(who, 'bag', sign('mana'), lost)
          : [];
    case 'tattooed':
      return go('middle', who, sign('tattoo'));
    case 'trained':
      return n > 0 ? go('middle', who, sign('priest'), n) : [];
    case 'ritual_kept':
      return go('middle', who, sign(one === 'forbidden' ? 'forbidden' : 'ritual'));
    case 'completed':
    case 'auction_won':
      return go(`tile:${one}`, who, <MissionIcon code={one} size={38} />);
    case 'offered':
      return n > 0 ? go(who, 'bag', sign('mana'), n) : [];
    case 'robbed':
      return go(`seat ${one}`, who, sign(Number(e.args[1]) > 0 ? 'pearl' : 'mana'));
    case 'robbed_good':
      return go(`seat ${one}`, who, sign(String(e.args[1]) as Sign));
    case 'robbed_mask':
      return go(`seat ${one}`, who, <MaskIcon mask={String(e.args[1])} size={34} />);
    case 'performed':
      return typeof e.actor === 'number' ? go(who, 'middle', sign(ritualSign(one))) : [];
    default:
      return [];
  }
}

interface Beat {
  at: number;
  fly?: Fly;
  pop?: GameEvent;
  banner?: GameEvent;
}
// One after the other: dice and banners take their time, flights of one moment go together.
export function timeline(events: GameEvent[]): { beats: Beat[]; length: number } {
  const beats: Beat[] = [];
  let at = 0,
    flying = 0;
  const settle = (): void => {
    if (flying) at += flyLength + stagger * Math.min(8, flying);
    flying = 0;
  };
  const told = events.some(e => e.name === 'bag_paid' || e.name === 'row_failed');
  for (const e of events) {
    if (dice.has(e.name)) {
      settle();
      beats.push({ at, pop: e });
      at += popLength;
    } else if (banners.has(e.name)) {
      settle();
      beats.push({ at, banner: e });
      at += bannerLength;
    } else if (!told)
      for (const fly of flyOf(e)) {
        if (flying < 14) beats.push({ at: at + stagger * flying, fly });
        flying++;
      }
  }
  settle();
  return { beats, length: at };
}
export function duration(events: GameEvent[]): number {
  const row = events.filter(e => tellsOf.has(e.name) && e.name !== 'bag_gained').length,
    hands = events.some(e => e.name === 'offered' || e.name === 'auction_bid') ? 1100 : 0;
  const told = events.some(e => e.name === 'bag_paid' || e.name === 'row_failed')
    ? (row + 2) * beatLength
    : 0;
  return Math.min(12000, Math.max(told, hands, timeline(events).length));
}

// ---- on the screen -------------------------------------------------------------------------------

export type Places = Map<string, DOMRect>;
function middle(root: HTMLElement): { x: number; y: number } {
  const r = root.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height * 0.38 };
}
function whereIs(name: string, root: HTMLElement, places: Places): { x: number; y: number } | null {
  if (name === 'middle') return middle(root);
  if (name.startsWith('seat ')) {
    for (const el of document.querySelectorAll(`[data-stock="${name.slice(5)}"]`)) {
      const r = el.getBoundingClientRect();
      if (r.width > 0 && r.height > 0 && r.right > 0 && r.left < window.innerWidth)
        return { x: r.left + Math.min(90, r.width / 3), y: r.top + r.height / 2 };
    }
    return null;
  }
  const r = places.get(name);
  return r ? { x: r.left + r.width / 2, y: r.top + r.height / 2 } : middle(root);
}
function Flyer({
  fly,
  at,
  k,
  root,
  places,
}: {
  fly: Fly;
  at: number;
  k: number;
  root: HTMLElement;
  places: Places;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = whereIs(fly.from, root, places),
      to = whereIs(fly.to, root, places),
      el = ref.current;
    if (!from || !to || !el) return;
    const frames = [
      { x: from.x, y: from.y, o: 0 },
      { x: from.x, y: from.y, o: 1 },
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 36, o: 1 },
      { x: to.x, y: to.y, o: 0.85 },
    ].map((f, i) => ({
      transform: `translate(${f.x - 20}px, ${f.y - 20}px)`,
      opacity: f.o,
      offset: [0, 0.08, 0.55, 1][i]!,
    }));
    const running = el.animate(frames, {
      duration: flyLength,
      delay: at + k * 60,
      easing: 'ease-in-out',
      fill: 'both',
    });
    running.onfinish = () => {
      el.style.visibility = 'hidden';
    };
    return () => running.cancel();
  }, []);
  return (
    <div class="ra-fly" ref={ref} aria-hidden="true">
      {fly.icon}
    </div>
  );
}
function Pop({
  at,
  length,
  kind,
  children,
}: {
  at: number;
  length: number;
  kind: string;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const spin = kind === 'die' ? 'rotate(-270deg)' : 'rotate(0deg)';
    const running = ref.current?.animate(
      [
        { opacity: 0, transform: `translate(-50%,-50%) scale(.4) ${spin}` },
        { opacity: 1, transform: 'translate(-50%,-50%) scale(1.08)', offset: 0.3 },
        { opacity: 1, transform: 'translate(-50%,-50%) scale(1)', offset: 0.85 },
        { opacity: 0, transform: 'translate(-50%,-50%) scale(1)' },
      ],
      { duration: length, delay: at, easing: 'ease-out', fill: 'both' },
    );
    return () => running?.cancel();
  }, []);
  return (
    <div class={`ra-popup ${kind}`} ref={ref} aria-hidden="true">
      {children}
    </div>
  );
}
function bannerWords(e: GameEvent, names: Names): string {
  const one = String(e.args[0]);
  switch (e.name) {
    case 'went':
      return `${typeof e.actor === 'number' ? names.of(e.actor) : ''}: ${placeWord(one)}`;
    case 'act_began':
      return `${one} · ${t(`raiatea.act.${one}.title` as Key)}`;
    case 'ceremony_began':
      return t('raiatea.track.ceremony', { n: one });
    case 'round_began':
      return roundTitle(Number(one));
    default:
      return t('raiatea.statue', { n: one });
  }
}

export function Moving({
  motion,
  root,
  places,
  names,
}: {
  motion: Motion;
  root: HTMLElement;
  places: Places;
  names: Names;
}) {
  const { beats } = timeline(motion.events);
  return (
    <>
      {beats.map((b, k) => {
        if (b.fly)
          return Array.from({ length: b.fly.n }, (_, i) => (
            <Flyer key={`${k}.${i}`} fly={b.fly!} at={b.at} k={i} root={root} places={places} />
          ));
        if (b.pop)
          return (
            <Pop key={k} at={b.at} length={popLength + 200} kind="die">
              <DieFace n={Number(b.pop.args[b.pop.name === 'helper_rolled' ? 1 : 0])} size={96} />
              {b.pop.name === 'helper_rolled' && (
                <SignIcon name={String(b.pop.args[0]) as Sign} size={44} />
              )}
              {b.pop.name === 'oyster_rolled' && <SignIcon name="pearl" size={44} />}
            </Pop>
          );
        return (
          <Pop key={k} at={b.at} length={bannerLength + 150} kind="banner">
            <b>{bannerWords(b.banner!, names)}</b>
          </Pop>
        );
      })}
    </>
  );
}

// The auction that a step shows: bids and who won.
export function saleOf(
  events: GameEvent[],
  view: RView,
): { tile: string; bids: (number | null)[]; won: number | 'spirit' | null } | null {
  const bids = events.filter(e => e.name === 'auction_bid');
  if (!bids.length) return null;
  const n = view.position.players.length,
    list: (number | null)[] = Array.from({ length: n + 1 }, () => null),
    won = events.find(e => e.name === 'auction_won');
  for (const e of bids)
    list[typeof e.actor === 'number' && e.actor < n ? e.actor : n] = Number(e.args[1]);
  return {
    tile: String(bids[0]!.args[0]),
    bids: list,
    won:
      won && typeof won.actor === 'number'
        ? won.actor
        : events.some(e => e.name === 'tile_gone')
          ? 'spirit'
          : null,
  };
}
