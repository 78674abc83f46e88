// Ceremony.tsx - the ceremony as a stage at nightfall, act by act: the dance, the decks for sale, the
// bag, the fists, the row of rituals while the mana runs down, the raising of the To'o.
import { Statues } from '../island/Statues.tsx';
import type { Position } from '../position.ts';
import { actText, actTitle } from '../words.ts';
import { Buy, Dance, Offers, Prepare } from './Acts.tsx';
import type { Story } from './blessing.ts';
import { Picks } from './Picks.tsx';
import { Bag, Plates } from './Plates.tsx';
import { Row } from './Row.tsx';

function Act({ p, act, story }: { p: Position; act: number; story: Story | null }) {
  switch (act) {
    case 1:
      return <Dance p={p} />;
    case 2:
      return <Buy p={p} />;
    case 3:
      return <Prepare p={p} />;
    case 4:
      return <Offers p={p} />;
    case 5:
      return <Row story={story} />;
    default:
      return <Statues p={p} />;
  }
}

export function Ceremony({ p, act, story }: { p: Position; act: number; story: Story | null }) {
  const row = act === 5 ? story : null,
    now = row?.cards.find(c => c.fate === 'now') ?? null;
  return (
    <div class={`ra-ceremony act${act}`}>
      <header class="ra-ceremony-head">
        <div class="ra-title">
          <h2>{actTitle(act)}</h2>
          <p>{actText(act)}</p>
        </div>
        <Plates p={p} />
        <Bag p={p} story={row} />
      </header>
      <Act p={p} act={act} story={row} />
      {act !== 6 && <Picks now={now} />}
    </div>
  );
}
