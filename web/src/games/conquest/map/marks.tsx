// marks.tsx - markers of Random Events on the map.
import type { Place, Position } from '../position.ts';
import { centre } from './geometry.ts';
import { isIsland } from './stacks.tsx';

// A glyph for each event that leaves a marker.
const glyphs: Record<string, string> = {
  RE01: 'M12,21V9M12,13C7,13 5,10 5,6C9,6 12,8 12,13M12,11C12,7 15,4 19,4C19,8 17,11 12,11',
  RE02: 'M3,7q4.5,-4 9,0t9,0M3,13q4.5,-4 9,0t9,0M3,19q4.5,-4 9,0t9,0',
  RE03: 'M12,8a4,4 0 1 0 .01,0M12,2v3M12,19v3M2,12h3M19,12h3M5,5l2,2M17,17l2,2M5,19l2,-2M17,7l2,-2',
  RE04: 'M12,12c0,-2 4,-2 4,1c0,4 -8,4 -8,-1c0,-6 11,-6 11,1c0,7 -12,8 -14,1M5,6l3,-3',
  RE06: 'M3,20L10,8h4l7,12ZM10,8c-1,-3 1,-3 0,-6M14,8c1,-3 -1,-3 0,-6',
  RE07: 'M3,15c3,-8 12,-11 17,-6c-3,0 -4,2 -3,4c-4,-2 -6,3 -3,5c-4,1 -8,0 -11,-3ZM14,10h.1',
  RE10: 'M12,3c4,5 6,8 6,11a6,6 0 0 1 -12,0c0,-3 2,-6 6,-11Z',
  RE11: 'M3,20L10,10h4l7,10ZM8,7h.1M12,4h.1M16,7h.1',
  RE15: 'M5,5l14,14M19,5L5,19',
  RE16: 'M12,5a7,7 0 1 0 .01,0M9,9.5a4,4 0 0 1 3,-1.5',
  RE18: 'M12,4v16M4,12h16',
  RE23: 'M9,8a5,5 0 1 0 .01,0M15,8a5,5 0 1 0 .01,0',
  RE25: 'M6,21L14,3M18,21L10,3M5,10h14',
};

function EventMark({ place, code, k }: { place: Place; code: string; k: number }) {
  const [x, y] = centre(place.hex);
  return (
    <g transform={`translate(${x + 29 - k * 20},${y - 8 - (isIsland(place) ? 0 : 12)})`}>
      <circle r={10} fill="#C9431B" stroke="#FFFBF2" stroke-width={1.8} />
      <path
        d={glyphs[code] ?? 'M12,5v8M12,18h.1'}
        transform="translate(-7.2,-7.2) scale(.6)"
        fill="none"
        stroke="#FFFBF2"
        stroke-width={2.6}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}
export function Marks({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes.flatMap(place =>
        (place.marks ?? []).map((code, k) => (
          <EventMark key={`${place.hex}.${code}`} place={place} code={code} k={k} />
        )),
      )}
    </g>
  );
}
