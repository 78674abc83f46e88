// Trade.tsx - the cards for trade: the display of the forest, helpers for hire, masks.
import type { ComponentChildren } from 'preact';
import { Siapo } from '../../../art/tapa.tsx';
import { t } from '../../../i18n/index.ts';
import { softly } from '../../../i18n/soft.ts';
import { SignIcon } from '../art/sign.tsx';
import { helpers } from '../names.ts';
import { maskOf } from '../tables.ts';
import type { Position } from '../position.ts';
import { FaceIcon, MaskIcon } from '../signs.tsx';
import { Spot } from '../spot.tsx';
import {
  counted,
  faceShort,
  headingWord,
  helperWord,
  maskShort,
  placeWord,
  shortText,
  treasureWord,
} from '../words.ts';
import { useSlots } from './slots.ts';

function Card({
  spot,
  icon,
  title,
  pile,
  kind = '',
}: {
  spot: string;
  icon: ComponentChildren;
  title: string;
  pile: number;
  kind?: string;
}) {
  return (
    <Spot spot={spot} kind={`ra-card${pile > 1 ? ' pile' : ''} ${kind}`} disabled={pile === 0}>
      {icon}
      <b>{softly(title)}</b>
      {pile > 1 && <em>{pile}</em>}
    </Spot>
  );
}

const ForestDeck = ({ left }: { left: number }) => (
  <Spot spot="forest" kind="ra-card back">
    <svg viewBox="0 0 64 88" aria-hidden="true">
      <defs>
        <Siapo id="ra-forest" size={28} />
      </defs>
      <rect x={1} y={1} width={62} height={86} rx={6} fill="url(#ra-forest)" stroke="#6B3F22" />
    </svg>
    <strong>{left}</strong>
  </Spot>
);
const Gap = () => <span class="ra-card gap" aria-hidden="true" />;

function Display({ p }: { p: Position }) {
  const slots = useSlots(
    p.display.map(d => d.face),
    String(p.space),
  );
  return (
    <section>
      <h2 class="ra-h">{placeWord('forest')}</h2>
      <div class="ra-cards">
        <ForestDeck left={p.forest_left} />
        {slots.map((face, k) =>
          face === null ? (
            <Gap key={k} />
          ) : (
            <Card
              key={face}
              spot={`face:${face}`}
              icon={<FaceIcon face={face} size={36} />}
              title={faceShort(face)}
              pile={p.display.find(d => d.face === face)?.n ?? 0}
              {...(treasureWord(face) ? { kind: 'rich' } : {})}
            />
          ),
        )}
        {!p.display.length && <p class="ra-none">{t('raiatea.card.empty')}</p>}
      </div>
    </section>
  );
}

function Helpers({ p }: { p: Position }) {
  const pearls = counted('pearls', p.helper_price),
    price = p.first_helper_free ? `${pearls}, ${shortText('first_free')}` : pearls;
  return (
    <section>
      <h2 class="ra-h">
        {headingWord('helpers')} <span>· {price}</span>
      </h2>
      <div class="ra-cards">
        {helpers.map(h => (
          <Spot key={h} spot={`helper:${h}`} kind="ra-card slim" disabled={p.helpers[h] === 0}>
            <SignIcon name={h} size={34} />
            <b>{softly(helperWord(h))}</b>
            <small>{t('raiatea.card.times', { n: p.helpers[h] })}</small>
          </Spot>
        ))}
      </div>
    </section>
  );
}

function Masks({ p }: { p: Position }) {
  const list = Object.keys(p.masks)
      .filter(face => (p.masks[face] ?? 0) > 0)
      .sort((a, b) => maskOf(a).order - maskOf(b).order),
    slots = useSlots(list, String(p.space));
  return (
    <section class="ra-mask-market">
      <h2 class="ra-h">{headingWord('masks')}</h2>
      <div
        class={slots.length > 6 ? 'ra-cards two' : 'ra-cards'}
        style={{ '--half': Math.ceil(slots.length / 2) }}
      >
        {slots.map((face, k) =>
          face === null ? (
            <Gap key={k} />
          ) : (
            <Card
              key={face}
              spot={`mask:${face}`}
              icon={<MaskIcon mask={face} size={36} />}
              title={maskShort(face)}
              pile={p.masks[face] ?? 0}
            />
          ),
        )}
        {!list.length && <p class="ra-none">{shortText('no_masks')}</p>}
      </div>
    </section>
  );
}

export const Trade = ({ p }: { p: Position }) => (
  <div class="ra-trade">
    <Display p={p} />
    <Helpers p={p} />
    <Masks p={p} />
  </div>
);
