// Pile.tsx - the pile of regions, the stacks of explorer tokens, and a face of a region by itself.
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { SignIcon } from '../art/signs.tsx';
import { FaceAlone, Huts } from '../map/land.tsx';
import { layoutOf } from '../map/layout.ts';
import { FaceIcons } from '../map/things.tsx';
import { loneLand, type Position } from '../position.ts';
import { Spot } from '../spot.tsx';
import { faceName, faceWords, thingWord } from '../words/names.ts';

// ---- the pile ------------------------------------------------------------------------------------------

// A face by itself, small: the land, its icons and huts.
function drawn(face: string, rot: number, size: number, id: string): ComponentChildren {
  const placed = layoutOf({ regions: [loneLand(face, rot)], units: [] }).regions;
  return (
    <svg
      class="ar-face"
      width={size * 0.9}
      height={size}
      viewBox="-90 -102 180 204"
      aria-hidden="true"
    >
      <FaceAlone face={face} rot={rot} id={id} />
      <Huts placed={placed} />
      <FaceIcons placed={placed[0]!} />
    </svg>
  );
}
export function FacePicture({ face, rot = 0, size }: { face: string; rot?: number; size: number }) {
  const id = useId().replaceAll(':', '');
  return <>{useMemo(() => drawn(face, rot, size, id), [face, rot, size, id])}</>;
}
export function Pile({ p, big = false }: { p: Position; big?: boolean }) {
  return (
    <section class="ar-card ar-pile" aria-label={thingWord('pile')}>
      <h2>{thingWord('pile')}</h2>
      <div class="ar-tops">
        {p.top ? (
          <Spot spot="pile" kind="ar-top">
            <FacePicture face={p.top} size={big ? 118 : 84} />
            <span class="tx">
              <b>{faceName(p.top)}</b>
              <small>{big || p.second ? faceWords(p.top) : p.pile_text}</small>
            </span>
          </Spot>
        ) : (
          <p class="mut sm">{p.pile_text}</p>
        )}
        {p.second && (
          <Spot spot="second" kind="ar-top">
            <FacePicture face={p.second} size={84} />
            <span class="tx">
              <b>{faceName(p.second)}</b>
              <small>{faceWords(p.second)}</small>
            </span>
          </Spot>
        )}
      </div>
      <Spot spot="stacks" kind="ar-stacks">
        <SignIcon name="token" size={20} />
        <b>{p.stacks.join(' · ')}</b>
        <small>{thingWord('stacks')}</small>
      </Spot>
    </section>
  );
}
// The land in sight, beside the map: where an exploration would begin.
export const InSight = ({ p }: { p: Position }) =>
  p.top ? (
    <div class="ar-insight">
      <Spot spot="pile" kind="ar-top">
        <FacePicture face={p.top} size={54} />
        <span class="tx">
          <small>{thingWord('pile')}</small>
          <b>{faceName(p.top)}</b>
        </span>
      </Spot>
    </div>
  ) : null;
