// Warning.tsx - before a clear mistake: the move that was chosen is judged by the same search as a hint, and whoever
// is about to give much away is asked once. Against bots alone; a game never waits long for it.
import { useRef, useState } from 'preact/hooks';
import { hasCoach } from '../app/coach.ts';
import { set, settings } from '../app/settings.ts';
import { useCell } from '../app/store.ts';
import type { Choose } from '../games/game.ts';
import { nInputs } from '../ui/hand.ts';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Choice } from './choice.ts';
import type { Told } from './model.ts';
import type { Judged, Room } from './room.ts';

const clear = 10; // of 100 games: less than this is a matter of taste

const isAlone = ({ table, you }: Told): boolean =>
  table.seats.every(s => s.seat === you || s.kind !== 'person');

export interface Warning {
  judged: Judged | null; // what somebody is asked about
  isJudging: boolean;
  act: Choose;
  play: () => void;
  think: () => void;
}

// A hint that is played needs no judge. What a plan sends behind the first of its steps is not judged
// either: nobody has touched anything since.
export function useWarning(room: Room, told: Told, choice: Choice): Warning {
  const { warn } = useCell(settings),
    [asked, setAsked] = useState<{ move: Parameters<Choose>; judged: Judged | null } | null>(null),
    last = useRef(-1),
    isOn =
      (warn === 'always' || (warn === 'first' && hasCoach(told.table.id))) &&
      told.table.hints &&
      isAlone(told);
  const go: Choose = (...move) => {
    setAsked(null);
    choice.act(...move);
  };
  const act: Choose = (...move) => {
    const [action] = move;
    const isByHand = nInputs() !== last.current;
    last.current = nInputs();
    if (!isOn || !isByHand || action === choice.hinted?.do || told.view.legal.length < 2) {
      choice.act(...move);
      return;
    }
    setAsked({ move, judged: null });
    void room.judge(action).then(judged => {
      if (judged && judged.lost >= clear) setAsked({ move, judged });
      else go(...move);
    });
  };
  return {
    judged: asked?.judged ?? null,
    isJudging: asked !== null && asked.judged === null,
    act,
    play: () => {
      if (asked) go(...asked.move);
    },
    think: () => setAsked(null),
  };
}

export function WarningBox({ warning }: { warning: Warning }) {
  const { judged } = warning;
  if (!judged) return null;
  const { label, why } = judged.best;
  return (
    <Dialog title={t('table.warn.title')} close={warning.think} class="dlg warn">
      <p data-warning={judged.lost}>{t('table.warn.text', { n: judged.lost })}</p>
      <p>
        <b>{t('table.warn.better', { what: label })}</b> {why}
      </p>
      <p class="menu-row">
        <button type="button" class="btn pri" data-think-again onClick={warning.think}>
          {t('table.warn.think')}
        </button>
        <button type="button" class="btn" data-play-it onClick={warning.play}>
          {t('table.warn.play')}
        </button>
      </p>
      <p class="menu-row">
        <button
          type="button"
          class="btn sm"
          data-warn-off
          onClick={() => {
            set('warn', 'never');
            warning.play();
          }}
        >
          {t('table.warn.off')}
        </button>
      </p>
    </Dialog>
  );
}
