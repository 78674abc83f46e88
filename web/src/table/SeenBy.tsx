// SeenBy.tsx - with whose eyes a game that is over is seen.
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { t } from '../i18n/index.ts';
import type { Seen } from './positions.ts';

interface Props {
  names: string[];
  as: Seen;
  setAs: (as: Seen) => void;
}

export function SeenBy({ names, as, setAs }: Props) {
  return (
    <fieldset class="seen">
      <span class="mut">{t('replay.seen_by')}</span>
      <div class="seg" role="radiogroup" aria-label={t('replay.seen_by')}>
        <label title={t('replay.all')}>
          <input type="radio" name="seen" checked={as === 'all'} onChange={() => setAs('all')} />
          <Icon name="eye" size={17} />
          {t('replay.all')}
        </label>
        {names.map((name, seat) => (
          <label key={seat} title={name}>
            <input
              type="radio"
              name="seen"
              aria-label={name}
              checked={as === seat}
              onChange={() => setAs(seat)}
            />
            <SeatSign seat={seat} size={22} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
