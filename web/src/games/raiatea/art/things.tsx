// things.tsx - things of the rites, on a grid of 24: tattoos, rituals, masks, the To'o, the bag.
import { petals } from './goods.tsx';

export const Tattoo = () => (
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
      d="M12,3.500L14,9l-2-1l-2,1ZM12,20.500L10,15l2,1l2-1ZM3.500,12L9,10l-1,2l1,2ZM20.500,12
        L15,14l1-2l-1-2Z"
      fill="#EAD7B7"
    />
    <circle cx={12} cy={12} r={2.2} fill="none" stroke="#EAD7B7" stroke-width={1.4} />
  </>
);

export const Ritual = () => (
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
);

export const Forbidden = () => (
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
      d="M12,5.500l1.800,4.500l4.200,.5l-3.200,2.800l1,4.700L12,15.500l-3.800,2.500l1-4.700
        L6,10.500l4.200-.5Z"
      fill="#EAD7B7"
    />
  </>
);

export const Gavel = () => (
  <path
    d="M5,12l7-7l4,4l-7,7ZM13,13l7,7"
    fill="#F2A541"
    stroke="#6B3F22"
    stroke-width={1.8}
    stroke-linejoin="round"
    stroke-linecap="round"
  />
);

export const Too = () => (
  <>
    <path
      d="M12,2c3,0 5,2 5,5c0,2-1,3-1,3c3,1 4,3 4,6v6H4v-6c0-3 1-5 4-6c0,0-1-1-1-3c0-3 2-5 5-5Z"
      fill="#8A5A33"
      stroke="#4A2A14"
      stroke-width={1.2}
    />
    <path d="M9,6.500h2M13,6.500h2M9.500,9h5" stroke="#FFE9B8" stroke-width={1.5} />
  </>
);

export const Vp = () => (
  <>
    <g fill="#F2A541" stroke="#A86A08" stroke-width={0.8}>
      {petals(5, 3.2, 4.4, 5.6)}
    </g>
    <circle cx={12} cy={12} r={2.8} fill="#E4572E" />
  </>
);

export const Renew = () => (
  <path
    d="M19.500,12a7.500,7.500 0 1 1-2.400-5.500M19.500,3v4.500H15"
    fill="none"
    stroke="#3F7D3A"
    stroke-width={2.6}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

export const Mask = () => (
  <>
    <path
      d="M4,4Q12,0 20,4Q21.600,14 17.600,19Q12,25 6.400,19Q2.400,14 4,4Z"
      fill="#8A5A33"
      stroke="#3A2314"
      stroke-width={1}
    />
    <path
      d="M6.500,10Q9,7.500 10.600,10.200M17.500,10Q15,7.500 13.400,10.200M12,10.500V15
        M8.500,18.500Q12,20.500 15.500,18.500"
      fill="none"
      stroke="#FFFBF2"
      stroke-width={1.7}
      stroke-linecap="round"
    />
  </>
);

export const Mirror = () => (
  <>
    <ellipse cx={12} cy={10} rx={7} ry={8} fill="#BFE6DF" stroke="#8A5A33" stroke-width={1.8} />
    <path d="M12,18v4.500" stroke="#8A5A33" stroke-width={3} stroke-linecap="round" />
    <path d="M8,11L13,5M10.500,13.500L16,7" stroke="#fff" stroke-width={1.6} />
  </>
);

export const Bag = () => (
  <>
    <path
      d="M7.500,8C1.500,13.500 2.500,21.500 12,21.500S22.500,13.500 16.500,8
        C19,4.500 16.500,2 12,3.500C7.500,2 5,4.500 7.500,8Z"
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
);
