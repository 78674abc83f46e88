// Decision.tsx - the decision of any game: what is asked, and every legal action as a button with its
// explanation. Many actions come in groups and can be searched; digits, arrows and Enter choose.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../../app/keys.ts';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { LegalRow, View } from '../../protocol.ts';
import { Preview, hover, isOn, useWaitHead, waiting } from '../bar.tsx';
import type { DecisionProps } from '../game.ts';
import { asked } from '../question.ts';
import { left } from './picture.ts';

const MANY = 9; // more actions than this are grouped and can be searched

// What is left of each group, as the engine calls them.
interface Group {
  at: number;
  title: string;
  n: number;
}
const groupOf = (view: View, row: LegalRow): number =>
  view.plain?.group[view.legal.indexOf(row)] ?? 0;
const groupsOf = (view: View, rows: LegalRow[]): Group[] =>
  (view.plain?.groups ?? [])
    .map((title, at) => ({ at, title, n: rows.filter(r => groupOf(view, r) === at).length }))
    .filter(g => g.n > 0);

function Groups(props: {
  groups: Group[];
  n: number;
  group: number | null;
  find: string;
  setGroup: (group: number | null) => void;
  setFind: (text: string) => void;
  enter: () => void;
  down: () => void;
}) {
  const chip = (at: number | null, title: string, n: number) => (
    <button
      key={at ?? ''}
      type="button"
      class="pill line pn-group"
      aria-pressed={props.group === at}
      onClick={() => props.setGroup(at)}
    >
      {title} <b>{n}</b>
    </button>
  );
  return (
    <div class="pn-groups">
      <label class="pn-find">
        <span class="hush">{t('plain.find')}</span>
        <input
          type="search"
          placeholder={t('plain.find')}
          value={props.find}
          onInput={e => props.setFind(e.currentTarget.value)}
          onKeyDown={e => {
            if (e.key === 'Enter') props.enter();
            else if (e.key === 'ArrowDown') props.down();
            else return;
            e.preventDefault();
          }}
        />
      </label>
      {props.groups.length > 1 && (
        <>
          {chip(null, t('plain.all'), props.n)}
          {props.groups.map(g => chip(g.at, g.title, g.n))}
        </>
      )}
    </div>
  );
}

const typing = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName);

// Digits choose one of the first nine, wherever the focus is, unless somebody writes.
function useDigits(rows: LegalRow[], choose: ((action: string) => void) | null): void {
  useKeys(choose ? [{ key: '1–9', label: t('plain.keys') }] : []);
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const row = /^[1-9]$/.test(e.key) ? rows[Number(e.key) - 1] : undefined,
        busy = e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e);
      if (!row || !choose || busy || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      choose(row.do);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function step(list: HTMLElement, key: string): HTMLElement | null {
  const all = [...list.querySelectorAll<HTMLElement>('.opt')],
    at = all.indexOf(document.activeElement as HTMLElement),
    by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  return all[(at + by + all.length) % all.length] ?? null;
}

function Options({ rows, board }: { rows: LegalRow[]; board: DecisionProps }) {
  const list = useRef<HTMLDivElement>(null),
    [at, setAt] = useState(0),
    current = Math.min(at, rows.length - 1);
  const keys = (e: KeyboardEvent): void => {
    if (!e.key.startsWith('Arrow')) return;
    e.preventDefault();
    e.stopPropagation();
    step(list.current!, e.key)?.focus();
  };
  return (
    <div
      ref={list}
      class={`pn-opts${rows.length > MANY ? ' many' : ''}`}
      role="group"
      aria-label={t('plain.options')}
      onKeyDown={keys}
    >
      {rows.map((l, i) => {
        const h = hover(board, [l.do]) as { onFocus: () => void };
        return (
          <button
            key={l.do}
            type="button"
            class={`opt${isOn({ moves: [l] }, board.pointed) ? ' on' : ''}`}
            tabIndex={i === current ? 0 : -1}
            data-do={l.do}
            onClick={() => board.choose?.(l.do)}
            {...h}
            onFocus={() => {
              setAt(i);
              h.onFocus();
            }}
          >
            {i < 9 && (
              <kbd class="pn-digit" aria-hidden="true">
                {i + 1}
              </kbd>
            )}
            <span class="pn-label">{l.label}</span>
            {l.do === board.view.usual && rows.length > 1 && (
              <span class="pn-usual" title={t('plain.usual')}>
                <Icon name="check" size={16} />
                <span class="hush">{t('plain.usual')}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

export function Decision(props: DecisionProps) {
  const { view, you, choose, pick, pointed, phone, tools, news } = props,
    [group, setGroup] = useState<number | null>(null),
    [find, setFind] = useState(''),
    box = useRef<HTMLDivElement>(null),
    wait = useWaitHead(waiting(view, you)),
    question = asked(view),
    all = left(view, pick),
    isMany = view.legal.length > MANY,
    wanted = find.trim().toLowerCase();
  const rows = all.filter(
    r =>
      (!isMany || group === null || groupOf(view, r) === group) &&
      (!wanted || r.label.toLowerCase().includes(wanted)),
  );
  useLayoutEffect(() => {
    setGroup(null);
    setFind('');
  }, [view.step]);
  useDigits(rows, choose);
  const on = view.legal.find(l => isOn({ moves: [l] }, pointed)),
    isPicked = pick.from !== undefined || pick.to !== undefined;
  return (
    <div class="ask pn-ask" ref={box}>
      <div class="ask-head">
        <h2>{choose ? question.head : wait}</h2>
        {choose && isPicked && (
          <button type="button" class="btn sm" onClick={() => props.setPick({})}>
            {t('plain.drop')}
          </button>
        )}
        <span class="grow" />
        {tools}
      </div>
      <Preview
        said={choose && on ? { head: on.label, text: on.explain ?? '' } : null}
        refused={props.refused ?? null}
        help={choose ? question.help : ''}
        news={choose ? null : news}
        phone={phone}
      />
      {choose && isMany && (
        <Groups
          groups={groupsOf(view, all)}
          n={all.length}
          group={group}
          find={find}
          setGroup={setGroup}
          setFind={setFind}
          enter={() => {
            if (rows.length === 1) choose(rows[0]!.do);
          }}
          down={() => box.current?.querySelector<HTMLElement>('.pn-opts .opt')?.focus()}
        />
      )}
      {choose && <Options rows={rows} board={props} />}
      {choose && !rows.length && <p class="mut">{t('plain.none_found')}</p>}
    </div>
  );
}
