// marae.tsx - the things of Raiatea on a 24 grid: pearls and mana, goods, helpers, masks, priests,
// tattoos, rituals. Filled shapes with their own colours, legible on paper, wood and night alike.
import type { JSX } from 'preact';
import { onGrid } from './grid.ts';

export type Sign =
  | 'pearl'
  | 'mana'
  | 'uru'
  | 'taro'
  | 'mahi'
  | 'tiare'
  | 'gatherer'
  | 'trader'
  | 'shaman'
  | 'diver'
  | 'priest'
  | 'tattoo'
  | 'ritual'
  | 'forbidden'
  | 'gavel'
  | 'helper'
  | 'too'
  | 'vp'
  | 'renew'
  | 'good'
  | 'mask'
  | 'bag'
  | 'fist'
  | 'palm'
  | 'mirror'
  | 'pair'
  | 'flag';

const petals = (n: number, rx: number, ry: number, cy: number) =>
  Array.from({ length: n }, (_, k) => (
    <ellipse key={k} cx={12} cy={cy} rx={rx} ry={ry} transform={`rotate(${(360 / n) * k} 12 12)`} />
  ));

const shapes: Record<Sign, () => JSX.Element> = {
  pearl: () => (
    <>
      <circle cx={12} cy={12} r={8.5} fill="#F4F1EC" stroke="#7C8992" stroke-width={1.5} />
      <circle cx={12} cy={12} r={6} fill="#D5DDE3" />
      <circle cx={9.5} cy={9.3} r={2.7} fill="#fff" />
    </>
  ),
  mana: () => (
    <>
      <path
        d="M12,1.5C16.5,7 20,10.5 20,15a8,8 0 0 1-16,0c0-4.500 3.500-8 8-13.500Z"
        fill="#1B7F95"
        stroke="#0E4A5C"
        stroke-width={1.2}
      />
      <path
        d={
          'M12,15.500c1-.4 1.300-1.800 .2-2.400c-1.900-.8-3.500,1.100-2.900,3' +
          'c.8,2.400 4.100,2.900 5.700,.8c1.500-2.100 .9-4.700-1-5.900'
        }
        fill="none"
        stroke="#BFE6DF"
        stroke-width={1.6}
        stroke-linecap="round"
      />
    </>
  ),
  uru: () => (
    <>
      <path d="M12,3.500V7" stroke="#6B3F22" stroke-width={2} />
      <ellipse cx={12} cy={14} rx={7.6} ry={8} fill="#8FB23C" stroke="#4F6E1E" stroke-width={1.3} />
      <path
        d={
          'M7.500,11h0M12,10h0M16.500,11h0M6.500,15h0M10,14.500h0M14,14.500h0M17.500,15h0' +
          'M8.500,18.500h0M12,18.500h0M15.500,18.500h0'
        }
        stroke="#4F6E1E"
        stroke-width={1.9}
        stroke-linecap="round"
      />
      <path d="M12,5c2-3 6-3 8-1c-2,2.500-5,3-8,1Z" fill="#3F7D3A" />
    </>
  ),
  taro: () => (
    <>
      <path
        d="M12,14C5,14 3,8 4.500,2.500C9,3 12,5 12,9c0-4 3-6 7.500-6.500C21,8 19,14 12,14Z"
        fill="#4A8A3B"
        stroke="#2F5F2C"
        stroke-width={1}
      />
      <path
        d="M8,14.500c0-2 8-2 8,0c1.500,3 0,7.500-4,7.500s-5.500-4.500-4-7.500Z"
        fill="#A46A8C"
        stroke="#6B3F5A"
        stroke-width={1.2}
      />
      <path d="M8.500,17.500h7M9.500,19.800h5" stroke="#6B3F5A" stroke-width={0.9} />
    </>
  ),
  mahi: () => (
    <>
      <path
        d="M2,12.500C5,6 13,5 17.500,11L22,7.500v9L17.500,13C13,18.500 5,18.500 2,12.500Z"
        fill="#2B8FB8"
        stroke="#165472"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path d="M5,8.800C8,5 13,5 15.500,8.500" fill="none" stroke="#F2C84B" stroke-width={2} />
      <circle cx={6} cy={11.8} r={1.2} fill="#fff" />
    </>
  ),
  tiare: () => (
    <>
      <g fill="#FFFDF5" stroke="#A8924F" stroke-width={1}>
        {petals(6, 2.8, 4.6, 5.5)}
      </g>
      <circle cx={12} cy={12} r={2.6} fill="#F2A541" />
    </>
  ),
  gatherer: () => (
    <>
      <path d="M3.500,11h17l-2,9.500h-13Z" fill="#B0793F" stroke="#6B3F22" stroke-width={1.3} />
      <path d="M6,11C6,4 18,4 18,11" fill="none" stroke="#6B3F22" stroke-width={1.8} />
      <path
        d="M4.500,14.500h15M5,17.500h14M8.500,11l1,9.500M12,11v9.500M15.500,11l-1,9.500"
        stroke="#6B3F22"
        stroke-width={1}
      />
    </>
  ),
  trader: () => (
    <>
      <path
        d="M12,3v17M7,21h10M4,6.500h16"
        stroke="#8A5A33"
        stroke-width={1.8}
        stroke-linecap="round"
      />
      <path
        d="M1.500,14L4.500,6.500L8,14c-1,3-5.500,3-6.500,0ZM16,14l3.500-7.500L22.500,14c-1,3-5.500,3-6.500,0Z"
        fill="#F2A541"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
    </>
  ),
  shaman: () => (
    <>
      <path
        d="M12,2c3,1 4.500,3 4.500,5.500S15,12 12,12S7.500,10 7.500,7.500S9,3 12,2Z"
        fill="#8F63B8"
        stroke="#4A2C68"
        stroke-width={1.2}
      />
      <path d="M12,12v10" stroke="#6B4590" stroke-width={2.4} stroke-linecap="round" />
      <path
        d="M5,3C3,6 3,9 5,12M19,3c2,3 2,6 0,9"
        fill="none"
        stroke="#8F63B8"
        stroke-width={1.6}
        stroke-linecap="round"
      />
      <circle cx={12} cy={7.3} r={1.7} fill="#F2A541" />
    </>
  ),
  diver: () => (
    <>
      <path
        d="M1.500,6.500c2,0 2,1.500 4,1.500s2-1.500 4-1.500s2,1.500 4,1.500s2-1.500 4-1.500s2,1.500 4.500,1.500"
        fill="none"
        stroke="#49B6B8"
        stroke-width={1.8}
        stroke-linecap="round"
      />
      <path
        d="M13.500,15L7.500,9.500L3,8.500M7.500,9.500L6,4M13.500,15l4.500,6"
        fill="none"
        style="stroke: var(--diver, #1E6B80)"
        stroke-width={3}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx={17} cy={14.5} r={2.9} style="fill: var(--diver, #1E6B80)" />
      <circle cx={20} cy={21} r={2.2} fill="#F4F1EC" stroke="#8E9AA3" />
    </>
  ),
  mirror: () => (
    <>
      <ellipse cx={12} cy={10} rx={7} ry={8} fill="#BFE6DF" stroke="#8A5A33" stroke-width={1.8} />
      <path d="M12,18v4.500" stroke="#8A5A33" stroke-width={3} stroke-linecap="round" />
      <path d="M8,11L13,5M10.500,13.500L16,7" stroke="#fff" stroke-width={1.6} />
    </>
  ),
  priest: () => (
    <>
      <circle cx={12} cy={6.5} r={4} fill="#C98B55" stroke="#6B3F22" stroke-width={1.2} />
      <path d="M7,4.500C8,1 16,1 17,4.500C14,3.500 10,3.500 7,4.500Z" fill="#C9431B" />
      <path
        d="M5,22c0-7 2-10.500 7-10.500S19,15 19,22Z"
        fill="#EAD7B7"
        stroke="#6B3F22"
        stroke-width={1.3}
      />
      <path d="M8.500,16l3.500,3.500l3.500-3.500" fill="none" stroke="#6B3F22" stroke-width={1.3} />
    </>
  ),
  tattoo: () => (
    <>
      <circle
        cx={12}
        cy={12}
        r={9.7}
        fill="#1D2B2F"
        stroke="#EAD7B7"
        stroke-opacity={0.6}
        stroke-width={0.8}
      />
      <path
        d="M12,3.500L14,9l-2-1l-2,1ZM12,20.500L10,15l2,1l2-1ZM3.500,12L9,10l-1,2l1,2ZM20.500,12L15,14l1-2l-1-2Z"
        fill="#EAD7B7"
      />
      <circle cx={12} cy={12} r={2.2} fill="none" stroke="#EAD7B7" stroke-width={1.4} />
    </>
  ),
  ritual: () => (
    <>
      <rect
        x={5}
        y={2.5}
        width={14}
        height={19}
        rx={2.2}
        fill="#0E4A5C"
        stroke="#EAD7B7"
        stroke-width={1.4}
      />
      <path d="M12,6l3.500,6l-3.500,6l-3.500-6Z" fill="#EAD7B7" />
    </>
  ),
  forbidden: () => (
    <>
      <rect
        x={5}
        y={2.5}
        width={14}
        height={19}
        rx={2.2}
        fill="#7A2416"
        stroke="#EAD7B7"
        stroke-width={1.4}
      />
      <path
        d="M12,5.500l1.800,4.500l4.200,.5l-3.200,2.800l1,4.700L12,15.500l-3.800,2.500l1-4.700L6,10.500l4.200-.5Z"
        fill="#EAD7B7"
      />
    </>
  ),
  gavel: () => (
    <path
      d="M5,12l7-7l4,4l-7,7ZM13,13l7,7"
      fill="#F2A541"
      stroke="#6B3F22"
      stroke-width={1.8}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  ),
  helper: () => (
    <>
      <circle cx={12} cy={7} r={4.5} fill="#8A5A33" />
      <path d="M3.500,22c0-7 3-9.500 8.500-9.500s8.500,2.500 8.500,9.500Z" fill="#8A5A33" />
    </>
  ),
  too: () => (
    <>
      <path
        d="M12,2c3,0 5,2 5,5c0,2-1,3-1,3c3,1 4,3 4,6v6H4v-6c0-3 1-5 4-6c0,0-1-1-1-3c0-3 2-5 5-5Z"
        fill="#8A5A33"
        stroke="#4A2A14"
        stroke-width={1.2}
      />
      <path d="M9,6.500h2M13,6.500h2M9.500,9h5" stroke="#FFE9B8" stroke-width={1.5} />
    </>
  ),
  vp: () => (
    <>
      <g fill="#F2A541" stroke="#A86A08" stroke-width={0.8}>
        {petals(5, 3.2, 4.4, 5.6)}
      </g>
      <circle cx={12} cy={12} r={2.8} fill="#E4572E" />
    </>
  ),
  renew: () => (
    <path
      d="M19.500,12a7.500,7.500 0 1 1-2.400-5.500M19.500,3v4.500H15"
      fill="none"
      stroke="#3F7D3A"
      stroke-width={2.6}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  good: () => (
    <>
      <path
        d="M3,10h18l-2.500,10.500h-13Z"
        fill="#B0793F"
        stroke="#6B3F22"
        stroke-width={1.3}
        stroke-linejoin="round"
      />
      <circle cx={8} cy={7.5} r={3.6} fill="#8FB23C" stroke="#4F6E1E" stroke-width={1} />
      <circle cx={15.5} cy={7} r={3.4} fill="#C9571F" stroke="#7A2F10" stroke-width={1} />
      <path d="M4,14h16M5,17h14" stroke="#6B3F22" stroke-width={1} />
    </>
  ),
  mask: () => (
    <>
      <path
        d="M4,4Q12,0 20,4Q21.600,14 17.600,19Q12,25 6.400,19Q2.400,14 4,4Z"
        fill="#8A5A33"
        stroke="#3A2314"
        stroke-width={1}
      />
      <path
        d={
          'M6.500,10Q9,7.500 10.600,10.200M17.500,10Q15,7.500 13.400,10.200M12,10.500V15' +
          'M8.500,18.500Q12,20.500 15.500,18.500'
        }
        fill="none"
        stroke="#FFFBF2"
        stroke-width={1.7}
        stroke-linecap="round"
      />
    </>
  ),
  bag: () => (
    <>
      <path
        d={
          'M7.500,8C1.500,13.500 2.500,21.500 12,21.500S22.500,13.500 16.500,8' +
          'C19,4.500 16.500,2 12,3.500C7.500,2 5,4.500 7.500,8Z'
        }
        fill="#B0793F"
        stroke="#6B3F22"
        stroke-width={1.2}
      />
      <path
        d="M7,8.300Q12,10.500 17,8.300"
        fill="none"
        stroke="#6B3F22"
        stroke-width={1.6}
        stroke-linecap="round"
      />
    </>
  ),
  fist: () => (
    <>
      <path
        d={
          'M5,9.500c0-2 3.200-2 3.500-.5c.2-2.500 3.600-2.500 3.900-.3' +
          'c.4-2 3.600-1.700 3.600,.5c.8-1.500 3.500-1 3.500,1.300v5' +
          'c0,4-2.500,6.500-7,6.500s-7.500-2.500-7.500-6.500Z'
        }
        fill="#C98B55"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path
        d="M8.500,9v4M12.400,8.700v4.300M16,9.200v3.800M5.500,13.500c3-1.500 6-.8 7,1.500"
        fill="none"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linecap="round"
      />
    </>
  ),
  palm: () => (
    <>
      <path
        d={
          'M4,13.500c-1.300-2 1-3.600 2.600-1.800l1.600,1.800L7.800,5c0-2 2.500-2 2.700,0' +
          'l.5,5l.3-6.500c.1-2 2.600-2 2.600,0l.1,6.500l.8-5.500' +
          'c.3-1.900 2.600-1.600 2.500,.4l-.5,5.700l1-3c.6-1.700 2.600-1.100 2.300,.8' +
          'c-.6,3.500-.8,9-3,11.500c-2.200,2.500-7,2.500-9,0Z'
        }
        fill="#C98B55"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
    </>
  ),
  pair: () => (
    <path
      d="M3,6h18v12H3ZM12,6v12"
      fill="none"
      stroke="#B36B12"
      stroke-width={2}
      stroke-linejoin="round"
    />
  ),
  flag: () => (
    <path
      d="M6,21V4c4-2 7,2 12,0v9c-5,2-8-2-12,0"
      fill="#C9431B"
      stroke="#6B3F22"
      stroke-width={1.4}
      stroke-linejoin="round"
    />
  ),
};
const Shape = ({ name }: { name: Sign }) => shapes[name]();

// In text and panels. The word stands beside it, so it is not spoken.
export function SignIcon({ name, size = 22 }: { name: Sign; size?: number }) {
  return (
    <svg class="good" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Shape name={name} />
    </svg>
  );
}
// Inside a drawing, around a point.
export function SignAt({ name, x, y, size }: { name: Sign; x: number; y: number; size: number }) {
  return (
    <g transform={onGrid(x, y, size)}>
      <Shape name={name} />
    </g>
  );
}

// ---- masks -----------------------------------------------------------------------------------

const maskInk: Record<string, [string, string]> = {
  red: ['#C24358', '#7E1F33'],
  blue: ['#2F74B5', '#16446F'],
  green: ['#3F8A4B', '#1E5530'],
  yellow: ['#D9A21B', '#8A5F06'],
};
// A colour has a headdress of its own as well: feathers, waves, leaves, rays.
const crowns: Record<string, (() => JSX.Element) | undefined> = {
  red: () => (
    <path
      d={
        'M12,7Q10,3 12,.5Q14,3 12,7ZM8.500,7.500Q5,4.500 5,1.500Q8.500,3 9.500,7Z' +
        'M15.500,7.500Q19,4.500 19,1.500Q15.500,3 14.500,7Z'
      }
    />
  ),
  blue: () => (
    <path
      d={
        'M4.500,7.500C4.500,3 8,3 8.200,5.200C8.500,1.500 12,1.500 12.200,4.600' +
        'C12.500,1.500 16,1.500 16,5C16.300,3 19.500,3 19.500,7.500Z'
      }
    />
  ),
  green: () => (
    <path d="M12,8C7,8 4,5 4,2.500C8,2 11,4 12,8ZM12,8C17,8 20,5 20,2.500C16,2 13,4 12,8Z" />
  ),
};
const other = () => (
  <path d="M4.500,8L3.500,3l3.500,2.500L8.500,1l2.500,4L12,.5L13,5l2.500-4L17,5.500L20.500,3l-1,5Z" />
);
const Crown = ({ colour }: { colour: string }) => (crowns[colour] ?? other)();
export function MaskShape({ colour, emblem }: { colour: string; emblem: Sign | null }) {
  const [ink, dark] = maskInk[colour] ?? maskInk.red!;
  return (
    <g>
      <g fill={dark}>
        <Crown colour={colour} />
      </g>
      <path
        d="M5.500,7.500Q12,4.600 18.500,7.500Q19.800,14.500 16.600,18.800Q12,24 7.400,18.800Q4.200,14.500 5.500,7.500Z"
        fill={ink}
        stroke={dark}
        stroke-width={1.1}
      />
      <path
        d={
          'M7.400,12.600Q9.200,10.800 10.700,12.800M16.600,12.600Q14.800,10.800 13.300,12.800' +
          'M12,13V16.200M9.600,18.900Q12,20.300 14.400,18.900'
        }
        fill="none"
        stroke="#FFFBF2"
        stroke-width={1.5}
        stroke-linecap="round"
      />
      {emblem ? (
        <g>
          <circle cx={12} cy={8.4} r={3.1} fill="#FFFBF2" stroke={dark} stroke-width={0.7} />
          <SignAt name={emblem} x={12} y={8.4} size={5} />
        </g>
      ) : (
        <path d="M12,6.200l1.100,1.800l-1.100,1.800l-1.100-1.800Z" fill="#FFFBF2" />
      )}
    </g>
  );
}

// ---- backs and the die -----------------------------------------------------------------------

const pips: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
];
export function DieFace({ n, size = 40 }: { n: number; size?: number }) {
  const at = pips[n] ?? [];
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d="M0,-11.400L11.400,0L0,11.400L-11.400,0Z"
        fill="#FFFBF2"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      {at.map(([x, y], k) => (
        <circle key={k} cx={x * 3.1} cy={y * 3.1} r={1.7} fill="#C9431B" />
      ))}
    </svg>
  );
}
