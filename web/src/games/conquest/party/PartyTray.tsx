// PartyTray.tsx - who goes along: the canoes of a hex one by one, with what they carry, tapped into a
// party that sails as a whole; and pieces sent by Transit, their number first.
import { does } from '../../bar.tsx';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { ThingIcon, type Thing } from '../art.tsx';
import { hexName } from '../places.ts';
import type { Cargo } from '../position.ts';
import { give, type Answer } from '../queue.ts';
import { Choice, Places, type TrayProps } from '../tray.tsx';
import { joined, kindWord } from '../words.ts';
import {
  answersOf,
  carries,
  everybody,
  loadsOf,
  partyHarbour,
  takesAll,
  trouble,
  type Boat,
  type Harbour,
  type Load,
  type Party,
} from './party.ts';

export const partyPoints = new Set(['transit_to', 'party_pick', 'party_cargo']);

// ---- a party ---------------------------------------------------------------------------------

const cargoWord = (c: Cargo): string => (c === 'none' ? t('conquest.party.empty') : kindWord(c));
const boatWords = (b: Boat, cargo: Cargo): string =>
  [
    kindWord(b.kind),
    ...(cargo === 'none' ? [] : [t('conquest.party.with', { what: kindWord(cargo) })]),
    t('conquest.hint.mp', { n: b.mp }),
  ].join(', ');

interface Deck {
  tray: TrayProps;
  harbour: Harbour;
  party: Party;
  change: (party: Party) => void;
  refuse: (why: string) => void;
}

// Why a boat cannot join as things stand, or null: each way to load it is tried.
function joining(h: Harbour, party: Party, b: Boat): { party: Party } | { why: string } {
  const ways = loadsOf(h, b).map(load => new Map([...party, [b.id, load]]) as Party),
    good = ways.find(x => trouble(h, x, false) === null);
  return good ? { party: good } : { why: t(`conquest.party.no.${trouble(h, ways[0]!, false)!}`) };
}

interface VesselProps {
  boat: Boat;
  cargo: Cargo;
  isIn: boolean;
  ink: string;
}
// A canoe with who is aboard, the moves it has left, and a tick if it sails along.
function Vessel({ boat: b, cargo, isIn, ink }: VesselProps) {
  return (
    <>
      <ThingIcon thing={b.kind} size={34} ink={ink} />
      {cargo !== 'none' && (
        <span class="cp-cargo">
          <ThingIcon thing={cargo} size={20} ink={ink} />
        </span>
      )}
      <span class="cp-mp" aria-hidden="true">
        {[1, 2, 3].slice(0, Math.max(2, b.mp)).map(n => (
          <i key={n} class={n <= b.mp ? 'on' : ''} />
        ))}
      </span>
      {isIn && (
        <span class="cp-tick" aria-hidden="true">
          <Icon name="check" size={13} width={3.4} />
        </span>
      )}
    </>
  );
}

// What a boat of the party may carry now.
function Loads({ deck, boat: b }: { deck: Deck; boat: Boat }) {
  const { harbour: h, party } = deck,
    load = party.get(b.id);
  if (load === undefined || takesAll(h, party)) return null;
  const ways = loadsOf(h, b).filter(
    l => trouble(h, new Map([...party, [b.id, l]]), false) === null,
  );
  if (ways.length < 2) return null;
  return (
    <span class="cp-loads" role="group" aria-label={t('conquest.party.carry')}>
      {ways.map(w => (
        <LoadButton key={w} deck={deck} boat={b} load={w} on={w === load} />
      ))}
    </span>
  );
}

const sent = (h: Harbour, party: Party): string[] => answersOf(h, party).map(a => a.do);

