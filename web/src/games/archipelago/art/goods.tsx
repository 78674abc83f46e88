// goods.tsx - signs of goods, tokens and coins, on a grid of 24.
import { bark, gold, goldEdge } from './inks.ts';

export const goods = {
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
