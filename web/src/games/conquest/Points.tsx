// Points.tsx - one's own points, as far as they count now.
import { t } from '../../i18n/index.ts';
import { partTitle } from '../lexicon.ts';
import { ThingIcon } from './art.tsx';
import { half, type Player } from './position.ts';
import { tip } from '../../ui/tips.tsx';
import { thingHelp, thingTitle } from './words.ts';

const signs = {
  villages: 'village',
  groups: 'tcu',
  atolls: 'tcu',
  cards: 'cardup',
  kumara: 'kumara',
} as const;
const parts = Object.keys(signs) as (keyof typeof signs)[];

interface PointsProps {
  me: Player;
  end: number;
  helps: Record<string, string | undefined>; // of each part
}
export function Points({ me, end, helps }: PointsProps) {
  const rows = parts.filter(k => me.points[k] > 0 || k === 'villages'),
    hidden = me.hidden_points ?? 0;
  return (
    <ul class="c-points" data-tips>
      {rows.map((k, at) => (
        <li key={k} {...tip(helps[k] ?? '', at === 0)}>
          <ThingIcon thing={signs[k]} size={18} ink="var(--ink-2)" />
          {partTitle('conquest', k)} <b>{half(me.points[k])}</b>
        </li>
      ))}
      {hidden > 0 && (
        <li {...tip(thingHelp('hidden_points'), false)}>
          <ThingIcon thing="card" size={18} />
          {thingTitle('hidden_points')} <b>+{half(hidden)}</b>
        </li>
      )}
      <li class="tot">
        {t('conquest.points.total')} <b class="d">{half(me.points.total)}</b>{' '}
        <span class="mut">{t('conquest.points.of', { n: end })}</span>
      </li>
    </ul>
  );
}
