// state.tsx - empty, loading, gone wrong: a canoe in lines, one sentence, one button.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refusal, sentence } from '../app/api.ts';
import { CanoeLines } from '../art/scenes/canoe.tsx';
import { t } from '../i18n/index.ts';

export function Empty({
  text,
  children,
  small = false,
}: {
  text: string;
  children?: ComponentChildren;
  small?: boolean;
}) {
  return (
    <div class={small ? 'state small' : 'state'}>
      <CanoeLines />
      <p>{text}</p>
      {children}
    </div>
  );
}

// Nothing is shown in the first moment: most answers come sooner.
export function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), 250);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div class="state wait" role="status">
      {late && (
        <>
          <CanoeLines />
          <p>{t('loading')}</p>
        </>
      )}
    </div>
  );
}

export function Failed({ fault, again }: { fault: unknown; again?: () => void }) {
  return (
    <div class="state" role="alert">
      <CanoeLines />
      <p>{sentence(fault)}</p>
      {again && !(fault instanceof Refusal && fault.code === 'alone') && (
        <button type="button" class="btn" onClick={again}>
          {t('again')}
        </button>
      )}
    </div>
  );
}

// Why what was asked for did not happen, below the button that asked.
export function FaultLine({ text }: { text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <p class="fault" role="alert">
      {text}
    </p>
  );
}
