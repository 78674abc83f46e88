// Clock.tsx - the time that is left, where one looks while one thinks: beside the decision on a desk, under
// each name on a phone. It warns by colour and in words that a reader speaks, each once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { say, sayNow } from '../app/announce.tsx';
import { clock, span } from '../app/time.ts';
import { t } from '../i18n/index.ts';
import { clockLeft, type Told } from './model.ts';

// A tick each second, for clocks.
export function useNow(on: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!on) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [on]);
  return now;
}

export const warnings = [60_000, 30_000, 10_000];
// How near the end: '' far, then low, lower, last.
export const nearness = (left: number): '' | 'low' | 'lower' | 'last' =>
  left > 60_000 ? '' : left > 30_000 ? 'low' : left > 10_000 ? 'lower' : 'last';

export const runs = (told: Told, seat: number): boolean =>
  told.table.status === 'running' &&
  told.table.due.includes(seat) &&
  !(told.table.seats[seat]?.away ?? true);

export function SeatClock({ told, seat }: { told: Told; seat: number }) {
  const now = useNow(told.table.clock !== null && told.table.status === 'running'),
    left = clockLeft(told, seat, now);
  if (left === null) return null;
  return (
    <span class={`clock ${runs(told, seat) ? `runs ${nearness(left)}` : ''}`}>{clock(left)}</span>
  );
}

// Warnings of your own clock, spoken once each; true when it stands at zero and the server has not yet said so.
export function useWarnings(told: Told): boolean {
  const now = useNow(told.table.clock !== null && told.table.status === 'running'),
    you = told.you,
    left = you === null ? null : clockLeft(told, you, now);
  const spoken = useRef<number | null>(null),
    mine = you !== null && runs(told, you);
  const reached = left === null || !mine ? null : (warnings.filter(w => left <= w).at(-1) ?? null),
    over = mine && left === 0;
  useEffect(() => {
    if (reached === null) {
      spoken.current = null;
      return;
    }
    if (spoken.current !== null && spoken.current <= reached) return;
    spoken.current = reached;
    if (left! > 0) say(t('clock.left', { time: span(reached) }));
  }, [reached]);
  useEffect(() => {
    if (over) sayNow(t('clock.zero'));
  }, [over]);
  return over;
}

// Your own clock beside the decision: what is left, and at zero what happens then.
export function OwnClock({ told }: { told: Told }) {
  const now = useNow(told.table.clock !== null && told.table.status === 'running'),
    you = told.you,
    left = you === null ? null : clockLeft(told, you, now);
  if (left === null || told.table.seats[you!]?.away) return null;
  const mine = runs(told, you!);
  return (
    <span
      class={`own-clock ${mine ? `runs ${nearness(left)}` : ''}`}
      data-clock
      title={t('clock.yours')}
    >
      <Icon name="clock" size={16} />
      <span class="hush">{t('clock.yours')} </span>
      {mine && left === 0 ? t('clock.zero.short') : clock(left)}
    </span>
  );
}
