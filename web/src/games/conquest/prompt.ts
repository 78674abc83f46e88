// prompt.ts - what is asked, in words: the engine's, for a decision and for each click inside one answer.
import { filled, helpOf, nameOf } from '../lexicon.ts';
import { hexName } from './places.ts';
import type { CView } from './position.ts';
import type { TrayProps } from './tray.tsx';

type Asked = Pick<TrayProps, 'stage' | 'names'>;

// Where an answer of several clicks has come to; null: at its beginning.
function clickOf({ stage: s }: Asked, aboard: string): string | null {
  if (s.group === 'traverse') return 'traverse';
  if (s.point === 'build_session') return s.group ? 'place' : null;
  if (s.point === 'party_pick') return aboard ? 'party' : null;
  if (s.from === null) return null;
  return s.point === 'move_action' ? 'depart' : s.point === 'transit_action' ? 'lift' : null;
}

// The question, in one sentence; and a second one that helps.
export function prompt(view: CView, asked: Asked, aboard = ''): { head: string; help: string } {
  const { due, position: p } = view,
    { from } = asked.stage,
    click = clickOf(asked, aboard);
  if (!click) return { head: due?.ask ?? due?.title ?? '', help: due?.ask_help ?? due?.help ?? '' };
  const names =
    click === 'party'
      ? [aboard, p.party ? hexName(p, p.party.to) : '']
      : [from === null ? '' : hexName(p, from)];
  return {
    head: filled(nameOf('conquest', 'click', click), ...names),
    help: helpOf('conquest', 'click', click),
  };
}
