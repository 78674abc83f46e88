// prompt.ts - the question of the decision bar: the engine's, for a decision and for each click inside one answer.
import { helpOf as wordHelp, nameOf } from '../../lexicon.ts';
import type { Stage } from '../moves.ts';
import type { AView } from '../position.ts';

// Where an answer of several clicks has come to; null: at its beginning.
function within(s: Stage): string | null {
  if (s.group === 'rotate' && s.choosing?.chosen.length)
    return s.choosing.chosen.length < s.choosing.least ? 'rotate.more' : 'rotate.both';
  if (s.group) return s.group;
  if (s.from?.startsWith('icon:') && s.point === 'harvest_deploy') return 'harvest_unit';
  if (s.from?.startsWith('unit:') && s.point === 'build_site') return 'build_shore';
  if (s.point === 'choose_order') return 'order'; // all of it at once
  return s.point === 'explore_spot' && s.placing?.at ? 'explore_spot.turn' : null;
}

// The bar has room for two lines: whole sentences of the help, as many as fit. All of it is behind "?".
const room = 170;
function opening(help: string): string {
  let text = '';
  for (const sentence of help.split(/(?<=\.) /)) {
    if (text && text.length + sentence.length > room) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  return text;
}

// A round that has begun needs no rules, only what its end means.
function helpOf(view: AView, s: Stage): string {
  const r = view.position.round,
    end = view.legal.find(l => l.do === 'end_round');
  if (s.point === 'round_menu' && r && (r.action || r.card || r.building))
    return end?.explain ?? '';
  return opening(view.due?.help ?? '');
}

export function prompt(view: AView, s: Stage): { head: string; help: string } {
  const step = within(s);
  if (!step) return { head: view.due?.ask ?? view.due?.title ?? '', help: helpOf(view, s) };
  const house = s.group === 'houses' ? s.buttons[0]?.moves[0]?.row.explain : undefined,
    help = wordHelp('archipelago', 'within', step) || wordHelp('archipelago', 'click', step);
  return {
    head: nameOf('archipelago', 'within', step),
    help: house ?? (help || opening(view.due?.help ?? '')),
  };
}
