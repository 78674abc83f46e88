// Sheet.tsx - the decision on a phone: a sheet below the map that a drag or a touch lowers and lifts.
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { isOver, type Parts } from './layout.ts';
import { OverBox } from './OverBox.tsx';
import { Since } from './Since.tsx';

const enough = 18; // pixels that make a drag

function Grip({ low, setLow }: { low: boolean; setLow: (low: boolean) => void }) {
  const from = useRef<number | null>(null);
  return (
    <button
      type="button"
      class="grip"
      aria-expanded={!low}
      aria-label={t('table.sheet')}
      onClick={() => setLow(!low)}
      onPointerDown={e => {
        from.current = e.clientY;
      }}
      onPointerMove={e => {
        if (from.current === null || Math.abs(e.clientY - from.current) <= enough) return;
        setLow(e.clientY > from.current);
        from.current = null;
      }}
      onPointerUp={() => {
        from.current = null;
      }}
    >
      <i />
    </button>
  );
}

interface Props {
  parts: Parts;
  sideways: boolean;
  low: boolean;
  setLow: (low: boolean) => void;
}

export function Sheet({ parts, sideways, low, setLow }: Props) {
  const { room, told, view, module, board } = parts;
  return (
    <form
      class={`sheet${low && !sideways ? ' low' : ''}${parts.hints ? ' hinted' : ''}`}
      aria-label={t('table.decision')}
      onSubmit={e => e.preventDefault()}
    >
      <Grip low={low} setLow={setLow} />
      {parts.armed}
      {isOver(parts) ? (
        <OverBox parts={parts} phone />
      ) : (
        <module.Decision {...board} phone tools={parts.tools} news={parts.news} />
      )}
      {parts.hints}
      {!module.layout?.sinceOnMap && <Since room={room} told={told} />}
      {told.you !== null && <module.Stock view={view} seat={told.you} phone />}
    </form>
  );
}
