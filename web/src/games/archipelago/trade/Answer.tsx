// Answer.tsx - an offer that lies before you: both bundles side by side as you see them, what each has
// afterwards, what went before, and what you can say to it.
import { Icon, type IconName } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { moves, type Move } from '../moves.ts';
import type { Deal } from '../position.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { After, Bundles } from './Bundle.tsx';

// The offer that this one answers.
export function Before({ deal, names }: { deal: Deal | null; names: Names }) {
  if (!deal) return null;
  const what = deal.text;
  return (
    <p class="ar-before sm mut">
      {deal.owner === names.you
        ? t('archipelago.deal.before.you', { what })
        : t('archipelago.deal.before', { name: names.of(deal.owner), what })}
    </p>
  );
}

// How answers look, and in which order; one that is not here comes last, as it is.
interface Look {
  verb: string;
  look: string;
  icon: { name: IconName; size: number; width?: number };
}
const looks: Look[] = [
  { verb: 'accept', look: ' go', icon: { name: 'check', size: 22, width: 3 } },
  { verb: 'counter', look: '', icon: { name: 'again', size: 20 } },
  { verb: 'reject', look: ' side-btn', icon: { name: 'close', size: 20 } },
];
const rankOf = ({ verb }: Move): number => {
  const at = looks.findIndex(x => x.verb === verb);
  return at < 0 ? looks.length : at;
};
// One of them opens the trading table, the others are given at once.
function Say({ tray: { board }, m, opens }: { tray: Tray; m: Move; opens: boolean }) {
  const { look = '', icon } = looks[rankOf(m)] ?? {};
  return (
    <button
      type="button"
      class={`btn lg${look}`}
      {...(opens ? { 'data-counter': true, ...does([m.do]) } : { 'data-do': m.do })}
      onClick={() => {
        if (opens) board.setPick({ group: 'counter' });
        else board.choose?.(m.do);
      }}
    >
      {icon && <Icon {...icon} />}
      {m.row.short ?? m.row.label}
    </button>
  );
}

export function Answer({ tray }: { tray: Tray }) {
  const { view, names } = tray,
    p = view.position,
    { deal, answers } = p;
  if (!deal) return null;
  const opens = p.tables.find(x => x.partner === deal.owner)?.opens,
    closed = view.closed ?? [],
    barred = closed.filter(c => c.do !== opens),
    spent = closed.find(c => c.do === opens);
  return (
    <div class="ar-answer">
      <div class="ar-answer-in">
        <Before deal={answers} names={names} />
        <Bundles p={p} deal={deal} names={names} />
        {barred.length ? (
          <p class="sm" role="status">
            {barred.map(c => c.why).join(' ')}
          </p>
        ) : (
          <After p={p} names={names} />
        )}
      </div>
      <div class="ar-verdict">
        {[...moves(view)]
          .sort((a, b) => rankOf(a) - rankOf(b))
          .map(m => (
            <Say key={m.do} tray={tray} m={m} opens={m.do === opens} />
          ))}
        {spent && <small class="mut">{spent.why}</small>}
      </div>
    </div>
  );
}
