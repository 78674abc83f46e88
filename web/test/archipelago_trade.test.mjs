// archipelago_trade.test.mjs - negotiation in Archipelago: whatever is drafted on the trading table is
// what the engine gets, step by step, and what changes hands is what was foretold; ready offers can be
// made as they are; the order of play is arranged and paid as the view says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { engine, random } from './positions.mjs';

const [lexicon, draft, say] = await load(
  'games/lexicon.ts',
  'games/archipelago/trade/draft.ts',
  'games/archipelago/trade/say.ts',
);
teach(lexicon, 'archipelago');
const goods = ['fruit', 'cattle', 'fish', 'wood', 'stone', 'iron', 'token'];

const apply = (seat, action) => {
  const done = engine.apply(seat, action);
  assert.ok(done.value >= 0, `${action}: ${done.text}`);
};
const give = (seat, actions) => {
  for (const a of actions) apply(seat, a);
};
// What the engine says of a draft.
const told = (seat, partner, list) => engine.draft(seat, `trade ${partner} ${list.join()}`);
const sorted = list => [...list].sort();

// Where there is something to see: deals can be made, or the order of play is bought and set.
const isStop = (point, legal) =>
  /order|take_offers/.test(point) || legal.some(a => a.startsWith('deal '));

// A game played at random, with a stop where deals are made; `at` may play steps of its own and say so. To see a
// position takes a hundred times as long as to play on: `at` sees those that it looks at.
function play(seats, options, seed, at, most = 900) {
  const next = random(seed);
  engine.start('archipelago', seats, options);
  for (let step = 0; step < most; step++) {
    const { value: due, text: point } = engine.due();
    if (due <= 0) return;
    if (due === 1 << 15) {
      engine.chance(BigInt(seed * 100000 + step));
      continue;
    }
    const seat = [...Array(seats).keys()].find(s => due & (1 << s)),
      legal = engine.legal(seat);
    if (isStop(point, legal) && at(() => engine.view(seat), seat, next)) continue;
    // Towns above all, so that there are permits; no taxes, so that the colony lasts.
    const town = legal.filter(a => /^(town|build)$/.test(a)),
      dull = legal.filter(a => !/^(deal|terms|end_round|done|tax)\b/.test(a)),
      list =
        town.length && next(4)
          ? town
          : dull.length && next(5)
            ? dull
            : legal.filter(a => !/^(deal |tax)/.test(a));
    apply(seat, list[next(list.length)]);
  }
}
const thingsOf = ({ goods: all, cards, permits, stand }) => [
  ...Object.values(all),
  ...cards,
  ...permits,
  ...(stand ? [stand] : []),
];
// Anything that the steppers and chips allow, and then some.
function anyDraft({ gives, wants }, next) {
  const list = [],
    { florins } = next(2) ? gives : wants,
    sum = florins ? next(florins.most + 1) : 0;
  if (sum && next(3)) list.push(`${florins.pays} ${sum}`);
  for (const side of [gives, wants])
    for (const x of thingsOf(side))
      for (let k = next(Math.min(x.most, 3) + 1); k > 0; k--) list.push(x.do);
  return list;
}
const holdingsOf = (p, seat) =>
  Object.fromEntries(['florin', ...goods].map(g => [g, draft.ownedBy(p, seat, g)]));
const itemsIn = list => list.filter(a => !/^(offer|ask|for_place) /.test(a));

const games = [
  [2, {}, 3],
  [3, {}, 4],
  [4, { length: 'medium' }, 5],
  [5, {}, 6],
  [3, { start: 'desert' }, 7],
  [4, {}, 8],
  [3, {}, 9],
  [2, {}, 10],
  [5, { length: 'long' }, 12],
];

