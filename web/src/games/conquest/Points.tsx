// Points.tsx - one's own points, as far as they count now.
import { t } from '../../i18n/index.ts';
import type { ScorePart } from '../../protocol.ts';
import { ThingIcon, type Thing } from './art.tsx';
import { pointsText, type Player } from './position.ts';
import { tip } from '../../ui/tips.tsx';
import { thingHelp, thingTitle } from './words.ts';

type Part = Exclude<keyof Player['points'], 'total'>;
const signs: Record<Part, Thing> = {
  villages: 'village',
  groups: 'tcu',
  atolls: 'tcu',
  cards: 'cardup',
  kumara: 'kumara',
};

interface PointsProps {
  me: Player;
  end: number;
  parts: ScorePart[];
}
export function Points({ me, end, parts }: PointsProps) {
  const rows = parts
      .map(part => ({ ...part, name: part.name as Part }))
      .filter(({ name }, k) => me.points[name] > 0 || k === 0),
    hidden = me.hidden_points ?? 0;
  return (
    <ul class="c-points" data-tips>
      {rows.map(({ name, title, help }, at) => (
        <li key={name} {...tip(help ?? '', at === 0)}>
          <ThingIcon thing={signs[name]} size={18} ink="var(--ink-2)" />
          {title} <b>{pointsText(me.points[name])}</b>
        </li>
      ))}
      {hidden > 0 && (
        <li {...tip(thingHelp('hidden_points'), false)}>
          <ThingIcon thing="card" size={18} />
          {thingTitle('hidden_points')} <b>+{pointsText(hidden)}</b>
        </li>
      )}
      <li class="tot">
        {t('conquest.points.total')} <b class="d">{pointsText(me.points.total)}</b>{' '}
        <span class="mut">{t('conquest.points.of', { n: end })}</span>
      </li>
    </ul>
  );
}
