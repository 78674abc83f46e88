// Bonuses.tsx - what brings Build Points, or shows a card that makes things cheaper: on or off.
import { Icon } from '../../../art/icons.tsx';
import { saying, type Bench } from './bench.ts';
import type { Bonus } from './draft.ts';

function BonusButton({ bench, bonus }: { bench: Bench; bonus: Bonus }) {
  const { wish, id, title, help, why, on } = bonus;
  const press = (): void => {
    bench.say(id);
    if (why) bench.refuse(why);
    else if (on) bench.remove(wish);
    else bench.add(wish);
  };
  return (
    <button
      type="button"
      class={`cx-bonus${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-disabled={why && !on ? 'true' : undefined}
      data-bonus={id}
      aria-describedby={`cx-${id}`}
      onClick={press}
      {...saying(bench, id)}
    >
      <span class="hush" id={`cx-${id}`}>
        {on ? help : (why ?? help)}
      </span>
      {on && <Icon name="check" size={15} width={3} />}
      {title}
    </button>
  );
}

export function Bonuses({ bench }: { bench: Bench }) {
  return (
    <>
      {bench.draft.bonuses.map(bonus => (
        <BonusButton key={bonus.id} bench={bench} bonus={bonus} />
      ))}
    </>
  );
}
