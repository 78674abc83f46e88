// Hints.tsx - what a bot would think of here: the best few moves, the highest chance first, and why. One of them is
// shown on the board; a button of its own plays it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { begun } from '../games/begun.ts';
import { byKeyboard } from '../ui/hand.ts';
import { t } from '../i18n/index.ts';
import type { Game } from '../games/game.ts';
import type { HintMove, View } from '../protocol.ts';
import type { Choice } from './choice.ts';

const even = 2; // of 100: nobody could tell them apart

// "Wins 54 of 100 from here, 5 more than the next."
function chanceOf(moves: HintMove[], at: number): string {
  const move = moves[at]!,
    other = moves[at === 0 ? 1 : 0];
  if (!move.visits) return '';
  if (!other) return t('table.hint.alone', { n: move.wins });
  const gap = Math.abs(move.wins - other.wins),
    key = gap < even ? 'even' : 'gap';
  return t(at === 0 ? `table.hint.first.${key}` : `table.hint.other.${key}`, {
    n: move.wins,
    gap,
  });
}

// What such a number means: with three at the table everybody wins 33 of 100 games if nobody is ahead.
const evenOf = (seats: number): string =>
  seats > 1 ? t('table.hint.level', { seats, n: Math.round(100 / seats) }) : '';

// What it brings, what it costs, what would follow.
function Reasons({ moves, at, seats }: { moves: HintMove[]; at: number; seats: number }) {
  const move = moves[at]!,
    chance = chanceOf(moves, at);
  return (
    <div class="why" aria-live="polite">
      <p class="hush">{nameOf(move)}</p>
      {chance && (
        <p class="share">
          {chance} {evenOf(seats)}
        </p>
      )}
      {move.why && <p>{move.why}</p>}
      {move.then.length > 0 && (
        <p>
          <b>{t('table.hint.then')}</b> {inTurn(move.then)}.
        </p>
      )}
      {move.explain && <p class="mut">{move.explain}</p>}
    </div>
  );
}

// What was begun and what would become of it; the label alone where nothing was.
const nameOf = (move: HintMove): string =>
  move.plan ? t(`table.hint.plan.${move.plan}`, { what: move.label }) : move.label;

interface Props {
  view: View;
  module: Game;
  choice: Choice;
  moves: HintMove[]; // at least one
}

// Labels are sentences: `A. B. C`
const inTurn = (steps: string[]): string =>
  steps.reduce((one, two) => t('table.hint.then.and', { one, two }));

function Head({ close }: { close: () => void }) {
  return (
    <header>
      <Icon name="hint" size={20} />
      <h2>{t('table.hint.title')}</h2>
      <button
        type="button"
        class="btn sm sq plain"
        data-hint-close
        aria-label={t('close')}
        onClick={close}
      >
        <Icon name="close" size={16} />
      </button>
    </header>
  );
}

export function Hints({ view, module, choice, moves }: Props) {
  const { hinted, showHint, takeHint, closeHint } = choice,
    at = Math.max(0, hinted ? moves.indexOf(hinted) : 0),
    move = moves[at]!,
    isPlan = move.plan !== undefined,
    // It goes into a plan that is sent later.
    isLaid = isPlan
      ? move.plan !== 'whole' && !!begun.get()?.lays
      : module.takeHint(view, move.do) !== null,
    box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (byKeyboard()) box.current?.querySelector<HTMLElement>('[data-hint]')?.focus();
  }, [moves]);
  return (
    <section class="hints" ref={box} aria-label={t('table.hint.title')}>
      <Head close={closeHint} />
      <ol>
        {moves.map((m, k) => (
          <li key={m.line?.join() ?? m.do}>
            <button
              type="button"
              class={k === at ? 'opt on' : 'opt'}
              data-hint={m.do}
              data-plan={m.plan}
              aria-pressed={k === at}
              onClick={() => showHint(m)}
            >
              <span class="nm">{nameOf(m)}</span>
              {m.visits > 0 && <span class="share">{t('table.hint.of', { n: m.wins })}</span>}
            </button>
          </li>
        ))}
      </ol>
      <Reasons moves={moves} at={at} seats={view.seats} />
      {isPlan && <p class="mut sm">{t('table.hint.begun')}</p>}
      <p class="deeds">
        <button
          type="button"
          class="btn go"
          data-hint-play={move.do}
          onClick={() => takeHint(move)}
        >
          {t(isLaid ? 'table.hint.lay' : 'table.hint.play')}
        </button>
        <span class="mut sm">{t('table.hint.shown')}</span>
      </p>
    </section>
  );
}
