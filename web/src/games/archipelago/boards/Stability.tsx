// Stability.tsx - the gauge of rebellion and population with its forecast. Warnings are told by words and
// marks, not by colour alone.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { capital } from '../../../i18n/plain.ts';
import { nameOf } from '../../lexicon.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import { backs, isCrisis, type Position } from '../position.ts';
import { rowOfTips } from '../../../ui/tips.tsx';
import { Spot } from '../spot.tsx';
import { howMany, stateWord, thingIn, thingWord } from '../words/names.ts';
import { parted } from '../../../i18n/join.ts';

function Gauge({ p }: { p: Position }) {
  const most = Math.max(40, Math.ceil((p.pop + 4) / 10) * 10),
    at = (n: number): string => `${Math.min(100, (100 * n) / most)}%`,
    next = p.forecast.reb;
  return (
    <div class="ar-gauge" aria-hidden="true">
      <div class="rail">
        <i class="pop" style={{ width: at(p.pop) }} />
        <i class="reb" style={{ width: at(p.reb) }} />
        {next > p.reb && <i class="next" style={{ left: at(p.reb), width: at(next - p.reb) }} />}
        <b class="limit" style={{ left: at(p.pop) }} />
      </div>
      <span class="flag" style={{ left: at(p.reb) }}>
        <SignIcon name="flame" size={18} />
      </span>
      <span class="flag" style={{ left: at(Math.max(p.pop, p.reb + 4)) }}>
        <SignIcon name="crowd" size={18} />
      </span>
      <div class="ticks">
        {[10, 20, 30, 40]
          .filter(n => n <= most)
          .map(n => (
            <span key={n} style={{ left: at(n) }}>
              {n}
            </span>
          ))}
      </div>
    </div>
  );
}
// One of the three numbers of the colony, to be read more of.
const Count = ({
  spot,
  sign,
  n,
  name,
  short,
}: {
  spot: string;
  sign: Sign;
  n: number;
  name: string;
  short?: string;
}) => (
  <li>
    <Spot spot={spot} kind="ar-count">
      <SignIcon name={sign} size={22} />
      <b>{n}</b>
      <span class={short ? 'long' : ''}>{name}</span>
      {short && <span class="short">{short}</span>}
    </Spot>
  </li>
);
const Counts = ({ p }: { p: Position }) => (
  <ul>
    <Count spot="pop" sign="crowd" n={p.pop} name={thingIn('pop')} />
    <Count spot="reb" sign="flame" n={p.reb} name={thingIn('reb')} />
    <Count spot="sur" sign="worker" n={p.sur} name={p.hire} short={p.hire_brief} />
  </ul>
);
function Forecast({ p }: { p: Position }) {
  const f = p.forecast,
    { lost } = f,
    effects = f.effects.map(e => capital(e.text));
  return (
    <div class={`ar-forecast${lost ? ' lost' : ''}`} {...rowOfTips}>
      <b>{t('archipelago.forecast')}</b>
      <span class="ar-next" aria-hidden="true" data-tip={[f.text, ...effects].join('. ')}>
        <SignIcon name="worker" size={18} />
        {p.sur}→<b>{f.sur}</b>
        <SignIcon name="flame" size={18} />
        {p.reb}→<b>{f.reb}</b>
      </span>
      <span class="hush">{f.text}. </span>
      {lost && <b class="dn">{capital(stateWord('lost'))}.</b>}
      <span class="hush">{parted(effects)}</span>
    </div>
  );
}
export function Stability({ p }: { p: Position }) {
  const { mood, room } = p;
  return (
    <section class={`ar-card ar-stability mood-${mood}`} aria-label={thingWord('stability')}>
      <header>
        <h2>{thingWord('stability')}</h2>
        <span class={`ar-mood mood-${mood}`}>
          {mood !== 'calm' && <Icon name="flame" size={14} />}
          {nameOf('archipelago', 'mood', mood)}
          {mood === 'calm' && `, ${howMany('spare', room)}`}
        </span>
      </header>
      <Gauge p={p} />
      {p.warning && <p class="ar-warn">{p.warning}</p>}
      <Counts p={p} />
      {mood !== 'lost' && <Forecast p={p} />}
    </section>
  );
}
// What the next unrest will do, line by line.
export const Effects = ({ p }: { p: Position }) => (
  <div class="ar-card">
    <h2>{t('archipelago.forecast')}</h2>
    {p.forecast.effects.length ? (
      <ul class="ar-effects">
        {p.forecast.effects.map((e, k) => (
          <li key={k}>{capital(e.text)}</li>
        ))}
      </ul>
    ) : (
      <p class="mut sm">{t('archipelago.forecast.nothing')}</p>
    )}
  </div>
);

// The same in one line, where the boards are pages: it stays in sight, and each number can be read more of.
export function Brief({ p }: { p: Position }) {
  const { mood } = p,
    halves = p.back ? backs.get(p.back) : undefined;
  return (
    <div class={`ar-brief mood-${mood}`} role="group" aria-label={thingWord('stability')}>
      <Spot spot="pop" kind="ar-fact">
        <SignIcon name="crowd" size={18} />
        {p.pop}
        <small class="nm">{thingIn('pop')}</small>
      </Spot>
      <Spot spot="reb" kind="ar-fact">
        <SignIcon name="flame" size={18} />
        {p.reb}
        {p.forecast.reb !== p.reb && <small>→{p.forecast.reb}</small>}
        <small class="nm">{thingIn('reb')}</small>
      </Spot>
      <Spot spot="sur" kind="ar-fact">
        <SignIcon name="worker" size={18} />
        {p.sur}
        <small class="nm">{t('archipelago.brief.sur')}</small>
      </Spot>
      {halves && (
        <Spot spot="back" kind="ar-fact bk">
          <small class="nm">{t('archipelago.brief.back')}</small>
          {halves.map((h, k) => (
            <i key={k} class={h.red ? 'red' : ''}>
              <SignIcon
                name={isCrisis(h) ? (h.what as Sign) : h.what === 'temple_calm' ? 'dove' : 'torch'}
                size={19}
              />
              {h.n > 0 && h.n}
            </i>
          ))}
        </Spot>
      )}
    </div>
  );
}
