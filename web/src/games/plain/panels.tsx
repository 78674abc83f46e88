// panels.tsx - what each player has and where the game stands, in the engine's own lines.
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';

export function Track({ view, phone }: { view: View; phone: boolean }) {
  if (phone) return null;
  return (
    <p class="track pl-track">
      <b>{t('plain.stage', { round: view.round })}</b> {view.due?.title}
    </p>
  );
}

export function Stock(_: { view: View; seat: number; phone: boolean }) {
  return null;
}

export function Chips(_: { view: View; seat: number }) {
  return null;
}
