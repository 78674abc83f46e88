// Spot.tsx - a position on the game's own board, as at a table: a card beside it says what it is about.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { useInks } from '../art/inks.ts';
import { useKeys } from '../app/keys.ts';
import { useCalm } from '../app/settings.ts';
import { Waits } from '../games/bar.tsx';
import type { BoardProps, Game, Motion } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { roomAlone, toldAlone } from '../table/alone.ts';
import { noPick, useBoardBase, useChoice } from '../table/choice.ts';
import type { Parts, Tab } from '../table/layout.ts';
import type { Told } from '../table/model.ts';
import { namesOf } from '../table/names.ts';
import { usePlayer, type Player } from '../table/motions.ts';
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
  names?: string[]; // of the seats; else they are called by their numbers
  came?: Motion[]; // the steps that led here, to be shown moving
  leave?: () => void; // where leaving leads nowhere else
  children: ComponentChildren; // of the card
}

// In its page, or by a link.
function Leave({ back, leave }: { back: string; leave: (() => void) | undefined }) {
  const inside = (
    <>
      <Icon name="close" size={16} />
      <span class="lbl">{t('close')}</span>
    </>
  );
  return leave ? (
    <button type="button" class="btn sm ghost" data-leave onClick={leave}>
      {inside}
    </button>
  ) : (
    <a class="btn sm ghost" href={back} data-leave>
      {inside}
    </a>
  );
}

const numbered = (seats: number): string[] =>
  Array.from({ length: seats }, (_, k) => t('seat.number', { n: k + 1 }));

function toldAt({ view, game, seat: you, steps }: Opened, name: string, called?: string[]): Told {
  const names = called ?? numbered(view.seats);
  return toldAlone({ id: `position-${game}`, name, game, you, names }, view, steps, []);
}

// What came is shown moving; a position that was gone to is there at once.
function useCame(player: Player, came: Motion[] | undefined): void {
  useLayoutEffect(() => {
    if (came?.length) player.push(came);
    else player.reset();
  }, [came]);
}

const nothing = (): null => null;

export function Spot({ spot, module, name, back, wait, tries, children, ...more }: Props) {
  const phone = usePhone(),
    player = usePlayer(module, useCalm()),
    [tab, setTab] = useState<Tab>('cards');
  const told = useMemo(() => toldAt(spot, name, more.names), [spot]);
  useCame(player, more.came);
  const act = player.motion ? null : more.act;
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
    pick: act ? choice.pick : noPick,
    refuse: choice.refuse,
    draft: room.draft,
  };
  useInks(spot.game);
  useFocusOnTurn(act !== null);
  // before it can be seen: whatever is pressed in what is drawn holds
  useLayoutEffect(() => choice.change({}), [tries]);
  useKeys([{ key: 'B', label: t('keys.board'), run: focusBoard }]);
  const parts: Parts = {
    ...{ room, told, view: room.view!, module, names, board, tab, setTab },
    ...{ tools: null, hints: null, news: null, openMenu: () => undefined },
    teacher: {
      card: <section class="teacher spot-card">{children}</section>,
      leave: <Leave back={back} leave={more.leave} />,
      back,
      ...(more.leave ? { close: more.leave } : {}),
      aim: { key: '', at: nothing },
      isQuiet: more.act === null,
    },
  };
  return (
    <>
      <Waits.Provider value={more.act ? null : { head: wait, help: '' }}>
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
