// moods.tsx - signs of unrest and calm, people, kinds of cards, on a grid of 24.
import { bark, paper, call, gold, goldEdge } from './inks.ts';

export const moods = {
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
        d={
          'M12,20.5c-2,0-3.2-1.4-3.2-3.2c0-2.2 2-3 2.7-5.3c2,1.5 3.7,3.3 3.7,5.3' +
          'c0,1.8-1.2,3.2-3.2,3.2Z'
        }
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
