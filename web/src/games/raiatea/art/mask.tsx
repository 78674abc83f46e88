// mask.tsx - a mask: its colour, its headdress, and an emblem for what a pair of it counts.
import { SignAt, type Sign } from './sign.tsx';

const maskInk: Record<string, [string, string]> = {
  red: ['#C24358', '#7E1F33'],
  blue: ['#2F74B5', '#16446F'],
  green: ['#3F8A4B', '#1E5530'],
  yellow: ['#D9A21B', '#8A5F06'],
};
// A colour has a headdress of its own as well: feathers, waves, leaves, rays.
function Crown({ colour }: { colour: string }) {
  switch (colour) {
    case 'red':
      return (
        <path
          d="M12,7Q10,3 12,.5Q14,3 12,7ZM8.500,7.500Q5,4.500 5,1.500Q8.500,3 9.500,7Z
          M15.500,7.500Q19,4.500 19,1.500Q15.500,3 14.500,7Z"
        />
      );
    case 'blue':
      return (
        <path
          d="M4.500,7.500C4.500,3 8,3 8.200,5.200C8.500,1.500 12,1.500 12.200,4.600
          C12.500,1.500 16,1.500 16,5C16.300,3 19.500,3 19.500,7.500Z"
        />
      );
    case 'green':
      return (
        <path d="M12,8C7,8 4,5 4,2.500C8,2 11,4 12,8ZM12,8C17,8 20,5 20,2.500C16,2 13,4 12,8Z" />
      );
    default:
      return (
        <path
          d="M4.500,8L3.500,3l3.500,2.500L8.500,1l2.500,4L12,.5L13,5l2.500-4L17,5.500L20.500,3
          l-1,5Z"
        />
      );
  }
}
export function MaskShape({ colour, emblem }: { colour: string; emblem: Sign | null }) {
  const [ink, dark] = maskInk[colour] ?? maskInk.red!;
  return (
    <g>
      <g fill={dark}>
        <Crown colour={colour} />
      </g>
      <path
        d="M5.500,7.500Q12,4.600 18.500,7.500Q19.800,14.500 16.600,18.800Q12,24 7.400,18.800
          Q4.200,14.500 5.500,7.500Z"
        fill={ink}
        stroke={dark}
        stroke-width={1.1}
      />
      <path
        d="M7.400,12.600Q9.200,10.800 10.700,12.800M16.600,12.600Q14.800,10.800 13.300,12.800
          M12,13V16.200M9.600,18.900Q12,20.300 14.400,18.900"
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
