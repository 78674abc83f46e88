// panels.tsx - what each player has and where the game stands, in the engine's own lines.
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(l => l.trim())
    .filter(Boolean);

// What a player has; the heading above it says who that is, which the page does itself.
export const ownLines = (view: View, seat: number): string[] =>
  linesOf(view.plain?.players[seat] ?? '').slice(1);

export function Lines({ text }: { text: string }) {
  const lines = linesOf(text);
  if (!lines.length) return null;
  return (
    <ul class="pn-lines">
      {lines.map((l, i) => (
        <li key={i}>{l}</li>
      ))}
    </ul>
  );
}

export function Track({ view, phone }: { view: View; phone: boolean }) {
  if (phone) return null;
  return (
    <p class="track pn-track">
      <b>{view.stage}</b>
      {view.plain?.picture && linesOf(view.plain.table)[0]}
    </p>
  );
}

export function Stock({ view, seat }: { view: View; seat: number; phone: boolean }) {
  const lines = ownLines(view, seat);
  if (!lines.length) return null;
  return (
    <section class="pn-own" aria-label={t('plain.own')}>
      {lines.map((l, i) => (
        <span key={i} class="pill line">
          {l}
        </span>
      ))}
    </section>
  );
}

export function Chips({ view, seat }: { view: View; seat: number }) {
  const lines = ownLines(view, seat);
  return lines.length ? <p class="pn-chips">{lines.join(' · ')}</p> : null;
}
