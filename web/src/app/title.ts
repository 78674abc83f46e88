// title.ts - the title of the window, with the number of tables that wait for you, and the
// browser's own notification when a turn comes while you look elsewhere.
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { addressOf } from './base.ts';
import { href } from './router.ts';
import { set, settings } from './settings.ts';
import { me, mine } from './session.ts';
import { knock } from './sound.ts';
import { cell, useCell } from './store.ts';
import type { TableRow } from '../protocol.ts';

const page = cell('');
export const turns = cell(0);
export const useTurns = (): number => useCell(turns);

function show(): void {
  const name = page.get() ? t('title.page', { page: page.get() }) : t('title.home');
  document.title = turns.get() > 0 ? t('title.turns', { n: turns.get(), title: name }) : name;
}
page.watch(show);
turns.watch(show);

export function useTitle(name: string): void {
  useEffect(() => {
    page.set(name);
    show();
  }, [name]);
}

// Turns of which the person knows already: table and step.
const known = new Map<string, number>();

// A row arrived, from a list or from a table that is open. Says whether the turn is new.
export function turnCame(row: TableRow): boolean {
  if (!row.your_turn || row.status !== 'running') {
    known.delete(row.id);
    return false;
  }
  if (known.has(row.id)) return false;
  known.set(row.id, row.step);
  if (settings.get().sound) knock();
  if (document.visibilityState !== 'visible') notify(row);
  return true;
}

function notify(row: TableRow): void {
  if (
    !settings.get().notify ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  try {
    const note = new Notification(t('notify.title'), {
      body: t('notify.body', { table: row.name }),
      tag: `vaka-${row.id}`,
      icon: addressOf('favicon.svg'),
    });
    note.onclick = () => {
      window.focus();
      location.assign(href({ page: 'table', id: row.id }));
    };
  } catch {
    set('notify', false);
  } // the switch says honestly that nothing will come
}

// Asked only when the person has just clicked on the switch. A first notification shows what will come, and
// tells the browsers that grant permission but refuse to show any from a page (phones do).
export async function allowNotifications(): Promise<'works' | 'refused' | 'cannot'> {
  if (!('Notification' in window)) return 'cannot';
  if (
    Notification.permission !== 'granted' &&
    (await Notification.requestPermission()) !== 'granted'
  )
    return 'refused';
  try {
    new Notification(t('notify.title'), {
      body: t('settings.notify_test'),
      tag: 'vaka-test',
      icon: addressOf('favicon.svg'),
    });
    return 'works';
  } catch {
    return 'cannot';
  }
}

let first = true;
mine.watch(rows => {
  if (rows === null) return;
  turns.set(
    rows.filter(
      row =>
        (row.your_turn && row.status === 'running') ||
        (row.status === 'open' && row.you !== null && row.seats[row.you]?.asked),
    ).length,
  );
  for (const row of rows) {
    if (first && row.your_turn)
      known.set(row.id, row.step); // already so when the page opened
    else turnCame(row);
  }
  first = false;
});
me.watch(() => {
  first = true;
  known.clear();
});
