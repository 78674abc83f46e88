// goods.tsx - what is paid, gathered and sold, on a grid of 24: pearls, mana, the four goods.
export const petals = (n: number, rx: number, ry: number, cy: number) =>
  Array.from({ length: n }, (_, k) => (
    <ellipse key={k} cx={12} cy={cy} rx={rx} ry={ry} transform={`rotate(${(360 / n) * k} 12 12)`} />
  ));

export const Pearl = () => (
  <>
    <circle cx={12} cy={12} r={8.5} fill="#F4F1EC" stroke="#7C8992" stroke-width={1.5} />
    <circle cx={12} cy={12} r={6} fill="#D5DDE3" />
    <circle cx={9.5} cy={9.3} r={2.7} fill="#fff" />
  </>
);

export const Mana = () => (
  <>
    <path
      d="M12,1.5C16.5,7 20,10.5 20,15a8,8 0 0 1-16,0c0-4.500 3.500-8 8-13.500Z"
      fill="#1B7F95"
      stroke="#0E4A5C"
      stroke-width={1.2}
    />
    <path
      d="M12,15.500c1-.4 1.300-1.800 .2-2.400c-1.900-.8-3.500,1.100-2.900,3
        c.8,2.400 4.100,2.900 5.700,.8c1.500-2.100 .9-4.700-1-5.900"
      fill="none"
      stroke="#BFE6DF"
      stroke-width={1.6}
      stroke-linecap="round"
    />
  </>
);

export const Uru = () => (
  <>
    <path d="M12,3.500V7" stroke="#6B3F22" stroke-width={2} />
    <ellipse cx={12} cy={14} rx={7.6} ry={8} fill="#8FB23C" stroke="#4F6E1E" stroke-width={1.3} />
    <path
      d="M7.500,11h0M12,10h0M16.500,11h0M6.500,15h0M10,14.500h0M14,14.500h0M17.500,15h0
        M8.500,18.500h0M12,18.500h0M15.500,18.500h0"
      stroke="#4F6E1E"
      stroke-width={1.9}
      stroke-linecap="round"
    />
    <path d="M12,5c2-3 6-3 8-1c-2,2.500-5,3-8,1Z" fill="#3F7D3A" />
  </>
);

export const Taro = () => (
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
);

export const Mahi = () => (
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
);

export const Tiare = () => (
  <>
    <g fill="#FFFDF5" stroke="#A8924F" stroke-width={1}>
      {petals(6, 2.8, 4.6, 5.5)}
    </g>
    <circle cx={12} cy={12} r={2.6} fill="#F2A541" />
  </>
);

export const Good = () => (
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
);
