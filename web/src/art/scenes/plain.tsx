// plain.tsx - the scene of a game that has none of its own: a calm sea, a low island, one canoe.
import { Frame } from './frame.tsx';

export function PlainScene() {
  return (
    <Frame ground="#F3DDB3">
      <circle cx={236} cy={46} r={24} fill="#F2A541" />
      <path d="M0,74Q80,66 160,72T320,70V130H0Z" fill="#2B93A3" />
      <path d="M18,74Q52,50 92,56Q126,60 146,74Z" fill="#5C7F4A" />
      <path
        d="M74,58Q70,40 78,30M78,30q-12,-4 -20,4M78,30q4,-10 16,-8M78,30q10,2 12,12"
        fill="none"
        stroke="#6B3F22"
        stroke-width={2.4}
        stroke-linecap="round"
      />
      <path d="M0,92Q80,84 160,90T320,88V130H0Z" fill="#1B7F95" />
      <g transform="translate(196,94)">
        <path d="M-2,-2V-46Q30,-34 24,-6Z" fill="#FFFBF2" stroke="#6B3F22" stroke-width={2} />
        <path d="M-30,-4Q0,8 36,-6Q30,10 0,10Q-26,10 -30,-4Z" fill="#8A3F24" />
      </g>
      <path d="M0,112Q80,104 160,110T320,108V130H0Z" fill="#125F74" />
    </Frame>
  );
}
