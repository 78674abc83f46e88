// transport.ts - how a replay moves: forwards and backwards by step and by turn, or by itself.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { say } from '../app/announce.tsx';
import { useKeys } from '../app/keys.ts';
import { useCalm } from '../app/settings.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { StepRow } from '../protocol.ts';
import { turnAfter, turnBefore } from './story.ts';

export interface Transport {
  at: number;
  last: number;
  step: StepRow | null; // the one that led to here
  isMoving: boolean; // it is being shown moving
  isPlaying: boolean;
  speed: number;
  goTo: (n: number) => void; // and stop there
  jump: (n: number) => void; // and go on from there
  begin: () => void;
  end: () => void;
  forward: () => void;
  backward: () => void;
  nextTurn: () => void;
  previousTurn: () => void;
  toggle: () => void;
  pause: () => void;
  faster: () => void;
}

const speeds = [1, 2, 4];
const instant = 4; // at this speed nothing is shown moving
const plain = (step: StepRow): string => step.log.map(l => l.text.replaceAll('**', '')).join(' ');

// How long what is here stays before the next step: one that says nothing comes at once.
function pauseBefore(next: StepRow | undefined, module: Game | null, speed: number): number {
  if (!next?.log.length) return 60;
  const moving = module ? (module.duration(next.events) + 250) / speed : 0;
  return Math.max(1200 / speed, moving);
}

export function useTransport(steps: StepRow[], first: number, module: Game): Transport {
  const calm = useCalm();
  const last = steps.at(-1)?.n ?? 0;
  const rows = useMemo(() => new Map(steps.map(s => [s.n, s])), [steps]);
  const [at, setAt] = useState(Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isMoving, setMoving] = useState(false);
  const step = rows.get(at) ?? null;
  const go = (n: number, forwards = false): void => {
    const to = Math.max(0, Math.min(last, n));
    setAt(to);
    setMoving(forwards && to === at + 1);
  };
  useEffect(() => {
    if (!isMoving) return;
    const ms = calm ? 120 : module.duration(step?.events ?? []) / speed + 30;
    const timer = window.setTimeout(() => setMoving(false), ms);
    return () => window.clearTimeout(timer);
  }, [isMoving, at]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const next = (): void => go(at + 1, speed < instant);
    const timer = window.setTimeout(
      next,
      pauseBefore(rows.get(at + 1), calm ? null : module, speed),
    );
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, speed]);
  useEffect(() => {
    if (!isPlaying && step?.log.length) say(plain(step));
  }, [at]);
  const stopAnd = (run: () => void) => (): void => {
    setPlaying(false);
    run();
  };
  return {
    ...{ at, last, step, isMoving, isPlaying, speed },
    goTo: n => stopAnd(() => go(n))(),
    jump: n => go(n),
    begin: stopAnd(() => go(0)),
    end: stopAnd(() => go(last)),
    forward: stopAnd(() => go(at + 1, true)),
    backward: stopAnd(() => go(at - 1)),
    nextTurn: stopAnd(() => go(turnAfter(steps, at))),
    previousTurn: stopAnd(() => go(turnBefore(steps, at))),
    toggle: () => {
      if (at >= last) setAt(0);
      setPlaying(!isPlaying);
    },
    pause: () => setPlaying(false),
    faster: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length]!),
  };
}

export function useTransportKeys(tape: Transport): void {
  useKeys([
    { key: ' ', label: t('keys.play'), run: tape.toggle },
    { key: 'ArrowRight', label: t('keys.forward'), run: tape.forward },
    { key: 'ArrowLeft', label: t('keys.backward'), run: tape.backward },
    { key: 'N', label: t('keys.next_turn'), run: tape.nextTurn },
    { key: 'P', label: t('keys.previous_turn'), run: tape.previousTurn },
    { key: 'Home', label: t('keys.begin'), run: tape.begin },
    { key: 'End', label: t('keys.end'), run: tape.end },
  ]);
}
