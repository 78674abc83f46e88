// hidden.tsx - island tiles that lie face down.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { nameOf as wordOf } from '../../lexicon.ts';
import { tiles, type Land, type Place, type Position } from '../position.ts';
import { centre, hexagon, radius } from './geometry.ts';
import { Boxes } from './land.tsx';

// What the viewer knows of a tile that lies face down, printed small; else its back.
function TileFace({ tile, x, y }: { tile: Land | null; x: number; y: number }) {
  if (!tile)
    return (
      <path
        d={
          `M${x - 9},${y - 16}L${x},${y - 8}L${x - 9},${y}Z` +
          `M${x + 9},${y - 16}L${x},${y - 8}L${x + 9},${y}Z`
        }
        fill="#B98C58"
      />
    );
  return (
    <>
      <Boxes x={x} y={y + 1} usable={tile.green} brown={tile.brown} />
      {tile.atoll && (
        <text class="c-known i" x={x} y={y + 5} text-anchor="middle">
          {wordOf('conquest', 'thing', 'atoll')}
        </text>
      )}
    </>
  );
}

// Sand with a stitched edge and the discs of those who know it.
function HiddenTile({ place }: { place: Place }) {
  const [x, y] = centre(place.hex),
    tile = place.tile ? (tiles.get(place.tile) ?? null) : null,
    di = place.di ?? [];
  return (
    <g data-hex={place.hex}>
      <path
        d={hexagon(x, y, radius - 3.5)}
        fill="var(--cq-tile)"
        stroke="#7A5330"
        stroke-width={1.6}
      />
      <path
        d={hexagon(x, y, radius - 8.5)}
        fill="none"
        stroke="#9A6B3F"
        stroke-width={1.3}
        stroke-dasharray="5 4"
      />
      <TileFace tile={tile} x={x} y={y} />
      {di.map((side, k) => (
        <Disc key={side} side={side} x={x + (k - (di.length - 1) / 2) * 19} y={y + 19} />
      ))}
    </g>
  );
}

// Tiles that lie face down.
export function HiddenTiles({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes
        .filter(h => h.ground === 'hidden')
        .map(place => (
          <HiddenTile key={place.hex} place={place} />
        ))}
    </g>
  );
}

// Their names lie above the lines of voyages.
export function HiddenNames({ position }: { position: Position }) {
  const write = ({ hex, name }: Place) => (
    <text key={hex} class="c-known" x={centre(hex)[0]} y={centre(hex)[1] - 13} text-anchor="middle">
      {name}
    </text>
  );
  return (
    <g aria-hidden="true">
      {position.hexes.filter(h => h.ground === 'hidden' && h.tile).map(write)}
    </g>
  );
}

const Disc = ({ side, x, y }: { side: number; x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r={9} fill="#FFFBF2" stroke={seatColour(side)} stroke-width={1.8} />
    <SeatShape seat={side} x={x} y={y + (side === 1 ? 0.8 : 0)} r={4.4} fill={seatColour(side)} />
  </g>
);
