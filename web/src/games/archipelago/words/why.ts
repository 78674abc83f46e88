// why.ts - why something cannot be chosen now.
import { t, type Key } from '../../../i18n/index.ts';
import { moves, zoneOf } from '../moves.ts';
import { freeCircles, type AView, type Res, type Zone } from '../position.ts';
import { me } from './choice.ts';
import { isHarvest, low, resWord, type Names } from './names.ts';

// Why an action of the wheel is closed to you now; '' if it is open or not your round.
export function zoneWhy(view: AView, zone: Zone, names: Names): string {
  const p = view.position,
    mine = me(view, names),
    r = p.round;
  if (
    !mine ||
    r?.seat !== names.you ||
    view.due?.point !== 'round_menu' ||
    !view.due.seats.includes(names.you)
  )
    return '';
  if (moves(view).some(m => zoneOf(m) === zone)) return '';
  if (r.action) return t('archipelago.why.action');
  if (mine.ready === 0) return t('archipelago.why.disc');
  const free = freeCircles(p, zone);
  if (free && !free.own[names.you] && free.common <= 0) return t('archipelago.why.circle');
  if (isHarvest(zone))
    return t(p.supply[zone as Res] ? 'archipelago.why.harvest' : 'archipelago.why.bank', {
      res: low(resWord(zone)),
    });
  return t(
    (
      {
        transaction: 'archipelago.why.trade',
        exploration: p.top ? 'archipelago.why.unit' : 'archipelago.why.top',
        reproduction: 'archipelago.why.pair',
        recruitment: 'archipelago.why.recruit',
        migration: 'archipelago.why.migrate',
        construction: 'archipelago.why.build',
        taxes: 'archipelago.why.circle',
      } as Record<string, Key>
    )[zone] ?? 'archipelago.why.not',
  );
}
export function whyNot(view: AView, spot: string, names: Names, turning = false): string {
  if (names.you === null || !view.due?.seats.includes(names.you)) return t('archipelago.why.wait');
  const [kind = '', one = '', two = ''] = spot.split(':'),
    p = view.position,
    point = view.due.point;
  if (kind === 'zone') return zoneWhy(view, one as Zone, names) || t('archipelago.why.not');
  if (kind === 'card' && point === 'round_menu') {
    const own = p.players.flatMap(q => q.cards).find(c => c.card === one);
    return t(
      own?.used
        ? 'archipelago.why.card.used'
        : p.round?.card
          ? 'archipelago.why.card.round'
          : 'archipelago.why.card',
    );
  }
  if (kind === 'house' && point === 'round_menu') {
    const b = p.regions[Number(one)]?.buildings.find(x => x.type === two);
    return t(b?.used ? 'archipelago.why.house.used' : 'archipelago.why.house');
  }
  if (kind === 'slot' && point === 'evolve_first')
    return t(turning ? 'archipelago.why.rotate.full' : 'archipelago.why.rotate');
  return t('archipelago.why.not');
}
