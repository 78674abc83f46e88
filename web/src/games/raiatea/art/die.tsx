// die.tsx - the die of four sides.
const corners: Record<number, string[]> = {
  1: ['0,0'],
  2: ['-1,-1', '1,1'],
  3: ['-1,-1', '0,0', '1,1'],
  4: ['-1,-1', '1,-1', '-1,1', '1,1'],
};

export function DieFace({ n, size = 40 }: { n: number; size?: number }) {
  const pips = (corners[n] ?? []).map(at => at.split(',').map(k => Number(k) * 3.1));
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d="M0,-11.400L11.400,0L0,11.400L-11.400,0Z"
        fill="#FFFBF2"
        stroke="#6B3F22"
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      {pips.map(([x, y], k) => (
        <circle key={k} cx={x} cy={y} r={1.7} fill="#C9431B" />
      ))}
    </svg>
  );
}
