// Lists.tsx - a position that has no picture: what the view says of it, as facts and tables. Keys are the
// engine's, made readable; a column of seats shows who sits there.
import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { mute } from '../closed.ts';
import { Lines } from './panels.tsx';

type Row = Record<string, unknown>;
const isRow = (x: unknown): x is Row => typeof x === 'object' && x !== null && !Array.isArray(x);
const readable = (key: string): string => {
  const text = key.replace(/_/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function short(value: unknown): string {
  if (value === undefined) return ''; // not known here
  if (value === null) return t('plain.none');
  if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no');
  if (Array.isArray(value)) return value.map(short).join(', ') || t('plain.none');
  if (isRow(value))
    return (
      Object.entries(value)
        .map(([k, v]) => `${readable(k).toLowerCase()} ${short(v)}`)
        .join(', ') || t('plain.none')
    );
  return `${value as string | number}`.replace(/_/g, ' ');
}

function Cell({ name, value, names }: { name: string; value: unknown; names: string[] }) {
  if (name === 'seat' && typeof value === 'number' && names[value] !== undefined)
    return (
      <span class="pn-seat">
        <SeatSign seat={value} size={20} />
        {names[value]}
      </span>
    );
  return <>{short(value)}</>;
}

function Table({ title, rows, names }: { title: string; rows: Row[]; names: string[] }) {
  const columns = [...new Set(rows.flatMap(r => Object.keys(r)))];
  return (
    <section>
      <h3>{readable(title)}</h3>
      <div class="pn-wide">
        <table class="pn-table">
          <thead>
            <tr>
              {columns.map(c => (
                <th key={c} scope="col">
                  {readable(c)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r, i) => (
              <tr key={i}>
                {columns.map(c => (
                  <td key={c}>
                    <Cell name={c} value={r[c]} names={names} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function Lists({ view, names }: { view: View; names: string[] }) {
  const entries = Object.entries((view.position ?? {}) as Row),
    isTable = (v: unknown): v is Row[] => Array.isArray(v) && v.length > 0 && v.every(isRow),
    facts = entries.filter(([, v]) => !isTable(v)),
    tables = entries.filter((e): e is [string, Row[]] => isTable(e[1]));
  const stop = (e: Event): void => e.stopPropagation(); // it scrolls, the sea does not move
  const empty: ComponentChildren = !entries.length && !view.plain?.table && (
    <p class="mut">{t('plain.nothing')}</p>
  );
  return (
    <div
      class="pn-view"
      role="region"
      tabIndex={0}
      aria-label={t('plain.board')}
      onWheel={stop}
      onPointerDown={stop}
    >
      <div class="panel pn-sheet" {...mute()}>
        <h2>{t('plain.position')}</h2>
        {view.plain && <Lines text={view.plain.table} />}
        {empty}
        {facts.length > 0 && (
          <dl class="pn-facts">
            {facts.map(([k, v]) => (
              <div key={k}>
                <dt>{readable(k)}</dt>
                <dd>{short(v)}</dd>
              </div>
            ))}
          </dl>
        )}
        {tables.map(([k, rows]) => (
          <Table key={k} title={k} rows={rows} names={names} />
        ))}
      </div>
    </div>
  );
}
