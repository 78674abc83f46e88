// dialog.tsx - the browser's own modal dialog: it traps the focus, closes with Esc, and gives the
// focus back to where it came from.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';

interface Props {
  title: string;
  close: () => void;
  class?: string;
  bare?: boolean;
  children: ComponentChildren;
}

export function Dialog({ title, close, class: kind = 'dlg', bare = false, children }: Props) {
  const box = useRef<HTMLDialogElement>(null),
    id = useId();
  useLayoutEffect(() => {
    const dialog = box.current!,
      from = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  const outside = (event: MouseEvent): void => {
    if (event.target !== box.current) return;
    const r = box.current!.getBoundingClientRect();
    if (
      event.clientX < r.left ||
      event.clientX > r.right ||
      event.clientY < r.top ||
      event.clientY > r.bottom
    )
      close();
  };
  return (
    <dialog
      ref={box}
      class={kind}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
      onClick={outside}
    >
      {bare ? (
        <h2 id={id} class="hush">
          {title}
        </h2>
      ) : (
        <div class="head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="btn sq plain"
            onClick={close}
            aria-label={t('close')}
            title={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {bare ? children : <div class="body">{children}</div>}
    </dialog>
  );
}
