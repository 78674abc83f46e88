// Statues.tsx - the three To'o: carved bodies, and on each the tiles that are still to be raised.
import { named } from '../../../i18n/join.ts';
import type { Position, Statue } from '../position.ts';
import { MissionFace } from '../signs.tsx';
import { Spot } from '../spot.tsx';
import { counted, statueText, statueWord } from '../words.ts';

interface Cell {
  tile: string | null;
  column: number;
}
interface Line {
  row: number;
  cells: Cell[];
}
// Where the tiles of a statue lie: rows of more than three are two lines of one band.
export function tileLines(rows: (string | null)[][]): Line[] {
  return rows.flatMap((list, row) => {
    const cells = list.map((tile, column) => ({ tile, column })),
      half = Math.ceil(cells.length / 2);
    return cells.length <= 3
      ? [{ row, cells }]
      : [
          { row, cells: cells.slice(0, half) },
          { row, cells: cells.slice(half) },
        ];
  });
}

// The body stands in a box of 116 by 276, with the origin between its eyes.
const width = 116,
  height = 276;
const outline = `M-24,6C-24,-12 -12,-18 0,-18S24,-12 24,6C24,16 22,22 20,27C38,32 51,44 53,66
  L55,226Q55,240 41,240H-41Q-55,240 -55,226
  L-53,66C-51,44 -38,32 -20,27C-22,22 -24,16 -24,6Z`;

const Flower = () => (
  <g transform="translate(-21,232) scale(.75)">
    <g fill="#F2A541" stroke="#A86A08" stroke-width={0.8}>
      {[0, 72, 144, 216, 288].map(a => (
        <ellipse key={a} cx={12} cy={5.6} rx={3.2} ry={4.4} transform={`rotate(${a} 12 12)`} />
      ))}
    </g>
    <circle cx={12} cy={12} r={2.8} fill="#E4572E" />
  </g>
);
function Body({ n, shut }: { n: number; shut: boolean }) {
  return (
    <g>
      <path d={outline} fill={shut ? '#75563B' : '#8A5A33'} stroke="#4A2A14" stroke-width={2} />
      <path
        d="M-46,72C-44,50 -30,42 -14,38M46,72C44,50 30,42 14,38"
        fill="none"
        stroke="#A8754A"
        stroke-width={2}
        opacity={0.7}
      />
      <path
        d="M-17,-8Q-9,-14 -3,-8M17,-8Q9,-14 3,-8"
        stroke="#FFE9B8"
        stroke-width={2.2}
        fill="none"
      />
      <path
        d="M-50,240V224M-30,240V226M-10,240V224M10,240V226M30,240V224M50,240V226"
        stroke="#4A2A14"
        stroke-width={1.5}
      />
      <rect
        x={-27}
        y={229}
        width={54}
        height={24}
        rx={12}
        fill="#FFFBF2"
        stroke="#4A2A14"
        stroke-width={1.5}
      />
      <text class="ra-num" x={10} y={247} text-anchor="middle" font-size={17}>
        {n}
      </text>
      <Flower />
    </g>
  );
}

// Where lines and columns of tiles lie, by the number of lines.
class Grid {
  readonly lines: Line[];
  readonly r: number;
  private readonly step: number;
  constructor(lines: Line[]) {
    this.lines = lines;
    this.step = Math.min(44, 222 / lines.length);
    this.r = Math.min(17, this.step / 2 - 1.2);
  }
  get isTight(): boolean {
    return this.lines.length > 5;
  }
  x(column: number, of: number): number {
    return (column - (of - 1) / 2) * (2 * this.r + 1.8);
  }
  y(line: number): number {
    return this.isTight ? 8 + line * this.step : 13 + line * 45.5 + (line ? 4 : 0);
  }
}

// Behind two lines that are one row.
function Bands({ grid, rows }: { grid: Grid; rows: (string | null)[][] }) {
  const { r } = grid;
  return (
    <>
      {rows.map((list, row) => {
        const lines = grid.lines.flatMap((l, k) => (l.row === row ? [k] : [])),
          most = Math.min(3, Math.ceil(list.length > 3 ? list.length / 2 : list.length)),
          w = Math.min(106, most * (2 * r + 1.8) + 6),
          top = grid.y(lines[0]!);
        return lines.length > 1 ? (
          <rect
            key={row}
            x={-w / 2}
            y={top - r - 1.5}
            width={w}
            height={grid.y(lines.at(-1)!) - top + 2 * r + 3}
            rx={r}
            fill="#5E3A1E"
            opacity={0.55}
          />
        ) : null;
      })}
    </>
  );
}
const Hole = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r - 1} fill="#6B3F22" stroke="#4A2A14" stroke-width={1.5} />
);
const share = (v: number, of: number): string => `${(v / of) * 100}%`;

function Tile({ tile, x, y, r, n }: { tile: string; x: number; y: number; r: number; n: number }) {
  const style = {
    left: share(x + width / 2 - r - 0.6, width),
    top: share(y + 20 - r - 0.6, height),
    width: share(2 * r + 1.2, width),
  };
  if (tile === '?')
    return (
      <i class="ra-tile down" style={style} aria-hidden="true">
        <b>{n}</b>
      </i>
    );
  return (
    <Spot spot={`tile:${tile}`} kind="ra-tile" style={style}>
      <svg viewBox="-19 -19 38 38" aria-hidden="true">
        <MissionFace code={tile} />
      </svg>
    </Spot>
  );
}

function label(s: Statue): string {
  const worth = `${counted('a_tile', s.points)}, ${counted('left', s.left)}`;
  return named(statueWord(s.statue), s.open || s.shown ? worth : statueText(s.statue));
}

export function StatueView({ statue: s }: { statue: Statue }) {
  const grid = new Grid(tileLines(s.rows)),
    { r } = grid;
  const cells = grid.lines.flatMap((line, k) =>
    line.cells.map(({ tile, column }, j) => ({
      key: `${line.row}.${column}`,
      tile,
      x: grid.x(j, line.cells.length),
      y: grid.y(k),
    })),
  );
  return (
    <section class={`ra-statue${s.open ? '' : ' shut'}`} aria-label={label(s)}>
      <svg viewBox={`-58 -20 ${width} ${height}`} aria-hidden="true">
        <Body n={s.statue} shut={!s.open} />
        {grid.isTight && <Bands grid={grid} rows={s.rows} />}
        {cells.map(({ key, tile, x, y }) =>
          tile === null ? <Hole key={key} x={x} y={y} r={r} /> : null,
        )}
      </svg>
      {cells.map(({ key, tile, x, y }) =>
        tile === null ? null : <Tile key={key} tile={tile} x={x} y={y} r={r} n={s.statue} />,
      )}
    </section>
  );
}
export const Statues = ({ p }: { p: Position }) => (
  <div class="ra-statues">
    {p.statues.map(s => (
      <StatueView key={s.statue} statue={s} />
    ))}
  </div>
);
