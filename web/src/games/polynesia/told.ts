// told.ts - steps of a journal from disk, where only the actions are written: their events as far as
// the board shows them, and a sentence.
import { t } from '../../i18n/index.ts';
import type { GameEvent, View } from '../../protocol.ts';
import { across, route, volcano, type Phase, type PView, type Stone } from './position.ts';

export function eventsOf(
  action: string,
  seat: number | null,
  before: View,
  after: View,
): GameEvent[] {
  const [verb, one = '', two = '', three = ''] = action.split(' '),
    was = (before as PView).position,
    is = (after as PView).position,
    found: GameEvent[] = [];
  const add = (name: string, args: GameEvent['args'], actor: GameEvent['actor'] = seat): void =>
    void found.push({ name, actor, args });
  switch (verb) {
    case 'HOP': {
      const r = route(was, two),
        to = across(r, one),
        [mode, guide] = three.split(':');
      add('hopped', [one, to, two, mode ?? '', is.mp_left ?? 0]);
      if (guide !== undefined) {
        add('paid', [Number(guide), r.goods, 1]);
        add('guided', [one, to, two, seat], Number(guide));
      }
      const token = was.islands.find(i => i.id === to)?.token;
      if (token) add('took_token', [to, token]);
      break;
    }
    case 'EXN':
      add('explored_new', [one, two, was.marker ?? 0]);
      break;
    case 'EXE':
      add('explored_old', [one, route(was, one).goods, 2 * route(was, one).boats.length]);
      break;
    case 'FREE_NEW':
    case 'FREE_OLD':
      add('explored_free', [one, two || null]);
      break;
    case 'POPV':
    case 'BPOPV':
      add('populated', [volcano(was).id, Math.min(3, was.players[seat ?? 0]?.home ?? 0)]);
      break;
    case 'POPI':
    case 'BPOPI':
      add('populated', [one, 1]);
      break;
    case 'FISH':
      add('fished', [one, was.marker ?? 0]);
      break;
    case 'DECLINE':
      add('declined', [one]);
      break;
    case 'STONE':
      add('stone_drawn', [one, is.stones_drawn.red], 'chance');
      if (after.over) add('erupted', [], null);
      break;
  }
  if (was.phase !== is.phase || was.round !== is.round) add('marker_moved', [is.phase], null);
  if (was.round !== is.round) add('round_began', [is.round], null);
  return found;
}

export function told(action: string, name: string | null, label: string | null): string {
  if (name !== null) return t('polynesia.told', { name, what: label ?? action });
  const [verb, one] = action.split(' ');
  if (verb === 'STONE')
    return t('polynesia.told.stone', { stone: t(`polynesia.lava.stone.${one as Stone}`) });
  return '';
}

// A heading for the steps that follow this one: where the round stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'round_began'),
    moved = events.filter(e => e.name === 'marker_moved').at(-1);
  if (!moved) return null;
  const phase = String(moved.args[0]) as Phase,
    at = began ? Number(began.args[0]) : round;
  return /^m\d$/.test(phase)
    ? t('polynesia.stage', { round: at, n: Number(phase.slice(1)) })
    : phase === 'lava'
      ? t('polynesia.stage.end', { round: at })
      : null;
}
