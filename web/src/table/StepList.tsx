// StepList.tsx - all steps of a replay that say something, with the round as heading.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { figure } from '../app/points.ts';
import type { Game } from '../games/game.ts';
import type { StepRow } from '../protocol.ts';
import { Sentences } from './Caption.tsx';
import type { Source } from './source.ts';
import { changesOf, type Change } from './story.ts';

interface RowProps {
  step: StepRow;
  changes: Change[];
  names: string[];
  isHere: boolean;
  open: () => void;
}

function Row({ step, changes, names, isHere, open }: RowProps) {
  const isNamed = (c: Change): boolean => changes.length > 1 || c.seat !== step.seat;
  return (
    <button type="button" {...(isHere ? { 'aria-current': 'step' as const } : {})} onClick={open}>
      <i>{step.n}</i>
      {typeof step.seat === 'number' ? (
        <SeatSign seat={step.seat} size={22} />
      ) : (
        <span class="flame">
          <Icon name="flame" size={21} />
        </span>
      )}
      <span>
        <Sentences log={step.log} />
        {changes.map(c => (
          <span key={c.seat} class={c.to > c.from ? 'up' : 'dn'}>
            {isNamed(c) ? `${names[c.seat] ?? ''} ` : ''}
            {figure(c.from)} → {figure(c.to)}{' '}
          </span>
        ))}
      </span>
    </button>
  );
}

// The row of the step that is shown stays in sight.
function useInSight(at: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    const body = list.current?.parentElement;
    if (!row || !body) return;
    const r = row.getBoundingClientRect();
    const b = body.getBoundingClientRect();
    if (r.top < b.top || r.bottom > b.bottom)
      body.scrollTop += r.top - b.top - (b.height - r.height) / 2;
  }, [at]);
  return list;
}

interface Props {
  source: Source;
  module: Game;
  at: number;
  go: (n: number) => void;
}

export function StepList({ source, module, at, go }: Props) {
  const list = useInSight(at);
  const rows: ComponentChildren[] = [];
  let head: string | null = null; // stands before the next step that says something
  source.steps.forEach((step, k) => {
    if (step.log.length && head) {
      rows.push(
        <div key={`h${step.n}`} class="sep">
          {head}
        </div>,
      );
      head = null;
    }
    if (step.log.length)
      rows.push(
        <Row
          key={step.n}
          step={step}
          changes={changesOf(source.steps, k)}
          names={source.names}
          isHere={step.n === at}
          open={() => go(step.n)}
        />,
      );
    head = module.heading(step.round, step.events) ?? head;
  });
  return (
    <div class="steps" ref={list}>
      {rows}
    </div>
  );
}
