// WhatIf.tsx - a side line on the game's own board: another move is tried, bots answer, and a card beside it
// tells the line and what everybody's chances are behind every step of it.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { useKeys } from '../app/keys.ts';
import { href } from '../app/router.ts';
import { hasChance } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { PlayOn } from '../position/Ways.tsx';
import { Spot } from '../position/Spot.tsx';
import type { StepRow } from '../protocol.ts';
import type { Source } from '../table/source.ts';
import { useLoad } from '../ui/load.ts';
import { Failed, FaultLine, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { MarkSign, partyName } from './Here.tsx';
import { openLine, type Line } from './line.ts';
import { games } from './marks.ts';
import { useTrial, type Trial } from './trial.ts';
import type { Move } from './words.ts';

/** Where a line begins: behind so many steps, for the seat that decided there, with a move or none. */
export interface Wish {
  from: number;
  seat: number | null;
  first: string | null;
}

interface Props {
  source: Source;
  module: Game;
  id: string | null;
  wish: Wish;
  leave: () => void;
}

// At the table everybody has his own name: who decides is "You" on its board, whichever seat it is.
const namesAt = ({ names, table }: Source): string[] =>
  names.map((name, k) => table?.seats[k]?.name ?? name);

// Part of a choice that is told as a whole has no sentence yet: then it is called as the choice was.
const said = (step: StepRow, move: Move | null): string => {
  const label = move?.label ?? '';
  return step.log[0]?.text.replaceAll('**', '') ?? (label === '' ? '…' : label);
};

function Chances({ source, now }: { source: Source; now: number[] | null }) {
  const parties = [...source.names.keys()];
  if ((now?.[parties.length] ?? 0) > 1) parties.push(parties.length);
  return (
    <ul class="line-chances" aria-label={t('analysis.line.chances')} data-chances={now?.join(' ')}>
      {parties.map(party => (
        <li key={party}>
          {party < source.names.length && <SeatSign seat={party} size={20} />}
          <span class="grow">{partyName(source, party)}</span>
          <b>{now ? games(now[party]!) : '…'}</b>
        </li>
      ))}
    </ul>
  );
}

function Step({ trial, k, me }: { trial: Trial; k: number; me: number }) {
  const step = trial.steps[k]!,
    move = trial.judged(k),
    chance = trial.chances(k + 1)?.[me];
  return (
    <li>
      <button
        type="button"
        data-line-step={k + 1}
        class={k >= trial.at ? 'taken' : ''}
        {...(k + 1 === trial.at ? { 'aria-current': 'step' as const } : {})}
        onClick={() => trial.goTo(k + 1)}
      >
        {step.seat === 'chance' ? (
          <Icon name="dice" size={20} />
        ) : (
          <SeatSign seat={step.seat} size={20} />
        )}
        <span class="grow">{said(step, move)}</span>
        <MarkSign mark={move?.mark} />
        <b class="an-n">{chance === undefined ? '…' : games(chance)}</b>
      </button>
    </li>
  );
}

// Every move that can be made here, for whoever would rather read than look.
function Moves({ trial }: { trial: Trial }) {
  const { legal } = trial.spot.view;
  if (trial.isWorking || !legal.length) return null;
  return (
    <details class="line-moves">
      <summary>{t('analysis.line.moves', { n: legal.length })}</summary>
      <ul>
        {legal.map(l => (
          <li key={l.do}>
            <button type="button" class="opt" data-try={l.do} onClick={() => trial.act(l.do)}>
              {l.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const canGoOn = ({ spot, isWorking }: Trial): boolean => !isWorking && !spot.view.over;

function Ways({ trial }: { trial: Trial }) {
  const { at, steps } = trial;
  return (
    <div class="ways line-ways">
      <button
        type="button"
        class="btn sm"
        data-line-back
        aria-disabled={at === 0}
        onClick={() => trial.by(-1)}
      >
        <Icon name="back" size={16} />
        {t('analysis.line.back')}
      </button>
      <button
        type="button"
        class="btn sm sq"
        data-line-forward
        aria-label={t('analysis.line.forward')}
        title={t('analysis.line.forward')}
        aria-disabled={at === steps.length}
        onClick={() => trial.by(1)}
      >
        <Icon name="fwd" size={16} />
      </button>
      <button
        type="button"
        class="btn sm"
        data-line-bot
        aria-disabled={!canGoOn(trial)}
        onClick={() => canGoOn(trial) && trial.goOn()}
      >
        <Icon name="bot" size={16} />
        {t('analysis.line.bot')}
      </button>
      {trial.otherLuck && (
        <button type="button" class="btn sm" data-line-luck onClick={trial.otherLuck}>
          <Icon name="dice" size={16} />
          {t('analysis.line.luck')}
        </button>
      )}
      <PlayOn spot={trial.spot} />
    </div>
  );
}

const helpOf = ({ from }: Line, game: string): string =>
  sentences([
    t('analysis.line.help', { n: from }),
    hasChance(game) ? t('analysis.line.luck.help') : null,
  ]);

function Card({ source, line, trial }: { source: Source; line: Line; trial: Trial }) {
  const list = useRef<HTMLOListElement>(null);
  // the step that led here is in sight
  useEffect(() => {
    const step = list.current?.querySelector('[aria-current]');
    step?.scrollIntoView({ block: 'nearest' });
  }, [trial.at, trial.steps.length]);
  return (
    <>
      <div class="teacher-head" data-line={trial.steps.length} data-working={trial.isWorking}>
        <b>{t('analysis.line.title')}</b>
        <label class="sm">
          <input
            type="checkbox"
            checked={trial.bots}
            onChange={e => trial.setBots(e.currentTarget.checked)}
          />{' '}
          {t('analysis.line.bots')}
        </label>
      </div>
      <Chances source={source} now={trial.chances(trial.at)} />
      {trial.steps.length > 0 && (
        <ol class="line-steps" ref={list} tabIndex={0} aria-label={t('analysis.line.steps')}>
          {trial.steps.map((step, k) => (
            <Step key={step.n} trial={trial} k={k} me={line.me} />
          ))}
        </ol>
      )}
      <Moves trial={trial} />
      <p class="sm mut line-help" role="status" aria-live="polite">
        {trial.isWorking ? t('analysis.line.working') : helpOf(line, source.game)}
      </p>
      <FaultLine text={trial.fault} />
      <Ways trial={trial} />
    </>
  );
}

function waitOf({ isWorking, spot }: Trial): string {
  if (isWorking) return t('analysis.line.working');
  return t(spot.view.over ? 'analysis.here.end' : 'analysis.line.came');
}

function Tried({ source, module, id, wish, leave, line }: Props & { line: Line }) {
  const trial = useTrial(line, source, wish.first),
    { spot } = trial;
  const isAsked = !trial.isWorking && !!spot.view.due?.seats.includes(spot.seat);
  useKeys([
    { key: 'U', label: t('analysis.line.back'), run: () => trial.by(-1) },
    {
      key: 'R',
      label: t('analysis.line.forward'),
      run: () => trial.by(1),
    },
    { key: 'G', label: t('analysis.line.bot'), run: () => canGoOn(trial) && trial.goOn() },
    { key: 'Escape', label: t('analysis.line.leave'), run: leave },
  ]);
  return (
    <Spot
      {...{ spot, module, leave, came: trial.came, names: namesAt(source), tries: spot.steps }}
      name={t('analysis.title', { game: gameTitle(source.game) })}
      back={href(id ? { page: 'analysis', id, at: line.from } : { page: 'home' })}
      act={isAsked ? trial.act : null}
      wait={waitOf(trial)}
    >
      <Card source={source} line={line} trial={trial} />
    </Spot>
  );
}

export function WhatIf(props: Props) {
  const { source, wish } = props;
  const got = useLoad(() => openLine(source, wish.from, wish.seat), [source, wish]);
  if (got.value) return <Tried {...props} line={got.value} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}
