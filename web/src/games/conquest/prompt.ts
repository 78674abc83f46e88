// prompt.ts - what is asked, in words.
import { has, t } from '../../i18n/index.ts';
import { hexName } from './places.ts';
import { half, tiles, type CView } from './position.ts';
import type { TrayProps } from './tray.tsx';
import { landTitle, nameOf, type Names } from './words.ts';

type Asked = Pick<TrayProps, 'stage' | 'names'>;

// Which question it is: a decision of several clicks asks something else after each.
function questionOf({ position: p, seats }: CView, { stage: s }: Asked, aboard: string): string {
  const isPicked = s.from !== null;
  if (s.group === 'traverse') return 'traverse';
  switch (s.point) {
    case 'move_action':
      return isPicked ? 'move_to' : s.point;
    case 'transit_action':
      return isPicked ? 'transit_kind' : s.point;
    case 'choose_turn_order':
      return seats > 2 ? s.point : 'choose_first';
    case 'party_pick':
      return aboard ? 'party_ready' : s.point;
    case 'build_session':
      return p.plan?.pending || s.group ? 'place' : s.point;
    case 'victory_action':
      return s.buttons.some(b => b.moves[0]!.verb === 'declare') ? 'declare' : s.point;
    case 'explore_start':
      if (!s.targets.length) return 'explore_none';
      return s.targets.every(x => x.moves[0]!.verb === 'kumara') ? 'kumara' : s.point;
    default:
      return s.point;
  }
}

// Everything that a question may speak of.
function blanks(
  { position: p }: CView,
  { stage: s, names }: Asked,
): Record<string, string | number> {
  const v = p.voyage,
    me = p.players[names.you ?? 0],
    hex = s.from ?? s.to ?? v?.pos ?? null,
    who = v?.side ?? p.active;
  return {
    n: v?.knots ?? 0,
    limit: v?.limit ?? me?.knots ?? 0,
    name: hex === null ? '' : hexName(p, hex),
    tile: v?.tile ? landTitle(tiles.get(v.tile)!) : t('conquest.land.island'),
    who: who === null ? '' : nameOf(p, who, names),
    end: p.game_end,
    points: half(me?.points.total ?? 0),
    die: p.battle?.die ?? 0,
    villages: p.battle?.villages ?? 0,
    to: p.party ? hexName(p, p.party.to) : '',
    battle: p.battle ? hexName(p, p.battle.hex) : '',
    free: me?.markers ?? 0,
  };
}

// The question, in one sentence; and a second one that helps.
export function prompt(view: CView, asked: Asked, aboard = ''): { head: string; help: string } {
  const key = `conquest.ask.${questionOf(view, asked, aboard)}`,
    args = { ...blanks(view, asked), aboard },
    say = (name: string, other: string | undefined): string =>
      has(name) ? t(name, args) : (other ?? '');
  return { head: say(key, view.due?.title), help: say(`${key}.help`, view.due?.help) };
}

// Whose word is awaited.
export function awaited(view: CView, names: Names): string {
  const { due } = view,
    seats = due?.seats ?? [],
    key = `conquest.wait.${due?.point ?? ''}`;
  if (!due || due.kind === 'chance' || !seats.length)
    return due?.title ?? t('conquest.wait.chance');
  if (names.you !== null && seats.includes(names.you)) return t('conquest.wait.yours');
  const name = seats.map(s => nameOf(view.position, s, names)).join(', ');
  return t(has(key) ? key : 'conquest.wait.other', { name });
}
