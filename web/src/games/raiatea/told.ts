// told.ts - the steps of a game in a replay: headings, and what chance brought.
import { t } from '../../i18n/index.ts';
import type { GameEvent, StepRow } from '../../protocol.ts';
import { isCeremony, spaceName } from './position.ts';
import { ritualTitle } from './words.ts';

// A heading for the steps that follow this one: where the round stands.
export function heading(_round: number, events: GameEvent[]): string | null {
  const act = events.filter(e => e.name === 'act_began').at(-1),
    round = events.filter(e => e.name === 'round_began').at(-1);
  if (act) return t(`raiatea.act.${Number(act.args[0]) as 1}.title`);
  if (!round) return null;
  const space = Number(round.args[0]);
  return isCeremony(space)
    ? t('raiatea.track.ceremony', { n: spaceName(space).slice(1) })
    : t('raiatea.stage.action', { n: spaceName(space).slice(1) });
}

export function chances(row: StepRow): { colour: string; title: string }[] {
  return row.events.flatMap(e => {
    if (e.name === 'helper_rolled')
      return [{ colour: '#B0793F', title: t('raiatea.chance.die', { n: Number(e.args[1]) }) }];
    if (e.name === 'oyster_rolled')
      return [{ colour: '#9AA7A6', title: t('raiatea.chance.die', { n: Number(e.args[0]) }) }];
    if (e.name === 'row_failed')
      return [
        {
          colour: '#1B7F95',
          title: t('raiatea.chance.bag', { name: ritualTitle(String(e.args[0])) }),
        },
      ];
    return [];
  });
}
