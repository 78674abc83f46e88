// prompt.ts - the question of the decision bar.
import { has, t, type Key } from '../../../i18n/index.ts';
import { moves, type Stage } from '../moves.ts';
import type { AView } from '../position.ts';
import { florins, joined, low, resWord, type Names } from './names.ts';

export function prompt(
  view: AView,
  s: Stage,
  names: Names,
  phone = false,
): { head: string; help: string } {
  const p = view.position,
    r = p.round;
  let key = s.group && has(`archipelago.ask.${s.group}`) ? s.group : s.point;
  if (s.from?.startsWith('icon:') && s.point === 'harvest_deploy') key = 'harvest_unit';
  else if (s.from?.startsWith('unit:') && s.point === 'build_site') key = 'build_shore';
  else if (s.point === 'explore_spot' && s.placing?.at) key = 'explore_spot.turn';
  else if (s.point === 'transaction' && view.legal.some(l => l.do === 'stop'))
    key = 'transaction.more';
  else if (key === 'round_menu' && r && (r.action || r.card || r.building))
    key = r.action && r.card && r.building ? 'round_menu.end' : 'round_menu.rest';
  const rest = r
    ? [
        ...(r.action ? [] : [t('archipelago.part.action')]),
        ...(r.card ? [] : [t('archipelago.part.card')]),
        ...(r.building ? [] : [t('archipelago.part.house')]),
      ]
    : [];
  if (key === 'rotate' && s.choosing?.chosen.length)
    key = s.choosing.chosen.length < s.choosing.least ? 'rotate.more' : 'rotate.both';
  const crisis = p.crisis,
    house = s.group === 'houses' ? s.buttons[0]?.moves[0]?.row : undefined,
    n =
      s.point === 'crisis_stand'
        ? (s.choosing?.most ?? crisis?.to_stand ?? 1)
        : s.point === 'crisis_export_turn' && crisis
          ? crisis.needs
          : s.point === 'choose_order'
            ? p.placed + 1
            : s.point === 'recruit_next'
              ? nextWage(view)
              : (house?.trades ?? 0);
  const args = {
    n,
    what: joined(rest),
    price: florins(-(house?.florins ?? 0)),
    res: crisis ? low(resWord(crisis.res)) : '',
    name: p.deal ? names.of(p.deal.owner) : p.decider !== null ? names.of(p.decider) : '',
  };
  const short =
    phone && has(`archipelago.ask.${key}.phone`)
      ? `archipelago.ask.${key}.phone`
      : `archipelago.ask.${key}`;
  return {
    head: has(short) ? t(short, args) : (view.due?.title ?? ''),
    help: has(`archipelago.ask.${key}.help`)
      ? t(`archipelago.ask.${key}.help` as Key, args)
      : (view.due?.help ?? ''),
  };
}
const nextWage = (view: AView): number =>
  -(moves(view).find(m => m.verb === 'hire')?.row.florins ?? 0);
