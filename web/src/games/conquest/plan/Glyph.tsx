// Glyph.tsx - the picture of something that can be built.
import { ThingIcon, type Thing } from '../art.tsx';

const things: Record<string, Thing> = {
  ia: 'leaf',
  village: 'village',
  wc: 'wc',
  tc_up: 'tcu',
  tc: 'tc',
  wb: 'wb',
  col: 'col',
  rum: 'rum',
  buy_card: 'card',
  save_bp: 'saved',
  convert: 'village',
  use_saved: 'saved',
  turn_inward: 'explorer',
  use_card: 'cardup',
  show_card: 'cardup',
};

export function Glyph({ item, size, ink }: { item: string; size: number; ink: string }) {
  return <ThingIcon thing={things[item] ?? 'village'} size={size} ink={ink} />;
}

// A Build Point.
export const Coin = () => <i class="c-coin" aria-hidden="true" />;
