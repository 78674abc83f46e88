// Moving.tsx - a step on the screen: what flies, dice that fall, banners over the board.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../protocol.ts';
import type { Motion } from '../game.ts';
import { DieFace } from './art/die.tsx';
import { SignIcon, type Sign } from './art/sign.tsx';
import { ceremonies } from './tables.ts';
import { bannerLength, flyLength, popLength, timeline, type Fly } from './timeline.tsx';
import { actTitle, type Names, placeWord, roundName, statueWord } from './words.ts';
import { named } from '../../i18n/join.ts';

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
      return named(typeof e.actor === 'number' ? names.of(e.actor) : '', placeWord(one));
    case 'act_began':
      return `${one} · ${actTitle(one)}`;
    case 'ceremony_began':
      return roundName(ceremonies[Number(one) - 1] ?? 0);
    case 'round_began':
      return roundName(Number(one));
    default:
      return statueWord(one);
  }
}

function Die({ e, at }: { e: GameEvent; at: number }) {
  const isHelper = e.name === 'helper_rolled';
  return (
    <Pop at={at} length={popLength + 200} kind="die">
      <DieFace n={Number(e.args[isHelper ? 1 : 0])} size={96} />
      {isHelper && <SignIcon name={String(e.args[0]) as Sign} size={44} />}
      {e.name === 'oyster_rolled' && <SignIcon name="pearl" size={44} />}
    </Pop>
  );
}

export function Moving({
  motion,
  root,
  places,
  names,
}: {
  motion: Motion | null;
  root: HTMLElement | null;
  places: Places;
  names: Names;
}) {
  if (!motion || !root) return null;
  return (
    <>
      {timeline(motion.events).beats.map((b, k) => {
        if (b.fly)
          return Array.from({ length: b.fly.n }, (_, i) => (
            <Flyer key={`${k}.${i}`} fly={b.fly!} at={b.at} k={i} root={root} places={places} />
          ));
        if (b.pop) return <Die key={k} e={b.pop} at={b.at} />;
        return (
          <Pop key={k} at={b.at} length={bannerLength + 150} kind="banner">
            <b>{bannerWords(b.banner!, names)}</b>
          </Pop>
        );
      })}
    </>
  );
}
