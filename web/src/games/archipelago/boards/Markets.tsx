// Markets.tsx - both markets with the rows of their zones: what a cube costs, and which row does harm.
import { helpOf } from '../../lexicon.ts';
import { SignIcon } from '../art/signs.tsx';
import {
  boards,
  marketOf,
  resources,
  rowClass,
  type BoardName,
  type Position,
  type Res,
} from '../position.ts';
import { rowOfTips } from '../../../ui/tips.tsx';
import { Spot } from '../spot.tsx';
import { marketWord, rowWords } from '../words/names.ts';

function MarketZone({ p, board, res }: { p: Position; board: BoardName; res: Res }) {
  const rows = marketOf(board, res),
    n = p.market[board][res],
    now = p.prices[board][res].row;
  let before = 0; // spaces of the rows above
  return (
    <Spot spot={`good:${board}:${res}`} kind="ar-zone">
      <SignIcon name={res} size={22} />
      {rows.map((row, k) => {
        const full = n - before;
        before += row.spaces;
        return (
          <span key={k} class={`ar-mrow${rowClass(row)}`}>
            <b class={k === now ? 'now' : ''}>{row.price}</b>
            {Array.from({ length: row.spaces }, (_, i) => (
              <i key={i} class={i < full ? `cube ${res}` : ''} />
            ))}
          </span>
        );
      })}
    </Spot>
  );
}
// Rows that do something have a colour of their own.
const rowKeys = [
  { sign: 'worker', kind: 'sur', effect: 'idle_hands' },
  { sign: 'flame', kind: 'reb', effect: 'anger' },
] as const;
const keysOf = (board: BoardName) =>
  rowKeys.filter(({ effect }) =>
    resources.some(res => marketOf(board, res).some(row => row.effect === effect)),
  );
const Key = ({ sign, kind, effect }: (typeof rowKeys)[number]) => (
  <span class={`ar-key ${kind}`} data-tip={rowWords(effect)}>
    <SignIcon name={sign} size={15} />
  </span>
);
export function Market({ p, board }: { p: Position; board: BoardName }) {
  return (
    <section
      class="ar-card ar-market"
      data-thing={`market ${board}`}
      aria-label={marketWord(board)}
    >
      <header>
        <SignIcon name={board === 'domestic' ? 'market' : 'port'} size={22} />
        <h2>{marketWord(board)}</h2>
        <span class="ar-keys" {...rowOfTips}>
          {keysOf(board).map(key => (
            <Key key={key.kind} {...key} />
          ))}
        </span>
      </header>
      <div class="ar-zones">
        {resources.map(res => (
          <MarketZone key={res} p={p} board={board} res={res} />
        ))}
      </div>
    </section>
  );
}
export const Markets = ({ p }: { p: Position }) => (
  <>
    {boards.map(board => (
      <Market key={board} p={p} board={board} />
    ))}
  </>
);
// What the numbers and the colours of the rows mean.
export const MarketKey = () => (
  <ul class="ar-card ar-market-key">
    <li>{helpOf('archipelago', 'thing', 'market')}</li>
    {rowKeys.map(({ sign, kind, effect }) => (
      <li key={kind}>
        <span class={`ar-key ${kind}`}>
          <SignIcon name={sign} size={15} />
        </span>
        {rowWords(effect)}
      </li>
    ))}
  </ul>
);
