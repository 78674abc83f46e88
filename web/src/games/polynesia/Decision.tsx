// Decision.tsx - the decision bar of Polynesia: prompt, what the pointed choice means, the choices.
import type { ComponentChildren } from 'preact';
import { GoodIcon } from '../../art/goods.tsx';
import { Icon, type IconName } from '../../art/icons.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t, type Key } from '../../i18n/index.ts';
import { Bold } from '../../i18n/say.tsx';
import { Preview, hover, isOn, lead, useWaitHead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import {
  moves as movesOf,
  stage as stageOf,
  type Button,
  type Group,
  type Stage,
} from './moves.ts';
import { goodsOf, island, route, type Goods, type PView, type Position } from './position.ts';
import {
  explain,
  explorePrice,
  kindWord,
  price,
  routeName,
  scoreChange,
  whyNoGroup,
  type Names,
} from './words.ts';

type Props = BoardProps & { phone: boolean; tools: ComponentChildren; news: string | null };

export function Change({ change }: { change: { from: number; to: number } | null }) {
  if (!change) return null;
  const { from, to } = change;
  return (
    <span class={`chg ${to > from ? 'up' : to < from ? 'dn' : 'mut'}`}>
      {from} → {to}
    </span>
  );
}

function prompt(p: Position, s: Stage, phone: boolean): { title: string; help: string } {
  const two = p.players.length === 2,
    M = p.marker ?? 0;
  const of = (key: string, args = {}): { title: string; help: string } => ({
    title: t(`polynesia.ask.${key}` as Key, args),
    help: t(`polynesia.ask.${key}.help` as Key, args),
  });
  if (s.asking !== null) {
    const r = route(p, s.asking);
    if (s.point === 'travel_step')
      return of('guide', { island: island(p, r.ends[0] === s.from ? r.ends[1] : r.ends[0]).name });
    return of(s.point === 'free_explore' ? 'free_kind' : 'pay', { route: routeName(p, r) });
  }
  switch (s.point) {
    case 'choose_action':
      if (s.group === 'explore')
        return {
          title: t('polynesia.ask.explore'),
          help: t(two ? 'polynesia.ask.explore.help_two' : 'polynesia.ask.explore.help', { n: M }),
        };
      return s.group ? of(s.group) : of('action', { n: M });
    case 'travel_step':
      if (s.from === null) return of('lift');
      return {
        title: t(s.back && !phone ? 'polynesia.ask.sail' : 'polynesia.ask.sail_only'),
        help: t('polynesia.ask.sail.help', { island: island(p, s.from).name }),
      };
    case 'free_explore':
      return of('free');
    case 'mask_boon':
      return of('mask');
    case 'populate_bonus':
      return of('bonus');
    case 'extra_settler':
      return of('extra');
    default:
      return of('decline');
  }
}

const groupIcons: Record<Group, IconName> = {
  explore: 'explore',
  travel: 'sail',
  populate: 'grow',
  fish: 'hook',
};

// What an action gives or costs: in few words for the eye, in whole ones for a reader.
function groupSays(
  p: Position,
  seat: number,
  group: Group,
  list: Button['moves'],
): { short: string; spoken: string } {
  const M = p.marker ?? 0,
    me = p.players[seat]!;
  const both = (
    key: string,
    args: Record<string, string | number>,
  ): { short: string; spoken: string } => ({
    short: t(`polynesia.group.${key}` as Key, args),
    spoken: t(`polynesia.group.${key}.spoken` as Key, args),
  });
  switch (group) {
    case 'explore': {
      const kinds = (['fish', 'shell'] as Goods[]).filter(
        g => goodsOf(me, g) >= M && list.some(m => m.goods === g),
      );
      return kinds.length === 1
        ? both('explore.with', { price: price(M, kinds[0]!) })
        : both('explore.short', { n: M });
    }
    case 'travel':
      return both('travel.short', { n: M });
    case 'populate':
      return me.home < 3 ? both('populate.few', { n: me.home }) : both('populate.short', {});
    case 'fish':
      return both('fish.short', { n: M });
  }
}

// Second line of a choice: the price, with signs for goods and seats.
function Way({ view, b, names }: { view: PView; b: Button; names: Names }) {
  const p = view.position,
    m = b.move ?? b.moves[0]!;
  const me = p.players[p.active ?? 0]!;
  if (b.target?.kind === 'piece')
    return (
      <>
        <SeatSign seat={me.seat} size={17} />{' '}
        {t('polynesia.say.lift.routes', { n: new Set(b.moves.map(x => x.route)).size })}
      </>
    );
  if (m.verb === 'HOP') {
    const r = route(p, m.route!),
      guides = b.moves.filter(x => x.mode === 'guide');
    if (!guides.length) return <>{t(`polynesia.way.${m.mode as 'own' | 'neutral' | 'mask'}`)}</>;
    return (
      <>
        1 <GoodIcon good={r.goods!} size={17} /> {t('polynesia.way.to')}{' '}
        {guides.map((g, k) => (
          <span key={g.do} class="row nm">
            {k > 0 && <>{t('polynesia.way.or')}&nbsp;</>}
            <SeatSign seat={g.guide!} size={17} />
            &nbsp;{names.of(g.guide!)}
          </span>
        ))}
      </>
    );
  }
  if (m.verb === 'EXN' || m.verb === 'FREE_NEW')
    return (
      <>
        <GoodIcon good={m.goods!} size={17} />{' '}
        {m.verb === 'EXN'
          ? `${goodsOf(me, m.goods!)} → ${goodsOf(me, m.goods!) - explorePrice(p, route(p, m.route!))}`
          : t('polynesia.tag.free')}
      </>
    );
  if (m.verb === 'FISH')
    return (
      <>
        <GoodIcon good={m.goods!} size={17} /> {goodsOf(me, m.goods!)} →{' '}
        {goodsOf(me, m.goods!) + (p.marker ?? 0)}
      </>
    );
  if (m.verb === 'MASK_GAIN')
    return (
      <>
        <GoodIcon good={m.goods!} size={17} /> {goodsOf(me, m.goods!)} → {goodsOf(me, m.goods!) + 2}
      </>
    );
  if (m.verb === 'EXTRA')
    return (
      <>
        <GoodIcon good={m.goods!} size={17} /> {goodsOf(me, m.goods!)} → {goodsOf(me, m.goods!) - 3}
      </>
    );
  if (m.verb === 'MASK_CURSE' || m.verb === 'DECLINE') {
    const lost = p.players.filter(
      q => (m.verb === 'DECLINE' || q.seat !== me.seat) && goodsOf(q, m.goods!) > 0,
    );
    const most = m.verb === 'DECLINE' ? Infinity : 2;
    if (!lost.length) return <>{t('polynesia.do.nobody_loses')}</>;
    return (
      <>
        {lost.map(q => (
          <span key={q.seat} class="row loss" title={names.of(q.seat)}>
            <SeatSign seat={q.seat} size={16} />
            <span class="hush">{names.of(q.seat)}</span>−{Math.min(most, goodsOf(q, m.goods!))}
          </span>
        ))}
      </>
    );
  }
  if (m.to !== undefined) {
    const i = island(p, m.to),
      n = i.kind === 'volcano' ? Math.min(3, me.home) : 1;
    return (
      <>
        +{n}
        {!i.safe && <span class="dn">&nbsp;·&nbsp;{t('polynesia.stock.sinking', { n })}</span>}
      </>
    );
  }
  return null;
}

function title(view: PView, b: Button, names: Names): string {
  const p = view.position,
    m = b.move ?? b.moves[0]!;
  if (b.name === 'target') return island(p, b.target!.kind === 'piece' ? m.from! : m.to!).name;
  switch (m.verb) {
    case 'HOP':
      return m.mode === 'guide'
        ? t('polynesia.way.guide', { name: names.of(m.guide!) })
        : t('polynesia.way.mask');
    case 'EXN':
      return t('polynesia.do.pay', { price: price(explorePrice(p, route(p, m.route!)), m.goods!) });
    case 'FREE_NEW':
      return t('polynesia.do.mark', { kind: kindWord(m.goods!) });
    case 'FISH':
      return t('polynesia.do.take', { price: price(p.marker ?? 0, m.goods!) });
    case 'MASK_GAIN':
      return t('polynesia.do.gain', { kind: kindWord(m.goods!) });
    case 'MASK_CURSE':
      return t('polynesia.do.curse', { kind: kindWord(m.goods!) });
    case 'EXTRA':
      return t('polynesia.do.pay', { price: price(3, m.goods!) });
    case 'DECLINE':
      return t('polynesia.do.decline', { kind: kindWord(m.goods!) });
    default:
      return m.row.label;
  }
}

const skipWord = (verb: string): string =>
  t(
    verb === 'STOP'
      ? 'polynesia.do.stop'
      : verb === 'FREE_SKIP'
        ? 'polynesia.do.no_boat'
        : 'polynesia.do.skip',
  );

function Waiting({
  view,
  names,
  tools,
  news,
  refused,
}: {
  view: PView;
  names: Names;
  tools: ComponentChildren;
  news: string | null;
  refused: string | null;
}) {
  const p = view.position,
    point = view.due?.point;
  const isMine = !view.over && p.active !== null && p.active === names.you; // a move of your own is being shown
  const head = view.over
    ? t('polynesia.wait.over')
    : isMine
      ? t('polynesia.wait.yours')
      : p.active === null || !point
        ? t('polynesia.wait.chance')
        : t(`polynesia.wait.${point}` as Key, { name: names.of(p.active) });
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{useWaitHead(head)}</h2>
        <span class="grow" />
        {tools}
      </div>
      <Preview
        said={null}
        refused={refused}
        help={t(isMine ? 'polynesia.wait.yours.help' : 'polynesia.wait.help')}
        news={news}
      />
    </div>
  );
}

