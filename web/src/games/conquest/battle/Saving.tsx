// Saving.tsx - how many Villages a victor saves: one stepper, and what pays for them. In the scene of the Battle, and
// in the decision bar while that is put away.
import { useState } from 'preact/hooks';
import { ThingIcon, type Thing } from '../art.tsx';
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { lead } from '../../bar.tsx';
import type { Button } from '../moves.ts';
import type { Battle } from '../position.ts';
import type { TrayProps } from '../tray.tsx';
import { choiceText, choiceTitle } from './battle.ts';
import { joined, kindWord } from '../words.ts';

// What is paid and what is gained.
interface Paid {
  battle: Battle;
  canoes: number;
  bands: number;
  ink: string;
}
export function Price({ battle: b, canoes, bands, ink }: Paid) {
  const saved = canoes + bands;
  const each = (thing: Thing, n: number, colour: string) =>
    Array.from({ length: n }, (_, k) => (
      <ThingIcon key={`${thing}${k}`} thing={thing} size={22} ink={colour} />
    ));
  return (
    <span class="cb-price" aria-hidden="true">
      {each('wc', canoes, ink)}
      {each('wb', bands, ink)}
      {saved > 0 && <Icon name="fwd" size={15} />}
      {each('village', saved, ink)}
      <span class="cb-razed">{each('village', b.villages - saved, '#9A8B72')}</span>
    </span>
  );
}

const saves = (b: Button): number => b.moves[0]!.n! + b.moves[0]!.m!;
function payment({ moves: [m] }: Button): string {
  return joined([...(m!.n ? [kindWord('wc', m!.n)] : []), ...(m!.m ? [kindWord('wb', m!.m)] : [])]);
}

export function Saving({ tray, battle }: { tray: TrayProps; battle: Battle }) {
  const list = tray.stage.buttons,
    most = Math.max(...list.map(saves));
  const [wanted, setWanted] = useState(most),
    [canoes, setCanoes] = useState<number | null>(null);
  const n = Math.min(wanted, most),
    ways = list.filter(b => saves(b) === n);
  const chosen = ways.find(b => b.moves[0]!.n === canoes) ?? ways[0]!,
    m = chosen.moves[0]!;
  const step = (by: number): void => {
    setWanted(Math.max(0, Math.min(most, n + by)));
    setCanoes(null);
  };
  const stepper = (by: 1 | -1, end: number) => (
    <button
      type="button"
      class="btn sq"
      data-step={by}
      aria-disabled={n === end ? 'true' : undefined}
      aria-label={t(by > 0 ? 'conquest.battle.save.more' : 'conquest.battle.save.fewer')}
      onClick={() => step(by)}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
  const way = (b: Button) => (
    <button
      key={b.moves[0]!.do}
      type="button"
      class={`cx-bonus${b === chosen ? ' on' : ''}`}
      aria-pressed={b === chosen}
      data-way={b.moves[0]!.do}
      onClick={() => setCanoes(b.moves[0]!.n!)}
    >
      {payment(b)}
    </button>
  );
  return (
    <div class="cb-save">
      <div
        class="cb-step"
        role="group"
        aria-label={t('conquest.ask.save_villages', { n: battle.villages })}
      >
        {stepper(-1, 0)}
        <b class="d" role="status">
          {t('conquest.battle.save.of', { n, of: battle.villages })}
        </b>
        {stepper(1, most)}
      </div>
      {ways.length > 1 && (
        <div class="cb-ways" role="group" aria-label={t('conquest.battle.save.pay')}>
          <span class="mut">{t('conquest.battle.save.pay')}</span>
          {ways.map(way)}
        </div>
      )}
      <span class="cb-text">
        <Price battle={battle} canoes={m.n!} bands={m.m!} ink={seatColour(battle.attacker)} />
        <span>{choiceText(tray.view, battle, m, tray.names.you)}</span>
      </span>
      <button
        type="button"
        class="btn pri"
        data-scene={m.do}
        data-do={m.do}
        onClick={() => lead(tray.board, chosen.leads)}
      >
        {choiceTitle(tray.view, m) ?? t('conquest.battle.save', { n })}
      </button>
    </div>
  );
}