test('a draft is played as it is, and changes hands as foretold', () => {
  let made = 0,
    taken = 0,
    crises = 0,
    permits = 0;
  for (const [seats, options, seed] of games)
    play(seats, options, seed, (see, seat, next) => {
      if (next(3)) return false;
      const view = see(),
        partners = draft.partnersOf(view);
      if (!partners.length) return false;
      const partner = partners[next(partners.length)].seat,
        desk = draft.deskOf(view, { group: 'deal', from: `seat:${partner}` }, seat),
        offer = told(seat, partner, anyDraft(desk.table, next));
      assert.equal(desk.partner, partner);
      assert.equal(desk.window === 'round', view.due.point === 'round_menu');
      if (!offer.actions) return false;
      give(seat, offer.actions);
      const there = engine.view(partner),
        { deal } = there.position;
      assert.equal(there.due.point, 'deal_answer');
      assert.deepEqual(sorted(engine.view(seat).position.deal.items), sorted(offer.chosen));
      assert.equal(`${deal.text}.`, offer.text);
      made++;
      crises += desk.window !== 'round';
      permits += deal.permits.length > 0;
      const yes = next(2),
        foretold = [seat, partner].map(s => there.position.after.find(x => x.seat === s).changes),
        before = there.position;
      apply(partner, yes ? 'accept' : 'reject');
      const after = engine.view(seat).position;
      for (const [k, who] of [seat, partner].entries()) {
        const expected = holdingsOf(before, who);
        if (yes) for (const c of foretold[k]) expected[c.what] = c.after;
        assert.deepEqual(holdingsOf(after, who), expected);
        const held = p => p.players[who].cards.map(c => c.card),
          swap = yes
            ? [
                ...held(before).filter(
                  c => !(who === seat ? deal.gives_cards : deal.wants_cards).includes(c),
                ),
                ...(who === seat ? deal.wants_cards : deal.gives_cards),
              ]
            : held(before);
        assert.deepEqual(sorted(held(after)), sorted(swap));
      }
      taken += yes;
      return true;
    });
  assert.ok(
    made > 100 && taken > 40 && crises > 3 && permits > 0,
    `${made} deals, ${taken} taken, ${crises} in crises, ${permits} with permits`,
  );
});

test('an offer holds twelve items and no more', () => {
  let full = 0;
  for (const [seats, options, seed] of games)
    play(seats, options, seed + 40, (see, seat, next) => {
      if (next(3)) return false;
      const view = see();
      for (const { seat: partner } of draft.partnersOf(view)) {
        const { table } = draft.deskOf(view, { group: 'deal', from: `seat:${partner}` }, seat),
          all = [table.gives, table.wants].flatMap(side =>
            thingsOf(side).flatMap(x => Array(x.most).fill(x.do)),
          );
        if (all.length <= 12) continue;
        const offer = told(seat, partner, all),
          more = () => engine.legal(seat).filter(a => /^(give|want)/.test(a)).length;
        assert.equal(itemsIn(offer.chosen).length, 12);
        assert.ok(offer.left_out && offer.note);
        give(seat, offer.actions.slice(0, -2));
        assert.ok(more() > 0, 'a twelfth item fits');
        give(seat, offer.actions.slice(-2, -1));
        assert.equal(more(), 0, 'a thirteenth does not');
        apply(seat, 'propose');
        apply(partner, next(2) ? 'accept' : 'reject');
        full++;
        return true;
      }
      return false;
    });
  assert.ok(full > 3, `${full} full offers`);
});

test('a deal that was begun is finished from where it stands', () => {
  let done = 0;
  play(3, {}, 11, (see, seat, next) => {
    if (next(2)) return false;
    const view = see();
    if (!draft.partnersOf(view).length) return false;
    const desk = draft.deskOf(view, { group: 'deal' }, seat),
      { partner } = desk,
      { actions } = told(seat, partner, anyDraft(desk.table, next));
    if (!actions) return false;
    const cut = 1 + next(actions.length - 1),
      rest = actions.slice(cut);
    give(seat, actions.slice(0, cut));
    const resumed = draft.deskOf(engine.view(seat), {}, seat);
    assert.equal(resumed.begun, true);
    const items = rest.filter(a => !/^(no_money|propose)$/.test(a));
    assert.deepEqual(told(seat, partner, items).actions, rest);
    give(seat, rest);
    apply(partner, 'reject');
    done++;
    return true;
  });
  assert.ok(done > 10, String(done));
});

