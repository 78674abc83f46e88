// Bonuses.tsx - what brings Build Points, or shows a card that makes things cheaper.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Bonus as Planned } from '../position.ts';
import { cardText, cardTitle } from '../words.ts';
import { saying, type Bench } from './bench.ts';
import { inward, same, whyNot, type Wish } from './plan.ts';

interface Bonus {
  wish: Wish;
  title: string;
  help: string;
}
// One that gives points, or a card that is shown.
function bonusWords({ item, card, points = 0 }: Planned): Bonus {
  const wish: Wish = card === undefined ? { item } : { item, card };
  if (card === undefined)
    return item === 'turn_inward'
      ? {
          wish,
          title: points ? t('conquest.build.inward', { n: points }) : t('conquest.do.turn_inward'),
          help: t('conquest.build.inward.help'),
        }
      : {
          wish,
          title: t('conquest.build.use_saved'),
          help: t('conquest.build.use_saved.help'),
        };
  const name = cardTitle(card),
    title =
      item === 'use_card'
        ? t('conquest.build.use_card', { name, n: points })
        : t('conquest.do.show_card', { name });
  return { wish, title, help: cardText(card) };
}
// Turning inward is shown also where it cannot be done.
function bonusesOf({ desk, wishes }: Bench): Bonus[] {
  if (desk.isStart) return [];
  const list = desk.p.plan?.bonuses ?? [],
    turn = { item: 'turn_inward', points: inward(desk, wishes) };
  return [
    ...list.filter(x => x.card !== undefined),
    turn,
    ...list.filter(x => x.item === 'use_saved'),
  ].map(bonusWords);
}

function BonusButton({ bench, bonus }: { bench: Bench; bonus: Bonus }) {
  const { desk, wishes } = bench,
    { wish, title, help } = bonus,
    id = wish.card ?? wish.item,
    on = wishes.some(w => same(w, wish)),
    why = on ? null : whyNot(desk, wishes, wish);
  const press = (): void => {
    bench.say(id);
    if (desk.sent.some(w => same(w, wish))) bench.refuse(t('conquest.build.why.order'));
    else if (on) bench.change(wishes.filter(w => !same(w, wish)));
    else if (why) bench.refuse(t(`conquest.build.why.${why}`));
    else bench.change([...wishes, wish]);
  };
  return (
    <button
      type="button"
      class={`cx-bonus${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-disabled={why ? 'true' : undefined}
      data-bonus={id}
      aria-describedby={`cx-${id}`}
      onClick={press}
      {...saying(bench, id)}
    >
      <span class="hush" id={`cx-${id}`}>
        {why ? t(`conquest.build.why.${why}`) : help}
      </span>
      {on && <Icon name="check" size={15} width={3} />}
      {title}
    </button>
  );
}

// What brings points, or shows a card: on or off.
export function Bonuses({ bench }: { bench: Bench }) {
  return (
    <>
      {bonusesOf(bench).map(bonus => (
        <BonusButton key={bonus.title} bench={bench} bonus={bonus} />
      ))}
    </>
  );
}
