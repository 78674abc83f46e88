// Figure.tsx - small pictures for the rules page: one idea each, drawn with the same shapes.
import { t, type Key } from '../../i18n/index.ts';
import { SignIcon } from './art/signs.tsx';
import { CardFace } from './boards/Row.tsx';
import { frameAround } from './map/geometry.ts';
import { Ground, Huts, Names } from './map/land.tsx';
import { layoutOf } from './map/layout.ts';
import { Icons, UnitFigure, Units } from './map/things.tsx';
import { buildings, loneLand, marketOf, rowClass, type Region, type Unit } from './position.ts';
import { faceName } from './words/names.ts';

const region = (k: number, face: string, rot: number, q: number, r: number): Region => ({
  ...loneLand(face, rot, q, r, k),
  get name() {
    return faceName(face); // when it is drawn: the words come after the modules
  },
});
const unit = (
  n: number,
  seat: number,
  kind: Unit['kind'],
  at: number,
  part: Unit['part'],
  more: Partial<Unit> = {},
): Unit => ({
  unit: n,
  seat,
  kind,
  region: at,
  part,
  spot: 'free',
  icon: null,
  engaged: null,
  rebel: false,
  text: '',
  ...more,
});
const maps: Record<string, { regions: Region[]; units: Unit[] }> = {
  coast: {
    regions: [
      region(0, 'palm_beach', 0, 0, 0),
      region(1, 'timber_point', 0, 1, 0),
      region(2, 'iron_ridge', 1, 0, 1),
    ],
    units: [],
  },
  strait: {
    regions: [region(0, 'twin_shores', 0, 0, 0)],
    units: [
      unit(0, 0, 'citizen', 0, 'A'),
      unit(10, 0, 'ship', 0, 'sea'),
      unit(14, 1, 'citizen', 0, 'B'),
    ],
  },
};
export const figures = [...Object.keys(maps), 'units', 'buildings', 'market', 'card'];

const CardFigure = () => (
  <div class="ar-fig">
    <div class="ar-slot">
      <CardFace card="missionary" slot={{ slot: 0, card: 'missionary', turned: 1, costs: '' }} />
    </div>
  </div>
);
const BuildingsFigure = () => (
  <div class="ar-fig on-paper">
    {buildings.map(b => (
      <SignIcon key={b} name={b} size={56} />
    ))}
  </div>
);
const MarketFigure = () => (
  <div class="ar-fig">
    <div class="ar-zone">
      <SignIcon name="fish" size={26} />
      {marketOf('domestic', 'fish').map((row, k) => (
        <span key={k} class={`ar-mrow${rowClass(row)}`}>
          <b class={k === 1 ? 'now' : ''}>{row.price}</b>
          {Array.from({ length: row.spaces }, (_, i) => (
            <i key={i} class={k === 0 || (k === 1 && i === 0) ? 'cube fish' : ''} />
          ))}
        </span>
      ))}
    </div>
  </div>
);
const states: Partial<Unit>[] = [
  {},
  { engaged: 'work' },
  { engaged: 'service' },
  { rebel: true },
  { kind: 'ship' },
];
const UnitsFigure = ({ caption }: { caption: string }) => (
  <svg viewBox="0 0 420 80" role="img" aria-label={caption}>
    <rect width={420} height={80} fill="var(--ar-land)" />
    {states.map((more, k) => (
      <g key={k} transform={`translate(${50 + k * 80},42)`}>
        <UnitFigure unit={unit(k, 0, 'citizen', 0, 'A', more)} size={44} />
      </g>
    ))}
  </svg>
);
function MapFigure({ name, caption }: { name: string; caption: string }) {
  const map = maps[name];
  if (!map) return null;
  const layout = layoutOf(map),
    f = frameAround(map.regions, 10),
    w = Math.max(f.w, 2.2 * f.h),
    x = f.x + f.w / 2 - w / 2;
  return (
    <svg viewBox={`${x} ${f.y} ${w} ${f.h}`} role="img" aria-label={caption}>
      <rect x={x} y={f.y} width={w} height={f.h} fill="var(--ar-deep)" />
      <Ground placed={layout.regions} id={`ar-fig-${name}`} />
      <Huts placed={layout.regions} />
      <Icons placed={layout.regions} />
      <Units layout={layout} lifted={null} hidden={new Set()} />
      <Names placed={layout.regions} grow={1} />
    </svg>
  );
}
function Drawing({ name, caption }: { name: string; caption: string }) {
  switch (name) {
    case 'card':
      return <CardFigure />;
    case 'buildings':
      return <BuildingsFigure />;
    case 'market':
      return <MarketFigure />;
    case 'units':
      return <UnitsFigure caption={caption} />;
    default:
      return <MapFigure name={name} caption={caption} />;
  }
}
export function Figure({ name }: { name: string }) {
  if (!figures.includes(name)) return null;
  const caption = t(`archipelago.figure.${name}` as Key);
  return (
    <figure class="figure">
      <Drawing name={name} caption={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
