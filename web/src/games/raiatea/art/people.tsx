// people.tsx - the people of the island, on a grid of 24: helpers, priests, hands.

export const Gatherer = () => (
  <>
    <path d="M3.500,11h17l-2,9.500h-13Z" fill="#B0793F" stroke="#6B3F22" stroke-width={1.3} />
    <path d="M6,11C6,4 18,4 18,11" fill="none" stroke="#6B3F22" stroke-width={1.8} />
    <path
      d="M4.500,14.500h15M5,17.500h14M8.500,11l1,9.500M12,11v9.500M15.500,11l-1,9.500"
      stroke="#6B3F22"
      stroke-width={1}
    />
  </>
);

export const Trader = () => (
  <>
    <path
      d="M12,3v17M7,21h10M4,6.500h16"
      stroke="#8A5A33"
      stroke-width={1.8}
      stroke-linecap="round"
    />
    <path
      d="M1.500,14L4.500,6.500L8,14c-1,3-5.500,3-6.500,0ZM16,14l3.500-7.500L22.500,14
        c-1,3-5.500,3-6.500,0Z"
      fill="#F2A541"
      stroke="#6B3F22"
      stroke-width={1.2}
      stroke-linejoin="round"
    />
  </>
);

export const Shaman = () => (
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
);

export const Diver = () => (
  <>
    <path
      d="M1.500,6.500c2,0 2,1.500 4,1.500s2-1.500 4-1.500s2,1.500 4,1.500s2-1.500 4-1.500
        s2,1.500 4.500,1.500"
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
);

export const Helper = () => (
  <>
    <circle cx={12} cy={7} r={4.5} fill="#8A5A33" />
    <path d="M3.500,22c0-7 3-9.500 8.500-9.500s8.500,2.500 8.500,9.500Z" fill="#8A5A33" />
  </>
);

export const Priest = () => (
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
);

export const Fist = () => (
  <>
    <path
      d="M5,9.500c0-2 3.200-2 3.500-.5c.2-2.500 3.600-2.500 3.900-.3c.4-2 3.600-1.700 3.600,.5
        c.8-1.500 3.500-1 3.500,1.300v5c0,4-2.500,6.500-7,6.500s-7.500-2.500-7.500-6.500Z"
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
);

export const Palm = () => (
  <>
    <path
      d="M4,13.500c-1.300-2 1-3.600 2.600-1.800l1.600,1.800L7.800,5c0-2 2.500-2 2.700,0l.5,5
        l.3-6.500c.1-2 2.600-2 2.600,0l.1,6.500l.8-5.500c.3-1.900 2.600-1.600 2.500,.4l-.5,5.700
        l1-3c.6-1.700 2.600-1.100 2.300,.8c-.6,3.500-.8,9-3,11.500c-2.200,2.500-7,2.500-9,0Z"
      fill="#C98B55"
      stroke="#6B3F22"
      stroke-width={1.2}
      stroke-linejoin="round"
    />
  </>
);
