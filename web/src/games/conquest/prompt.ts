// prompt.ts - what is asked, in words: the engine's, for a decision and for each click inside one answer.
import { filled, helpOf, nameOf } from '../lexicon.ts';
import { hexName } from './places.ts';
import type { CView } from './position.ts';
import type { TrayProps } from './tray.tsx';

type Asked = Pick<TrayProps, 'stage' | 'names'>;

// The question, in one sentence; and a second one that helps.
export function prompt(view: CView, asked: Asked, aboard = ''): { head: string; help: string } {
  const { due, position: p } = view,
    { from, click: clicked } = asked.stage,
    click = aboard ? 'party' : clicked;
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
