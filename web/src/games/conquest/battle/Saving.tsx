// Saving.tsx - how many Villages a victor saves: one stepper, and what pays for them. In the scene of the Battle, and
// in the decision bar while that is put away.
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { does, lead } from '../../bar.tsx';
import { ThingIcon, type Thing } from '../art.tsx';
import type { Button, Move } from '../moves.ts';
import type { Battle } from '../position.ts';
import type { TrayProps } from '../tray.tsx';

// What is paid and what is gained.
interface Paid {
  battle: Battle;
  move: Move;
  ink: string;
}
export function Price({ battle: b, move: { wc = 0, wb = 0, saves = 0 }, ink }: Paid) {
  const each = (thing: Thing, n: number, colour: string) =>
    Array.from({ length: n }, (_, k) => (
      <ThingIcon key={`${thing}${k}`} thing={thing} size={22} ink={colour} />
    ));
  return (
    <span class="cb-price" aria-hidden="true">
      {each('wc', wc, ink)}
      {each('wb', wb, ink)}
      {saves > 0 && <Icon name="fwd" size={15} />}
      {each('village', saves, ink)}
      <span class="cb-razed">{each('village', b.villages - saves, '#9A8B72')}</span>
    </span>
  );
}

const moveOf = (b: Button): Move => b.moves[0]!;
const savedBy = (b: Button): number => moveOf(b).saves ?? 0;
// A stepper serves where there is more than one way.
export const isSaving = (list: Button[]): boolean =>
  list.length > 1 && moveOf(list[0]!).saves !== undefined;

interface StepProps {
  by: 1 | -1;
  isEnd: boolean;
  step: (by: number) => void;
  towards: string[];
}
const Step = ({ by, isEnd, step, towards }: StepProps) => (
  <button
    type="button"
    class="btn sq"
    data-step={by}
    {...does(towards)}
    aria-disabled={isEnd ? 'true' : undefined}
    aria-label={t(by > 0 ? 'conquest.battle.save.more' : 'conquest.battle.save.fewer')}
    onClick={() => step(by)}
  >
    {by > 0 ? '+' : '−'}
  </button>
);

interface WaysProps {
  ways: Button[];
  chosen: Button;
  choose: (b: Button) => void;
}
// With what the same number can be paid.
function Ways({ ways, chosen, choose }: WaysProps) {
  if (ways.length < 2) return null;
  return (
    <div class="cb-ways" role="group" aria-label={t('conquest.battle.save.pay')}>
      <span class="mut">{t('conquest.battle.save.pay')}</span>
      {ways.map(b => (
        <button
          key={moveOf(b).do}
          type="button"
          class={`cx-bonus${b === chosen ? ' on' : ''}`}
          aria-pressed={b === chosen}
          data-way={moveOf(b).do}
          {...does(b === chosen ? [] : [moveOf(b).do])}
          onClick={() => choose(b)}
        >
          {moveOf(b).paid}
        </button>
      ))}
    </div>
  );
}

// Ways to pay for a number of Villages that fits.
const paying = (list: Button[], fits: (n: number) => boolean): string[] =>
  list.filter(b => fits(savedBy(b))).map(b => moveOf(b).do);

export function Saving({ tray, battle }: { tray: TrayProps; battle: Battle }) {
  const list = tray.stage.buttons,
    most = Math.max(...list.map(savedBy)),
    [wanted, setWanted] = useState(most),
    [canoes, setCanoes] = useState<number | null>(null);
  const n = Math.min(wanted, most),
    ways = list.filter(b => savedBy(b) === n),
    chosen = ways.find(b => moveOf(b).wc === canoes) ?? ways[0]!,
    m = moveOf(chosen);
  const step = (by: number): void => {
    if (n + by < 0 || n + by > most) {
      tray.board.refuse?.(t(by < 0 ? 'table.step.least' : 'table.step.most'));
      return;
    }
    setWanted(n + by);
    setCanoes(null);
  };
  return (
    <div class="cb-save">
      <div class="cb-step" role="group" aria-label={tray.view.due?.ask ?? undefined}>
        <Step by={-1} isEnd={n === 0} step={step} towards={paying(list, k => k < n)} />
        <b class="d" role="status">
          {t('conquest.battle.save.of', { n, of: battle.villages })}
        </b>
        <Step by={1} isEnd={n === most} step={step} towards={paying(list, k => k > n)} />
      </div>
      <Ways ways={ways} chosen={chosen} choose={b => setCanoes(moveOf(b).wc!)} />
      <span class="cb-text">
        <Price battle={battle} move={m} ink={seatColour(battle.attacker)} />
        <span>{m.explain}</span>
      </span>
      <button
        type="button"
        class="btn pri"
        data-scene={m.do}
        data-do={m.do}
        onClick={() => lead(tray.board, chosen.leads)}
      >
        {m.label}
      </button>
    </div>
  );
}
