// things.tsx - what lies and stands on the regions: icons, buildings, citizens, ships; marks of state.
// Engaged units wear a dark collar and a tool, rebels lie flat on a scorched spot with a flame.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { CitizenShape, ShipShape, SignAt } from '../art/signs.tsx';
import { faceOf, type Building, type Res, type Unit } from '../position.ts';
import { hexagon, R } from './geometry.ts';
import { iconRadius, type Layout, type Placed } from './layout.ts';

const n1 = (n: number): string => n.toFixed(1);

function ResIcon({
  res,
  x,
  y,
  gone = false,
  taken = false,
  r = iconRadius,
}: {
  res: Res;
  x: number;
  y: number;
  gone?: boolean;
  taken?: boolean;
  r?: number;
}) {
  return (
    <g transform={`translate(${n1(x)},${n1(y)})`} opacity={taken ? 0.72 : 1}>
      <circle
        r={r}
        fill={taken ? '#C9CFC4' : 'var(--disc)'}
        stroke="#14313A"
        stroke-opacity={0.35}
        stroke-width={1}
      />
      <g opacity={gone ? 0.3 : 1}>
        <SignAt name={res} x={0} y={0} size={r * 1.5} />
      </g>
      {gone && (
        <>
          <path
            d={`M${-r * 0.6},${-r * 0.6}L${r * 0.6},${r * 0.6}M${r * 0.6},${-r * 0.6}L${-r * 0.6},${r * 0.6}`}
            stroke="#B93A15"
            stroke-width={2.4}
            stroke-linecap="round"
          />
          <SignAt name="florin" x={r * 0.6} y={r * 0.6} size={r * 1.1} />
        </>
      )}
    </g>
  );
}

export function Icons({ placed }: { placed: Placed[] }) {
  return (
    <g aria-hidden="true">
      {placed.flatMap(g =>
        (g.region.icons.length ? g.region.icons : []).map(i => {
          const d = g.icons[i.icon];
          return d ? (
            <ResIcon
              key={`${g.region.region}.${i.icon}`}
              res={i.res}
              x={g.x + d.x}
              y={g.y + d.y}
              gone={i.ravaged}
              taken={i.unit !== null}
            />
          ) : null;
        }),
      )}
    </g>
  );
}
// The icons of a face that lies nowhere yet.
export function FaceIcons({ placed }: { placed: Placed }) {
  return (
    <g aria-hidden="true">
      {faceOf(placed.lie.key).icons.map((i, k) => {
        const d = placed.icons[k];
        return d ? <ResIcon key={k} res={i.res} x={placed.x + d.x} y={placed.y + d.y} /> : null;
      })}
    </g>
  );
}

