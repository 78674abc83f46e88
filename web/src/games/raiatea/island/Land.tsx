// Land.tsx - the painted land of the island, 592 by 404: sea and sky, the mountain with its path, shores,
// trees, the marae and the booths. It never changes.
import { ornament } from '../../../art/organic.ts';
import { SignAt, type Sign } from '../art/sign.tsx';

function Palm({ x, y, scale, lean }: { x: number; y: number; scale: number; lean: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={`M0,0C2,-14 ${lean - 2},-26 ${lean},-38`}
        stroke="#8A5A33"
        stroke-width={4}
        fill="none"
        stroke-linecap="round"
      />
      {[-160, -120, -60, -20, 20, 200].map(a => (
        <path
          key={a}
          d="M0,0C8,-7 20,-6 26,4C17,0 8,1 0,0Z"
          transform={`translate(${lean},-38) rotate(${a})`}
          fill={a < -70 || a > 90 ? '#5FA046' : '#3F7D3A'}
        />
      ))}
    </g>
  );
}
// Breadfruit trees on the slope: more to the front, back ones first.
const trees = ((): { x: number; y: number; s: number; k: number }[] => {
  const next = ornament(18);
  return Array.from({ length: 34 }, (_, k) => ({
    x: 22 + next() * 208,
    y: 238 + next() * 62,
    s: 0.85 + next() * 0.4,
    k,
  })).sort((a, b) => a.y - b.y);
})();
function Tree({ x, y, s, k }: { x: number; y: number; s: number; k: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)})`}>
      <path d="M-2,0h5l-1,-16h-3Z" fill="#6B3F22" />
      <circle cy={-24} r={15} fill={k % 3 ? '#3F7D3A' : '#4E8B3A'} />
      <circle cx={-5} cy={-29} r={9} fill={k % 2 ? '#6FB04A' : '#5FA046'} />
      <circle cx={6} cy={-21} r={2.5} fill="#F2C84B" />
      <circle cx={-3} cy={-17} r={2.5} fill="#F2C84B" />
    </g>
  );
}
function Oyster({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        d="M-16,4C-16,-12 16,-12 16,4C8,10 -8,10 -16,4Z"
        fill="#EADFD2"
        stroke="#8E7F72"
        stroke-width={1.4}
      />
      <path d="M0,7V-8M-6,7L-9,-5M6,7L9,-5" stroke="#8E7F72" />
      <circle cy={3} r={4.5} fill="#fff" stroke="#8E9AA3" />
    </g>
  );
}
function Booth({ x, ink, one, two }: { x: number; ink: string; one: Sign; two: Sign }) {
  return (
    <g transform={`translate(${x} 312)`}>
      <path d="M4,0V44M56,0V44" stroke="#6B3F22" stroke-width={3.5} />
      <path d="M4,26H56V40H4Z" fill="#B0793F" />
      <path d="M-2,4L8,-16H52L62,4Z" fill={ink} />
      <path d="M8,-16H19L14,4H-2ZM30,-16H41L46,4H30Z" fill="#FFFBF2" opacity={0.85} />
      <path d="M-2,4q7.500,8 15,0q8,8 16,0q8,8 16,0q8,8 17,0" fill={ink} />
      <SignAt name={one} x={20} y={22} size={17} />
      <SignAt name={two} x={40} y={22} size={17} />
    </g>
  );
}
const swell = (list: [number, number][]) =>
  list.map(([x, y]) => `M${x},${y}q6,-5 12,0t12,0`).join('');

// Sky and lagoon, the neighbours beyond, a canoe on its way there.
const Sea = () => (
  <>
    <rect width={592} height={404} fill="url(#ra-sky)" />
    <circle cx={486} cy={30} r={25} fill="#F8D48C" />
    <rect y={116} width={592} height={320} fill="url(#ra-lagoon)" />
    <path
      d="M470,118C486,104 498,108 510,98C526,86 540,104 556,104C570,102 580,112 592,114V120H470Z"
      fill="#6E9C74"
    />
    <path d="M508,112l6,-8l6,8ZM528,110l6,-8l6,8ZM552,113l6,-8l6,8Z" fill="#8A5A33" />
    <path d="M462,119H592" stroke="#F3E3B6" stroke-width={3} />
    <path
      d={swell([
        [448, 150],
        [520, 168],
        [560, 146],
        [20, 150],
        [30, 196],
        [76, 172],
      ])}
      fill="none"
      stroke="#fff"
      stroke-width={1.8}
      opacity={0.5}
    />
    <g transform="translate(452 124) scale(1.4)">
      <path d="M13,2C19,6 20,12 17.500,17L12.500,16.500Z" fill="#C9431B" />
      <path d="M1,17.500Q12,21 23,17C20,22 17,23 12,23S3,22 1,17.500Z" fill="#6B3F22" />
      <path d="M-3,23.500h16" stroke="#6B3F22" stroke-width={1.5} />
    </g>
  </>
);

const Mountain = () => (
  <>
    <path
      d="M60,250C96,196 120,150 158,110C176,92 196,120 214,96C240,60 262,44 292,26
        C306,18 318,34 332,50C356,78 372,74 396,108C424,146 452,190 500,240L560,300H40Z"
      fill="#5E9A68"
    />
    <path
      d="M292,26C306,18 318,34 332,50C356,78 372,74 396,108C424,146 452,190 500,240L560,300H330
        C350,240 300,180 316,120C322,92 300,60 292,26Z"
      fill="#4B8657"
    />
    <path
      d="M292,26C284,60 250,84 240,130C232,170 200,190 180,250L160,280L214,250
        C226,200 262,170 270,130C276,90 290,70 292,26Z"
      fill="#79B07C"
      opacity={0.7}
    />
    <path d="M300,118l9,-3l1,26l-6,22ZM396,150l8,4l-3,24l-6,-4Z" fill="#E8F5F1" opacity={0.8} />
  </>
);

const Shores = () => (
  <>
    <path d="M-10,236C40,214 120,236 200,232C300,226 420,214 602,246V440H-10Z" fill="#8FC45C" />
    <path d="M-10,262C60,244 150,270 260,258C380,246 470,250 602,276V440H-10Z" fill="#7DB64F" />
    <path d="M-10,318C60,300 130,318 196,338C250,354 262,392 250,440H-10Z" fill="#F3E3B6" />
    <path d="M-10,334C56,318 120,334 180,352C224,366 238,400 226,440H-10Z" fill="#9FDDD4" />
    <path d="M-10,352C50,338 106,352 158,368C196,382 206,408 196,440H-10Z" fill="#49B6B8" />
  </>
);

// The path of the gods and the shrine at its end.
const Path = () => (
  <>
    <path
      d="M330,300C360,270 300,256 318,230C334,206 284,196 300,168C312,146 282,132 292,104"
      fill="none"
      stroke="#F3E3B6"
      stroke-width={11}
      stroke-linecap="round"
    />
    <path
      d="M330,300C360,270 300,256 318,230C334,206 284,196 300,168C312,146 282,132 292,104"
      fill="none"
      stroke="#B0793F"
      stroke-width={11}
      stroke-dasharray="2 9"
      opacity={0.45}
    />
    <path
      d="M270,104h46l-6,-12h-34ZM278,92h30l-5,-10h-20Z"
      fill="#A79C8B"
      stroke="#5A4A3E"
      stroke-width={1.2}
    />
    <path d="M288,82V66h9v16Z" fill="#5A4A3E" />
  </>
);

const Marae = () => (
  <g transform="translate(398 178)">
    <path d="M0,62L16,40H168L186,62Z" fill="#8A8174" />
    <path d="M0,62H186V78H0Z" fill="#6E665B" />
    <path d="M22,40L34,22H150L162,40Z" fill="#A79C8B" />
    <path d="M22,40H162V48H22Z" fill="#7D7468" />
    <path
      d="M44,24V-6q6,-8 12,0V24ZM70,24V-16q7,-10 14,0V24ZM98,24V-16q7,-10 14,0V24ZM126,24V-6
        q6,-8 12,0V24Z"
      fill="#5A4A3E"
    />
    <path d="M73,0h8M73,6h8M101,0h8M101,6h8M47,6h6M129,6h6" stroke="#EAD7B7" stroke-width={1.6} />
  </g>
);

// Palms, booths and oysters, from back to front.
const Front = () => (
  <>
    <Palm x={586} y={262} scale={1.2} lean={-8} />
    <Palm x={384} y={262} scale={1} lean={5} />
    <Booth x={372} ink="#C9431B" one="uru" two="taro" />
    <Booth x={438} ink="#F2A541" one="mahi" two="uru" />
    <Booth x={504} ink="#1B7F95" one="tiare" two="taro" />
    <Palm x={330} y={352} scale={1.05} lean={-6} />
    <Palm x={256} y={326} scale={1.15} lean={8} />
    <Palm x={274} y={340} scale={0.9} lean={12} />
    <Palm x={566} y={392} scale={1} lean={-5} />
    <Oyster x={112} y={386} s={1} />
    <Oyster x={52} y={394} s={0.8} />
    <Oyster x={170} y={394} s={0.75} />
    <Oyster x={216} y={384} s={0.6} />
    <path
      d={swell([
        [20, 372],
        [132, 372],
        [86, 398],
      ])}
      fill="none"
      stroke="#fff"
      stroke-width={1.8}
      opacity={0.7}
    />
  </>
);

const Inks = () => (
  <defs>
    <clipPath id="ra-scene">
      <rect width={592} height={404} rx={16} />
    </clipPath>
    <linearGradient id="ra-sky" x2="0" y2="1">
      <stop offset="0" stop-color="#FBEBD0" />
      <stop offset=".35" stop-color="#CBE9E2" />
    </linearGradient>
    <linearGradient id="ra-lagoon" x2="0" y2="1">
      <stop offset="0" stop-color="#35A0A9" />
      <stop offset="1" stop-color="#6CC6C2" />
    </linearGradient>
  </defs>
);

export function Land() {
  return (
    <>
      <Inks />
      <g clip-path="url(#ra-scene)">
        <Sea />
        <Mountain />
        <Shores />
        <Path />
        {trees.map(tree => (
          <Tree key={tree.k} {...tree} />
        ))}
        <Marae />
        <Front />
      </g>
      <rect
        x={0.75}
        y={0.75}
        width={590.5}
        height={402.5}
        rx={16}
        fill="none"
        stroke="#6B3F22"
        stroke-opacity={0.35}
        stroke-width={1.5}
      />
    </>
  );
}