function BoatButton({ deck, boat: b }: { deck: Deck; boat: Boat }) {
  const { harbour: h, party, tray } = deck,
    load = party.get(b.id),
    all = takesAll(h, party),
    isIn = load !== undefined || all,
    cargo = load === undefined ? b.cargo : carries(b, load),
    ask = isIn ? null : joining(h, party, b),
    why = ask && 'why' in ask ? ask.why : null;
  const toggle = (): void => {
    if (load !== undefined) deck.change(new Map([...party].filter(([id]) => id !== b.id)));
    else if (all) deck.refuse(t('conquest.party.all_go'));
    else if (why !== null) deck.refuse(why);
    else if (ask && 'party' in ask) deck.change(ask.party);
  };
  return (
    <li class={`cp-boat${isIn ? ' in' : ''}${why === null ? '' : ' closed'}`}>
      <button
        type="button"
        class="cp-disc"
        aria-pressed={isIn}
        aria-disabled={why === null ? undefined : 'true'}
        data-boat={b.id}
        {...does(ask && 'party' in ask ? sent(h, ask.party) : [])}
        aria-label={boatWords(b, cargo)}
        title={why ?? boatWords(b, cargo)}
        onClick={toggle}
      >
        <Vessel boat={b} cargo={cargo} isIn={isIn} ink={seatColour(tray.names.you ?? 0)} />
      </button>
      <span class="cp-name" aria-hidden="true">
        {kindWord(b.kind)}
      </span>
      <Loads deck={deck} boat={b} />
    </li>
  );
}

interface LoadProps {
  deck: Deck;
  boat: Boat;
  load: Load;
  on: boolean;
}
function LoadButton({ deck, boat: b, load, on }: LoadProps) {
  const cargo = carries(b, load),
    party = new Map([...deck.party, [b.id, load]]),
    ink = seatColour(deck.tray.names.you ?? 0);
  return (
    <button
      type="button"
      class={on ? 'on' : ''}
      aria-pressed={on}
      aria-label={cargoWord(cargo)}
      title={cargoWord(cargo)}
      {...does(on ? [] : sent(deck.harbour, party))}
      onClick={() => deck.change(party)}
    >
      {cargo === 'none' ? (
        <span class="cp-none" />
      ) : (
        <ThingIcon thing={cargo} size={20} ink={ink} />
      )}
      {load.startsWith('load') && <b>+</b>}
    </button>
  );
}

// Who stays, in words.
function staying(h: Harbour, party: Party): string {
  if (takesAll(h, party)) return t('conquest.party.all_go');
  const n = { wc: 0, tcu: 0, tc: 0, rum: 0, wb: h.wb, col: h.col };
  for (const b of h.boats) {
    const load = party.get(b.id);
    if (load === undefined) {
      n[b.kind]++;
      continue;
    }
    const cargo = carries(b, load);
    if (cargo !== 'none') n[cargo]--;
  }
  const list = (['wc', 'tcu', 'tc', 'wb', 'col', 'rum'] as const)
    .filter(k => n[k] > 0)
    .map(k => kindWord(k, n[k]));
  return list.length
    ? t('conquest.party.stay', { what: joined(list) })
    : t('conquest.party.nobody_stays');
}

// Who sails along with nothing clicked yet: the only one, if there is only one.
function atFirst(h: Harbour): Party {
  const alone: Party = new Map<number, Load>([[0, 'keep']]);
  return h.boats.length === 1 && trouble(h, alone, false) === null ? alone : new Map();
}

function SailButtons({ deck, sail }: { deck: Deck; sail: () => void }) {
  const { harbour: h, party } = deck,
    everyone = everybody(h),
    isAll = party.size >= everyone.size;
  return (
    <div class="opts">
      <button
        type="button"
        class="btn side-btn"
        data-party-all
        onClick={() => deck.change(isAll ? new Map() : everyone)}
      >
        {t(isAll && party.size > 0 ? 'conquest.party.none' : 'conquest.party.all')}
      </button>
      <button
        type="button"
        class="btn pri c-act"
        data-sail
        {...does(sent(h, party))}
        aria-disabled={trouble(h, party, true) ? 'true' : undefined}
        onClick={sail}
      >
        <Icon name="sail" size={20} />
        {t('conquest.party.sail', { n: takesAll(h, party) ? h.boats.length : party.size })}
      </button>
    </div>
  );
}

