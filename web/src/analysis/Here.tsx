// Here.tsx - what happened from this position: the move and what would have been better, or what chance brought.
import { Icon } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { t } from '../i18n/index.ts';
import type { Source } from '../table/source.ts';
import { games, isNamed, signed } from './marks.ts';
import type { Alternative, Fared, Move } from './words.ts';

export interface HereProps {
  source: Source;
  move: Move | null; // the step that was taken from here; null: the game ends here
  isKnown: boolean; // it was judged
  shown: string | null; // the alternative that the board shows
  show: (action: string) => void;
  tryOut: (action: string | null) => void; // in a side line
}

export function MarkSign({ mark }: { mark: Move['mark'] }) {
  return isNamed(mark) ? <span class={`an-mark ${mark}`}>{t(`analysis.mark.${mark}`)}</span> : null;
}

function verdict(move: Move): string {
  if (move.mark === 'brilliant') return t('analysis.here.brilliant');
  if ((move.given ?? 0) > 0) return t('analysis.here.gave', { n: games(move.given!) });
  const isFirst = move.best[0]?.do === move.do;
  return t(isFirst ? 'analysis.here.best' : 'analysis.here.near');
}

interface RowProps {
  best: Alternative;
  wasPlayed: boolean;
  canTry: boolean;
  isOn: boolean;
  show: (action: string) => void;
  tryOut: (action: string) => void;
}

function Row({ best, wasPlayed, canTry, isOn, show, tryOut }: RowProps) {
  return (
    <li>
      <button
        type="button"
        class={isOn ? 'opt on' : 'opt'}
        data-alternative={best.do}
        aria-pressed={isOn}
        onClick={() => show(best.do)}
      >
        <span class="nm">
          {best.label}
          {wasPlayed && <em class="an-was">{t('analysis.here.was')}</em>}
        </span>
        <b class="an-n">{games(best.value)}</b>
      </button>
      {isOn && (
        <div class="an-why">
          {best.why !== '' && <p>{best.why}</p>}
          {best.then.length > 0 && (
            <p>
              <b>{t('analysis.here.then')}</b>{' '}
              {best.then.reduce((one, two) => t('table.hint.then.and', { one, two }))}.
            </p>
          )}
          {!wasPlayed && canTry && (
            <button type="button" class="btn sm" data-try={best.do} onClick={() => tryOut(best.do)}>
              <Icon name="play" size={16} />
              {t('analysis.line.try')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function Decision({ source, move, shown, show, tryOut }: HereProps & { move: Move }) {
  const name = typeof move.seat === 'number' ? (source.names[move.seat] ?? '') : '';
  return (
    <>
      <header>
        {typeof move.seat === 'number' && <SeatSign seat={move.seat} size={24} />}
        <div class="grow">
          <span class="sm mut">{t('analysis.here.played', { name })}</span>
          <h2>{move.label}</h2>
        </div>
        <MarkSign mark={move.mark} />
      </header>
      <p aria-live="polite">{verdict(move)}</p>
      <h3>{t('analysis.here.moves')}</h3>
      <p class="sm mut">{t('analysis.here.moves.help', { name })}</p>
      <ol class="an-best">
        {move.best.map(best => (
          <Row
            key={best.do}
            best={best}
            wasPlayed={best.do === move.do}
            canTry={!source.known}
            isOn={best.do === shown}
            show={show}
            tryOut={tryOut}
          />
        ))}
      </ol>
      {source.names.length > 1 && <p class="sm mut">{t('analysis.here.known', { name })}</p>}
    </>
  );
}

// Seats, and nobody where nobody can win.
export const partyName = (source: Source, party: number): string =>
  source.names[party] ?? t(source.names.length === 1 ? 'analysis.missed' : 'analysis.nobody');
export const counts = ({ start, end, luck }: Fared): boolean =>
  start !== 0 || end !== 0 || luck !== 0;

function Came({ source, move }: { source: Source; move: Move }) {
  const luck = (move.luck ?? []).filter((x, k) => k < source.names.length || x !== 0);
  return (
    <>
      <header>
        <span class="flame">
          <Icon name="dice" size={24} />
        </span>
        <div class="grow">
          <span class="sm mut">{t('analysis.here.came')}</span>
          <h2>{move.label}</h2>
        </div>
      </header>
      <h3>{t('analysis.here.luck')}</h3>
      <p class="sm mut">{t('analysis.here.luck.help')}</p>
      <ul class="an-luck">
        {luck.map((x, party) => (
          <li key={party}>
            {party < source.names.length ? <SeatSign seat={party} size={20} /> : <span />}
            <span>{partyName(source, party)}</span>
            <b class={x > 0.5 ? 'up' : x < -0.5 ? 'dn' : ''}>{signed(x)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function whyPlain({ kind, seat }: Move, source: Source, isKnown: boolean): string {
  const name = typeof seat === 'number' ? source.names[seat] : null;
  if (!isKnown) return t('analysis.here.wait');
  if (kind === 'hidden')
    return name ? t('analysis.here.hidden', { name }) : t('analysis.here.hidden.luck');
  return t(name ? 'analysis.here.forced' : 'analysis.here.sure');
}

function Plain({ source, move, isKnown }: HereProps) {
  if (!move) return <p>{t(source.over ? 'analysis.here.end' : 'analysis.here.now')}</p>;
  return (
    <>
      {move.label && (
        <header>
          {typeof move.seat === 'number' && <SeatSign seat={move.seat} size={24} />}
          <h2>{move.label}</h2>
        </header>
      )}
      <p class="mut">{whyPlain(move, source, isKnown)}</p>
    </>
  );
}

// At every decision, judged or not, and where a game is not over; not where only one seat's part of it is there.
const canTry = ({ source, move, isKnown }: HereProps): boolean =>
  !source.known &&
  (move ? typeof move.seat === 'number' && !(isKnown && move.kind === 'forced') : !source.over);

export function Here(props: HereProps) {
  const { source, move } = props;
  return (
    <section class="panel an-here" aria-label={t('analysis.tab.here')}>
      {move?.kind === 'decision' ? (
        <Decision {...props} move={move} />
      ) : move?.kind === 'chance' ? (
        <Came source={source} move={move} />
      ) : (
        <Plain {...props} />
      )}
      {canTry(props) && (
        <button type="button" class="btn sm" data-what-if onClick={() => props.tryOut(null)}>
          <Icon name="explore" size={16} />
          {t('analysis.line.open')}
        </button>
      )}
    </section>
  );
}
