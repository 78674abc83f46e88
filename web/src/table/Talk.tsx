// Talk.tsx - log, chat, cards and notes: the tabs, and what lies behind each.
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Chat } from './Chat.tsx';
import type { Game } from '../games/game.ts';
import { isHere } from '../local/ids.ts';
import { hasCards, heldBy, type Parts, type Tab } from './layout.ts';
import type { LogLine } from '../protocol.ts';
import { LogList } from './Log.tsx';
import { story, unread, type Told } from './model.ts';
import { Notes } from './Notes.tsx';
import { Since } from './Since.tsx';

// Of a step that is held nothing is told yet.
function logOf(parts: Parts): LogLine[] {
  const held = heldBy(parts),
    lines = story(parts.told);
  return held ? lines.filter(l => l.n < held.key) : lines;
}

export function Talk({ parts, tab }: { parts: Parts; tab: Tab }) {
  const { room, told, view, module } = parts;
  useEffect(() => {
    if (tab === 'chat') room.read();
  }, [tab, told.chat.length]);
  switch (tab) {
    case 'log':
      return (
        <>
          <Since room={room} told={told} />
          <div class="body" tabIndex={0} role="region" aria-label={t('table.log')}>
            <LogList
              log={logOf(parts)}
              now={room.last?.key ?? null}
              since={told.since}
              icon={module.lineIcon}
            />
          </div>
        </>
      );
    case 'chat':
      return (
        <div class="body">
          <Chat
            chat={told.chat}
            send={room.chat}
            can={told.you !== null}
            me={told.you === null ? null : (told.table.seats[told.you]?.person ?? null)}
          />
        </div>
      );
    case 'cards':
      return (
        <div class="body cards">{module.Cards && <module.Cards view={view} you={told.you} />}</div>
      );
    case 'notes':
      return (
        <div class="body">
          <Notes id={told.table.id} />
        </div>
      );
  }
}

// On this device nobody would read what is said.
const tabsFor = (told: Told, module: Game, isLesson: boolean): Tab[] => [
  'log',
  ...(isLesson || isHere(told.table.id) ? [] : ['chat' as const]),
  ...(hasCards(module) ? ['cards' as const] : []),
  ...(told.you === null || isLesson ? [] : ['notes' as const]),
];

export function Tabs({ parts }: { parts: Parts }) {
  const all = tabsFor(parts.told, parts.module, parts.teacher !== undefined);
  const n = unread(parts.told);
  const move = (e: KeyboardEvent): void => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    e.preventDefault();
    const next = all[(all.indexOf(parts.tab) + by + all.length) % all.length]!;
    parts.setTab(next);
    (e.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('table.tabs')} onKeyDown={move}>
      {all.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={parts.tab === name}
          tabIndex={parts.tab === name ? 0 : -1}
          onClick={() => parts.setTab(name)}
        >
          {t(`table.tab.${name}`)}
          {name === 'chat' && n > 0 && (
            <span class="count">
              {n}
              <span class="hush"> {t('table.unread')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