function House({
  type,
  x,
  y,
  controller,
  used,
  size = 36,
}: {
  type: Building;
  x: number;
  y: number;
  controller: number | null;
  used: boolean;
  size?: number;
}) {
  return (
    <g transform={`translate(${n1(x)},${n1(y)})`}>
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={9}
        fill={used ? '#E6DCC4' : '#FFFBF2'}
        stroke="#6B3F22"
        stroke-width={2}
      />
      <g opacity={used ? 0.62 : 1}>
        <SignAt name={type} x={0} y={-1} size={size * 0.72} />
      </g>
      {controller !== null && (
        <g transform={`translate(${-size / 2 + 2},${size / 2 - 2})`}>
          <SeatShape
            seat={controller}
            r={6.4}
            fill={seatColour(controller)}
            stroke="#FFFBF2"
            stroke-width={1.8}
          />
        </g>
      )}
      {used && (
        <path
          d={`M${size / 2 - 13},${size / 2 - 6}l4,4l7,-8`}
          fill="none"
          stroke="#2F6B2B"
          stroke-width={3}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </g>
  );
}
export function Houses({ placed }: { placed: Placed[] }) {
  return (
    <g aria-hidden="true">
      {placed.flatMap(g =>
        g.region.buildings.map(b => {
          const d = g.buildings.get(b.type);
          return d ? (
            <House
              key={`${g.region.region}.${b.type}`}
              type={b.type}
              x={g.x + d.x}
              y={g.y + d.y}
              controller={b.controller}
              used={b.used}
            />
          ) : null;
        }),
      )}
    </g>
  );
}
// Who controls a region by its town, and what others pay there: a ribbon at the top of the hex.
export function Ribbons({ placed }: { placed: Placed[] }) {
  return (
    <g aria-hidden="true">
      {placed
        .filter(g => g.region.control !== null)
        .map(g => {
          const { terms, permits } = g.region,
            w = terms !== null || permits > 0 ? 62 : 26;
          return (
            <g key={g.region.region} transform={`translate(${n1(g.x)},${n1(g.y - 78)})`}>
              <path
                d={hexagon(0, 78, R - 4)}
                fill="none"
                stroke={seatColour(g.region.control!)}
                stroke-width={3.4}
                stroke-opacity={0.75}
                stroke-dasharray="2 7"
                stroke-linecap="round"
              />
              <g class="b-grow">
                <rect
                  x={-w / 2}
                  y={-11}
                  width={w}
                  height={22}
                  rx={11}
                  fill="#FFFBF2"
                  stroke="#14313A"
                  stroke-opacity={0.4}
                />
                <SeatShape
                  seat={g.region.control!}
                  x={w > 30 ? -w / 2 + 13 : 0}
                  r={6.6}
                  fill={seatColour(g.region.control!)}
                />
                {terms !== null && (
                  <>
                    <SignAt name="florin" x={2} y={0} size={15} />
                    <text class="b-count" x={19} y={4.5}>
                      {terms}
                    </text>
                  </>
                )}
                {terms === null && permits > 0 && (
                  <text class="b-count" x={8} y={4.5}>
                    ✓ {permits}
                  </text>
                )}
              </g>
            </g>
          );
        })}
    </g>
  );
}

// A unit by itself, around its foot. Form tells its state: a collar and a hammer, or lying with a flame.
// A tool, and arrows to and fro, on a square of side 1.
const engagedMarks = {
  work: 'M-.09,.1L.05,-.04M-.03,-.1L.11,.02',
  service: 'M-.1,-.04h.2M.1,.06h-.2',
};
export function UnitFigure({
  unit,
  size,
}: {
  unit: Pick<Unit, 'seat' | 'kind' | 'engaged' | 'rebel'>;
  size: number;
}) {
  const s = size / 24,
    half = size / 2;
  return (
    <g>
      {unit.rebel && (
        <ellipse
          cx={0}
          cy={size * 0.22}
          rx={size * 0.62}
          ry={size * 0.26}
          fill="#3D1708"
          opacity={0.5}
        />
      )}
      <g
        transform={`${unit.rebel ? 'rotate(90)' : ''}translate(${n1(-half)},${n1(-half)}) scale(${s.toFixed(3)})`}
      >
        {unit.kind === 'ship' ? <ShipShape seat={unit.seat} /> : <CitizenShape seat={unit.seat} />}
      </g>
      {unit.rebel && <SignAt name="flame" x={size * 0.1} y={-size * 0.34} size={size * 0.56} />}
      {unit.engaged && !unit.rebel && (
        <g transform={`translate(${n1(half * 0.72)},${n1(half * 0.5)})`}>
          <circle r={size * 0.23} fill="#1D2B2F" stroke="#FFFBF2" stroke-width={1.2} />
          <path
            d={engagedMarks[unit.engaged]}
            transform={`scale(${size})`}
            stroke="#FFFBF2"
            stroke-width={(unit.engaged === 'work' ? 2.2 : 2) / size}
            stroke-linecap="round"
          />
        </g>
      )}
    </g>
  );
}
export function Units({
  layout,
  lifted,
  hidden,
}: {
  layout: Layout;
  lifted: number | null;
  hidden: Set<number>;
}) {
  return (
    <g aria-hidden="true">
      {[...layout.units]
        .sort((a, b) => a.y - b.y)
        .filter(u => !hidden.has(u.unit.unit))
        .map(({ unit, x, y, size }) => (
          <g
            key={unit.unit}
            transform={
              unit.unit === lifted
                ? `translate(${n1(x)},${n1(y - 5)}) scale(1.2)`
                : `translate(${n1(x)},${n1(y)})`
            }
          >
            <UnitFigure unit={unit} size={size} />
          </g>
        ))}
    </g>
  );
}

// ---- what glows ------------------------------------------------------------------------------------

export interface Shine {
  x: number;
  y: number;
  r: number;
  on: boolean;
  shape: 'ring' | 'hex';
  seat?: number | null;
}
export function Glow({ shines, quiet }: { shines: Shine[]; quiet: boolean }) {
  return (
    <g aria-hidden="true" class="b-pulse">
      {shines.map((s, k) =>
        s.shape === 'hex' ? (
          <path
            key={k}
            d={hexagon(s.x, s.y, s.r)}
            fill="var(--glow)"
            fill-opacity={s.on ? 0.42 : 0.2}
            stroke="var(--glow)"
            stroke-width={s.on ? 7 : 4.5}
          />
        ) : (
          <g key={k}>
            {!quiet && (
              <circle
                class="b-halo"
                cx={n1(s.x)}
                cy={n1(s.y)}
                r={s.r + 5}
                fill="none"
                stroke="var(--glow)"
                stroke-opacity={s.on ? 0.6 : 0.3}
                stroke-width={9}
              />
            )}
            <circle
              cx={n1(s.x)}
              cy={n1(s.y)}
              r={s.r}
              fill="var(--glow)"
              fill-opacity={s.on ? 0.95 : quiet ? 0.5 : 0.72}
              stroke="#FFF4D6"
              stroke-width={s.on ? 3 : 1.4}
            />
          </g>
        ),
      )}
    </g>
  );
}

// ---- ways: where a picked unit may go, and what carries a citizen there -------------------------------

export interface Way {
  from: [number, number];
  to: [number, number];
  by: 'foot' | 'sail' | 'convoy';
  ships: [number, number][];
  on: boolean;
}
const bend = (a: [number, number], b: [number, number]): string => {
  const mx = (a[0] + b[0]) / 2,
    my = (a[1] + b[1]) / 2,
    dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1,
    by = Math.min(26, l * 0.16);
  return `M${n1(a[0])},${n1(a[1])}Q${n1(mx + (dy / l) * by)},${n1(my - (dx / l) * by)} ${n1(b[0])},${n1(b[1])}`;
};
export function Ways({ ways }: { ways: Way[] }) {
  return (
    <g aria-hidden="true" fill="none" stroke-linecap="round">
      {ways.map((w, k) => {
        const stops = w.by === 'convoy' ? [w.from, ...w.ships, w.to] : [w.from, w.to];
        return (
          <g key={k} opacity={w.on ? 1 : 0.55}>
            {stops.slice(1).map((to, i) => (
              <g key={i}>
                <path
                  d={bend(stops[i]!, to)}
                  stroke="#08323F"
                  stroke-opacity={0.6}
                  stroke-width={w.on ? 9 : 6}
                />
                <path
                  d={bend(stops[i]!, to)}
                  stroke={w.on ? 'var(--glow)' : '#FFFBF2'}
                  stroke-width={w.on ? 5.4 : 3}
                  stroke-dasharray={w.by === 'foot' ? '' : '10 8'}
                />
              </g>
            ))}
            {w.on &&
              w.ships.map((s, i) => (
                <circle
                  key={i}
                  cx={n1(s[0])}
                  cy={n1(s[1])}
                  r={24}
                  stroke="var(--glow)"
                  stroke-width={4}
                />
              ))}
          </g>
        );
      })}
    </g>
  );
}
