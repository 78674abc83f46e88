// choice.tsx - one of several: radio buttons that look like segments or chips. Arrow keys move, as
// radio buttons do. Many values become a list.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Choice<T extends string> {
  value: T;
  label: ComponentChildren;
  spoken?: string;
}
interface Props<T extends string> {
  name: string;
  choices: Choice<T>[];
  value: T;
  choose: (value: T) => void;
  look?: 'seg' | 'chips';
  describedBy?: string;
}

export function ChooseOne<T extends string>({
  name,
  choices,
  value,
  choose,
  look = 'seg',
  describedBy,
}: Props<T>) {
  const id = useId();
  return (
    <div
      class={look}
      role="radiogroup"
      aria-label={name}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      {choices.map(c => (
        <label key={c.value}>
          <input
            type="radio"
            name={id}
            value={c.value}
            checked={c.value === value}
            onChange={() => choose(c.value)}
            {...(c.spoken ? { 'aria-label': c.spoken } : {})}
          />
          {c.label}
        </label>
      ))}
    </div>
  );
}

interface ListProps<T extends string> {
  name: string;
  choices: { value: T; label: string }[];
  value: T;
  choose: (value: T) => void;
  describedBy?: string;
}

export function ChooseFromList<T extends string>({
  name,
  choices,
  value,
  choose,
  describedBy,
}: ListProps<T>) {
  return (
    <select
      class="pick-one"
      aria-label={name}
      value={value}
      onChange={event => choose(event.currentTarget.value as T)}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      {choices.map(c => (
        <option key={c.value} value={c.value} selected={c.value === value}>
          {c.label}
        </option>
      ))}
    </select>
  );
}

export function Switch({
  label,
  help,
  on,
  set,
}: {
  label: string;
  help: string;
  on: boolean;
  set: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={event => set(event.currentTarget.checked)}
        aria-describedby={id}
        aria-label={label}
      />
      <i aria-hidden="true" />
      <span>
        <b>{label}</b>
        <span class="help" id={id}>
          {help}
        </span>
      </span>
    </label>
  );
}