export function Decision(props: Props) {
  const view = props.view as PView,
    p = view.position,
    { you, phone } = props;
  const names: Names = { of: s => props.names[s] ?? '', you };
  if (!props.choose || you === null || p.active !== you || view.over)
    return (
      <Waiting
        view={view}
        names={names}
        tools={props.tools}
        news={props.news}
        refused={props.refused ?? null}
      />
    );
  const s = stageOf(view, props.pick),
    { title: head, help } = prompt(p, s, phone),
    me = p.players[you]!;
  const pointed = movesOf(view).filter(m => props.pointed.includes(m.do));
  const asked =
    s.asking === null
      ? null
      : (s.targets.find(x => x.kind === 'route' && x.id === s.asking) ?? null);
  const said = pointed.length
    ? explain(view, pointed, names)
    : asked
      ? explain(view, asked.moves, names)
      : null;
  const groups = s.buttons.filter(b => b.name === 'group'),
    skips = s.buttons.filter(b => b.name === 'skip'),
    choices = s.buttons.filter(b => b.name === 'move' || b.name === 'target');
  const quietRoute = !choices.length && s.group === 'explore' && pointed.length > 0;

  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{head}</h2>
        {s.point === 'travel_step' && p.mp_left !== null && (
          <span
            class="dots"
            role="img"
            aria-label={t('polynesia.points_left', { n: p.mp_left, of: p.marker ?? 3 })}
          >
            {Array.from({ length: p.marker ?? 3 }, (_, k) => (
              <b key={k} class={k < p.mp_left! ? '' : 'u'} />
            ))}
          </span>
        )}
        <span class="grow" />
        {props.tools}
      </div>
      <Preview
        said={quietRoute ? null : said}
        refused={props.refused ?? null}
        help={help}
        news={null}
      />
      {groups.length > 0 && (
        <div class="acts">
          {groups.map(b => {
            const group = b.group!,
              can = b.moves.length > 0,
              why = can ? null : whyNoGroup(p, me, group),
              says = why
                ? { short: why.short, spoken: why.long }
                : groupSays(p, you, group, b.moves);
            return (
              <button
                key={group}
                type="button"
                class="opt act"
                aria-disabled={can ? undefined : 'true'}
                data-group={group}
                onClick={() => (can ? lead(props, b.leads) : props.refuse?.(why!.long))}
              >
                <span class="ic">
                  <Icon name={groupIcons[group]} size={phone ? 28 : 26} />
                </span>
                <span class="t">
                  {t(`polynesia.group.${group}`)}
                  {group !== 'populate' && (
                    <span class="m" aria-hidden="true">
                      {p.marker}
                    </span>
                  )}
                </span>
                <span class="hush">: {says.spoken}</span>
                <span class="c" aria-hidden="true">
                  {says.short}
                </span>
              </button>
            );
          })}
        </div>
      )}
      {groups.length === 0 && (
        <div class="opts">
          {choices.map(b => (
            <button
              key={b.moves.map(m => m.do).join()}
              type="button"
              class={`opt${isOn(b, props.pointed) ? ' on' : ''}`}
              data-do={b.moves.length === 1 ? b.moves[0]!.do : undefined}
              onClick={() => lead(props, b.leads)}
              {...hover(
                props,
                b.moves.map(m => m.do),
              )}
            >
              <span class="t">
                <span class="nm">{title(view, b, names)}</span>
                <Change change={scoreChange(view, b.moves, you)} />
              </span>
              <span class="c">
                <Way view={view} b={b} names={names} />
              </span>
            </button>
          ))}
          {quietRoute && said && (
            <div class="opt on still">
              <span class="t">
                <span class="nm">{said.head}</span>
                <Change change={scoreChange(view, pointed, you)} />
              </span>
              <span class="c nw">
                {said.text}
                {said.warn && <b class="dn">&nbsp;{said.warn}</b>}
              </span>
            </div>
          )}
          {s.back && (
            <button type="button" class="btn side-btn" onClick={() => props.setPick(s.back!)}>
              {t(
                s.asking
                  ? 'polynesia.do.back'
                  : s.group
                    ? 'polynesia.do.other'
                    : 'polynesia.do.down',
              )}
            </button>
          )}
          {skips.map(b => (
            <button
              key={b.moves[0]!.do}
              type="button"
              class="btn side-btn"
              data-do={b.moves[0]!.do}
              onClick={() => lead(props, b.leads)}
              {...hover(
                props,
                b.moves.map(m => m.do),
              )}
            >
              {skipWord(b.moves[0]!.verb)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
