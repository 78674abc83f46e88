// deeds.tsx - signs of what one does: sectors of the wheel, deals, discs, on a grid of 24.
import { bark, deep, paper, call, gold, goldEdge } from './inks.ts';

export const deeds = {
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
  worker: () => (
    <>
      <circle cx={9} cy={7.5} r={4} fill="currentColor" />
      <path d="M1.5,21c0-6 3-8.5 7.5-8.5s7.5,2.5 7.5,8.5Z" fill="currentColor" />
      <path d="M19,5v8M15,9h8" stroke={call} stroke-width={2.4} stroke-linecap="round" />
    </>
  ),
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
