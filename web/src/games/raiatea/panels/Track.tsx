// Track.tsx - where the game stands, at the top of the table: the next rounds, or the acts of a ceremony.
import type { View } from '../../../protocol.ts';
import type { Position } from '../position.ts';
import { acts } from '../names.ts';
import { isCeremony } from '../tables.ts';
import { actShort, roundShort } from '../words.ts';
import { at } from './own.tsx';

const all = Object.values(acts);
const state = (k: number, now: number): string => (k === now ? 'on' : k < now ? 'done' : '');

const Dots = ({ p }: { p: Position }) => (
  <>
    {p.act > 0
      ? all.map(k => <i key={k} class={state(k, p.act)} />)
      : p.track.map(s => <i key={s} class={`${isCeremony(s) ? 'c ' : ''}${state(s, p.space)}`} />)}
  </>
);
const Acts = ({ p }: { p: Position }) => (
  <>
    {all.map(k => (
      <span key={k} class={state(k, p.act)}>
        {k} {actShort(k)}
      </span>
    ))}
    <span class="ra-track-c">{roundShort(p.space)}</span>
  </>
);
function Rounds({ p }: { p: Position }) {
  const from = Math.max(0, p.track.indexOf(p.space));
  return (
    <>
      {p.track.slice(from, from + 5).map(s => (
        <span key={s} class={s === p.space ? 'on' : isCeremony(s) ? 'c' : ''}>
          {roundShort(s)}
        </span>
      ))}
    </>
  );
}

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const p = at(view);
  return (
    <div
      class={phone ? 'ra-track-phone track-marks' : 'ra-track track-line'}
      role="img"
      aria-label={view.stage}
    >
      {phone ? <Dots p={p} /> : p.act > 0 ? <Acts p={p} /> : <Rounds p={p} />}
    </div>
  );
}
