// create.tsx - the dialog that opens a table: game, seats, options, pace; a summary beside it.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { inksOf } from '../art/inks.ts';
import { SeatSign } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { api, newId, sentence } from '../app/api.ts';
import { isAlone } from '../app/base.ts';
import { back, go, href, type Route } from '../app/router.ts';
import { loadMine, somebodyCalled, unreachable, useGames, useMe } from '../app/session.ts';
import { span } from '../app/time.ts';
import { listed } from '../games/facts.ts';
import { gameShort, gameTitle } from '../games/named.ts';
import { sceneOf } from '../games/registry.ts';
import { language, t } from '../i18n/index.ts';
import { capital } from '../i18n/plain.ts';
import { Bold } from '../i18n/say.tsx';
import type { GameOption, GameRow, Level, SetupAnswer, TableRow } from '../protocol.ts';
import { ChooseFromList, ChooseOne, Switch } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDeed } from '../ui/load.ts';
import { LearnCall } from './lessons.tsx';
import { openOnDevice } from './play.ts';
import { Loading } from '../ui/state.tsx';
import {
  clockOf,
  clocks,
  firstPlan,
  fitting,
  hasFirstGame,
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
import { named, parted } from '../i18n/join.ts';

// "Friday canoe", in the language of the page.
const todaysName = (): string =>
  t('create.name_default', {
    day: new Date().toLocaleDateString(language.get().id, { weekday: 'long' }),
  });

type Deed = ReturnType<typeof useDeed>;
interface Part {
  plan: Plan;
  set: (plan: Plan) => void;
  row: GameRow;
  refused: SetupAnswer['refused'];
  levels: Level[];
}

function PickGame({ now, choose }: { now: string; choose: (id: string) => void }) {
  const name = useId();
  return (
    <div class="pick" role="radiogroup" aria-label={t('create.game')}>
      {listed().map(g => {
        const Scene = sceneOf(g.id);
        return (
          <label key={g.id}>
            <input type="radio" name={name} checked={now === g.id} onChange={() => choose(g.id)} />
            <span class="art">
              <Scene />
            </span>
            <b>
              {gameShort(g.id)}
              {now === g.id && <Icon name="check" size={18} width={2.6} />}
            </b>
          </label>
        );
      })}
    </div>
  );
}

// Whoever plays with people says by which name.
function OwnSeat({ plan, set }: Pick<Part, 'plan' | 'set'>) {
  const who = useMe();
  return (
    <li>
      <SeatSign seat={0} size={28} />
      <b>{t('seat.you')}</b>
      {people(plan) ? (
        <input
          class="input"
          aria-label={t('create.your_name')}
          maxLength={24}
          autocomplete="nickname"
          value={plan.me ?? who?.name ?? ''}
          placeholder={t('account.nickname_any')}
          onInput={event => set({ ...plan, me: event.currentTarget.value })}
        />
      ) : (
        <span class="mut">{who?.name ?? t('create.as_guest')}</span>
      )}
      <span class="mut sm">{t('create.your_seat')}</span>
    </li>
  );
}

function Seats({ plan, set, row, levels }: Part) {
  const [least, most] = row.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  const sitters: { value: Sitter; label: string }[] = [
    ...(isAlone ? [] : [{ value: 'person' as Sitter, label: t('sitter.person') }]),
    ...levels
      .filter(l => l.people)
      .map(l => ({
        value: `bot:${l.id}` as Sitter,
        label: t('sitter.bot', { level: l.title }),
      })),
  ];
  const more = (s: Sitter): string =>
    s === 'person'
      ? t(plan.public ? 'sitter.anybody' : 'sitter.by_link')
      : levels
          .filter(l => l.id === s.slice(4))
          .map(l => named(l.title, l.help))
          .join();
  return (
    <fieldset>
      <div class="headline">
        <legend class="d">{t('seats')}</legend>
        <span class="players">
          <span class="sm mut">{t('create.players')}</span>
          <ChooseOne
            name={t('create.players')}
            value={String(seatsOf(plan))}
            choose={n => set(withSeats(plan, Number(n)))}
            choices={counts.map(n => ({ value: n, label: n === '1' ? t('create.alone') : n }))}
          />
        </span>
      </div>
      <ul class="sitters">
        <OwnSeat plan={plan} set={set} />
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

const valueName = (o: GameOption, value: string): string =>
  capital(o.titles[o.values.indexOf(value)] ?? value);

function OptionLine({ option, plan, set, refused }: Part & { option: GameOption }) {
  const { title: label, values } = option,
    value = plan.options[option.key] ?? option.default;
  const choices = values
    .filter(v => refused[option.key]?.[v] === undefined)
    .map(v => ({ value: v, label: valueName(option, v) }));
  const choose = (v: string): void => set(withOption(plan, option.key, v));
  // nothing to choose with so many seats, or beside another option
  if (values.length > 1 && choices.length < 2) return null;
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

function FirstGame({ plan, set, row }: Part) {
  const first = isFirstGame(plan, row);
  if (!hasFirstGame(row)) return null;
  return (
    <button
      type="button"
      class="btn sm"
      aria-pressed={first}
      onClick={() => set(toFirstGame(plan, row))}
      title={row.first_help}
    >
      <Icon name={first ? 'check' : 'bolt'} size={17} />
      {t('create.first')}
    </button>
  );
}

function NameLine({ plan, set }: Part) {
  const id = useId();
  return (
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
  );
}

function OpenTo({ plan, set }: Part) {
  return (
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
  );
}

function Options(part: Part) {
  const { plan, set, row } = part;
  return (
    <fieldset class="plan-opts">
      <div class="headline">
        <legend class="d">{t('create.options')}</legend>
        <FirstGame {...part} />
      </div>
      {row.options.map(o => (
        <OptionLine key={o.key} option={o} {...part} />
      ))}
      {!isAlone && (
        <>
          <PaceLines {...part} />
          <OpenTo {...part} />
        </>
      )}
      <NameLine {...part} />
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

function undoWords(plan: Plan, row: GameRow) {
  if (!plan.others.length) return row.chance ? 'sum.undo_alone_chance' : 'sum.undo_alone';
  if (!people(plan)) return row.chance ? 'sum.undo_bots_chance' : 'sum.undo_bots';
  return row.chance ? 'sum.undo_chance' : 'sum.undo';
}

// How long it takes people, how hard it is, and where it can be learned.
function About({ row }: { row: GameRow }) {
  return (
    <div class="about">
      <p>
        <Icon name="clock" size={17} /> {t('create.minutes', { n: row.minutes })} ·{' '}
        {t(`weight.${row.weight}`)}
      </p>
      <div class="calls">
        <LearnCall game={row.id} small />
        <a class="btn sm" href={href({ page: 'rules', game: row.id })}>
          <Icon name="help" size={16} />
          {t('create.rules')}
        </a>
      </div>
    </div>
  );
}

function Summary({ plan, row }: Part) {
  const clock = clockOf(plan);
  const changed = row.options.filter(o => (plan.options[o.key] ?? o.default) !== o.default);
  const words = parted(changed.map(o => named(o.title, valueName(o, plan.options[o.key]!))));
  const lines: [IconName, string][] = [
    ['people', seatWords(plan)],
    [
      'cards',
      isFirstGame(plan, row)
        ? t('sum.first', { help: row.first_help ?? '' })
        : changed.length
          ? t('sum.chosen', { options: words })
          : t(row.chance ? 'sum.standard_chance' : 'sum.standard'),
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
    ['undo', t(undoWords(plan, row))],
    ['shield', t(row.chance ? 'sum.sealed' : 'sum.record')],
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

// What the game refuses beside the rest of a plan is asked on every change of its seats and options;
// where the plan itself has such a value, that goes back to its default.
function useRefused(plan: Plan, row: GameRow, set: (change: (plan: Plan) => Plan) => void) {
  const [refused, setRefused] = useState<SetupAnswer['refused']>({}),
    seats = seatsOf(plan);
  useEffect(() => {
    let isNow = true;
    api.setup(plan.game, seats, plan.options).then(
      answer => {
        if (!isNow) return;
        setRefused(answer.refused);
        set(now => fitting(now, row, answer.refused));
      },
      () => undefined, // opening the table says what is wrong
    );
    return () => {
      isNow = false;
    };
  }, [plan.game, seats, plan.options]);
  return refused;
}

function Head({ close }: { close: () => void }) {
  return (
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
  );
}

function Foot({ plan, close, deed }: { plan: Plan; close: () => void; deed: Deed }) {
  return (
    <>
      {deed.fault !== null && (
        <p class="fault" role="alert">
          {sentence(deed.fault)}
        </p>
      )}
      <button type="submit" class="btn pri wide" aria-busy={deed.busy}>
        {t(people(plan) ? 'create.open' : 'create.start')}
      </button>
      <button type="button" class="btn plain wide cancel" onClick={close}>
        {t('cancel')}
      </button>
    </>
  );
}

// Against bots nobody else is needed: without a server the table is one of this device.
async function opened(plan: Plan, id: string): Promise<TableRow> {
  const wish = request(plan, id, todaysName());
  if (!people(plan) && !wish.clock && (isAlone || unreachable.get()?.code === 'offline'))
    return openOnDevice({
      ...{ game: wish.game, name: wish.name, options: wish.options },
      seats: wish.seats.map(s => (s.kind === 'bot' ? s.level : 'me')),
    });
  await somebodyCalled(people(plan) ? plan.me : null);
  return api.open(wish);
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
    deed = useDeed();
  const Scene = sceneOf(row.id),
    refused = useRefused(plan, row, set),
    part: Part = { plan, set, row, refused, levels },
    [id] = useState(newId);
  const open = async (): Promise<void> => {
    const table = await opened(plan, id);
    void loadMine();
    go({ page: 'table', id: table.id }, 'replace');
  };
  return (
    <form
      class="plan"
      style={inksOf(row.id)}
      onSubmit={event => {
        event.preventDefault();
        deed.run(open);
      }}
    >
      <div class="main">
        <Head close={close} />
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
          <h3>{gameTitle(row.id)}</h3>
          <About row={row} />
          <Summary {...part} />
          <span class="grow" />
          <Foot plan={plan} close={close} deed={deed} />
        </div>
      </aside>
    </form>
  );
}

export function CreateDialog({ game, from }: { game: string | null; from: Route }) {
  const list = useGames(),
    [wanted, choose] = useState(game);
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
  const row = list?.games.find(g => g.id === wanted) ?? list?.games[0];
  return (
    <Dialog title={t('create.title')} close={close} class="dlg create" bare>
      {row && list ? (
        <Form
          key={row.id}
          row={row}
          levels={list.levels}
          withFriend={game === null && !isAlone}
          close={close}
          choose={choose}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
