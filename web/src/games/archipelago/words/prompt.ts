// prompt.ts - the question of the decision bar: the engine asks it; the clicks inside one answer are asked here.
import { has, t, type Key } from '../../../i18n/index.ts';
import { helpOf as wordHelp } from '../../lexicon.ts';
import type { Stage } from '../moves.ts';
import type { AView } from '../position.ts';
import { florins } from './names.ts';

const clickHelp = (step: string): string => wordHelp('archipelago', 'click', step);

// Where an answer of several clicks has come to; null: at its beginning.
function within(s: Stage): string | null {
  if (s.group === 'rotate' && s.choosing?.chosen.length)
    return s.choosing.chosen.length < s.choosing.least ? 'rotate.more' : 'rotate.both';
  if (s.group) return s.group;
  if (s.from?.startsWith('icon:') && s.point === 'harvest_deploy') return 'harvest_unit';
  if (s.from?.startsWith('unit:') && s.point === 'build_site') return 'build_shore';
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
  const house = s.group === 'houses' ? s.buttons[0]?.moves[0]?.row : undefined,
    args = { n: house?.trades ?? 0, price: florins(-(house?.florins ?? 0)) },
    help = `archipelago.ask.${step}.help`;
  return {
    head: t(`archipelago.ask.${step}` as Key, args),
    help: has(help) ? t(help, args) : clickHelp(step) || opening(view.due?.help ?? ''),
  };
}
