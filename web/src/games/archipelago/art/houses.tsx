// houses.tsx - signs of buildings, ships and huts, on a grid of 24.
import { bark, deep, paper, call } from './inks.ts';

export const houses = {
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
