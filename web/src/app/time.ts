// time.ts - clocks and ages in words and figures.
import { language, t } from '../i18n/index.ts';

const minute = 60_000,
  hour = 60 * minute,
  day = 24 * hour;

// What is left on a clock: 9:58, 1:02:03 with hours, 2 d 5 h when it counts in days. Never negative.
export function clock(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= day) {
    const hours = Math.floor((left % day) / hour);
    return hours
      ? t('time.days_hours', { d: Math.floor(left / day), h: hours })
      : t('time.d', { d: Math.floor(left / day) });
  }
  const seconds = Math.ceil(left / 1000),
    two = (n: number): string => String(n).padStart(2, '0');
  const h = Math.floor(seconds / 3600),
    m = Math.floor(seconds / 60) % 60,
    s = seconds % 60;
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

// A length of time in words: "10 minutes", "3 days".
export function span(ms: number): string {
  if (ms >= day) return t('time.days', { n: Math.round(ms / day) });
  if (ms >= hour) return t('time.hours', { n: Math.round(ms / hour) });
  if (ms >= minute) return t('time.minutes', { n: Math.round(ms / minute) });
  return t('time.seconds', { n: Math.round(ms / 1000) });
}

// How long ago: "just now", "5 minutes ago".
export function ago(then: number, now = Date.now()): string {
  const past = now - then;
  if (past < minute) return t('time.now');
  const words = new Intl.RelativeTimeFormat(language.get().id, { numeric: 'auto' });
  if (past < hour) return words.format(-Math.floor(past / minute), 'minute');
  if (past < day) return words.format(-Math.floor(past / hour), 'hour');
  return words.format(-Math.floor(past / day), 'day');
}
