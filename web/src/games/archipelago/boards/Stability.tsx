// Stability.tsx - the gauge of rebellion and population with its forecast. Warnings are told by words and
// marks, not by colour alone.
import { Icon } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import { backs, isCrisis, margin, moodOf, type Position } from '../position.ts';
import { backWords } from '../words/ends.ts';
import { resWord, signed, word } from '../words/names.ts';

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
function effectWords(e: Position['forecast']['effects'][number]): string {
  const from = word(`archipelago.forecast.${e.from}`, {
      res: e.res ? resWord(e.res) : '',
      row: e.row ?? 0,
    }),
    changes = [
      ...(e.sur ? [`${t('archipelago.sur')} ${signed(e.sur)}`] : []),
      ...(e.reb ? [`${t('archipelago.reb')} ${signed(e.reb)}`] : []),
    ];
  return `${from}: ${changes.join(', ')}`;
}
const forecastWords = (p: Position): string =>
  t('archipelago.forecast.spoken', { b: p.forecast.sur, d: p.forecast.reb, pop: p.pop });

function Counts({ p }: { p: Position }) {
  const hire =
    p.recruit_cost === null
      ? t('archipelago.sur.none')
      : t('archipelago.sur.cost', { n: p.recruit_cost });
  return (
    <ul>
      <li>
        <SignIcon name="crowd" size={22} />
        <b>{p.pop}</b>
        <span>{t('archipelago.pop')}</span>
      </li>
      <li>
        <SignIcon name="flame" size={22} />
        <b>{p.reb}</b>
        <span>{t('archipelago.reb')}</span>
      </li>
      <li title={hire}>
        <SignIcon name="worker" size={22} />
        <b>{p.sur}</b>
        <span class="long">{hire}</span>
        <span class="short" aria-hidden="true">
          {p.recruit_cost === null
            ? t('archipelago.sur.short.none')
            : t('archipelago.sur.short', { n: p.recruit_cost })}
        </span>
      </li>
    </ul>
  );
}
function Forecast({ p }: { p: Position }) {
  const f = p.forecast,
    lost = f.reb > p.pop && p.pop > 0,
    effects = f.effects.map(effectWords);
  return (
    <div class={`ar-forecast${lost ? ' lost' : ''}`} title={effects.join('\n')}>
      <b>{t('archipelago.forecast')}</b>
      <span class="ar-next" aria-hidden="true">
        <SignIcon name="worker" size={18} />
        {p.sur}→<b>{f.sur}</b>
        <SignIcon name="flame" size={18} />
        {p.reb}→<b>{f.reb}</b>
      </span>
      <span class="hush">{forecastWords(p)}. </span>
      {lost && <b class="dn">{t('archipelago.forecast.over')}</b>}
      <span class="hush">{effects.join('; ')}</span>
    </div>
  );
}
export function Stability({ p }: { p: Position }) {
  const mood = moodOf(p.pop, Math.max(p.reb, p.forecast.reb));
  return (
    <section class={`ar-card ar-stability ${mood}`} aria-label={t('archipelago.stability')}>
      <header>
        <h2>{t('archipelago.stability')}</h2>
        <span class={`ar-mood ${mood}`}>
          {mood !== 'calm' && <Icon name="flame" size={14} />}
          {word(`archipelago.mood.${mood}`)}
          {mood === 'calm' && `, ${t('archipelago.stability.margin', { n: margin(p) })}`}
        </span>
      </header>
      <Gauge p={p} />
      {mood !== 'calm' && (
        <p class="ar-warn">{t('archipelago.warn.brink', { n: Math.max(1, margin(p) + 1) })}</p>
      )}
      <Counts p={p} />
      <Forecast p={p} />
    </section>
  );
}
export const Effects = ({ p }: { p: Position }) => (
  <ul class="ar-effects">
    {p.forecast.effects.map((e, k) => (
      <li key={k}>{effectWords(e)}</li>
    ))}
  </ul>
);

// The same in one line, where the boards are pages: it stays in sight.
export function Brief({ p }: { p: Position }) {
  const mood = moodOf(p.pop, Math.max(p.reb, p.forecast.reb)),
    halves = p.back ? backs.get(p.back) : undefined;
  const spoken = [
    `${t('archipelago.pop')} ${p.pop}, ${t('archipelago.reb')} ${p.reb}, ${forecastWords(p)}`,
    `${t('archipelago.back')}: ${backWords(p.back)}`,
  ].join('. ');
  return (
    <div class={`ar-brief ${mood}`} role="img" aria-label={spoken}>
      <span>
        <SignIcon name="crowd" size={18} />
        {p.pop}
      </span>
      <span>
        <SignIcon name="flame" size={18} />
        {p.reb}
        {p.forecast.reb !== p.reb && <small>→{p.forecast.reb}</small>}
      </span>
      <span>
        <SignIcon name="worker" size={18} />
        {p.sur}
      </span>
      {halves && (
        <span class="bk">
          {halves.map((h, k) => (
            <i key={k} class={h.red ? 'red' : ''}>
              <SignIcon
                name={isCrisis(h) ? (h.what as Sign) : h.what === 'temple_calm' ? 'dove' : 'torch'}
                size={19}
              />
              {h.n > 0 && h.n}
            </i>
          ))}
        </span>
      )}
    </div>
  );
}
