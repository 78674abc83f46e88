// told.ts - the steps of a game in a replay: headings, and what chance brought.
import { t } from '../../i18n/index.ts';
import type { GameEvent, StepRow } from '../../protocol.ts';
import { backWords } from './words/ends.ts';
import { low, phaseWord, resWord } from './words/names.ts';

// A heading for the steps that follow this one: where the turn stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'turn_began'),
    phase = events.filter(e => e.name === 'phase_began').at(-1);
  return phase
    ? t('archipelago.stage', {
        turn: began ? Number(began.args[0]) : round,
        phase: phaseWord(Number(phase.args[0])),
      })
    : null;
}

export function chances(row: StepRow): { colour: string; title: string }[] {
  return row.events.flatMap(e => {
    if (e.name === 'crisis_began')
      return [
        {
          colour: '#E4572E',
          title: t('archipelago.chance.crisis', { what: low(resWord(String(e.args[1]))) }),
        },
      ];
    if (e.name === 'temple_calm')
      return [{ colour: '#49B6B8', title: t('archipelago.chance.calm') }];
    if (e.name === 'town_unrest')
      return [{ colour: '#F2A541', title: t('archipelago.chance.unrest') }];
    if (e.name === 'back_shown' && e.args[0] !== null)
      return [
        {
          colour: '#6B3F22',
          title: t('archipelago.chance.back', { what: backWords(String(e.args[0])) }),
        },
      ];
    return [];
  });
}
