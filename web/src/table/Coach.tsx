// Coach.tsx - who sits beside somebody in a first real game: a line when something is decided for the first time.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { coachLines, hasCoach, noteSaid, saidSoFar } from '../app/coach.ts';
import type { CoachLine } from '../app/book.ts';
import { set, settings } from '../app/settings.ts';
import { useCell } from '../app/store.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { Told } from './model.ts';

interface Spoken {
  text: string;
  step: number;
}

// Each decision has its lines; one a step, in their order, until all are said.
export function useCoach(told: Told, isAsked: boolean): { text: string | null; close: () => void } {
  const { table } = told,
    isOn = useCell(settings).coach && told.you !== null && hasCoach(table.id),
    [lines, setLines] = useState<CoachLine[]>([]),
    [now, setNow] = useState<Spoken | null>(null),
    spoken = useRef(-1); // the last step that he looked at
  useEffect(() => {
    if (isOn) coachLines(table.game).then(setLines, () => undefined);
  }, [isOn, table.game]);
  const point = isAsked ? (told.view.due?.point ?? null) : null;
  useEffect(() => {
    if (!isOn || point === null || !lines.length || told.step <= spoken.current) return;
    spoken.current = told.step;
    const said = saidSoFar(table.id),
      n = said[point] ?? 0,
      line = lines.filter(l => l.point === point)[n];
    if (!line) return;
    noteSaid(table.id, { ...said, [point]: n + 1 });
    setNow({ text: line.text, step: told.step });
  }, [isOn, point, told.step, lines]);
  const stands = isOn && now !== null && point !== null && now.step === told.step;
  return { text: stands ? now.text : null, close: () => setNow(null) };
}

export function Coach({ text, close }: { text: string; close: () => void }) {
  return (
    <div class="coach" role="status" data-coach>
      <Icon name="sail" size={22} />
      <p>
        <Bold text={text} />{' '}
        <button type="button" class="quiet" data-coach-off onClick={() => set('coach', false)}>
          {t('coach.off')}
        </button>
      </p>
      <button
        type="button"
        class="btn sm sq plain"
        aria-label={t('coach.close')}
        title={t('coach.close')}
        onClick={close}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
