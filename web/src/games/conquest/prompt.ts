// prompt.ts - what is asked, in words: the engine asks it; the clicks inside one answer are asked here.
import { t, type Key } from '../../i18n/index.ts';
import { helpOf, nameOf } from '../lexicon.ts';
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
  return {
    head:
      click === 'place'
        ? nameOf('conquest', 'click', click)
        : t(`conquest.ask.${click}` as Key, {
            name: from === null ? '' : hexName(p, from),
            to: p.party ? hexName(p, p.party.to) : '',
            aboard,
          }),
    help: helpOf('conquest', 'click', click),
  };
}
