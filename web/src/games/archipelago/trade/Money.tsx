// Money.tsx - sums that stand alone: a bid for the order, a pledge in a crisis, what others pay to
// harvest in a region of yours. Each beside what one has to know to name it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { hover } from '../../bar.tsx';
import { SignIcon } from '../art/signs.tsx';
import { groupOf, moves, type Amount } from '../moves.ts';
import { regionName, type Region } from '../position.ts';
import { give as play } from '../queue.ts';
import { Back, type Tray } from '../tray.tsx';
import { florins, resIn, word } from '../words/names.ts';
import { OrderStrip } from './OrderTray.tsx';
import { endWords, Stepper } from './Stepper.tsx';

const labelOf = ({ view }: Tray, action: string): string =>
  view.legal.find(l => l.do === action)?.label ?? '';

// A stepper, a slider where the range is long, and the button that says what it does.
function Sum({
  tray,
  a,
  note,
  before,
}: {
  tray: Tray;
  a: Amount;
  note: ComponentChildren;
  before?: ComponentChildren;
}) {
  const { board } = tray,
    set = (n: number): void => board.setPick({ ...board.pick, to: String(n) }),
    action = `${a.verb} ${a.at}`,
    send = (): void => board.choose?.(action);
  return (
    <div class="ar-amount">
      {before}
      <Stepper
        n={a.at}
        least={a.least}
        most={a.most}
        id={a.verb}
        label={word(`archipelago.sum.${a.verb}`)}
        words={florins(a.at)}
        leads={n => `${a.verb} ${n}`}
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
          value={a.at}
          aria-label={word(`archipelago.sum.${a.verb}`)}
          onInput={e => set(Number(e.currentTarget.value))}
        />
      )}
      <span class="grow mut sm ar-note">{note}</span>
      <button type="button" class="btn pri ar-go" data-do={action} onClick={send}>
        {labelOf(tray, action)}
      </button>
    </div>
  );
}
// What naming this sum means, as the engine says it.
const meaning = ({ view }: Tray, a: Amount): string =>
  view.legal.find(l => l.do === `${a.verb} ${a.at}`)?.explain ?? '';
const Bid = ({ tray, a }: { tray: Tray; a: Amount }) => (
  <Sum
    tray={tray}
    a={a}
    before={<OrderStrip p={tray.view.position} names={tray.names} />}
    note={meaning(tray, a)}
  />
);
const Pledge = ({ tray, a }: { tray: Tray; a: Amount }) => (
  <Sum tray={tray} a={a} note={meaning(tray, a)} />
);
function Price({ tray, a }: { tray: Tray; a: Amount }) {
  return (
    <Sum
      tray={tray}
      a={a}
      note={
        <button
          type="button"
          class="btn side-btn"
          data-do="close"
          onClick={() => tray.board.choose?.('close')}
          {...hover(tray.board, ['close'])}
        >
          {labelOf(tray, 'close')}
        </button>
      }
    />
  );
}
export function MoneyTray({ tray, a }: { tray: Tray; a: Amount }) {
  return a.verb === 'pledge' ? (
    <Pledge tray={tray} a={a} />
  ) : a.verb === 'price' ? (
    <Price tray={tray} a={a} />
  ) : (
    <Bid tray={tray} a={a} />
  );
}

// ---- terms -----------------------------------------------------------------------------------

const iconsOf = (g: Region): string =>
  [...new Set(g.icons.filter(i => !i.ravaged).map(i => i.res))].map(r => resIn(r)).join(', ');

// What can be harvested there, who could, and what they pay now.
function whoAndWhat({ view, names }: Tray, g: Region): string {
  const guests = new Set(
    view.position.units
      .filter(u => u.region === g.region && u.seat !== names.you && !u.rebel)
      .map(u => u.seat),
  );
  return [
    iconsOf(g),
    guests.size
      ? t('archipelago.terms.guests', { names: [...guests].map(names.of).join(', ') })
      : '',
    g.open,
  ]
    .filter(Boolean)
    .join(' · ');
}
function Terms({ tray, region }: { tray: Tray; region: number }) {
  const { view, board, names } = tray,
    p = view.position,
    g = p.regions[region]!,
    now = g.control === names.you ? g.terms : null,
    { terms_most: most = 0, terms_usual: usual = 0 } = p.round ?? {},
    [n, setN] = useState(now ?? usual);
  const steps = [`terms ${region}`, `price ${n}`],
    set = (): void => {
      if (board.choose) play(steps);
    },
    close = (): void => {
      if (board.choose) play([`terms ${region}`, 'close']);
    };
  return (
    <li data-terms={region}>
      <span class="where">
        <b>{regionName(p, region)}</b>
        <small class="mut">{whoAndWhat(tray, g)}</small>
      </span>
      <Stepper
        n={n}
        least={0}
        most={most}
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
        {t('archipelago.terms.set', { n })}
      </button>
      {now !== null && (
        <button type="button" class="btn sm" data-close-terms={region} onClick={close}>
          {t('archipelago.terms.close')}
        </button>
      )}
    </li>
  );
}
// All regions that you control, each with its price. Played in two steps, as the engine wants it.
export function TermsTray({ tray }: { tray: Tray }) {
  const regions = moves(tray.view)
    .filter(m => groupOf(m) === 'terms')
    .map(m => m.n);
  return (
    <div class="ar-terms">
      <ul>
        {regions.map(r => (
          <Terms key={r} tray={tray} region={r} />
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
