// ScorePage.tsx - the sheet at the end: parts per player in order of rank, the score over time, three
// turning points of anybody that open the replay.
import { useState } from 'preact/hooks';
import { GoodIcon, type Good } from '../art/goods.tsx';
import { Icon } from '../art/icons.tsx';
import { SeatShape, SeatSign, seatColour } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { figure, shownTotal, totalOf } from '../app/points.ts';
import { href } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import type { Game } from '../games/game.ts';
import { joined, t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { View } from '../protocol.ts';
import { useLoad } from '../ui/load.ts';
import { Empty, Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { Plot } from './chart.tsx';
import { Again, Offer, useNext, useRow } from './Offer.tsx';
import { NoTable } from './TablePage.tsx';
import { fromServer, type Source } from './source.ts';
import { chancesOf, turningPoints } from './story.ts';
import { TopBar } from './TopBar.tsx';

function Medal({ seat }: { seat: number }) {
  return (
    <svg width={72} height={72} viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r={34} fill="#F2A541" />
      <g fill="#6B3F22">
        {Array.from({ length: 24 }, (_, k) => (
          <path key={k} transform={`rotate(${k * 15})`} d="M-3.4,-33L0,-25.5L3.4,-33Z" />
        ))}
      </g>
      <circle r={23} fill="#FFFBF2" />
      <SeatShape seat={seat} y={seat === 1 ? 2 : 0} r={12} fill={seatColour(seat)} />
    </svg>
  );
}

const signed = figure;
const place = (rank: number): string => t(`score.rank.${Math.min(rank, 5)}` as 'score.rank.1');

function Sheet({ source, view, module }: { source: Source; view: View; module: Game }) {
  const order = view.score.ranks
      .map((rank, seat) => ({ rank, seat }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat),
    rows = module.scoreRows(view, source.names, source.you);
  const won = (seat: number): boolean => view.score.winners.includes(seat),
    first = order[0]!.seat,
    second = order.find(o => !won(o.seat));
  const inside = (seat: number): string =>
    seat === source.you ? t('score.you') : source.names[seat]!; // within a sentence
  const label = (seat: number): string =>
    seat === source.you
      ? t('seat.with_you', { name: source.table?.seats[seat]?.name ?? '' })
      : source.names[seat]!;
  const best = totalOf(view.score, first),
    winners = joined(view.score.winners.map(inside));
  const verdict = module.verdict(view, source.names, source.you),
    title =
      verdict ??
      (!view.score.winners.length
        ? t(first === source.you ? 'score.you_lose' : 'score.nobody', { n: figure(best) })
        : view.score.winners.length > 1
          ? t('score.shared', { names: winners, n: figure(best) })
          : first === source.you
            ? t('score.you_win', { n: figure(best) })
            : t('score.wins', { name: winners, n: figure(best) }));
  const level = order
    .filter(o => !won(o.seat) && totalOf(view.score, o.seat) === best)
    .map(o => inside(o.seat))
    .join(', ');
  const lead =
    verdict !== null || !second || second.seat === first
      ? ''
      : level
        ? t(first === source.you ? 'score.you_tied' : 'score.tied', {
            names: level,
            leader: source.names[first]!,
          })
        : t(first === source.you ? 'score.you_lead' : 'score.lead', {
            name: inside(second.seat),
            leader: source.names[first]!,
            n: best - totalOf(view.score, second.seat),
            points: figure(best - totalOf(view.score, second.seat)),
          });
  return (
    <section class="panel" aria-label={t('score.sheet')}>
      <div class="res">
        <Medal seat={first} />
        <div class="grow">
          <h1>{title}</h1>
          <p class="mut">
            {module.ending(view)} {lead}
          </p>
        </div>
      </div>
      <Band height={12} />
      <table class="sheet-table">
        <thead>
          <tr>
            <th>
              <span class="hush">{t('score.part')}</span>
            </th>
            {order.map(o => (
              <th key={o.seat} scope="col" class={won(o.seat) ? 'win' : ''}>
                <div class="head">
                  <SeatSign seat={o.seat} size={28} />
                  <span>{label(o.seat)}</span>
                  {view.seats > 1 && (
                    <span class="sm mut">
                      {verdict !== null && !won(o.seat) ? t('score.lost') : place(o.rank)}
                    </span>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(r => {
            const top = Math.max(...r.points);
            return (
              <tr key={r.key}>
                <th scope="row">
                  <div class="pt">
                    {r.picture ?? <GoodIcon good={r.icon as Good} size={26} />}
                    <span>
                      {r.title}
                      <small title={r.help}>{r.help}</small>
                    </span>
                  </div>
                </th>
                {order.map(o => {
                  const n = r.points[o.seat] ?? 0;
                  return (
                    <td key={o.seat} class={won(o.seat) ? 'win' : ''}>
                      <span class={`n${n ? '' : ' zero'}${n === top && top > 0 ? ' best' : ''}`}>
                        {signed(n)}
                      </span>
                      {r.notes[o.seat] && <span class="e">{r.notes[o.seat]}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr class="tot">
            <th scope="row">{t('score.total')}</th>
            {order.map(o => (
              <td key={o.seat} class={won(o.seat) ? 'win' : ''}>
                <span class="n">{shownTotal(view.score, o.seat)}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {source.journal && (
        <div class="fair">
          <Icon name="shield" size={22} />
          <span class="grow">
            <b>{t('score.fair')}</b> <span class="mut">{t('score.fair.text')}</span>
          </span>
          <a href={source.journal.href} download={source.journal.file}>
            {t('score.fair.journal')}
          </a>
        </div>
      )}
    </section>
  );
}

function Loaded({
  id,
  source,
  view,
  module,
}: {
  id: string;
  source: Source;
  view: View;
  module: Game;
}) {
  const focus = source.you ?? view.score.winners[0] ?? 0,
    points = turningPoints(source.steps),
    [shared, setShared] = useState(false),
    row = useRow(id) ?? source.table,
    next = useNext(row, source.you);
  const share = (): void => {
    navigator.clipboard?.writeText(location.href).then(
      () => setShared(true),
      () => undefined,
    );
  };
  return (
    <div class="score-page">
      <TopBar
        title={gameTitle(source.game)}
        sub={t('score.finished', { name: source.name })}
        game={source.game}
        middle={null}
        extra={
          <>
            <button type="button" class="btn sm" onClick={share}>
              <Icon name={shared ? 'check' : 'share'} size={18} />
              <span class="lbl">{t(shared ? 'table.wait.copied' : 'score.share')}</span>
            </button>
            <a class="btn sm" data-replay href={href({ page: 'replay', id, at: null })}>
              <Icon name="eye" size={18} />
              <span class="lbl">{t('score.replay')}</span>
            </a>
            {row && <Again table={row} you={source.you} next={next} button="btn sm pri" />}
          </>
        }
      />
      <Offer next={next} class="bar" />
      <main class="score-grid" id="main" tabIndex={-1}>
        <Sheet source={source} view={view} module={module} />
        <div class="col score-side">
          <section class="panel plot-panel">
            <header>
              <h2>{t('score.plot')}</h2>
              <span class="sm mut">{t('score.plot.if')}</span>
            </header>
            <Plot
              steps={source.steps}
              seats={view.seats}
              names={source.names}
              chances={chancesOf(source.steps, module)}
              w={554}
              h={440}
              left={44}
              right={118}
              top={18}
              bottom={50}
              grid
              labels
              marks={points.map(p => ({ n: p.n, seat: p.seat, text: p.letter }))}
              front={focus}
            />
            <footer>{t('score.plot.foot')}</footer>
          </section>
          <section class="panel turns">
            <h2>{t('score.turns')}</h2>
            <ol>
              {points.map(p => (
                <li key={p.n}>
                  <span class="letter">{p.letter}</span>
                  <span>
                    <SeatSign seat={p.seat} size={22} />
                    <span class="hush">{source.names[p.seat]}, </span>
                  </span>
                  <span>
                    {t(module.turns ? 'score.turn' : 'score.round', { round: p.round })}{' '}
                    <Bold text={p.text} />
                  </span>
                  <b class={`by ${p.by > 0 ? 'up' : 'dn'}`}>
                    {p.by > 0 ? `+${figure(p.by)}` : figure(p.by)}
                  </b>
                  <a
                    class="btn sm sq"
                    href={href({ page: 'replay', id, at: p.n })}
                    aria-label={t('score.turns.show', { letter: p.letter })}
                  >
                    <Icon name="play" size={16} />
                  </a>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </main>
    </div>
  );
}

export function ScorePage({ id }: { id: string }) {
  const got = useLoad(async () => {
    const source = await fromServer(id);
    await loadGame(source.game);
    return { source, view: await source.position(source.steps.at(-1)?.n ?? 0, 'all') };
  }, [id]);
  useTitle(t('score.sheet'));
  const module = got.value ? gameModule(got.value.source.game) : null;
  if (!got.value)
    return got.fault ? (
      <NoTable id={id} fault={got.fault} />
    ) : (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  if (!module || !got.value.source.over)
    return (
      <main id="main" tabIndex={-1}>
        <Empty text={t('score.not_over')}>
          <a class="btn" href={href({ page: 'table', id })}>
            {t('score.to_table')}
          </a>
        </Empty>
      </main>
    );
  return <Loaded id={id} source={got.value.source} view={got.value.view} module={module} />;
}
