// Places.tsx - the painted island with its six places: forest, marae, oyster bank, path, neighbours and
// market. The land never changes; the places are buttons with who took them.
import { useContext } from 'preact/hooks';
import { SeatSign } from '../../../art/seats.tsx';
import { SignIcon, type Sign } from '../art/sign.tsx';
import { type LocationName, locations } from '../names.ts';
import { Spot, SpotContext } from '../spot.tsx';
import { placeNote, placeWord } from '../words.ts';
import { Land } from './Land.tsx';

export const placeSign: Record<LocationName, Sign> = {
  forest: 'gatherer',
  marae: 'shaman',
  oyster: 'diver',
  path: 'priest',
  neighbours: 'mask',
  market: 'trader',
};
// Left and top of the plates in a scene of 592 by 404, and what can be clicked besides.
const at: Record<LocationName, [number, number]> = {
  forest: [14, 172],
  marae: [392, 256],
  oyster: [12, 316],
  path: [150, 34],
  neighbours: [398, 40],
  market: [330, 346],
};
const grounds: Record<LocationName, string> = {
  forest: 'M-10,226C60,200 180,205 250,228L236,312L-10,300Z',
  marae: 'M398,160H592V262H398Z',
  oyster: 'M-10,318C60,300 130,318 196,338C250,354 262,392 250,440H-10Z',
  path: 'M262,20H322L340,160L352,300H300L284,160Z',
  neighbours: 'M440,90H592V160H440Z',
  market: 'M350,290H592V404H350Z',
};

// The ground of a place that can be chosen is a target too.
function Grounds() {
  const b = useContext(SpotContext);
  const chosen = [...b.targets.keys()].filter(spot => spot.startsWith('place:'));
  return (
    <>
      {chosen.map(spot => (
        <path
          key={spot}
          class="ra-ground"
          d={grounds[spot.slice(6) as LocationName]}
          fill="transparent"
          onClick={e => {
            e.stopPropagation();
            b.act(spot, e.currentTarget as unknown as HTMLElement);
          }}
        />
      ))}
    </>
  );
}

function Place({ place }: { place: LocationName }) {
  const { view, names } = useContext(SpotContext),
    p = view.position,
    by = p.locations.find(l => l.id === place)?.by ?? null,
    now = p.location === place,
    [x, y] = at[place];
  const isMine =
    view.due?.point === 'choose_location' &&
    names.you !== null &&
    view.due.seats.includes(names.you);
  return (
    <Spot
      spot={`place:${place}`}
      kind={`ra-place${by !== null ? ' gone' : ''}${now ? ' now' : ''}`}
      style={{ left: `${(x / 592) * 100}%`, top: `${(y / 404) * 100}%` }}
    >
      <i>
        <SignIcon name={placeSign[place]} size={24} />
      </i>
      <span>
        <b>{placeWord(place)}</b>
        <small>{placeNote(p, place, names, isMine || by === null)}</small>
      </span>
      {by !== null && (
        <em>
          <SeatSign seat={by} size={24} />
        </em>
      )}
    </Spot>
  );
}

export function Places({ bare = false }: { bare?: boolean }) {
  return (
    <div class="ra-scene">
      <svg viewBox="0 0 592 404" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Land />
        {!bare && <Grounds />}
      </svg>
      {locations.map(place => (
        <Place key={place} place={place} />
      ))}
    </div>
  );
}
