// Row.tsx - act 5: a sea of mana that falls step by step over the rituals it pays for.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { SignIcon } from '../art/sign.tsx';
import { RitualFace } from '../cards.tsx';
import { Spot, SpotContext } from '../spot.tsx';
import { fateWord, kindWord, ownerWords, shortText } from '../words.ts';
import { levels, type Laid, type Level, type Story } from './blessing.ts';

// ---- the wave --------------------------------------------------------------------------------------

const length = 1000,
  depth = 126;
// The height of so much mana, where `top` is the most that there was.
const surface = (mana: number, top: number): number => 118 - (96 * mana) / top;

// The surface over the cards from `from` to `to`: level over each, and a short fall to the next.
function crest(list: Level[], from: number, to: number, top: number): string {
  const w = length / list.length,
    fix = (n: number): string => n.toFixed(1),
    y = (k: number): string => fix(surface(list[k]!.before, top));
  let d = `M${fix(from * w)},${y(from)}`;
  for (let k = from; k < to; k++) {
    const bend = fix(k * w - w * 0.12);
    if (k > from) d += `C${bend},${y(k - 1)} ${bend},${y(k)} ${fix(k * w)},${y(k)}`;
    d += `H${fix((k + 1) * w - (k + 1 < to ? w * 0.14 : 0))}`;
  }
  return d;
}

function Mark({ level, k, n, top }: { level: Level; k: number; n: number; top: number }) {
  const { card, before, enough } = level,
    isNow = card.fate === 'now';
  return (
    <b
      class={`${isNow ? 'now' : ''}${enough ? '' : ' short'}`}
      style={{
        left: `${((k + 0.5) / n) * 100}%`,
        top: `${Math.min(92, (surface(before, top) / depth) * 100 + 3)}%`,
      }}
    >
      {before}
      {isNow && card.paid !== null && (
        <small>
          {before} − {card.paid}
        </small>
      )}
    </b>
  );
}
function Wave({ list }: { list: Level[] }) {
  const n = list.length,
    top = Math.max(1, ...list.map(l => l.before)),
    waiting = list.findIndex(l => l.card.fate === 'waits'),
    paid = waiting < 0 ? n : Math.max(waiting, 1),
    spent = crest(list, 0, paid, top),
    line = { fill: 'none', stroke: '#BFE6DF', 'vector-effect': 'non-scaling-stroke' };
  return (
    <div class="ra-wave">
      <svg viewBox={`0 0 ${length} ${depth}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${spent}V${depth}H0Z`} fill="#1B7F95" opacity={0.85} />
        <path d={spent} stroke-width={3} {...line} />
        <path
          d={crest(list, paid - 1, n, top)}
          stroke-width={2}
          stroke-dasharray="3 8"
          opacity={0.6}
          {...line}
        />
      </svg>
      {list.map((level, k) => (
        <Mark key={k} level={level} k={k} n={n} top={top} />
      ))}
    </div>
  );
}

// ---- the cards -------------------------------------------------------------------------------------

function fateWords(c: Laid): ComponentChildren {
  switch (c.fate) {
    case 'done':
      return (
        <>
          <Icon name="check" size={15} width={3} /> {fateWord(c.fate)}
        </>
      );
    case 'failed':
      return (
        <>
          <Icon name="close" size={14} width={3} /> {fateWord(c.fate)}
        </>
      );
    case 'now':
    case 'struck':
      return fateWord(c.fate);
    case 'waits':
      return kindWord(c.ritual);
  }
}
function RowCard({ level }: { level: Level }) {
  const { names } = useContext(SpotContext),
    { card: c, enough } = level;
  const owner =
    c.owner === null ? <SignIcon name="helper" size={20} /> : <SeatSign seat={c.owner} size={23} />;
  return (
    <li class={`${c.fate}${!enough && c.fate === 'waits' ? ' short' : ''}`}>
      <Spot spot={`row:${c.owner ?? 'all'}:${c.ritual}`} kind="ra-rowcard">
        <RitualFace id={c.ritual} corner={owner} foot={fateWords(c)} />
        <span class="hush">{ownerWords(c.owner, names)}</span>
      </Spot>
    </li>
  );
}

export function Row({ story }: { story: Story | null }) {
  const list = story ? levels(story) : [];
  if (!list.length) return <p class="ra-empty-row">{shortText('empty_row')}</p>;
  return (
    <div class="ra-row" style={{ '--n': String(list.length) }}>
      <Wave list={list} />
      <ol class="ra-row-cards">
        {list.map((level, k) => (
          <RowCard key={k} level={level} />
        ))}
      </ol>
    </div>
  );
}
