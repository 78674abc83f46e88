// always.tsx - answers that are given without asking, each with the way back to being asked.
import type { Always } from '../app/answers.ts';
import { t } from '../i18n/index.ts';

interface Props {
  rows: Always[];
  note?: string; // how long they hold
  again: (point: string) => void;
}

export function AlwaysList({ rows, note, again }: Props) {
  if (!rows.length) return null;
  return (
    <ul class="always">
      {rows.map(a => (
        <li key={a.point}>
          <span>
            <span class="mut">{a.title}</span>
            <b>{a.label}</b>
            {note !== undefined && <span class="mut">{note}</span>}
          </span>
          <button
            type="button"
            class="btn sm"
            data-ask-again={a.point}
            onClick={() => again(a.point)}
          >
            {t('answers.again')}
          </button>
        </li>
      ))}
    </ul>
  );
}
