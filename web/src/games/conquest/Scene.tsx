// Scene.tsx - the scene of Conquest of Paradise: known sea, unknown sea, a canoe between them.
import { useId } from 'preact/hooks';
import { GoodAt } from '../../art/goods.tsx';
import { blob } from '../../art/organic.ts';
import { Frame, hexagon } from '../../art/scenes/frame.tsx';
import { Siapo } from '../../art/tapa.tsx';

const r = 33,
  half = (Math.sqrt(3) / 2) * r;
const middle = (q: number, row: number): [number, number] => [
  26 + q * r * 1.5,
  14 + (row + (q % 2 ? 0.5 : 0)) * half * 2,
];
const unknown = new Set(['0,0', '5,0', '6,0', '6,1', '4,2', '5,2', '6,2']);
const isles: Record<string, number> = { '1,1': 11, '3,1': 5, '4,0': 19, '2,2': 8 };
const places = Array.from({ length: 28 }, (_, k): [number, number] => [
  Math.floor(k / 4),
  (k % 4) - 1,
]);

export function Scene() {
  const id = useId(),
    [x1, y1] = middle(3, 1),
    [x2, y2] = middle(5, 1),
    [ax, ay] = middle(1, 1);
  return (
    <Frame ground="#0B3D4C">
      <defs>
        <Siapo id={id} ink="#2A7386" ground="#0E4A5C" size={22} />
      </defs>
      {places.map(([q, row]) => {
        const [x, y] = middle(q, row),
          key = `${q},${row}`,
          isle = isles[key];
        return (
          <g key={key}>
            <path
              d={hexagon(x, y, r * 0.97, 0)}
              fill={unknown.has(key) ? `url(#${id})` : (q + row) % 2 ? '#238BA0' : '#1F8398'}
            />
            {isle !== undefined && (
              <>
                <path d={blob(x, y, 22, isle, 0.14)} fill="#6CC6C2" />
                <path d={blob(x, y, 17.5, isle, 0.16)} fill="#F3E3B6" />
                <path d={blob(x, y, 13.5, isle, 0.16)} fill="#5FA046" />
                <path d={blob(x - 2, y - 2, 6, 3, 0.2)} fill="#3F7D3A" />
              </>
            )}
          </g>
        );
      })}
      <path
        d={`M${x1 + 20},${y1 - 6}Q${(x1 + x2) / 2},${y1 - 26} ${x2 - 8},${y2 - 4}`}
        fill="none"
        stroke="#FFFBF2"
        stroke-width={3}
        stroke-dasharray=".1 7.5"
        stroke-linecap="round"
      />
      <GoodAt good="boat" x={x2 + 4} y={y2 + 2} scale={1.7} ink="#FFFBF2" />
      <path d={hexagon(ax, ay, r * 0.97, 0)} fill="none" stroke="#F2A541" stroke-width={3} />
    </Frame>
  );
}
