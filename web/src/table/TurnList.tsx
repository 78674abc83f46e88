// TurnList.tsx - the turning points of a game, each with the way to it in the replay.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../art/seats.tsx';
import { figure } from '../app/points.ts';
import type { Game } from '../games/game.ts';
import { roundName } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { Turning } from './story.ts';

interface Props {
  points: Turning[];
  names: string[];
  module: Game;
  way: (point: Turning, label: string) => ComponentChildren;
}

export function TurnRows({ points, names, module, way }: Props) {
  return (
    <>
      {points.map(p => (
        <li key={p.n}>
          <span class="letter">{p.letter}</span>
          <span>
            <SeatSign seat={p.seat} size={22} />
            <span class="hush">{names[p.seat]}, </span>
          </span>
          <span>
            {t('score.round', { round: roundName(module.id, p.round) })} <Bold text={p.text} />
          </span>
          <b class={`by ${p.by > 0 ? 'up' : 'dn'}`}>
            {p.by > 0 ? `+${figure(p.by)}` : figure(p.by)}
          </b>
          {way(p, t('score.turns.show', { letter: p.letter }))}
        </li>
      ))}
    </>
  );
}
