// MoveList.tsx - the moves that are worth a look, of everybody or of one player, and the way to the next mistake.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { useKeys } from '../app/keys.ts';
import { t } from '../i18n/index.ts';
import type { Source } from '../table/source.ts';
import { MarkSign } from './Here.tsx';
import { games, marked, mistakeAfter, mistakeBefore } from './marks.ts';
import type { Study } from './study.ts';
import type { Move } from './words.ts';

interface Props {
  study: Study;
  source: Source;
  at: number;
  go: (n: number) => void; // to the position before a move
}

function Whose({
  source,
  whose,
  set,
}: {
  source: Source;
  whose: number | 'all';
  set: (w: number | 'all') => void;
}) {
  if (source.names.length < 2) return null;
  return (
    <div class="seg" role="group" aria-label={t('analysis.filter')}>
      {(['all', ...source.names.keys()] as const).map(w => (
        <label key={w}>
          <input type="radio" name="whose" checked={whose === w} onChange={() => set(w)} />
          <span>{w === 'all' ? t('analysis.filter.all') : source.names[w]}</span>
        </label>
      ))}
    </div>
  );
}

function Row({ move, isHere, open }: { move: Move; isHere: boolean; open: () => void }) {
  return (
    <li>
      <button
        type="button"
        data-move={move.step}
        {...(isHere ? { 'aria-current': 'step' as const } : {})}
        onClick={open}
      >
        <i>{move.step}</i>
        {typeof move.seat === 'number' && <SeatSign seat={move.seat} size={22} />}
        <span class="grow">{move.label}</span>
        <span class="an-cost">
          <MarkSign mark={move.mark} />
          {(move.given ?? 0) > 0 && <b>−{games(move.given!)}</b>}
        </span>
      </button>
    </li>
  );
}

export function MoveList({ study, source, at, go }: Props) {
  const [whose, setWhose] = useState<number | 'all'>(source.you ?? 'all');
  const list = marked(study.moves, whose);
  const next = mistakeAfter(list, at);
  const before = mistakeBefore(list, at);
  const open = (move: Move | undefined) => (): void => {
    if (move) go(move.step - 1);
  };
  useKeys([
    { key: '.', label: t('keys.next_mistake'), run: open(next) },
    { key: ',', label: t('keys.previous_mistake'), run: open(before) },
  ]);
  return (
    <>
      <div class="an-tools">
        <Whose source={source} whose={whose} set={setWhose} />
        <div class="an-ways">
          <button
            type="button"
            class="btn sm"
            data-previous
            aria-disabled={!before}
            onClick={open(before)}
          >
            <Icon name="back" size={16} />
            {t('analysis.prev')}
          </button>
          <button type="button" class="btn sm" data-next aria-disabled={!next} onClick={open(next)}>
            {t('analysis.next')}
            <Icon name="fwd" size={16} />
          </button>
        </div>
      </div>
      {list.length ? (
        <ol class="an-moves">
          {list.map(move => (
            <Row key={move.step} move={move} isHere={move.step - 1 === at} open={open(move)} />
          ))}
        </ol>
      ) : (
        <p class="mut an-none">{t(study.isRunning ? 'analysis.none.yet' : 'analysis.none')}</p>
      )}
    </>
  );
}
