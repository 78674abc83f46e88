// Spot.tsx - a hex as something to touch: one that can be chosen, one that can be looked at, and one
// where nothing lies.
import { does } from '../../bar.tsx';
import { byKeyboard } from '../../../ui/hand.ts';
import { still } from '../../../ui/still.ts';
import { hovered } from '../../hover.ts';
import type { Target } from '../moves.ts';
import { outline, radius } from './geometry.ts';

interface SpotProps {
  hex: number;
  act: () => void;
  enter: (byMouse: boolean) => void;
  leave: () => void;
}

// A press acts, a mouse over it looks.
const underHand = ({ act, enter, leave }: Omit<SpotProps, 'hex'>) => ({
  onClick: (e: MouseEvent): void => {
    e.stopPropagation();
    act();
  },
  ...hovered(() => enter(true)),
  onPointerLeave: leave,
});

// Open sea: nothing to say, but a click explains itself.
export const OpenSea = still(({ hex, act, enter, leave }: SpotProps) => (
  <path d={outline(hex)} fill="transparent" data-hex={hex} {...underHand({ act, enter, leave })} />
));

interface NamedSpotProps extends SpotProps {
  target: Target | null;
  label: string;
  first: boolean;
  walk: (key: string) => void;
}
export const Spot = still((props: NamedSpotProps) => {
  const { hex, target, label, first, act, walk, enter, leave } = props;
  const d = outline(hex, radius - 1.5);
  const press = (e: KeyboardEvent): void => {
    const isWalk = e.key.startsWith('Arrow');
    if (!isWalk && e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    if (isWalk) walk(e.key);
    else act();
  };
  return (
    <g
      role="button"
      class={target ? 'b-hit hex' : 'b-spot hex'}
      tabindex={first ? 0 : -1}
      aria-label={label}
      data-target={target ? `hex:${hex}` : undefined}
      {...does(target?.moves.map(m => m.do) ?? [])}
      data-hex={hex}
      data-named=""
      {...underHand({ act, enter, leave })}
      onFocus={() => enter(byKeyboard())}
      onBlur={leave}
      onKeyDown={press}
    >
      <path class="b-focus" d={d} fill="none" />
      <path d={d} fill="transparent" />
    </g>
  );
});
