// Talk.tsx - log, chat, cards and notes: the tabs, and what lies behind each.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Chat } from './Chat.tsx';
import type { Game } from '../games/game.ts';
import { isHere } from '../local/ids.ts';
import { hasCards, heldBy, type Parts, type Tab } from './layout.ts';
import type { LogLine } from '../protocol.ts';
import { LogList } from './Log.tsx';
import { story, unread, type Told } from './model.ts';
import { TabRow } from '../ui/tabrow.tsx';
import { Notes } from './Notes.tsx';
import { Since } from './Since.tsx';

// Of a step that is held nothing is told yet.
function useLog(parts: Parts): LogLine[] {
  const held = heldBy(parts),
    { told } = parts;
  return useMemo(() => {
    const lines = story(told);
    return held ? lines.filter(l => l.n < held.key) : lines;
  }, [told, held]);
}

export function Talk({ parts, tab }: { parts: Parts; tab: Tab }) {
  const { room, told, view, module } = parts,
    log = useLog(parts);
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
              log={log}
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
  const words = (name: Tab): ComponentChildren => (
    <>
      {t(`table.tab.${name}`)}
      {name === 'chat' && n > 0 && (
        <span class="count">
          {n}
          <span class="hush"> {t('table.unread')}</span>
        </span>
      )}
    </>
  );
  return (
    <TabRow
      {...{ all, words }}
      at={parts.tab}
      set={parts.setTab}
      label={t('table.tabs')}
      hasArrows
    />
  );
}
