// create.tsx - the dialog that opens a table: game, seats, options, pace; a summary beside it.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { api, newId, sentence } from '../app/api.ts';
import { back, go, type Route } from '../app/router.ts';
import { loadMine, somebody, useGames, useMe } from '../app/session.ts';
import { span } from '../app/time.ts';
import { gameShort, gameTitle } from '../games/named.ts';
import { gameInfo, library, sceneOf, type GameInfo } from '../games/registry.ts';
import { language, t, word } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { GameOption, GameRow, Level } from '../protocol.ts';
import { ChooseFromList, ChooseOne, Switch } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDeed } from '../ui/load.ts';
import { Loading } from '../ui/state.tsx';
import {
  clockOf,
  clocks,
  firstPlan,
  isFirstGame,
  people,
  request,
  seatsOf,
  toFirstGame,
  withOption,
  withSeats,
  withSitter,
  type Pace,
  type Plan,
  type Sitter,
} from './plan.ts';
import { firstPlayable, playable } from './play.ts';

// "Friday canoe", in the language of the page.
const todaysName = (): string =>
  t('create.name_default', {
    day: new Date().toLocaleDateString(language.get().id, { weekday: 'long' }),
  });

interface Part {
  plan: Plan;
  set: (plan: Plan) => void;
  row: GameRow;
  info: GameInfo;
  levels: Level[];
}

// The levels that people play against; the others are for experiments.
const offered = (levels: Level[]): Level[] =>
  levels.filter(l => l.id !== 'random' && l.id !== 'greedy');

function PickGame({ now, choose }: { now: string; choose: (id: string) => void }) {
  const name = useId();
  return (
    <div class="pick" role="radiogroup" aria-label={t('create.game')}>
      {library.map(g => {
        const ready = playable(g.id),
          Scene = sceneOf(g.id),
          title = gameShort(g.id);
        return (
          <label
            key={g.id}
            class={ready ? '' : 'off'}
            title={ready ? '' : t('game.coming_why', { game: gameTitle(g.id) })}
          >
            <input
              type="radio"
              name={name}
              checked={now === g.id}
              disabled={!ready}
              onChange={() => choose(g.id)}
            />
            <span class="art">
              <Scene />
            </span>
            <b>
              {title}
              {now === g.id && <Icon name="check" size={18} width={2.6} />}
              {!ready && <span class="xs mut">{t('game.soon')}</span>}
            </b>
          </label>
        );
      })}
    </div>
  );
}

