// Rows.tsx - the pieces of a Battle: a front row and a back row for each side, and what was lost.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { softly } from '../../../i18n/soft.ts';
import { does, lead } from '../../bar.tsx';
import { ThingIcon } from '../art.tsx';
import type { Button } from '../moves.ts';
import { crewWords, kindWord, nobody, piecesWords } from '../words.ts';
import { backRow, frontRow, partHit, sideOf, type Part, type Token } from './battle.ts';
import { bark, type Scene } from './scene.ts';

function Disc({ kind, side, size }: { kind: Token['kind']; side: number | null; size: number }) {
  const isLocal = kind === 'lw' || side === null,
    ink = isLocal ? bark : seatColour(side);
  return (
    <span
      class="cb-disc"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        borderColor: isLocal && side !== null ? seatColour(side) : ink,
      }}
    >
      <ThingIcon thing={kind} size={size * 0.62} ink={ink} />
      {side !== null && (
        <svg class="cb-mark" width={22} height={22} viewBox="-14 -14 28 28" aria-hidden="true">
          <SeatShape
            seat={side}
            y={side === 1 ? 1.5 : 0}
            fill={seatColour(side)}
            stroke="#FFFBF2"
            stroke-width={2.6}
          />
        </svg>
      )}
    </span>
  );
}

const tokenWords = (x: Token): string =>
  [
    x.aboard ? crewWords(x.kind, x.aboard, x.n) : piecesWords(x.kind, x.n),
    ...(x.state === 'panicked' ? [t('conquest.battle.panicked')] : []),
  ].join(', ');

// The choice that gives this piece up, if it can be chosen as the loss.
function lossOf(scene: Scene, token: Token, part: Part, kind: Token['kind']): Button | undefined {
  if (token.state !== 'front') return undefined;
  return scene.stage?.buttons.find(({ moves: [m] }) => m!.part === part && m!.kind === kind);
}

interface PieceProps {
  scene: Scene;
  token: Token;
  part: Part;
  small: boolean;
}
function Figure({ scene, token, part, small, kind }: PieceProps & { kind: Token['kind'] }) {
  const size = small ? 46 : scene.phone ? 50 : 62,
    loss = lossOf(scene, token, part, kind);
  const body = (
    <>
      <Disc kind={kind} side={sideOf(scene.battle, part)} size={size} />
      <span class="cb-name">
        {softly(kindWord(kind))}
        {token.n > 1 && <b> ×{token.n}</b>}
      </span>
    </>
  );
  if (!loss)
    return (
      <span class="cb-piece" aria-hidden="true">
        {body}
      </span>
    );
  return (
    <button
      type="button"
      class="cb-piece hit"
      aria-label={loss.moves[0]!.label}
      {...does(loss.moves.map(m => m.do))}
      onClick={() => lead(scene.board, loss.leads)}
    >
      {body}
    </button>
  );
}

// One piece, or a canoe with its passenger; a button where it can be chosen as the loss.
function Piece(props: PieceProps) {
  const { token } = props;
  return (
    <li class={`cb-token ${token.state}`}>
      <span class="hush">{tokenWords(token)}</span>
      <Figure {...props} kind={token.kind} />
      {token.aboard && (
        <>
          <i class="cb-link" aria-hidden="true" />
          <Figure {...props} kind={token.aboard} />
        </>
      )}
      {token.state === 'panicked' && (
        <span class="cb-tag" aria-hidden="true">
          {t('conquest.battle.panicked')}
        </span>
      )}
    </li>
  );
}

function Lost({ roll, phone }: { roll: number; phone: boolean }) {
  const size = phone ? 42 : 54;
  return (
    <li class="cb-token lost">
      <span class="cb-piece">
        <span
          class="cb-ghost"
          style={{ width: `${size}px`, height: `${size}px` }}
          aria-hidden="true"
        />
        <span class="cb-name">{t('conquest.battle.lost', { n: roll })}</span>
      </span>
    </li>
  );
}

export function Side({ scene, part }: { scene: Scene; part: Part }) {
  const { battle: b, phone } = scene,
    front = frontRow(b, part),
    back = backRow(b, part),
    gone = b.losses[part];
  const hit = b.open && partHit(b.die) === part;
  return (
    <>
      <section class={`cb-row front p${part}${hit ? ' struck' : ''}`}>
        <h3>{t('conquest.battle.front')}</h3>
        <ul>
          {front.map((x, k) => (
            <Piece key={`${x.kind}${k}`} scene={scene} token={x} part={part} small={false} />
          ))}
          {!front.length && !gone.length && <li class="cb-none">{nobody()}</li>}
          {gone.slice(-4).map(n => (
            <Lost key={n} roll={n} phone={phone} />
          ))}
        </ul>
      </section>
      <section class={`cb-row back p${part}`}>
        <h3>{t('conquest.battle.back')}</h3>
        <ul>
          {back.map((x, k) => (
            <Piece key={`${x.state}${x.kind}${k}`} scene={scene} token={x} part={part} small />
          ))}
          {!back.length && <li class="cb-none">{nobody()}</li>}
        </ul>
      </section>
    </>
  );
}
