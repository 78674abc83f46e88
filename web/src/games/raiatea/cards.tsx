// cards.tsx - ritual cards: the whole card to read, and the small one that always lies in sight. The
// colour of its edge is the kind, which is also said in a word.
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icons.tsx';
import { softly } from '../../i18n/soft.ts';
import { hovered } from '../hover.ts';
import { SignIcon } from './art/sign.tsx';
import { ritualSign } from './signs.tsx';
import { ritualOf } from './tables.ts';
import { counted, kindWord, ritualName, ritualShort, ritualText } from './words.ts';
import { sentences } from '../../i18n/join.ts';

// The face of a card: cost, name, what it does, its sign, its kind.
export function RitualFace({
  id,
  text = 'short',
  corner,
  foot,
}: {
  id: string;
  text?: 'short' | 'whole';
  corner?: ComponentChildren;
  foot?: ComponentChildren;
}) {
  const r = ritualOf(id);
  return (
    <span class={`ra-ritual ${r.kind} ${r.deck}`}>
      <span class="ra-cost">
        <SignIcon name="mana" size={22} />
        <b>{r.cost}</b>
        <span class="grow" />
        {corner}
      </span>
      <b class="nm">{softly(ritualName(id))}</b>
      <span class="tx">{text === 'whole' ? ritualText(id) : ritualShort(id)}</span>
      <span class="pic">
        <SignIcon name={ritualSign(id)} size={42} />
      </span>
      <span class="kd">{foot ?? kindWord(id)}</span>
    </span>
  );
}

// A chip in the bar; hovered, focused or tapped it shows the whole card above itself.
export function RitualChip({
  id,
  mark,
  inBag = false,
}: {
  id: string;
  mark?: string;
  inBag?: boolean;
}) {
  const [isOpen, setOpen] = useState(false),
    [isOver, setOver] = useState(false),
    r = ritualOf(id),
    head = `${ritualName(id)}, ${counted('mana', r.cost)}`,
    said = sentences([head, `${ritualText(id)} ${kindWord(id)}`, mark]);
  return (
    <span
      class="ra-chip-box"
      {...hovered(() => setOver(true))}
      onPointerLeave={() => {
        setOpen(false);
        setOver(false);
      }}
    >
      <button
        type="button"
        class={`ra-chip ${r.kind}${inBag ? ' bagged' : ''}`}
        data-thing={`ritual ${id}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
      >
        <b aria-hidden="true">{ritualName(id)}</b>
        <i aria-hidden="true">{r.cost}</i>
        <small aria-hidden="true">{mark ?? ritualShort(id)}</small>
        <span class="hush">{said}</span>
      </button>
      <span class={isOpen || isOver ? 'ra-pop open' : 'ra-pop'} aria-hidden="true">
        <RitualFace id={id} text="whole" />
      </span>
    </span>
  );
}

// A line of a list: everything at once.
export function RitualLine({
  id,
  mark,
  n = 1,
}: {
  id: string;
  mark?: ComponentChildren;
  n?: number;
}) {
  const r = ritualOf(id);
  return (
    <li class={`ra-line ${r.kind}`}>
      <span class="ra-line-cost">
        <SignIcon name="mana" size={18} />
        <b>{r.cost}</b>
      </span>
      <span class="grow">
        <b>
          {ritualName(id)}
          {n > 1 && ` × ${n}`}
        </b>{' '}
        <span class="mut sm">{kindWord(id)}</span>
        {mark && <> {mark}</>}
        <br />
        <span class="sm">{ritualText(id)}</span>
      </span>
      <SignIcon name={ritualSign(id)} size={24} />
    </li>
  );
}
export const Tick = ({ on, words }: { on: boolean; words: string }) => (
  <span class={on ? 'ra-tick on' : 'ra-tick'}>
    {on && <Icon name="check" size={15} width={3} />}
    {words}
  </span>
);
