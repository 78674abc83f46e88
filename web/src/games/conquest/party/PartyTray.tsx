// PartyTray.tsx - who goes along: the canoes of a hex one by one, with what they carry, tapped into a
// party that sails as a whole; and pieces sent by Transit, their number first.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { ThingIcon, type Thing } from '../art.tsx';
import { hexName } from '../places.ts';
import { capital } from '../../../i18n/plain.ts';
import { useBegun } from '../../begun.ts';
import { give } from '../queue.ts';
import { Choice, Places, type TrayProps } from '../tray.tsx';
import { kindWord, thingHelp } from '../words.ts';
import { aboard, useParty, type Boat, type Deck, type Load } from './draft.ts';

// ---- a party ---------------------------------------------------------------------------------

// A canoe with who is aboard, the moves it has left, and a tick if it sails along.
function Vessel({ boat: b, moves, ink }: { boat: Boat; moves: number; ink: string }) {
  return (
    <>
      <ThingIcon thing={b.kind} size={34} ink={ink} />
      {b.cargo !== 'none' && (
        <span class="cp-cargo">
          <ThingIcon thing={b.cargo} size={20} ink={ink} />
        </span>
      )}
      <span class="cp-mp" aria-hidden="true">
        {Array.from({ length: Math.max(moves, b.mp) }, (_, n) => (
          <i key={n} class={n < b.mp ? 'on' : ''} />
        ))}
      </span>
      {b.in && (
        <span class="cp-tick" aria-hidden="true">
          <Icon name="check" size={13} width={3.4} />
        </span>
      )}
    </>
  );
}

interface BoatProps {
  deck: Deck;
  boat: Boat;
  id: number;
  ink: string;
}
// What a boat of the party may carry now.
function Loads({ deck, boat, id, ink }: BoatProps) {
  if (deck.draft.takes_all || boat.loads.length < 2) return null;
  return (
    <span class="cp-loads" role="group" aria-label={t('conquest.party.carry')}>
      {boat.loads.map(load => (
        <LoadButton key={load.wish} load={load} ink={ink} choose={() => deck.put(id, load.wish)} />
      ))}
    </span>
  );
}

function LoadButton({ load, ink, choose }: { load: Load; ink: string; choose: () => void }) {
  const { cargo, on } = load;
  return (
    <button
      type="button"
      class={on ? 'on' : ''}
      aria-pressed={on}
      {...does(on ? [] : [load.do])}
      onClick={choose}
    >
      {cargo === 'none' ? (
        <span class="cp-none" />
      ) : (
        <ThingIcon thing={cargo} size={22} ink={ink} />
      )}
      <span>{capital(load.label)}</span>
    </button>
  );
}

function BoatButton(props: BoatProps) {
  const { deck, boat: b, id, ink } = props,
    { why, wish } = b;
  const toggle = (): void => {
    if (why !== null) deck.refuse(why);
    else if (wish === null) deck.refuse(thingHelp('last_canoe'));
    else deck.put(id, b.in ? null : wish);
  };
  return (
    <li class={`cp-boat${b.in ? ' in' : ''}${why === null ? '' : ' closed'}`}>
      <button
        type="button"
        class="cp-disc"
        aria-pressed={b.in}
        aria-disabled={why === null ? undefined : 'true'}
        data-boat={id}
        {...does(b.in ? [] : [b.do])}
        aria-label={capital(b.label)}
        title={why ?? capital(b.label)}
        onClick={toggle}
      >
        <Vessel boat={b} moves={deck.draft.moves} ink={ink} />
      </button>
      <span class="cp-name" aria-hidden="true">
        {kindWord(b.kind)}
      </span>
      {b.in && <Loads {...props} />}
    </li>
  );
}

function SailButtons({ deck, sail }: { deck: Deck; sail: () => void }) {
  const { boats, all, why } = deck.draft,
    n = boats.filter(b => b.in).length,
    isAll = deck.wishes.length >= all.length,
    isOpen = n === 0 && all.length > 0;
  return (
    <div class="opts">
      <button
        type="button"
        class="btn side-btn"
        data-party-all
        onClick={() => deck.change(isAll ? [] : all)}
      >
        {t(isAll && n > 0 ? 'conquest.party.none' : 'conquest.party.all')}
      </button>
      <button
        type="button"
        class="btn pri c-act"
        data-sail
        data-second
        {...does(deck.isSettled ? (deck.draft.actions ?? []) : [])}
        aria-disabled={why === null || isOpen ? undefined : 'true'}
        onClick={sail}
      >
        <Icon name="sail" size={20} />
        {isOpen ? t('conquest.party.sail.all') : t('conquest.party.sail', { n })}
      </button>
    </div>
  );
}

function PartyDeck({ tray, deck }: { tray: TrayProps; deck: Deck }) {
  const { view, board, names } = tray,
    p = view.position,
    { draft, said, refuse } = deck,
    ink = seatColour(names.you ?? 0);
  // Before anybody is chosen, all of them sail at one press, as soon as the engine has put them together.
  const [isHurried, hurry] = useState(false);
  const sail = (): void => {
    if (!draft.boats.some(b => b.in) && draft.all.length && !isHurried) {
      deck.change(draft.all);
      hurry(true);
    } else if (draft.why !== null) refuse(draft.why);
    else if (draft.actions && deck.isSettled && board.choose)
      give(draft.actions.map(text => ({ do: text })));
  };
  useEffect(() => {
    if (!isHurried || !deck.isSettled) return;
    hurry(false);
    sail();
  }, [isHurried, deck.isSettled]);
  useBegun(deck.isSettled && deck.wishes.length ? draft.actions : null, false, hint =>
    give((hint.line ?? []).map(text => ({ do: text }))),
  );
  const stay = draft.takes_all ? thingHelp('last_canoe') : draft.stay,
    state = (draft.aboard ? draft.why : null) ?? stay;
  return (
    <div class="cp" aria-busy={!deck.isSettled}>
      <ul
        class="cp-boats"
        aria-label={t('conquest.party', {
          from: hexName(p, p.party!.from),
          to: hexName(p, p.party!.to),
        })}
      >
        {draft.boats.map((boat, id) => (
          <BoatButton key={id} {...{ deck, boat, id, ink }} />
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

export function Sending({ tray }: { tray: TrayProps }) {
  const { stage, board } = tray,
    n = Number(stage.group);
  return (
    <div class="c-body">
      <div class="opts">
        {stage.buttons.length > 1 && (
          <div class="cp-count" role="group" aria-label={t('conquest.transit.count')}>
            {stage.buttons.map(b => (
              <button
                key={b.group}
                type="button"
                class={Number(b.group) === n ? 'on' : ''}
                aria-pressed={Number(b.group) === n}
                data-count={b.group}
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

function NewParty({ tray }: { tray: TrayProps }) {
  const deck = useParty(tray.board, tray.view),
    words = capital(deck.draft.aboard);
  useEffect(() => {
    aboard.set(words);
    return () => aboard.set('');
  }, [words]);
  return <PartyDeck tray={tray} deck={deck} />;
}

export function PartyTray({ tray }: { tray: TrayProps }) {
  const { view, stage } = tray;
  if (view.draft) return <NewParty key={view.step} tray={tray} />;
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