function PartyDeck({ tray, harbour: h }: { tray: TrayProps; harbour: Harbour }) {
  const { view, board } = tray,
    p = view.position,
    [party, setParty] = useState<Party>(atFirst(h)),
    [said, refuse] = useState<string | null>(null),
    why = trouble(h, party, true);
  const change = (x: Party): void => {
    refuse(null);
    setParty(x);
  };
  const sail = (): void => {
    if (why) refuse(t(`conquest.party.no.${why}`));
    else if (board.choose) give(answersOf(h, party));
  };
  const deck: Deck = { tray, harbour: h, party, change, refuse },
    state = party.size && why ? t(`conquest.party.no.${why}`) : staying(h, party);
  return (
    <div class="cp">
      <ul
        class="cp-boats"
        aria-label={t('conquest.party', {
          from: hexName(p, p.party!.from),
          to: hexName(p, p.party!.to),
        })}
      >
        {h.boats.map(b => (
          <BoatButton key={b.id} deck={deck} boat={b} />
        ))}
      </ul>
      <div class="cp-end">
        <p class={said ? 'refused' : 'mut'} role="status">
          {said ?? state}
        </p>
        <SailButtons deck={deck} sail={sail} />
      </div>
    </div>
  );
}

// ---- Transit ---------------------------------------------------------------------------------

function Transit({ tray }: { tray: TrayProps }) {
  const { stage, board } = tray,
    most = stage.buttons.length,
    n = Number(stage.group ?? most);
  return (
    <div class="c-body">
      <div class="opts">
        {most > 1 && (
          <div class="cp-count" role="group" aria-label={t('conquest.transit.count')}>
            {stage.buttons.map(b => (
              <button
                key={b.group}
                type="button"
                class={Number(b.group) === n ? 'on' : ''}
                aria-pressed={Number(b.group) === n}
                data-count={b.group}
                {...does(b.moves.map(m => m.do))}
                onClick={() => {
                  if ('pick' in b.leads) board.setPick(b.leads.pick);
                }}
              >
                {b.group}
              </button>
            ))}
          </div>
        )}
        <Places tray={tray} most={tray.phone ? 6 : 5} />
      </div>
    </div>
  );
}

// A party that was begun elsewhere: who is in it so far.
function Begun({ tray: { view, names } }: { tray: TrayProps }) {
  const p = view.position,
    ink = seatColour(names.you ?? 0);
  if (!p.party) return null;
  return (
    <p class="ask-say row">
      {t('conquest.party', { from: hexName(p, p.party.from), to: hexName(p, p.party.to) })}
      &nbsp;
      {p.party.pieces.map((x, k) => (
        <span key={k} class="chip">
          <ThingIcon thing={x.kind as Thing} size={20} ink={ink} />
          {x.cargo !== 'none' && <ThingIcon thing={x.cargo} size={17} ink={ink} />}
          {x.n > 1 && `×${x.n}`}
        </span>
      ))}
    </p>
  );
}

// The only one who can go, with nothing to decide about it.
function soleAnswers(h: Harbour | null): Answer[] | null {
  const boat = h?.boats[0];
  if (!h || !boat || h.boats.length > 1 || loadsOf(h, boat).length > 1) return null;
  return answersOf(h, everybody(h));
}

export function PartyTray({ tray }: { tray: TrayProps }) {
  const { view, stage, names } = tray,
    isNew = stage.point === 'party_pick' && view.position.party?.pieces.length === 0,
    harbour = isNew ? partyHarbour(view, names.you ?? 0) : null;
  useEffect(() => {
    const sole = soleAnswers(harbour);
    if (sole && tray.board.choose) give(sole);
  }, [view]);
  if (stage.point === 'transit_to') return <Transit tray={tray} />;
  if (harbour) return <PartyDeck key={view.step} tray={tray} harbour={harbour} />;
  return (
    <>
      <Begun tray={tray} />
      <div class="c-body">
        <div class="opts">
          {stage.buttons.map(b => (
            <Choice key={b.moves[0]!.do} tray={tray} b={b} />
          ))}
        </div>
      </div>
    </>
  );
}
