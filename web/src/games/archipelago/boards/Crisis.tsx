// Crisis.tsx - the balance of the archipelago as a scene: who lies, who pledged what, what is left to
// give, and what happens if nobody helps. Lying citizens are clicked to stand them up.
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { capital } from '../../../i18n/plain.ts';
import { nameOf } from '../../lexicon.ts';
import { CitizenIcon, SignIcon } from '../art/signs.tsx';
import type { Crisis as Now, Position, Unit } from '../position.ts';
import { Spot, TableContext } from '../spot.tsx';
import { crisisWord, howMany, stateWord, thingWord } from '../words/names.ts';
import { named } from '../../../i18n/join.ts';

function Order({ p, c }: { p: Position; c: Now }) {
  const { names } = useContext(TableContext),
    at = c.seat === null ? -1 : p.order.indexOf(c.seat);
  return (
    <ol class="ar-steps">
      {p.order.map((seat, k) => (
        <li key={seat} class={k === at ? 'now' : k < at ? 'done' : ''}>
          <SeatSign seat={seat} size={19} />
          {k === at ? (
            <b>{seat === names.you ? t('archipelago.crisis.your') : names.of(seat)}</b>
          ) : k < at ? (
            <Icon name="check" size={15} />
          ) : (
            <span class="hush">{names.of(seat)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Person({ unit, size }: { unit: Unit; size: number }) {
  if (!unit.rebel)
    return (
      <span class="ar-person up">
        <CitizenIcon seat={unit.seat} size={size} />
        {unit.spot === 'temple' && <SignIcon name="temple" size={22} />}
      </span>
    );
  return (
    <Spot spot={`unit:${unit.unit}`} kind="ar-person lying">
      <CitizenIcon seat={unit.seat} size={size} lying />
    </Spot>
  );
}
function Camp({ p, c, seat }: { p: Position; c: Now; seat: number }) {
  const { names } = useContext(TableContext),
    people = p.units.filter(u => u.seat === seat && u.kind === 'citizen'),
    lying = c.lying[seat] ?? 0,
    state = lying ? howMany('lie', lying) : stateWord('standing'),
    pledge = c.pledges[seat] ?? 0,
    size = people.length > 8 ? 34 : 42;
  return (
    <section class={`ar-camp${lying ? '' : ' calm'}`} aria-label={named(names.of(seat), state)}>
      <header>
        <SeatSign seat={seat} size={22} />
        <b>{names.of(seat)}</b>
        <span class="grow" />
        <span>{state}</span>
      </header>
      <div class="ar-people">
        {people.map(u => (
          <Person key={u.unit} unit={u} size={size} />
        ))}
      </div>
      {pledge > 0 && (
        <p class="ar-pledge">
          <SignIcon name="florin" size={17} />
          {howMany('pays', pledge)}
        </p>
      )}
    </section>
  );
}

interface BarProps {
  label: string;
  to: number; // the rebellion
  lost?: boolean;
  p: Position;
}
function Bar({ label, to, lost = false, p: { reb, pop } }: BarProps) {
  const most = Math.max(pop + 3, to, 10),
    at = (n: number): string => `${(100 * n) / most}%`;
  return (
    <div class={`ar-bar${lost ? ' lost' : ''}`}>
      <span class="lb">
        {label}
        {lost && <b class="dn"> {stateWord('lost')}</b>}
      </span>
      <div class="rail">
        <i class="now" style={{ width: at(reb) }} />
        <i class="more" style={{ left: at(reb), width: at(to - reb) }} />
        <b class="n" style={{ left: `max(0px, calc(${at(to)} - 34px))` }}>
          {to}
        </b>
        <b class="limit" style={{ left: at(pop) }} />
      </div>
    </div>
  );
}
function Future({ p, c, phone }: { p: Position; c: Now; phone: boolean }) {
  if (phone)
    return (
      <div>
        <Bar label={c.outlook} to={c.reb_by_nothing} lost={c.lost_by_nothing} p={p} />
      </div>
    );
  return (
    <div>
      <h3>
        {howMany('most', p.pop)} <SignIcon name="crowd" size={18} />
      </h3>
      <Bar label={t('archipelago.crisis.now')} to={p.reb} p={p} />
      <Bar label={c.without} to={c.reb_by_nothing} lost={c.lost_by_nothing} p={p} />
      {c.if_nothing > 0 && <Bar label={c.with_one} to={c.reb_by_one} lost={c.lost_by_one} p={p} />}
    </div>
  );
}
function Larder({ p, c }: { p: Position; c: Now }) {
  const { names } = useContext(TableContext),
    onMarket = p.market[c.board][c.res];
  return (
    <div class="ar-larder">
      <h3>{t('archipelago.crisis.stock')}</h3>
      <ul>
        <li class="wide">
          <Spot spot="consume" kind="ar-give">
            <SignIcon name={c.board === 'domestic' ? 'market' : 'port'} size={22} />
            <span>{thingWord(c.board)}</span>
            <b>{onMarket}</b>
            <SignIcon name={c.res} size={20} />
          </Spot>
        </li>
        {p.players.map(q => (
          <li key={q.seat}>
            <SeatSign seat={q.seat} size={18} />
            <span class="nm">{names.of(q.seat)}</span>
            {q.cubes ? (
              <>
                <b>{q.cubes[c.res]}</b>
                <SignIcon name={c.res} size={18} />
                <b>{q.tokens}</b>
                <SignIcon name="token" size={18} />
              </>
            ) : (
              <span class="mut">{t('archipelago.chip.hidden')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
function Wanted({ c }: { c: Now }) {
  return (
    <div class="ar-wanted" aria-label={howMany('given', c.given, c.number)}>
      {Array.from({ length: c.number }, (_, k) => (
        <span key={k} class={k < c.given ? 'given' : ''}>
          <SignIcon name={c.res} size={54} />
          {k < c.given && <Icon name="check" size={26} width={3.4} />}
        </span>
      ))}
      <p>{howMany('given', c.given, c.number)}</p>
    </div>
  );
}

function Head({ p, c, phone, peek }: Props) {
  return (
    <header>
      <span class="pic">
        <SignIcon name={c.res} size={38} />
      </span>
      <div class="grow">
        <h2>{crisisWord(c.board, c.res)}</h2>
        <p>
          {phone ? c.brief : c.text}
          {c.red && <b class="dn"> {capital(nameOf('archipelago', 'half', 'red'))}.</b>}
        </p>
      </div>
      <Order p={p} c={c} />
      <button type="button" class="btn sm" onClick={peek}>
        <Icon name="map" size={17} />
        <span class="lb">{t('archipelago.see.map')}</span>
      </button>
    </header>
  );
}
const Surf = () => (
  <svg class="ar-surfline" viewBox="0 0 900 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0,0H900V30C700,54 520,14 300,34S80,40 0,24Z" fill="#49B6B8" />
    <path
      d="M0,24C80,40 200,46 300,34S700,54 900,30V44C720,66 500,30 300,48S80,54 0,38Z"
      fill="#A9DFDB"
    />
  </svg>
);
interface Props {
  p: Position;
  c: Now;
  phone: boolean;
  peek: () => void;
}
// On a phone the numbers come first, so that they are seen together with the buttons below.
export function Crisis(props: Props) {
  const { p, c, phone } = props,
    below = (
      <div class="ar-below">
        <Future p={p} c={c} phone={phone} />
        <Larder p={p} c={c} />
      </div>
    );
  return (
    <section class="ar-crisis" aria-label={crisisWord(c.board, c.res)}>
      <Head {...props} />
      {phone && below}
      <div class="ar-shore">
        <Surf />
        {c.board === 'domestic' ? (
          <div class={`ar-camps n${p.players.length}`}>
            {p.order.map(seat => (
              <Camp key={seat} p={p} c={c} seat={seat} />
            ))}
          </div>
        ) : (
          <Wanted c={c} />
        )}
      </div>
      {!phone && below}
    </section>
  );
}
