// Stepper.tsx - a number between minus and plus. For the keyboard it is one stop: arrows, Home and End
// change it, Enter goes on; the two buttons are for the pointer.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';

interface Props {
  n: number;
  least: number;
  most: number;
  label: string;
  words: string;
  set: (n: number) => void;
  enter?: () => void;
  id: string; // for tests and for the first focus
  stuck: (by: number) => void; // asked for more or less than there is
  leads?: (n: number) => string; // the action that a number stands for
  children?: ComponentChildren; // beside the number
}

/** Why there is no less or more, where nobody knows better. */
export const endWords = (by: number): string => t(by < 0 ? 'table.step.least' : 'table.step.most');

// Actions that a click on a button leads towards.
function towards({ n, least, most, leads }: Props, by: 1 | -1): object {
  if (!leads) return {};
  const from = by > 0 ? n + 1 : least,
    length = Math.max(0, by > 0 ? most - n : n - least);
  return does(Array.from({ length }, (_, k) => leads(from + k)));
}

export function Stepper(props: Props) {
  const { n, least, most, label, words, set, enter, id, stuck, children } = props;
  const go = (to: number): void => {
    const next = Math.min(most, Math.max(least, to));
    if (next !== n) set(next);
    else if (to !== n) stuck(Math.sign(to - n));
  };
  const keys = (e: KeyboardEvent): void => {
    const to = {
      ArrowUp: n + 1,
      ArrowRight: n + 1,
      ArrowDown: n - 1,
      ArrowLeft: n - 1,
      PageUp: n + 5,
      PageDown: n - 5,
      Home: least,
      End: most,
    }[e.key];
    if (to === undefined && e.key !== 'Enter') return;
    e.preventDefault();
    e.stopPropagation();
    if (to === undefined) enter?.();
    else go(to);
  };
  const knob = (by: 1 | -1): ComponentChildren => (
    <button
      type="button"
      class="ar-knob-btn"
      tabIndex={-1}
      aria-label={t(by > 0 ? 'archipelago.trade.more' : 'archipelago.trade.less', { what: label })}
      data-step={`${id}:${by > 0 ? 'more' : 'less'}`}
      aria-disabled={(by > 0 ? n < most : n > least) ? undefined : 'true'}
      {...towards(props, by)}
      onClick={() => go(n + by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={18} width={2.6} />
    </button>
  );
  return (
    <span class={`ar-stepper${n > 0 ? ' in' : ''}`}>
      {knob(-1)}
      <span
        role="spinbutton"
        tabIndex={0}
        class="ar-spin"
        data-spin={id}
        aria-label={label}
        aria-valuenow={n}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={words}
        onKeyDown={keys}
      >
        {children}
        <b>{n}</b>
      </span>
      {knob(1)}
    </span>
  );
}
