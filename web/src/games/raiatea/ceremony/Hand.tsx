// Hand.tsx - a hand with mana: a fist, a fist that is sealed, or open with what lay in it.
import { Icon } from '../../../art/icons.tsx';
import { SignIcon } from '../art/sign.tsx';

const sizes = { large: [112, 26, 20], small: [56, 20, 18] } as const;

export function Hand({
  isOpen,
  mana,
  isReady,
  size,
}: {
  isOpen: boolean;
  mana: number | null;
  isReady: boolean;
  size: keyof typeof sizes;
}) {
  const [hand, drop, tick] = sizes[size],
    kind = isOpen ? ' open' : isReady ? ' shut' : '';
  return (
    <span class={`ra-hand${kind}`}>
      <SignIcon name={isOpen ? 'palm' : 'fist'} size={hand} />
      {isOpen && mana !== null && (
        <b class="ra-bid">
          {mana}
          <SignIcon name="mana" size={drop} />
        </b>
      )}
      {!isOpen && isReady && (
        <em>
          <Icon name="check" size={tick} width={3} />
        </em>
      )}
    </span>
  );
}