function Seats({ plan, set, row, info, levels }: Part) {
  const who = useMe(),
    [least, most] = row.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  const sitters: { value: Sitter; label: string }[] = [
    { value: 'person', label: t('sitter.person') },
    ...offered(levels).map(l => ({
      value: `bot:${l.id}` as Sitter,
      label: t('sitter.bot', { level: word('level', l.id) }),
    })),
  ];
  const more = (s: Sitter): string =>
    s === 'person'
      ? t(plan.public ? 'sitter.anybody' : 'sitter.by_link')
      : word('level_help', s.slice(4));
  return (
    <fieldset>
      <div class="headline">
        <legend class="d">{t('seats')}</legend>
        <span class="players">
          <span class="sm mut">{t('create.players')}</span>
          <ChooseOne
            name={t('create.players')}
            value={String(seatsOf(plan))}
            choose={n => set(withSeats(plan, Number(n), row, info))}
            choices={counts.map(n => ({ value: n, label: n === '1' ? t('create.alone') : n }))}
          />
        </span>
      </div>
      <ul class="sitters">
        <li>
          <SeatSign seat={0} size={28} />
          <b>{t('seat.you')}</b>
          <span class="mut">{who?.name ?? t('create.as_guest')}</span>
          <span class="mut sm">{t('create.your_seat')}</span>
        </li>
        {plan.others.map((s, i) => (
          <li key={i}>
            <SeatSign seat={i + 1} size={28} />
            <b>{t(s === 'person' ? 'create.friend' : 'create.bot')}</b>
            <span class="mut">{more(s)}</span>
            <ChooseFromList
              name={t('create.who', { n: i + 2 })}
              value={s}
              choices={sitters}
              choose={next => set(withSitter(plan, i, next))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Line({
  label,
  help,
  children,
}: {
  label: string;
  help: string;
  children: (describedBy: string) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="opt-line">
      <b>{label}</b>
      <span>{children(id)}</span>
      <span class="help" id={id}>
        {help}
      </span>
    </div>
  );
}

// Our words for an option or one of its values, else the server's own.
interface Titled {
  title?: string;
  titles?: string[];
}
const optionName = (game: string, o: GameOption & Titled): string =>
  word(`option.${game}`, o.key, o.title);
const valueName = (game: string, o: GameOption & Titled, value: string): string =>
  word(`option.${game}.${o.key}`, value, o.titles?.[o.values.indexOf(value)]);

function OptionLine({ option, plan, set, row, info }: Part & { option: GameOption }) {
  const label = optionName(plan.game, option),
    value = plan.options[option.key] ?? option.default;
  const values = option.kind === 'toggle' && !option.values.length ? ['off', 'on'] : option.values;
  const choices = values
    .filter(v => !info.refuses(option.key, v, seatsOf(plan), plan.options))
    .map(v => ({ value: v, label: valueName(plan.game, option, v) }));
  const choose = (v: string): void => set(withOption(plan, option.key, v, row, info));
  if (values.length > 1 && choices.length < 2) return null; // nothing to choose with so many seats, or beside another option
  return (
    <Line label={label} help={option.help}>
      {id =>
        choices.length > 4 || choices.some(c => c.label.length > 16) ? (
          <ChooseFromList
            name={label}
            value={value}
            choices={choices}
            choose={choose}
            describedBy={id}
          />
        ) : choices.length ? (
          <ChooseOne
            name={label}
            value={value}
            choices={choices}
            choose={choose}
            describedBy={id}
          />
        ) : (
          <input
            class="input"
            aria-label={label}
            aria-describedby={id}
            value={value}
            onInput={event => choose(event.currentTarget.value)}
          />
        )
      }
    </Line>
  );
}

function PaceLines({ plan, set }: Part) {
  const paces: Pace[] = ['none', 'live', 'slow'];
  return (
    <>
      <Line label={t('create.pace')} help={t(`pace.${plan.pace}_help`)}>
        {id => (
          <ChooseOne
            name={t('create.pace')}
            value={plan.pace}
            describedBy={id}
            choose={pace => set({ ...plan, pace })}
            choices={paces.map(p => ({ value: p, label: t(`pace.${p}`) }))}
          />
        )}
      </Line>
      {plan.pace !== 'none' && (
        <Line label={t('create.clock')} help={t('clock.help')}>
          {id => (
            <ChooseFromList
              name={t('create.clock')}
              value={plan.clock[plan.pace as 'live' | 'slow']}
              describedBy={id}
              choose={c => set({ ...plan, clock: { ...plan.clock, [plan.pace]: c } })}
              choices={clocks[plan.pace as 'live' | 'slow'].map(c => ({
                value: c.id,
                label: t('clock.words', { start: span(c.start), step: span(c.step) }),
              }))}
            />
          )}
        </Line>
      )}
    </>
  );
}

function Options(part: Part) {
  const { plan, set, row, info } = part,
    first = isFirstGame(plan, info),
    id = useId();
  return (
    <fieldset class="plan-opts">
      <div class="headline">
        <legend class="d">{t('create.options')}</legend>
        {Object.keys(info.firstGame).length > 0 && (
          <button
            type="button"
            class="btn sm"
            aria-pressed={first}
            onClick={() => set(toFirstGame(plan, row, info))}
            title={t('create.first_help')}
          >
            <Icon name={first ? 'check' : 'bolt'} size={17} />
            {t('create.first')}
          </button>
        )}
      </div>
      {row.options.map(o => (
        <OptionLine key={o.key} option={o} {...part} />
      ))}
      <PaceLines {...part} />
      <Line
        label={t('create.open_to')}
        help={t(plan.public ? 'create.public_help' : 'create.private_help')}
      >
        {help => (
          <ChooseOne
            name={t('create.open_to')}
            value={plan.public ? 'all' : 'link'}
            describedBy={help}
            choose={v => set({ ...plan, public: v === 'all' })}
            choices={[
              { value: 'link', label: t('create.private') },
              { value: 'all', label: t('create.public') },
            ]}
          />
        )}
      </Line>
      <div class="opt-line">
        <label for={id}>
          <b>{t('create.name')}</b>
        </label>
        <input
          id={id}
          class="input"
          maxLength={24}
          value={plan.name}
          placeholder={todaysName()}
          onInput={event => set({ ...plan, name: event.currentTarget.value })}
        />
        <span class="help">{t('create.name_help')}</span>
      </div>
      <Switch
        label={t('create.hints')}
        help={t('create.hints_help')}
        on={plan.hints}
        set={hints => set({ ...plan, hints })}
      />
    </fieldset>
  );
}

function seatWords(plan: Plan): string {
  const friends = people(plan),
    bots = plan.others.length - friends;
  const parts = [
    t('sum.you'),
    ...(friends ? [t(plan.public ? 'sum.people' : 'sum.friends', { n: friends })] : []),
    ...(bots ? [t('sum.bots', { n: bots })] : []),
  ];
  return plan.others.length
    ? t('sum.seats', { n: seatsOf(plan), who: parts.join(', ') })
    : t('sum.alone');
}

function Summary({ plan, row, info }: Part) {
  const clock = clockOf(plan);
  const changed = row.options.filter(o => (plan.options[o.key] ?? o.default) !== o.default);
  const words = changed
    .map(o => `${optionName(plan.game, o)}: ${valueName(plan.game, o, plan.options[o.key]!)}`)
    .join('; ');
  const lines: [IconName, string][] = [
    ['people', seatWords(plan)],
    [
      'cards',
      Object.keys(info.firstGame).length && isFirstGame(plan, info)
        ? t('sum.first')
        : changed.length
          ? t('sum.chosen', { options: words })
          : t('sum.standard'),
    ],
    [
      'clock',
      clock
        ? t(plan.pace === 'slow' ? 'sum.slow' : 'sum.live', {
            start: span(clock.start),
            step: span(clock.step),
          })
        : t(plan.others.length ? 'sum.no_clock' : 'sum.no_clock_alone'),
    ],
    ['undo', t(plan.others.length ? 'sum.undo' : 'sum.undo_alone')],
    ['shield', t('sum.sealed')],
    ...(people(plan)
      ? [['link', t(plan.public ? 'sum.listed' : 'sum.link')] as [IconName, string]]
      : []),
  ];
  return (
    <ul class="sum-lines">
      {lines.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <Bold text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Form({
  row,
  levels,
  withFriend,
  close,
  choose,
}: {
  row: GameRow;
  levels: Level[];
  withFriend: boolean;
  close: () => void;
  choose: (id: string) => void;
}) {
  const [plan, set] = useState<Plan>(() => firstPlan(row, withFriend)),
    { busy, fault, run } = useDeed();
  const info = gameInfo(row.id)!,
    Scene = sceneOf(row.id),
    part: Part = { plan, set, row, info, levels },
    [id] = useState(newId);
  const open = async (): Promise<void> => {
    await somebody();
    const table = await api.open(request(plan, id, todaysName()));
    void loadMine();
    go({ page: 'table', id: table.id }, 'replace');
  };
  return (
    <form
      class="plan"
      onSubmit={event => {
        event.preventDefault();
        run(open);
      }}
    >
      <div class="main">
        <div class="headline top">
          <p class="h2 d" aria-hidden="true">
            {t('create.title')}
          </p>
          <button
            type="button"
            class="btn sq plain"
            onClick={close}
            aria-label={t('close')}
            title={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <PickGame now={plan.game} choose={choose} />
        <Seats {...part} />
        <Options {...part} />
      </div>
      <aside class="sum" aria-label={t('create.summary')}>
        <div class="art">
          <Scene />
        </div>
        <Band height={9} />
        <div class="bd">
          <h3>{gameTitle(info.id)}</h3>
          <Summary {...part} />
          <span class="grow" />
          {fault !== null && (
            <p class="fault" role="alert">
              {sentence(fault)}
            </p>
          )}
          <button type="submit" class="btn pri wide" aria-busy={busy}>
            {t(people(plan) ? 'create.open' : 'create.start')}
          </button>
          <button type="button" class="btn plain wide cancel" onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </aside>
    </form>
  );
}

export function CreateDialog({ game, from }: { game: string | null; from: Route }) {
  const list = useGames(),
    [wanted, choose] = useState(game !== null && playable(game) ? game : firstPlayable());
  const close = (): void => back(from);
  useEffect(
    () => () => {
      document.body.style.overflow = '';
    },
    [],
  );
  useEffect(() => {
    document.body.style.overflow = 'hidden';
  }, []);
  const row = list?.games.find(g => g.id === wanted);
  return (
    <Dialog title={t('create.title')} close={close} class="dlg create" bare>
      {row && list ? (
        <Form
          key={row.id}
          row={row}
          levels={list.levels}
          withFriend={game === null}
          close={close}
          choose={choose}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
