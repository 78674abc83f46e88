// BuildTray.tsx - the secret plan of the Building Step, and the choice of starting pieces. A first
// version: pools, what is planned, and a button for every step.
import { t } from '../../i18n/index.ts';
import { half } from './position.ts';
import { Choice, type TrayProps } from './tray.tsx';
import { cardTitle, hexName, itemWord } from './words.ts';

export const buildPoints = new Set(['build_session', 'choose_start_pieces']);

export function BuildTray({ tray }: { tray: TrayProps }) {
  const { view, stage } = tray, p = view.position, plan = p.plan;
  return <>
    {plan && <p class="ask-say">
      {plan.pools.map(pool => <span key={pool.pool} class="pill line">{t(pool.home ? 'conquest.build.home_pool' : 'conquest.build.pool', { name: hexName(p, pool.pool), left: pool.left, points: pool.points })}</span>)}
      <span class="mut"> {plan.entries.map(e => `${e.card ? cardTitle(e.card) : itemWord(e.item)}${e.hex === undefined ? '' : `, ${hexName(p, e.hex)}`}`).join(' · ')} </span>
      <b>{t('conquest.build.forecast', { n: half(plan.forecast) })}</b>
    </p>}
    <div class="opts">{[...stage.sides, ...stage.buttons].map(b => <Choice key={b.moves[0]!.do} tray={tray} b={b} />)}</div>
  </>;
}
