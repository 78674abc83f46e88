// Head.tsx - the head of a Battle: who attacks whom, and for what.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { ThingIcon } from '../art.tsx';
import { titleOf } from '../../lexicon.ts';
import { battleTitle } from '../places.ts';
import { countWords, headWords, nameOf, seatPeople } from '../words.ts';
import { keyOf, sideOf, total, type Part } from './battle.ts';
import { bark, type Scene } from './scene.ts';
import { putAway } from './shown.ts';

function Who({ scene, part }: { scene: Scene; part: Part }) {
  const { battle: b, view, names } = scene,
    side = sideOf(b, part);
  const said = (): string => {
    if (side !== null && side === names.you) return headWords(part ? 'you_defend' : 'you_attack');
    return headWords(
      part ? 'defends' : 'attacks',
      side === null ? titleOf('conquest', 'side', 'neutral') : nameOf(view.position, side, names),
    );
  };
  const more = [
    ...(side === null ? [] : [seatPeople(view.position, side)]),
    t('conquest.battle.fighting', { n: total(b.front[part]) }),
  ];
  return (
    <div class={`cb-who p${part}`}>
      {side === null ? (
        <ThingIcon thing="lw" size={30} ink={bark} />
      ) : (
        <SeatSign seat={side} size={30} />
      )}
      <p>
        <b>{said()}</b>
        <span class="mut">{more.join(' · ')}</span>
      </p>
    </div>
  );
}

export function Head({ scene }: { scene: Scene }) {
  const { battle: b, view } = scene,
    p = view.position;
  const sub = [
    ...(b.villages ? [countWords('stake', b.villages)] : []),
    ...(b.n_rolls ? [t('conquest.battle.roll.small', { n: b.n_rolls })] : []),
  ].join(' · ');
  return (
    <header class="cb-head">
      <Who scene={scene} part={0} />
      <div class="cb-title">
        <h2>{battleTitle(p, b)}</h2>
        <p class="mut">{sub}</p>
      </div>
      <Who scene={scene} part={1} />
      <button
        type="button"
        class="btn sm sq plain cb-close"
        aria-label={t('conquest.battle.close')}
        title={t('conquest.battle.close')}
        onClick={() => putAway(keyOf(p, b))}
      >
        <Icon name="close" size={18} />
      </button>
    </header>
  );
}
