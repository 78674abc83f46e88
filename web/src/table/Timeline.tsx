// Timeline.tsx - the time of a replay: the score as a line to slide along, and the buttons below it.
import { useMemo } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { useMedia } from '../ui/media.ts';
import { Branch } from './Branch.tsx';
import { Plot } from './chart.tsx';
import { PositionLink } from './PositionLink.tsx';
import type { Seen } from './positions.ts';
import type { Lens } from './Replay.tsx';
import type { Source } from './source.ts';
import { chancesOf } from './story.ts';
import type { Transport } from './transport.ts';

interface Props {
  source: Source;
  module: Game;
  view: View;
  tape: Transport;
  phone: boolean;
  id: string | null; // of the table, unless it is a journal from disk
  as: Seen;
  lens?: Lens | undefined;
}

interface ButtonProps {
  icon: IconName;
  label: string;
  run: () => void;
  class?: string;
}

function Button({ icon, label, run, class: kind = '' }: ButtonProps) {
  const isMain = kind.includes('main');
  return (
    <button type="button" class={`btn sq ${kind}`} aria-label={label} title={label} onClick={run}>
      <Icon name={icon} size={isMain ? 24 : 20} width={isMain ? 2.4 : 2} />
    </button>
  );
}

function ScorePlot({ source, module, view, tape, phone }: Props) {
  const chances = useMemo(() => chancesOf(source.steps, module), [source.steps]),
    isTablet = useMedia('(min-width: 640px) and (min-height: 600px)');
  return (
    <Plot
      steps={source.steps}
      seats={view.seats}
      names={source.names}
      chances={chances}
      w={!phone ? 1054 : isTablet ? 740 : 370}
      h={88}
      left={20}
      right={20}
      top={15}
      bottom={20}
      slim
      now={tape.at}
      front={source.you}
    />
  );
}

function Slider(props: Props) {
  const { tape, phone, lens } = props;
  return (
    <div class="plot">
      {lens ? lens.plot(tape, phone) : <ScorePlot {...props} />}
      <input
        type="range"
        min={0}
        max={tape.last}
        value={tape.at}
        aria-label={t('replay.slider')}
        aria-valuetext={t('replay.step', { at: tape.at, of: tape.last })}
        onInput={e => tape.goTo(Number(e.currentTarget.value))}
      />
    </div>
  );
}

function Controls({ source, module, view, tape, id, as }: Props) {
  const seat = as === 'all' ? (source.you ?? 0) : as;
  return (
    <div class="ctl">
      <div class="end">
        <b>{module.stage(view)}</b>
      </div>
      <Button icon="rew" label={t('replay.first')} run={tape.begin} class="opt-far" />
      <Button icon="prev" label={t('replay.prev_turn')} run={tape.previousTurn} />
      <Button icon="back" label={t('replay.prev')} run={tape.backward} />
      <Button
        icon={tape.isPlaying ? 'pause' : 'play'}
        label={t(tape.isPlaying ? 'replay.pause' : 'replay.play')}
        run={tape.toggle}
        class="pri main"
      />
      <Button icon="fwd" label={t('replay.next')} run={tape.forward} />
      <Button icon="next" label={t('replay.next_turn')} run={tape.nextTurn} />
      <Button icon="ffwd" label={t('replay.last')} run={tape.end} class="opt-far" />
      <div class="end r">
        <button
          type="button"
          class="btn sm"
          aria-label={t('replay.speed', { n: tape.speed })}
          onClick={tape.faster}
        >
          {tape.speed}×
        </button>
        <PositionLink source={source} at={tape.at} />
        {id && <Branch id={id} source={source} at={tape.at} seat={seat} pause={tape.pause} />}
      </div>
    </div>
  );
}

export function Timeline(props: Props) {
  const { module, view, tape, phone, lens } = props;
  const said = tape.step?.log.map(l => l.text.replaceAll('**', '')).join(' ');
  return (
    <section class="time" aria-label={t('replay.time')}>
      {phone && (
        <p class="time-say">
          <b>{module.stage(view)}</b> {lens ? lens.brief(tape) : said}
        </p>
      )}
      <Slider {...props} />
      <Controls {...props} />
    </section>
  );
}
