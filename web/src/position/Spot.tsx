// Spot.tsx - a position on the game's own board, as at a table: a card beside it says what it is about.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { useInks } from '../art/inks.ts';
import { useKeys } from '../app/keys.ts';
import { useCalm } from '../app/settings.ts';
import { Waits } from '../games/bar.tsx';
import type { BoardProps, Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { roomAlone, toldAlone } from '../table/alone.ts';
import { useBoardBase, useChoice } from '../table/choice.ts';
import type { Parts, Tab } from '../table/layout.ts';
import { namesOf } from '../table/names.ts';
import { usePlayer } from '../table/motions.ts';
import { Phone } from '../table/Phone.tsx';
import { focusBoard, useFocusOnTurn } from '../table/shortcuts.ts';
import { Wide } from '../table/Wide.tsx';
import { usePhone } from '../ui/media.ts';
import type { Spot as Opened } from './spot.ts';

interface Props {
  spot: Opened;
  module: Game;
  name: string; // below the title of the game
  back: string; // where one goes who leaves
  act: ((action: string) => void) | null; // null: nothing can be done now
  wait: string; // why
  tries: number; // a choice is forgotten after each
  children: ComponentChildren; // of the card
}

function Leave({ back }: { back: string }) {
  return (
    <a class="btn sm ghost" href={back} data-leave>
      <Icon name="close" size={16} />
      <span class="lbl">{t('close')}</span>
    </a>
  );
}

const nothing = (): null => null;

export function Spot({ spot, module, name, back, act, wait, tries, children }: Props) {
  const phone = usePhone(),
    player = usePlayer(module, useCalm()),
    [tab, setTab] = useState<Tab>('cards');
  const told = useMemo(() => {
    const names = Array.from({ length: spot.view.seats }, (_, k) => t('seat.number', { n: k + 1 })),
      table = { id: `position-${spot.game}`, name, game: spot.game, you: spot.seat, names };
    return toldAlone(table, spot.view, spot.steps, []);
  }, [spot]);
  const room = roomAlone({ told, view: spot.view }, player, {
    act: act ?? (() => undefined),
    draft: text => Promise.resolve(spot.draft(text)),
  });
  const choice = useChoice(room, told, module),
    names = useMemo(() => namesOf(told), [told]);
  const base = useBoardBase(room, told, choice, names);
  const board: BoardProps = {
    ...base,
    choose: act ? choice.act : null,
    pick: act ? choice.pick : {},
    refuse: choice.refuse,
    draft: room.draft,
  };
  useInks(spot.game);
  useFocusOnTurn(act !== null);
  // before it can be seen: whatever is pressed in what is drawn holds
  useLayoutEffect(() => choice.change({}), [tries]);
  useKeys([{ key: 'B', label: t('keys.board'), run: focusBoard }]);
  const parts: Parts = {
    ...{ room, told, view: spot.view, module, names, board, tab, setTab },
    ...{ tools: null, hints: null, news: null, openMenu: () => undefined },
    teacher: {
      card: <section class="teacher spot-card">{children}</section>,
      leave: <Leave back={back} />,
      back,
      aim: { key: '', at: nothing },
      isQuiet: act === null,
    },
  };
  return (
    <>
      <Waits.Provider value={act ? null : { head: wait, help: '' }}>
        {phone ? <Phone parts={parts} /> : <Wide parts={parts} />}
      </Waits.Provider>
      <section
        class="hush"
        aria-label={t('table.summary')}
        data-testid="summary"
        data-step={spot.steps}
        data-stand={act ? 'asked' : 'waiting'}
      >
        {module.summary(spot.view, names)}
      </section>
    </>
  );
}
