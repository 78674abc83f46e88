// Zooms.tsx - the buttons that bring the map nearer, take it away, or show it whole.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';

const step = 1.4;

export function Zooms({ zoom, fit }: { zoom: (by: number) => void; fit: () => void }) {
  const one = (icon: IconName, label: string, run: () => void): ComponentChildren => (
    <button type="button" class="fab" aria-label={label} title={label} onClick={run}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="zooms">
      {one('plus', t('table.zoom.in'), () => zoom(step))}
      {one('minus', t('table.zoom.out'), () => zoom(1 / step))}
      {one('fit', t('table.zoom.fit'), fit)}
    </div>
  );
}
