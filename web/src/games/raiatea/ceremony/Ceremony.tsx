// Ceremony.tsx - the ceremony as a stage at nightfall, act by act: the dance, the decks for sale, the
// bag, the fists, the row of rituals while the mana runs down, the raising of the To'o.
import { Statues } from '../island/Statues.tsx';
import type { Position } from '../position.ts';
import { actText, actTitle } from '../words.ts';
import { Buy, Dance, Offers, Prepare } from './Acts.tsx';
import type { Story } from './blessing.ts';
import { acts } from '../names.ts';
import { Picks } from './Picks.tsx';
import { Bag, Plates } from './Plates.tsx';
import { Row } from './Row.tsx';

function Act({ p, act, story }: { p: Position; act: number; story: Story | null }) {
  switch (act) {
    case acts.dance:
      return <Dance p={p} />;
    case acts.buy:
      return <Buy p={p} />;
    case acts.prepare:
      return <Prepare p={p} />;
    case acts.offer:
      return <Offers p={p} />;
    case acts.blessing:
      return <Row story={story} />;
    default:
      return <Statues p={p} />;
  }
}

export function Ceremony({ p, act, story }: { p: Position; act: number; story: Story | null }) {
  const row = act === acts.blessing ? story : null;
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
      {act !== acts.raise && <Picks />}
    </div>
  );
}