test('ready offers are legal as they are', () => {
  const kinds = new Map();
  for (const [seats, options, seed] of games)
    play(seats, options, seed + 20, (see, seat, next) => {
      if (next(3)) return false;
      const view = see(),
        list = view.position.offers;
      if (!draft.partnersOf(view).length) return false;
      assert.ok(list.length <= 5);
      if (!list.length) return false;
      const { reason, offer } = list[next(list.length)],
        answer = told(seat, offer.partner, offer.items);
      assert.deepEqual(answer.chosen, offer.items, 'it fits on the table');
      assert.equal(answer.note, undefined, 'both give something');
      assert.match(say.reasonWords(reason), /^[A-Z].{10,}\.$/);
      give(seat, answer.actions);
      kinds.set(reason, (kinds.get(reason) ?? 0) + 1);
      apply(offer.partner, next(2) ? 'accept' : 'reject');
      return true;
    });
  assert.ok(
    ['market', 'port', 'ship'].some(b => kinds.has(b)) && kinds.has('swap') && kinds.has('sale'),
    JSON.stringify([...kinds]),
  );
});

// Until the engine answers the table shows its last answer, and what was pressed since.
test('what is pressed shows at once', () => {
  const wood = { n: 1, least: 0, most: 3, do: 'give wood' },
    florins = { n: 4, least: 0, most: 9, pays: 'offer' },
    place = { place: 1, do: 'for_place 1', on: true },
    table = { chosen: ['offer 4', 'give wood', 'for_place 1'] };
  const shown = list => {
    const now = { table, list, isTold: false };
    return [draft.florinsIn(now, florins), draft.countIn(now, wood), draft.isOn(now, place)];
  };
  assert.deepEqual(shown(table.chosen), [4, 1, true]);
  assert.deepEqual(shown(draft.withMore(table.chosen, wood.do, 2)), [4, 3, true]);
  assert.deepEqual(shown(draft.withMore(table.chosen, wood.do, -1)), [4, 0, true]);
  assert.deepEqual(shown(draft.withMore(table.chosen, place.do, -1)), [4, 1, false]);
  assert.deepEqual(shown(draft.withSum(table.chosen, florins, 7)), [7, 1, true]);
  assert.deepEqual(shown(draft.withSum(table.chosen, florins, 0)), [0, 1, true]);
});

test('the order of play is arranged and paid as the view says', () => {
  let arranged = 0,
    paid = 0;
  for (const [seats, options, seed] of [
    [3, {}, 31],
    [4, {}, 32],
    [5, {}, 33],
  ])
    play(
      seats,
      options,
      seed,
      (see, seat) => {
        const view = see();
        if (view.due.point === 'bid_order') {
          const most = view.legal.length - 1;
          apply(seat, `bid ${seat === 0 ? Math.min(2, most) : 0}`);
          return true;
        }
        if (view.due.point === 'order_offer') {
          const pays =
            view.legal.some(l => l.do === 'for_place 1') &&
            (view.position.players[seat].florins ?? 0) > 0;
          if (pays) {
            const { partner } = draft.deskOf(view, {}, seat),
              { actions } = told(seat, partner, ['for_place 2', 'offer 1', 'for_place 1']);
            assert.deepEqual(actions, ['for_place 1', 'for_place 2', 'offer 1', 'propose']);
            give(seat, actions);
          } else apply(seat, 'none');
          return true;
        }
        if (view.due.point === 'take_offers') {
          const take = view.legal.filter(l => l.do.startsWith('take_offer'));
          apply(seat, take[0]?.do ?? 'stop');
          paid += take.length > 0;
          return true;
        }
        if (view.due.point !== 'choose_order') return false;
        const { seats: best, actions } = view.position.arranging,
          turned = engine.draft(seat, `order ${[...best].reverse().join()}`);
        assert.deepEqual(sorted(best), [...Array(seats).keys()]);
        assert.deepEqual(turned.seats, [...best].reverse());
        assert.ok(turned.actions || turned.why);
        give(seat, actions);
        while (engine.due().value === 1 << 15) engine.chance(1n);
        const now = engine.view(seat).position;
        assert.deepEqual(now.order, best);
        arranged++;
        return true;
      },
      700,
    );
  assert.ok(arranged >= 3 && paid > 0, `${arranged} orders, ${paid} offers taken`);
});

