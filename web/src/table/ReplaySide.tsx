// ReplaySide.tsx - the column beside a replay: points here and at the end, steps, notes.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { SeatSign } from '../art/seats.tsx';
import { figure, shownTotal } from '../app/points.ts';
import { hasPoints } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { TabRow } from '../ui/tabrow.tsx';
import { Notes } from './Notes.tsx';
import type { Source } from './source.ts';
import { StepList } from './StepList.tsx';
import type { Transport } from './transport.ts';

interface Props {
  source: Source;
  module: Game;
  view: View;
  tape: Transport;
  id: string | null;
  isOpen: boolean;
}

function Scores({ source, view }: { source: Source; view: View }) {
  const end = source.steps.at(-1)?.scores ?? [];
  const counts = hasPoints(source.game);
  return (
    <section class="panel">
      <div class="side-head">
        <b>{t('table.players')}</b>
        {counts && <span>{t(source.over ? 'replay.score_here_end' : 'replay.score_here')}</span>}
      </div>
      {Array.from({ length: view.seats }, (_, seat) => (
        <div key={seat} class="mini-pl">
          <SeatSign seat={seat} size={25} />
          <b>{source.names[seat]}</b>
          {counts && <span class="d">{shownTotal(view.score, seat)}</span>}
          {counts && source.over && <span class="mut end">{`→ ${figure(end[seat] ?? 0)}`}</span>}
        </div>
      ))}
    </section>
  );
}

type Tab = 'steps' | 'notes';

export function ReplaySide({ source, module, view, tape, id, isOpen }: Props) {
  const [tab, setTab] = useState<Tab>('steps');
  const hasNotes = id !== null && source.you !== null;
  const tabs: Tab[] = ['steps', ...(hasNotes ? ['notes' as const] : [])];
  const bodies: Record<Tab, () => ComponentChildren> = {
    steps: () => <StepList source={source} module={module} at={tape.at} go={tape.goTo} />,
    notes: () => id !== null && <Notes id={id} />,
  };
  return (
    <aside class={isOpen ? 'side open' : 'side'} aria-label={t('table.column')}>
      <Scores source={source} view={view} />
      <section class="panel talk">
        <TabRow all={tabs} at={tab} set={setTab} words={n => t(`replay.tab.${n}`)} />
        <div class="body" tabIndex={0} role="region" aria-label={t(`replay.tab.${tab}`)}>
          {bodies[tab]()}
        </div>
      </section>
    </aside>
  );
}
