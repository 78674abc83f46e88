// count.tsx - a sign with its number in a row of chips; the words are for whoever hears or points.
import type { ComponentChildren } from 'preact';

export const count = (
  sign: ComponentChildren,
  n: ComponentChildren,
  words: string,
  kind = 'chip',
) => (
  <li class={kind} data-tip={words}>
    {sign}
    <span aria-hidden="true">{n}</span>
    <span class="hush">{words}</span>
  </li>
);
