// signs.tsx - the signs of a colony: goods, buildings, deeds of the wheel, moods. Filled shapes on a
// 24 grid with an outline of their own, so that they hold on sea, grass and paper.
import type { JSX } from 'preact';

export type Sign =
  | 'fruit'
  | 'cattle'
  | 'fish'
  | 'wood'
  | 'stone'
  | 'iron'
  | 'token'
  | 'florin'
  | 'town'
  | 'temple'
  | 'market'
  | 'port'
  | 'ship'
  | 'taxes'
  | 'transaction'
  | 'exploration'
  | 'reproduction'
  | 'recruitment'
  | 'migration'
  | 'construction'
  | 'flame'
  | 'skull'
  | 'crowd'
  | 'worker'
  | 'medal'
  | 'hut'
  | 'deal'
  | 'disc'
  | 'dove'
  | 'torch'
  | 'character'
  | 'progress'
  | 'wonder'
  | 'secret'
  | 'stacks';

export const bark = '#6B3F22';
export const deep = '#0E4A5C';
export const paper = '#FFFBF2';
const call = '#C9431B';
const gold = '#F2C84B';
const goldEdge = '#9A6B12';

const goods: Partial<Record<Sign, () => JSX.Element>> = {
  fruit: () => (
    <>
      <path
        d={
          'M12,8.4C8.2,5.4 3.4,8 3.4,13c0,4.6 3.6,9 6.6,9c1,0 1.3-.6 2-.6s1,.6 2,.6' +
          'c3,0 6.6-4.4 6.6-9c0-5-4.8-7.6-8.6-4.6Z'
        }
        fill="#E4572E"
        stroke="#9E2F12"
        stroke-width={1.2}
      />
      <path
        d="M12,8.4C12,5 13,3 15.4,2"
        fill="none"
        stroke={bark}
        stroke-width={1.8}
        stroke-linecap="round"
      />
      <path d="M12.4,5.6C9,5.6 7,4 6.5,1.6C10,1.6 12,2.6 12.4,5.6Z" fill="#5FA046" />
    </>
  ),
  cattle: () => (
    <>
      <path
        d="M2,4C3,8 5.4,8.5 7,8.5M22,4C21,8 18.6,8.5 17,8.5"
        fill="none"
        stroke={bark}
        stroke-width={2.4}
        stroke-linecap="round"
      />
      <path
        d="M6,8.5C8,6 16,6 18,8.5C19,13 17,21.5 12,21.5S5,13 6,8.5Z"
        fill="#B98A5A"
        stroke={bark}
        stroke-width={1.3}
      />
      <ellipse cx={12} cy={18} rx={4.2} ry={3} fill="#F3DFC4" stroke={bark} />
      <g fill="#1D2B2F">
        <circle cx={9} cy={12} r={1.2} />
        <circle cx={15} cy={12} r={1.2} />
      </g>
      <g fill={bark}>
        <circle cx={10.5} cy={18} r={0.8} />
        <circle cx={13.5} cy={18} r={0.8} />
      </g>
    </>
  ),
  fish: () => (
    <>
      <path
        d="M1.5,12C5,5.4 13,5 17,11.5L22.5,7v10L17,12.5C13,19 5,18.6 1.5,12Z"
        fill="#2B7FC0"
        stroke="#164C7A"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <circle cx={6} cy={11} r={1.4} fill="#fff" />
      <path d="M10.5,8.5q2.5,3.5 0,7" fill="none" stroke="#fff" stroke-width={1.3} />
    </>
  ),
  wood: () => (
    <>
      <path
        d="M4,8L17,3l3.5,3.5l-13,6Z"
        fill="#8A5A33"
        stroke="#4A2A14"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path
        d="M4,15.5L17,10.5l3.5,3.5l-13,6Z"
        fill="#A06B3E"
        stroke="#4A2A14"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <g fill="#E3C79B" stroke="#4A2A14" stroke-width={1.2}>
        <ellipse cx={5.6} cy={10.3} rx={2.6} ry={3} />
        <ellipse cx={5.6} cy={17.8} rx={2.6} ry={3} />
      </g>
    </>
  ),
  stone: () => (
    <>
      <path
        d="M3,18L6,9l6-5l6,3l3.5,11l-4,3H6Z"
        fill="#A9A59B"
        stroke="#5B5850"
        stroke-width={1.3}
        stroke-linejoin="round"
      />
      <path d="M6,9l6,3l6-5M12,12v9" fill="none" stroke="#5B5850" stroke-width={1.1} />
    </>
  ),
  iron: () => (
    <>
      <path
        d="M2.5,17.5L6,10h12l3.5,7.5l-2,2.5H4.5Z"
        fill="#5E6E7C"
        stroke="#2A3640"
        stroke-width={1.3}
        stroke-linejoin="round"
      />
      <path d="M6,10h12l-2,4.5H8Z" fill="#8FA0AD" stroke="#2A3640" />
    </>
  ),
  token: () => (
    <>
      <path
        d="M12,1.5L21,6.8v10.4L12,22.5l-9-5.3V6.8Z"
        fill="#EAD7B7"
        stroke={bark}
        stroke-width={1.5}
      />
      <path d="M12,5.5L14,12l-2,6.5L10,12Z" fill={bark} />
      <path d="M5.5,12l6.5-2l6.5,2l-6.5,2Z" fill={bark} opacity={0.6} />
    </>
  ),
  florin: () => (
    <>
      <circle cx={12} cy={12} r={9.8} fill={gold} stroke={goldEdge} stroke-width={1.6} />
      <circle cx={12} cy={12} r={7} fill="none" stroke={goldEdge} />
      <path
        d="M15,7.5c-3-1-4.5,.3-4.5,2.5v7M8.5,12h5"
        fill="none"
        stroke="#7A520A"
        stroke-width={1.8}
        stroke-linecap="round"
      />
    </>
  ),
};

