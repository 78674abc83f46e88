// Analysis.tsx - a finished game on its board, with everybody's chances as its timeline and a column that judges.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { BoardProps, Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { Replay, ToSheet, type Lens } from '../table/Replay.tsx';
import type { Source } from '../table/source.ts';
import type { Transport } from '../table/transport.ts';
import { saveFile } from '../ui/download.ts';
import { gameTitle } from '../ui/tables.tsx';
import { Bar } from './Bar.tsx';
import { ChancePlot } from './ChancePlot.tsx';
import type { HereProps } from './Here.tsx';
import { games, marked, mistakeAfter } from './marks.ts';
import { Side } from './Side.tsx';
import { useStudy, type Study } from './study.ts';
import { WhatIf, type Wish } from './WhatIf.tsx';
import type { Move } from './words.ts';

interface Props {
  source: Source;
  module: Game;
  id: string | null; // of the table, unless it is a journal from disk
  first: number;
}

// The step that was taken from here, judged or not.
function moveFrom(study: Study, source: Source, at: number): Move | null {
  const known = study.moves.get(at + 1);
  const step = source.steps[at];
  if (!step || (known && known.kind !== 'hidden')) return known ?? null;
  const label = step.log[0]?.text.replaceAll('**', '') ?? '';
  if (known) return { ...known, label };
  const { seat, round } = step;
  return { step: at + 1, seat, kind: 'open', round, do: step.do ?? '', label, best: [] };
}

// On the board: what could be done here, and the one that is looked at as if it were about to be done.
function boardOf(
  move: Move | null,
  shown: string | null,
  view: View,
  module: Game,
  show: (action: string) => void,
): Partial<BoardProps> {
  if (move?.kind !== 'decision' || typeof move.seat !== 'number' || shown === null) return {};
  const offered = new Set(move.best.map(b => b.do));
  const legal = view.legal.filter(l => offered.has(l.do));
  if (!legal.some(l => l.do === shown)) return {};
  const seen: View = { ...view, legal };
  return {
    view: seen,
    you: move.seat,
    choose: show,
    pick: module.pickFor(seen, shown) ?? {},
    pointed: [shown],
  };
}

function saveReport({ account, moves }: Study, name: string): void {
  const all = [...moves.values()].sort((a, b) => a.step - b.step);
  saveFile(
    `${name.replace(/\.jsonl?$/, '')}-analysis.json`,
    'application/json',
    JSON.stringify({ ...account, moves: all }),
  );
}

function Ways({ study, source, id }: { study: Study; source: Source; id: string | null }) {
  const title = t('analysis.save');
  return (
    <>
      <button
        type="button"
        class="btn sm sq"
        data-save
        aria-label={title}
        title={title}
        aria-disabled={!study.account}
        onClick={() => {
          if (study.account) saveReport(study, id ?? source.name);
        }}
      >
        <Icon name="save" size={18} />
      </button>
      {id && <ToSheet id={id} isOver={source.over} />}
    </>
  );
}

// On a phone, where the column is a drawer: what was wrong here, and the way to the next mistake.
function Brief({ study, move, tape }: { study: Study; move: Move | null; tape: Transport }) {
  const best = move?.kind === 'decision' ? move.best[0] : undefined;
  const next = mistakeAfter(marked(study.moves, 'all'), tape.at);
  return (
    <span class="an-word">
      {next && (
        <button type="button" class="btn sm" onClick={() => tape.goTo(next.step - 1)}>
          {t('analysis.next')}
        </button>
      )}
      {best && (move?.given ?? 0) > 0 && (
        <>
          <b>{t('analysis.here.gave', { n: games(move!.given!) })}</b>{' '}
          {t('analysis.here.better', { what: best.label })}
        </>
      )}
    </span>
  );
}

export function Analysis({ source, module, id, first }: Props) {
  const study = useStudy(source);
  // which alternative is looked at, and where
  const [chosen, choose] = useState<{ at: number; do: string } | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [start, setStart] = useState(first);
  const hereAt = (at: number): HereProps => {
    const move = moveFrom(study, source, at);
    return {
      source,
      move,
      isKnown: study.moves.has(at + 1),
      shown: chosen?.at === at ? chosen.do : (move?.best[0]?.do ?? null),
      show: action => choose({ at, do: action }),
      tryOut: action =>
        setWish({
          from: at,
          seat: typeof move?.seat === 'number' ? move.seat : null,
          first: action,
        }),
    };
  };
  const lens: Lens = {
    page: 'analysis',
    title: t('analysis.title', { game: gameTitle(source.game) }),
    bar: <Bar study={study} source={source} />,
    ways: <Ways study={study} source={source} id={id} />,
    plot: (tape, phone) => <ChancePlot study={study} source={source} at={tape.at} phone={phone} />,
    brief: tape => <Brief study={study} move={moveFrom(study, source, tape.at)} tape={tape} />,
    board: (at, view) => {
      const { move, shown, show } = hereAt(at);
      return boardOf(move, shown, view, module, show);
    },
    side: (tape, isOpen) => (
      <Side study={study} source={source} tape={tape} here={hereAt(tape.at)} isOpen={isOpen} />
    ),
  };
  // from a side line back to where it left the game
  const leave = (): void => {
    setStart(wish?.from ?? first);
    setWish(null);
  };
  if (wish) return <WhatIf {...{ source, module, id, wish, leave }} />;
  return <Replay source={source} first={start} id={id} module={module} lens={lens} />;
}
