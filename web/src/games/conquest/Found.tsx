// Found.tsx - an island tile that only its finder sees.
import { Isle } from '../../art/isles.tsx';
import { Boxes } from './map/land.tsx';
import { tiles } from './position.ts';
import { landWords } from './words.ts';

interface FoundProps {
  tile: string;
  name: string;
  phone: boolean;
}
// The tile that only the finder sees.
export function Found({ tile, name, phone }: FoundProps) {
  const land = tiles.get(tile);
  if (!land) return null;
  const n = land.green + land.brown;
  return (
    <div class="c-found">
      <svg
        width={phone ? 96 : 108}
        height={phone ? 62 : 70}
        viewBox="-50 -30 100 60"
        aria-hidden="true"
      >
        <rect x={-50} y={-30} width={100} height={60} rx={8} fill="var(--cq-sea)" />
        <Isle id={land.id} x={0} y={0} n={n} />
        {!land.atoll && <Boxes x={0} y={0} usable={land.green} brown={land.brown} />}
      </svg>
      <p>
        <b class="d">{name}</b>
        <br />
        <span class="mut sm">{landWords(land)}</span>
      </p>
    </div>
  );
}