const houses: Partial<Record<Sign, () => JSX.Element>> = {
  town: () => (
    <>
      <path
        d="M2,22V12l5-4l5,4v10ZM12,22V8l5-5l5,5v14Z"
        fill={paper}
        stroke={bark}
        stroke-width={1.5}
        stroke-linejoin="round"
      />
      <path
        d="M1,12.5L7,7l5.5,5M11.5,8.5L17,2l6,6.5"
        fill="none"
        stroke={call}
        stroke-width={2.2}
        stroke-linejoin="round"
      />
      <path d="M5.5,22v-4h3v4ZM15.5,22v-5h3v5Z" fill={bark} />
      <path d="M15.8,11.5h2.6" stroke={bark} stroke-width={1.3} />
    </>
  ),
  temple: () => (
    <>
      <path d="M4,22V11h16v11" fill={paper} stroke={bark} stroke-width={1.5} />
      <path d="M2,22h20" stroke={bark} stroke-width={1.8} />
      <path
        d="M12,1.5L22,11H2Z"
        fill="#F2A541"
        stroke={bark}
        stroke-width={1.5}
        stroke-linejoin="round"
      />
      <path d="M8,11v11M12,11v11M16,11v11" stroke={bark} stroke-width={1.6} />
    </>
  ),
  market: () => (
    <>
      <path d="M4,10v12h16V10" fill={paper} stroke={bark} stroke-width={1.5} />
      <path
        d="M2,10L5,3h14l3,7q-2.5,3.5-5,0q-2.5,3.5-5,0q-2.5,3.5-5,0q-2.5,3.5-5,0Z"
        fill={call}
        stroke={bark}
        stroke-width={1.3}
        stroke-linejoin="round"
      />
      <path d="M7,16h10v6H7Z" fill="#B0793F" />
    </>
  ),
  port: () => (
    <>
      <circle cx={12} cy={5} r={2.6} fill="none" stroke={deep} stroke-width={2.2} />
      <path
        d={
          'M12,8v13M7,11.5h10M3.5,14c.5,5 4,7.5 8.5,7.5s8-2.5 8.5-7.5M3.5,14l-1.5,3M3.5,14' +
          'l3,1.5M20.5,14l1.5,3M20.5,14l-3,1.5'
        }
        fill="none"
        stroke={deep}
        stroke-width={2.2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  ship: () => (
    <>
      <path d="M11,1C20,3.5 21.5,11 19,15.5L11,15Z" fill={paper} stroke={deep} stroke-width={1.4} />
      <path d="M9,4C5,7 4.5,11.5 5.5,14.6H9Z" fill={paper} stroke={deep} stroke-width={1.2} />
      <path d="M10.4,.8V16" stroke={bark} stroke-width={1.6} />
      <path d="M1.5,16H22.5C21.5,20.6 18.5,22.5 12,22.5S2.5,20.6 1.5,16Z" fill={deep} />
    </>
  ),
  hut: () => (
    <>
      <path d="M4,21V12h16v9Z" fill="#D9B77C" stroke={bark} stroke-width={1.4} />
      <path
        d="M1,13.4L12,3l11,10.4q-5.5,2-11,2t-11-2Z"
        fill="#B0793F"
        stroke={bark}
        stroke-width={1.4}
        stroke-linejoin="round"
      />
      <path d="M10,21v-4.4h4V21Z" fill={bark} />
    </>
  ),
};

const recruitmentShape = () => (
  <>
    <circle cx={9} cy={7.5} r={4} fill="currentColor" />
    <path d="M1.5,21c0-6 3-8.5 7.5-8.5s7.5,2.5 7.5,8.5Z" fill="currentColor" />
    <path d="M19,5v8M15,9h8" stroke={call} stroke-width={2.4} stroke-linecap="round" />
  </>
);

const deeds: Partial<Record<Sign, () => JSX.Element>> = {
  taxes: () => (
    <g stroke={goldEdge} stroke-width={1.3}>
      <ellipse cx={12} cy={18} rx={8.5} ry={3.6} fill="#E0B234" />
      <ellipse cx={12} cy={13} rx={8.5} ry={3.6} fill={gold} />
      <ellipse cx={12} cy={8} rx={8.5} ry={3.6} fill="#F7D977" />
    </g>
  ),
  transaction: () => (
    <path
      d="M3,8.5h16l-4-4M21,15.5H5l4,4"
      fill="none"
      stroke={deep}
      stroke-width={2.4}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  exploration: () => (
    <>
      <circle cx={12} cy={12} r={9.5} fill={paper} stroke={deep} stroke-width={1.8} />
      <path d="M12,4L14.5,12L12,20L9.5,12Z" fill={deep} />
      <path d="M12,4L14.5,12h-5Z" fill={call} />
    </>
  ),
  reproduction: () => (
    <>
      <path
        d="M12,20.5C5,16 2.5,12.5 2.5,8.5a5,5 0 0 1 9.5-2a5,5 0 0 1 9.5,2c0,4-2.5,7.5-9.5,12Z"
        fill="#E4572E"
        stroke="#9E2F12"
        stroke-width={1.2}
      />
      <path d="M12,9v6M9,12h6" stroke="#fff" stroke-width={1.8} stroke-linecap="round" />
    </>
  ),
  recruitment: recruitmentShape,
  worker: recruitmentShape,
  migration: () => (
    <>
      <circle cx={7} cy={6} r={3} fill={deep} />
      <path d="M2,20c0-6 1.5-9.5 5-9.5s5,3.5 5,9.5Z" fill={deep} />
      <path
        d="M13.5,13h8m-3.5-4l4,4l-4,4"
        fill="none"
        stroke={call}
        stroke-width={2.4}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  construction: () => (
    <>
      <path d="M3,20l9.5-9.5" stroke={bark} stroke-width={3.2} stroke-linecap="round" />
      <path
        d="M10,6l4-3.5l7.5,7l-3.5,4l-2.5-2.5l-1.5,1.5l-4-4l1.5-1.5Z"
        fill="#5E6E7C"
        stroke="#2A3640"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
    </>
  ),
  deal: () => (
    <>
      <path
        d="M2.5,12.5L8,7.6l4,2l4-2l5.5,4.9l-2.2,4.2L12,20.6l-7.3-3.9Z"
        fill="#EAD7B7"
        stroke={bark}
        stroke-width={1.5}
        stroke-linejoin="round"
      />
      <path
        d="M8.6,13.6L12,11l4.6,4M9.4,17l2.2,1.4"
        fill="none"
        stroke={bark}
        stroke-width={1.5}
        stroke-linecap="round"
      />
    </>
  ),
  disc: () => (
    <>
      <ellipse cx={12} cy={14} rx={9} ry={5.4} fill="currentColor" />
      <ellipse
        cx={12}
        cy={11}
        rx={9}
        ry={5.4}
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
      />
    </>
  ),
  stacks: () => (
    <g stroke={bark} stroke-width={1.3} fill="#EAD7B7">
      <path d="M12,10L20,13.5L12,17L4,13.5Z" transform="translate(0,4)" />
      <path d="M12,10L20,13.5L12,17L4,13.5Z" />
      <path d="M12,10L20,13.5L12,17L4,13.5Z" transform="translate(0,-4)" />
    </g>
  ),
};

const moods: Partial<Record<Sign, () => JSX.Element>> = {
  flame: () => (
    <>
      <path
        d={
          'M12,22c-4.5,0-7-2.8-7-6.5c0-4.5 4-6 4.3-12.5c4,1.7 5.2,5 4.6,8' +
          'c1.4-.4 2.2-1.5 2.3-2.8C18.3,10 19,12.7 19,15.5c0,3.7-2.5,6.5-7,6.5Z'
        }
        fill="#E4572E"
        stroke="#9E2F12"
        stroke-width={1.2}
      />
      <path
        d="M12,20.5c-2,0-3.2-1.4-3.2-3.2c0-2.2 2-3 2.7-5.3c2,1.5 3.7,3.3 3.7,5.3c0,1.8-1.2,3.2-3.2,3.2Z"
        fill={gold}
      />
    </>
  ),
  skull: () => (
    <>
      <path
        d="M12,2c5,0 8.5,3.3 8.5,8c0,3-1.5,5-3.5,6v4.5H7V16c-2-1-3.5-3-3.5-6C3.5,5.3 7,2 12,2Z"
        fill="currentColor"
      />
      <g fill={paper}>
        <circle cx={8.7} cy={10.5} r={2.2} />
        <circle cx={15.3} cy={10.5} r={2.2} />
      </g>
      <path d="M10,20v-3M14,20v-3" stroke={paper} stroke-width={1.4} />
    </>
  ),
  crowd: () => (
    <g fill="currentColor">
      <circle cx={7} cy={8} r={3} />
      <circle cx={17} cy={8} r={3} />
      <path d="M1.5,19c0-5 1.8-7.5 5.5-7.5S12,14 12,19ZM12,19c0-5 1.5-7.5 5-7.5s5.5,2.5 5.5,7.5Z" />
    </g>
  ),
  medal: () => (
    <>
      <path d="M7,2h4l1.5,5L14,2h3.5L14,10h-4Z" fill={call} />
      <circle cx={12} cy={15.5} r={6.5} fill={gold} stroke={goldEdge} stroke-width={1.3} />
      <path
        d="M12,11.8l1.2,2.4l2.6,.4l-1.9,1.8l.5,2.6l-2.4-1.2l-2.4,1.2l.5-2.6l-1.9-1.8l2.6-.4Z"
        fill={goldEdge}
      />
    </>
  ),
  dove: () => (
    <path
      d={
        'M2,13.5c3.5,.6 5.6-.4 7-2.6C10.4,8.4 8.8,4.6 6.6,2.5c5,.8 8.4,3.6 9.4,7.6' +
        'c.9-1.5 2.4-2.2 4.2-1.7L22.5,10l-2.8,.8c-.2,6-4.6,9.6-10.6,9.4c2-1 2.6-2.2 2.8-3.4' +
        'C8,17.4 4,16.4 2,13.5Z'
      }
      fill={paper}
      stroke="#2F6B2B"
      stroke-width={1.6}
      stroke-linejoin="round"
    />
  ),
  torch: () => (
    <>
      <path d="M9.5,13h5l-1.2,9.5h-2.6Z" fill={bark} />
      <path
        d={
          'M12,13.6c-3.4,0-5-2-5-4.4c0-3 2.8-4.2 3-8.2c2.8,1.3 3.7,3.3 3.3,5.4' +
          'c1-.3 1.5-1 1.6-1.9c1.6,1.2 2.1,3 2.1,4.7c0,2.4-1.6,4.4-5,4.4Z'
        }
        fill="#E4572E"
        stroke="#9E2F12"
        stroke-width={1.2}
      />
    </>
  ),
  character: () => (
    <>
      <circle cx={12} cy={8} r={4.6} fill="#8A2846" />
      <path d="M3.5,22c0-6 3.4-8.6 8.5-8.6s8.5,2.6 8.5,8.6Z" fill="#8A2846" />
    </>
  ),
  progress: () => (
    <>
      <circle cx={12} cy={12} r={4} fill="none" stroke="#1B7F95" stroke-width={3} />
      <g stroke="#1B7F95" stroke-width={3}>
        {[0, 45, 90, 135].map(a => (
          <path key={a} d="M12,1.6v4M12,18.4v4" transform={`rotate(${a} 12 12)`} />
        ))}
      </g>
    </>
  ),
  wonder: () => (
    <path
      d="M12,3L22,21H2ZM7.6,13H16.4M12,3V13M9,13v8M15,13v8"
      fill="#F3E3B6"
      stroke="#9A6432"
      stroke-width={1.5}
      stroke-linejoin="round"
    />
  ),
  secret: () => (
    <>
      <path d="M5,2.5h14v19H5Z" fill="#EAD7B7" stroke={bark} stroke-width={1.5} />
      <path d="M7.5,6h9L12,11.4ZM7.5,18h9L12,12.6Z" fill={bark} />
    </>
  ),
};

export const drawings = { ...goods, ...houses, ...deeds, ...moods };
