// Notes.tsx - private notes at a table, kept on the server a moment after the last letter.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { t } from '../i18n/index.ts';

export function Notes({ id }: { id: string }) {
  const [text, setText] = useState<string | null>(null),
    [state, setState] = useState<'' | 'saved' | 'failed'>('');
  const timer = useRef(0),
    waiting = useRef<string | null>(null);
  const save = (): void => {
    const value = waiting.current;
    if (value === null) return;
    waiting.current = null;
    api.saveNote(id, value).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  useEffect(() => {
    api.note(id).then(setText, () => setText(''));
    return () => {
      window.clearTimeout(timer.current);
      save();
    };
  }, [id]);
  if (text === null) return null;
  return (
    <>
      <textarea
        class="note"
        value={text}
        aria-label={t('table.notes')}
        placeholder={t('table.notes.hint')}
        maxLength={8000}
        onInput={e => {
          const value = e.currentTarget.value;
          setText(value);
          setState('');
          waiting.current = value;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(save, 700);
        }}
      />
      <p class="hush" role="status">
        {state === 'saved'
          ? t('table.notes.saved')
          : state === 'failed'
            ? t('table.notes.failed')
            : ''}
      </p>
    </>
  );
}
