// Scene.tsx - the scene of Archipelago: land found tile by tile, a town, a ship.
import { Frame, hexagon } from '../../art/scenes/frame.tsx';

const r = 37,
  across = r * Math.sqrt(3);
const rows: [string, number][] = [
  ['ssfpmss', -16],
  ['sspfpss', 39],
  ['sspmfsss', 94],
  ['ssspsss', 150],
];
const ground: Record<string, string> = { p: '#C7D873', f: '#4E8F45', m: '#B08D62' };

function Tile({ kind, x, y }: { kind: string; x: number; y: number }) {
  const land = ground[kind];
  return (
    <>
      <path d={hexagon(x, y, r * 0.97, 30)} fill={land ? '#F3E3B6' : '#55BDBD'} />
      {land && <path d={hexagon(x, y, r * 0.855, 30)} fill={land} />}
      {kind === 'f' && (
        <path
          d={[
            [-12, 4],
            [4, -6],
            [12, 8],
          ]
            .map(([a, b]) => `M${x + a!},${y + b! - 13}l8,15h-16Z`)
            .join('')}
          fill="#2F6B2B"
        />
      )}
      {kind === 'm' && (
        <>
          <path
            d={`M${x - 19},${y + 12}L${x - 5},${y - 15}L${x + 3},${y - 1}L${x + 9},${y - 9}L${x + 20},${y + 12}Z`}
            fill="#7A5B3C"
          />
          <path d={`M${x - 5},${y - 15}l4,7 -8,0Z`} fill="#FFFBF2" />
        </>
      )}
    </>
  );
}

function House({ x, y, roof }: { x: number; y: number; roof: string }) {
  return (
    <>
      <path d={`M${x - 7},${y}h14v-8h-14Z`} fill="#FFFBF2" />
      <path d={`M${x - 9},${y - 8}L${x},${y - 16}L${x + 9},${y - 8}Z`} fill={roof} />
    </>
  );
}

export function Scene() {
  const town = -18 + 2.5 * across;
  return (
    <Frame ground="#8FD3CC">
      {rows.flatMap(([row, y], j) =>
        Array.from(row, (kind, i) => (
          <Tile
            key={`${i},${j}`}
            kind={kind}
            x={-18 + i * across + (j % 2 ? across / 2 : 0)}
            y={y}
          />
        )),
      )}
      <House x={town - 10} y={44} roof="#E4572E" />
      <House x={town + 8} y={48} roof="#C9431B" />
      <House x={town - 1} y={34} roof="#E4572E" />
      <g transform="translate(266,66)">
        <path d="M-24,10H24L16,22H-16Z" fill="#6B3F22" />
        <path d="M-2,10V-26" stroke="#3A2314" stroke-width={3} />
        <path d="M1,-24C18,-18 18,0 1,5Z" fill="#FFFBF2" />
        <path d="M-5,-20C-20,-14 -20,0 -5,5Z" fill="#F6C98A" />
        <path d="M-2,-32l11,4 -11,4Z" fill="#E4572E" />
        <path
          d="M-30,26q8,-5 15,0t15,0t15,0t15,0"
          fill="none"
          stroke="#FFFBF2"
          stroke-width={2.5}
          stroke-linecap="round"
        />
      </g>
    </Frame>
  );
}
