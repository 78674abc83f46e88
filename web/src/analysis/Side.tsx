// Side.tsx - the column of an analysis: this move; below it the moves worth a look, or luck and skill.
import { useState } from 'preact/hooks';
import { hasChance } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import { Loading } from '../ui/state.tsx';
import { TabRow } from '../ui/tabrow.tsx';
import type { Source } from '../table/source.ts';
import type { Transport } from '../table/transport.ts';
import { Here, type HereProps } from './Here.tsx';
import { MoveList } from './MoveList.tsx';
import { Skill } from './Skill.tsx';
import type { Study } from './study.ts';

const tabs = ['moves', 'skill'] as const;
type Tab = (typeof tabs)[number];
const titleOf = (tab: Tab, game: string): string =>
  t(tab === 'skill' && hasChance(game) ? 'analysis.tab.skill_chance' : `analysis.tab.${tab}`);

interface Props {
  study: Study;
  source: Source;
  tape: Transport;
  here: HereProps;
  isOpen: boolean;
}

export function Side({ study, source, tape, here, isOpen }: Props) {
  const [tab, setTab] = useState<Tab>('moves');
  return (
    <aside
      class={isOpen ? 'side an-side open' : 'side an-side'}
      aria-label={t('analysis.tab.moves')}
    >
      <Here {...here} />
      <section class="panel talk">
        <TabRow all={tabs} at={tab} set={setTab} words={name => titleOf(name, source.game)} />
        <div class="body" tabIndex={0} role="region" aria-label={titleOf(tab, source.game)}>
          <div hidden={tab !== 'moves'}>
            <MoveList study={study} source={source} at={tape.at} go={tape.goTo} />
          </div>
          {tab === 'skill' &&
            (study.account ? <Skill source={source} account={study.account} /> : <Loading />)}
        </div>
      </section>
    </aside>
  );
}
