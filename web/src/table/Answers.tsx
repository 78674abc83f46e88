// Answers.tsx - "always do this here": offered where a question comes again and again, and taken back.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { answerAlways, askAgain, kept } from '../app/answers.ts';
import { useCell } from '../app/store.ts';
import { t } from '../i18n/index.ts';
import type { LegalRow } from '../protocol.ts';
import { AlwaysList } from '../ui/always.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { askAgainHere, everyTime, rowOf, untilChanged, untils } from './auto.ts';
import type { Told } from './model.ts';

function Offer({ told, row, close }: { told: Told; row: LegalRow; close: () => void }) {
  const { view, table } = told;
  return (
    <li>
      <b>{row.label}</b>
      <button
        type="button"
        class="btn wide"
        data-until={row.do}
        onClick={() => {
          untilChanged(table.id, view, row);
          close();
        }}
      >
        {t('answers.until')}
      </button>
      <button
        type="button"
        class="btn wide"
        data-always={row.do}
        onClick={() => {
          answerAlways(table.game, rowOf(view, row));
          close();
        }}
      >
        {t('answers.always')}
      </button>
    </li>
  );
}

interface Props {
  told: Told;
  offers: LegalRow[];
  close: () => void;
}

export function AnswersBox({ told, offers, close }: Props) {
  const rows = useCell(kept)[told.table.game] ?? [],
    here = useCell(untils).filter(u => u.table === told.table.id);
  return (
    <Dialog title={t('answers.title')} close={close} class="dlg always-box">
      {offers.length > 0 && (
        <>
          <p>{t('answers.offer', { title: told.view.due?.title ?? '' })}</p>
          <ul class="answers-offer">
            {offers.map(row => (
              <Offer key={row.do} {...{ told, row, close }} />
            ))}
          </ul>
        </>
      )}
      {rows.length + here.length > 0 && <h3>{t('answers.given')}</h3>}
      <AlwaysList rows={rows} again={point => askAgain(told.table.game, point)} />
      <AlwaysList
        rows={here}
        note={t('answers.until.note')}
        again={point => askAgainHere(told.table.id, point)}
      />
      <p class="mut">{t('answers.help')}</p>
    </Dialog>
  );
}

// What can be said here; null where there is nothing to say and nothing to take back.
export function useOffers(told: Told, asked: boolean): LegalRow[] | null {
  const given = useCell(kept)[told.table.game]?.length ?? 0,
    here = useCell(untils).filter(u => u.table === told.table.id).length,
    offers = asked && told.you !== null ? everyTime(told.view) : [];
  return offers.length || given || here ? offers : null;
}

// Beside the prompt; on a phone there is no room for it, and the table's menu has it.
export function AnswersButton({ told, asked }: { told: Told; asked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const offers = useOffers(told, asked);
  if (!isOpen && !offers) return null;
  return (
    <>
      <button
        type="button"
        class="btn sm"
        data-answers
        aria-label={t('answers.title')}
        title={t('answers.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="ffwd" size={18} />
      </button>
      {isOpen && <AnswersBox told={told} offers={offers ?? []} close={() => setOpen(false)} />}
    </>
  );
}