// An answer begins with the offer turned round: of what its maker asked for in vain there is nothing in it.
test('an answer holds no more than there is', () => {
  let short = 0;
  for (const [seats, options, seed] of games)
    play(seats, { ...options, screens: 'closed' }, seed + 80, (see, seat, next) => {
      if (next(3)) return false;
      const view = see(),
        partners = draft.partnersOf(view);
      if (!partners.length) return false;
      const { seat: partner, do: turn } = partners[next(partners.length)],
        has = draft.ownedBy(engine.view(partner).position, partner, 'iron'),
        n = 1 + next(3);
      give(seat, [turn, 'no_money', ...Array(n).fill('want iron'), 'propose']);
      const { first, table } = draft.deskOf(engine.view(partner), { group: 'counter' }, partner);
      assert.deepEqual(first, Array(n).fill('give iron'));
      const answer = told(partner, seat, [...first, 'ask 1']);
      assert.equal(table.opens, 'counter');
      assert.equal(answer.gives.goods.iron?.n ?? 0, Math.min(n, has));
      assert.equal(answer.left_out, n > has ? 'You have no more.' : undefined);
      short += n > has;
      give(partner, answer.actions);
      apply(seat, 'reject');
      return true;
    });
  assert.ok(short > 20, `${short} answers`);
});

// Everything up to what the table says, and not one more: of one kind of thing in each offer.
test('a table says how much of everything an offer may hold', () => {
  const met = new Map();
  for (const [seats, options, seed] of games)
    play(seats, options, seed + 61, (see, seat, next) => {
      if (next(3)) return false;
      const view = see(),
        partners = draft.partnersOf(view);
      if (!partners.length) return false;
      const partner = partners[next(partners.length)].seat,
        desk = draft.deskOf(view, { group: 'deal', from: `seat:${partner}` }, seat),
        { goods, permits, stand, cards } = desk.table.gives;
      const kinds = [
          ...Object.entries(goods).map(([g, x]) => [`give ${g}`, x]),
          ...permits.map(x => [`give_permit ${x.region}`, x]),
          ...cards.map(x => [`give_card ${x.card}`, x]),
          ...(stand ? [['give_stand', stand]] : []),
        ],
        [action, thing] = kinds[next(kinds.length)] ?? [];
      if (!action) return false;
      const n = thing.most;
      assert.equal(thing.do, action);
      for (const a of [`deal ${partner}`, 'no_money']) apply(seat, a);
      const may = () => engine.legal(seat).includes(action);
      for (let k = 0; k < Math.min(12, n); k++) {
        assert.ok(may(), `${action}: ${k} of ${n}`);
        apply(seat, action);
      }
      if (!action.startsWith('give_permit'))
        assert.equal(may(), false, `${action}: more than ${n}`);
      met.set(action.split(' ')[0], (met.get(action.split(' ')[0]) ?? 0) + 1);
      apply(seat, 'propose');
      apply(partner, 'reject');
      return true;
    });
  assert.ok(met.get('give') > 20 && met.get('give_card') > 3, JSON.stringify([...met]));
  assert.ok(met.has('give_stand'), JSON.stringify([...met]));
});
