// Can.tsx - "What can I do?": what is asked, every kind of answer with what it means, and what is not possible now
// and why. All of it is the game's own list.
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import type { ClosedRow, LegalRow, View } from '../protocol.ts';

interface Kind {
  verb: string;
  rows: LegalRow[];
}

// Answers of one kind: the same first word of the rules.
function kindsOf(legal: LegalRow[]): Kind[] {
  const found = new Map<string, LegalRow[]>();
  for (const row of legal) {
    const verb = row.do.split(' ')[0]!;
    found.set(verb, [...(found.get(verb) ?? []), row]);
  }
  return [...found].map(([verb, rows]) => ({ verb, rows }));
}

// The words that all labels begin with.
function sharedWords(labels: string[]): string {
  const words = labels.map(l => l.split(' ')),
    first = words[0] ?? [];
  const n = first.findIndex((w, k) => words.some(x => x[k] !== w));
  return (n < 0 ? first : first.slice(0, n)).join(' ');
}

function Row({ row }: { row: LegalRow }) {
  return (
    <li>
      <b>{row.label}</b>
      {row.explain && <span class="mut"> {row.explain}</span>}
    </li>
  );
}

function KindRows({ kind }: { kind: Kind }) {
  const { rows } = kind;
  if (rows.length < 9)
    return (
      <>
        {rows.map(r => (
          <Row key={r.do} row={r} />
        ))}
      </>
    );
  return (
    <li>
      <details>
        <summary>
          <b>
            {t('table.can.many', { what: sharedWords(rows.map(r => r.label)), n: rows.length })}
          </b>
        </summary>
        <ul>
          {rows.map(r => (
            <Row key={r.do} row={r} />
          ))}
        </ul>
      </details>
    </li>
  );
}

// What has the same reason is told together; the first ones have labels.
function byReason(closed: ClosedRow[]): { why: string; rows: ClosedRow[] }[] {
  const found = new Map<string, ClosedRow[]>();
  for (const c of closed) found.set(c.why, [...(found.get(c.why) ?? []), c]);
  return [...found].map(([why, rows]) => ({ why, rows }));
}

function Closed({ closed }: { closed: ClosedRow[] }) {
  if (!closed.length) return null;
  return (
    <>
      <h3>{t('table.can.not')}</h3>
      <ul class="can not" data-can-not>
        {byReason(closed).map(({ why, rows }) => {
          const labels = rows.flatMap(c => c.label ?? []),
            more = rows.length - labels.length;
          return (
            <li key={why}>
              <b>{labels.join(', ')}</b>
              {more > 0 && ` ${t('table.can.more', { n: more })}`}
              {': '}
              {why}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function Can({ view, you }: { view: View; you: number | null }) {
  const { due } = view,
    isMine = you !== null && !!due?.seats.includes(you);
  if (!due || view.over) return null;
  if (!isMine) return <p class="rule-asked">{sentences([due.wait ?? due.title, due.help])}</p>;
  return (
    <>
      <p class="rule-asked">{due.help}</p>
      <h3>{t('table.can.now')}</h3>
      <ul class="can" data-can>
        {kindsOf(view.legal).map(k => (
          <KindRows key={k.verb} kind={k} />
        ))}
      </ul>
      <Closed closed={view.closed ?? []} />
    </>
  );
}
