// Money.tsx - sums that stand alone: a bid for the order, a pledge in a crisis, what others pay to
// harvest in a region of yours. Each beside what one has to know to name it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { hover } from '../../bar.tsx';
import { SignIcon } from '../art/signs.tsx';
import { groupOf, labelOf, moves, type Amount, type Move } from '../moves.ts';
import { regionName } from '../position.ts';
import { give as play } from '../queue.ts';
import { Back, type Tray } from '../tray.tsx';
import { moveHint } from '../words/choice.ts';
import { florins } from '../words/names.ts';
import { OrderStrip } from './OrderTray.tsx';
import { endWords, Stepper } from './Stepper.tsx';

// A stepper, a slider where the range is long, and the button that says what it does.
function Sum({ tray, a, before }: { tray: Tray; a: Amount; before: ComponentChildren }) {
  const { board } = tray,
    set = (n: number): void => board.setPick({ ...board.pick, to: String(n) }),
    action = a.at.do,
    send = (): void => board.choose?.(action);
  return (
    <div class="ar-amount">
      {before}
      <Stepper
        n={a.at.n}
        least={a.least}
        most={a.most}
        id={a.verb}
        label={tray.view.due?.title ?? ''}
        words={florins(a.at.n)}
        leads={n => a.all.find(x => x.n === n)?.do ?? ''}
        set={set}
        enter={send}
        stuck={by => board.refuse?.(endWords(by))}
      >
        <SignIcon name="florin" size={28} />
      </Stepper>
      {a.most - a.least > 9 && (
        <input
          type="range"
          tabIndex={-1}
          min={a.least}
          max={a.most}
          value={a.at.n}
          aria-label={tray.view.due?.title ?? ''}
          onInput={e => set(Number(e.currentTarget.value))}
        />
      )}
      <span class="grow mut sm ar-note">
        <Note tray={tray} action={action} />
      </span>
      <button type="button" class="btn pri ar-go" data-do={action} onClick={send}>
        {labelOf(tray.view, action)}
      </button>
    </div>
  );
}
// What naming this sum means, as the engine says it; or what there is to do instead.
function Note({ tray: { view, stage, board }, action }: { tray: Tray; action: string }) {
  if (!stage.buttons.length)
    return <>{moves(view).find(m => m.do === action)?.row.explain ?? ''}</>;
  return (
    <>
      {stage.buttons
        .flatMap(b => b.moves)
        .map(m => (
          <button
            key={m.do}
            type="button"
            class="btn side-btn"
            data-do={m.do}
            onClick={() => board.choose?.(m.do)}
            {...hover(board, [m.do])}
          >
            {m.row.label}
          </button>
        ))}
    </>
  );
}
// A bid stands under the order of play as it is.
export const MoneyTray = ({ tray, a }: { tray: Tray; a: Amount }) => (
  <Sum
    tray={tray}
    a={a}
    before={a.verb === 'bid' && <OrderStrip p={tray.view.position} names={tray.names} />}
  />
);

// ---- terms -----------------------------------------------------------------------------------

// A region that you control: what could be harvested there, who could, and what they pay now is said in the row, with
// the prices that can follow.
function Terms({ tray, m }: { tray: Tray; m: Move }) {
  const { view, board } = tray,
    p = view.position,
    { region = 0, prices = [], usual = 0, closes } = m.row,
    [n, setN] = useState(p.regions[region]?.terms ?? usual),
    price = prices.find(x => x.n === n);
  const steps = price ? [m.do, price.do] : [],
    set = (): void => {
      if (board.choose) play(steps);
    },
    close = (): void => {
      if (board.choose && closes) play([m.do, closes.do]);
    };
  return (
    <li data-terms={region}>
      <span class="where">
        <b>{regionName(p, region)}</b>
        <small class="mut">{moveHint(m)}</small>
      </span>
      <Stepper
        n={n}
        least={prices[0]?.n ?? 0}
        most={prices.at(-1)?.n ?? 0}
        id={`terms:${region}`}
        label={t('archipelago.sum.terms', { where: regionName(p, region) })}
        words={florins(n)}
        set={setN}
        enter={set}
        stuck={by => board.refuse?.(endWords(by))}
      >
        <SignIcon name="florin" size={22} />
      </Stepper>
      <button
        type="button"
        class="btn sm go"
        data-set-terms={region}
        onClick={set}
        {...hover(board, steps)}
      >
        {price?.label}
      </button>
      {closes && (
        <button type="button" class="btn sm" data-close-terms={region} onClick={close}>
          {closes.label}
        </button>
      )}
    </li>
  );
}
// All regions that you control, each with its price. Played in two steps, as the engine wants it.
export function TermsTray({ tray }: { tray: Tray }) {
  const regions = moves(tray.view).filter(m => groupOf(m) === 'terms');
  return (
    <div class="ar-terms">
      <ul>
        {regions.map(m => (
          <Terms key={m.do} tray={tray} m={m} />
        ))}
      </ul>
      <div class="ar-terms-end">
        <small class="mut">
          {t('archipelago.terms.left', { n: tray.view.position.round?.terms_left ?? 0 })}
        </small>
        <Back tray={tray} />
      </div>
    </div>
  );
}
