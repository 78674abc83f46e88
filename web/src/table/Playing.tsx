// Playing.tsx - a game that is played or was just finished: joins the room (what the server says), the
// game's own parts and the person's clicks, and gives them to the layout that fits the window.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useDone } from '../app/lessons.ts';
import { remember, remembered } from '../app/store.ts';
import { Waits } from '../games/bar.tsx';
import type { BoardProps, Game } from '../games/game.ts';
import { sameQuestion } from '../games/question.ts';
import { t } from '../i18n/index.ts';
import { usePhone } from '../ui/media.ts';
import { Armed } from './Armed.tsx';
import { useAuto } from './auto.ts';
import { noPick, useBoardBase, useChoice, type Choice } from './choice.ts';
import { Coach, useCoach } from './Coach.tsx';
import { useConfirm } from './confirm.ts';
import { Hints } from './Hints.tsx';
import type { Parts, Tab } from './layout.ts';
import { Menu } from './Menu.tsx';
import type { Told } from './model.ts';
import { namesOf } from './names.ts';
import { Phone } from './Phone.tsx';
import type { Room } from './room.ts';
import { RuleHere } from './RuleHere.tsx';
import { useRule } from './RuleOf.tsx';
import { RuleOfSign } from '../ui/tips.tsx';
import { useFocusOnTurn, useShortcuts } from './shortcuts.ts';
import { Tools } from './Tools.tsx';
import { Tour } from './Tour.tsx';
import { AskUndo, useUndo } from './Undo.tsx';
import { newest, waitWords } from './wait.ts';
import { useWarning, WarningBox, type Warning } from './Warning.tsx';
import { Wide } from './Wide.tsx';

interface Props {
  room: Room;
  told: Told;
  module: Game;
}

const isMyTurn = ({ you, view, table }: Told): boolean =>
  you !== null &&
  table.status === 'running' &&
  !!view.due?.seats.includes(you) &&
  !table.seats[you]?.away;

// Others may move while you choose: whoever is asked the same as before may go on.
const mayChoose = (room: Room, told: Told): boolean =>
  isMyTurn(told) &&
  (room.settled || (!room.showing && sameQuestion(room.view!, told.view, told.you)));

// The tour of a game is shown in the first round of one's first game, unless lessons have shown it all, and whenever
// it is asked for.
function useTour(module: Game, isMine: boolean, round: number) {
  const key = `tour.${module.id}`,
    done = useDone(module.id);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isMine && round <= 1 && remembered(key) === null && !done.length) setShown(true);
  }, [isMine]);
  const end = (): void => {
    remember(key, '1');
    setShown(false);
  };
  return { isShown, start: () => setShown(true), end };
}

// Where the table stands for this window, for whoever reads the page without eyes: a script that waits for its turn.
function standOf(room: Room, board: ReturnType<typeof useBoard>): string {
  if (room.busy !== null) return 'sent';
  if (!room.settled) return 'moving';
  if (board.view.over) return 'over';
  if (board.choose) return 'asked';
  return board.answering ? 'answering' : 'waiting';
}

function useBoard(
  { room, told }: Pick<Props, 'room' | 'told'>,
  choice: Choice,
  warning: Warning,
  names: string[],
) {
  const isFree = mayChoose(room, told) && !warning.isJudging;
  const board: BoardProps = {
    ...useBoardBase(room, told, choice, names),
    choose: isFree && room.busy === null ? warning.act : null,
    ...(told.you === null ? {} : { hand: room.hand, draft: room.draft }),
    pick: isFree ? choice.pick : noPick,
  };
  return { ...board, ...useAuto(board, told) };
}

// The position in words, and where the table stands.
function Summary({ words, step, stand }: { words: string; step: number; stand: string }) {
  return (
    <section
      class="hush"
      aria-label={t('table.summary')}
      data-testid="summary"
      data-step={step}
      data-stand={stand}
    >
      {words}
    </section>
  );
}

export function Playing({ room, told, module }: Props) {
  const phone = usePhone();
  const view = room.view!;
  const names = useMemo(() => namesOf(told), [told.table.seats, told.you]);
  const [tab, setTab] = useState<Tab>('log');
  const [menu, setMenu] = useState(false);
  const rule = useRule(module, view),
    openRule = rule.openThis;
  const isMine = isMyTurn(told);
  const choice = useChoice(room, told, module);
  const undo = useUndo(room, told);
  const tour = useTour(module, isMine, told.table.round);
  const coach = useCoach(told, mayChoose(room, told));
  const warning = useWarning(room, told, choice);
  const plain = useBoard({ room, told }, choice, warning, names);
  const { choose, armed } = useConfirm(plain);
  const board = { ...plain, choose };
  const canHint = isMine && told.table.hints,
    asked = choose !== null;
  const hint = canHint ? room.askHint : (): void => undefined;
  useFocusOnTurn(asked && !tour.isShown);
  const openLog = (): void => setTab('log');
  const stepBack = armed?.drop ?? choice.stepBack;
  useShortcuts(room, { ...choice, undo: undo.run, hint, openLog, openRule, stepBack });

  const parts: Parts = {
    ...{ room, told, view, module, names, board, tab, setTab },
    tools: (
      <Tools
        {...{ room, told, undo, canHint, phone, asked }}
        openRule={rule.open}
        refuse={choice.refuse}
      />
    ),
    hints: room.hint?.length ? <Hints {...{ view, module, choice }} moves={room.hint} /> : null,
    armed: armed && <Armed held={armed} />,
    coach: coach.text !== null && <Coach text={coach.text} close={coach.close} />,
    news: isMine ? null : newest(told),
    openMenu: () => setMenu(true),
  };
  return (
    <>
      <Waits.Provider value={board.choose ? null : waitWords(room, told, names, board.answering)}>
        <RuleOfSign.Provider value={rule.openerOf}>
          {phone ? <Phone parts={parts} /> : <Wide parts={parts} />}
        </RuleOfSign.Provider>
      </Waits.Provider>
      <Summary words={module.summary(view, names)} step={told.step} stand={standOf(room, board)} />
      {menu && <Menu told={told} asked={asked} close={() => setMenu(false)} tour={tour.start} />}
      <RuleHere rule={rule} module={module} view={view} you={told.you} />
      <WarningBox warning={warning} />
      {undo.isAsking && <AskUndo undo={undo} />}
      {tour.isShown && told.table.status === 'running' && (
        <Tour steps={module.tour(view)} close={tour.end} />
      )}
    </>
  );
}
