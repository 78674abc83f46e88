// archipelago_trade.test.mjs - negotiation in Archipelago: whatever is drafted on the trading table is
// what the engine gets, step by step, and what changes hands is what was foretold; ready offers can be
// made as they are; the order of play is arranged and paid as the view says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { engine, random } from './positions.mjs';

const [lexicon, draft, queue, say] = await load(
  'games/lexicon.ts',
  'games/archipelago/trade/draft.ts',
  'games/archipelago/queue.ts',
  'games/archipelago/trade/say.ts',
);
teach(lexicon, 'archipelago');

const apply = (seat, action) => {
  const done = engine.apply(seat, action);
  assert.ok(done.value >= 0, `${action}: ${done.text}`);
};

// Answers given together, in the order that the engine wants; at most so many of them. What was played.
function given(seat, answers, most = Infinity) {
  const played = [];
  let list = answers.filter(x => x.length > 0);
  while (list.length && played.length < most) {
    const legal = engine.legal(seat).map(action => ({ do: action })),
      next = queue.nextOf(list, legal);
    assert.ok(next, `${JSON.stringify(list)} at ${engine.due().text}`);
    apply(seat, next.now);
    played.push(next.now);
    list = next.rest;
  }
  return played;
}
const stepsIn = answers => answers.flat().filter(Boolean).length;

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
// Anything that the steppers and chips allow.
function anyDraft(p, desk, next) {
  const d = draft.emptyDraft(),
    mine = draft.holdingsOf(p, desk.owner),
    his = draft.holdingsOf(p, desk.partner),
    ends = ['gives', 'wants'],
    room = () => desk.table.room - draft.countOf(d);
  if (next(3)) {
    if (next(2)) d.gives.florins = next((mine.florins ?? 0) + 1);
    else d.wants.florins = next((his.florins ?? 0) + 1);
  }
  for (let k = next(40); k > 0 && room() > 0; k--) {
    const g = draft.goods[next(draft.goods.length)],
      side = next(2) ? 'gives' : 'wants',
      has = (side === 'gives' ? mine : his).goods[g];
    if (d[side].goods[g] < has) d[side].goods[g]++;
  }
  for (const end of ends)
    for (const { card } of desk.table[end].cards)
      if (room() > 0 && !next(3)) d[end].cards.push(card);
  for (const end of ends)
    for (const x of desk.table[end].permits)
      if (room() > 0 && next(2)) d[end].permits[x.region] = 1 + next(Math.min(x.most, room()));
  for (const end of ends)
    if (next(2)) d[end].stand = Math.min(desk.table[end].stand?.most ?? 0, room());
  return d;
}
const sorted = deal => ({
  ...deal,
  sent: true,
  gives: [...deal.gives].sort((a, b) => draft.goods.indexOf(a.res) - draft.goods.indexOf(b.res)),
  gives_cards: [...deal.gives_cards].sort(),
  wants_cards: [...deal.wants_cards].sort(),
});

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
        d = anyDraft(view.position, desk, next);
      assert.equal(desk.partner, partner);
      assert.equal(desk.window === 'round', view.due.point === 'round_menu');
      if (draft.isEmpty(d)) return false;
      // A hint goes on with what is drafted one by one, so the order is that of the engine.
      const steps = draft.stepsOf(desk, d);
      assert.deepEqual(given(seat, steps), steps.flat().filter(Boolean));
      const there = engine.view(partner),
        deal = there.position.deal;
      assert.equal(there.due.point, 'deal_answer');
      assert.deepEqual(sorted(deal), sorted(draft.dealOf(seat, partner, d, desk.window)));
      assert.ok(say.dealWords(there.position, deal).includes(' for '));
      made++;
      crises += desk.window !== 'round';
      permits += deal.permits.length > 0;
      const yes = next(2),
        foretold = [seat, partner].map(s => there.position.after.find(x => x.seat === s).changes),
        before = there.position;
      apply(partner, yes ? 'accept' : 'reject');
      const after = engine.view(seat).position;
      for (const [k, who] of [seat, partner].entries()) {
        const was = draft.holdingsOf(before, who),
          is = draft.holdingsOf(after, who);
        const expected = { florin: was.florins, ...was.goods };
        if (yes) for (const c of foretold[k]) expected[c.what] = c.after;
        assert.deepEqual({ florin: is.florins, ...is.goods }, expected);
        const held = p => p.players[who].cards.map(c => c.card),
          swap = yes
            ? [
                ...held(before).filter(
                  c => !(who === seat ? deal.gives_cards : deal.wants_cards).includes(c),
                ),
                ...(who === seat ? deal.wants_cards : deal.gives_cards),
              ]
            : held(before);
        assert.deepEqual(held(after).sort(), [...swap].sort());
      }
      taken += yes;
      return true;
    });
  assert.ok(
    made > 100 && taken > 40 && crises > 3 && permits > 0,
    `${made} deals, ${taken} taken, ${crises} in crises, ${permits} with permits`,
  );
});

// Every cube, token and card that both have, up to the limit; null if they have no more than fits.
function fullDraft(p, desk) {
  const d = draft.emptyDraft(),
    mine = draft.holdingsOf(p, desk.owner),
    his = draft.holdingsOf(p, desk.partner);
  const most = desk.table.room;
  let left = most;
  for (const [side, has] of [
    ['gives', mine],
    ['wants', his],
  ])
    for (const g of draft.goods) {
      const n = Math.min(left, has.goods[g] ?? 0);
      d[side].goods[g] = n;
      left -= n;
    }
  const all = ['gives', 'wants'].reduce((sum, end) => {
    const { cards, goods } = desk.table[end];
    return sum + cards.length + Object.values(goods).reduce((a, b) => a + b.most, 0);
  }, 0);
  return left === 0 && all > most ? d : null;
}

test('an offer holds twelve items and no more', () => {
  let full = 0;
  for (const [seats, options, seed] of games)
    play(seats, options, seed + 40, (see, seat, next) => {
      if (next(3)) return false;
      const view = see();
      for (const { seat: partner } of draft.partnersOf(view)) {
        const desk = draft.deskOf(view, { group: 'deal', from: `seat:${partner}` }, seat),
          d = fullDraft(view.position, desk);
        if (!d) continue;
        const steps = draft.stepsOf(desk, d),
          all = stepsIn(steps),
          more = () => engine.legal(seat).filter(a => /^(give|want)/.test(a)).length;
        assert.deepEqual([draft.countOf(d), desk.table.room], [12, 12]);
        given(seat, steps, all - 2);
        assert.ok(more() > 0, 'a twelfth item fits');
        const begun = draft.deskOf(engine.view(seat), {}, seat);
        given(seat, draft.stepsOf(begun, d), 1);
        assert.equal(more(), 0, 'a thirteenth does not');
        apply(seat, 'propose');
        assert.deepEqual(
          sorted(engine.view(partner).position.deal),
          sorted(draft.dealOf(seat, partner, d, desk.window)),
        );
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
    const view = see(),
      partners = draft.partnersOf(view);
    if (!partners.length) return false;
    const desk = draft.deskOf(view, { group: 'deal' }, seat),
      d = anyDraft(view.position, desk, next),
      steps = draft.stepsOf(desk, d);
    if (draft.isEmpty(d)) return false;
    const all = stepsIn(steps),
      cut = 1 + next(all - 1);
    given(seat, steps, cut);
    const now = engine.view(seat),
      resumed = draft.deskOf(now, {}, seat);
    if (now.due.point !== 'deal_florins' && now.due.point !== 'deal_goods') return false;
    // Everything that is still to come may still be added.
    const rest = draft.stepsOf(resumed, d);
    for (const item of rest.at(-2)) assert.ok(draft.isOpen(resumed, { do: item }), item);
    assert.equal(stepsIn(rest), all - cut);
    given(seat, rest);
    assert.deepEqual(
      sorted(engine.view(desk.partner).position.deal),
      sorted(draft.dealOf(seat, desk.partner, d, desk.window)),
    );
    apply(desk.partner, 'reject');
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
        d = draft.draftOf(offer),
        desk = draft.deskOf(view, { group: 'deal', from: `seat:${offer.partner}` }, seat);
      const dealOf = x => draft.dealOf(seat, offer.partner, x, desk.window);
      assert.deepEqual(dealOf(draft.fitting(desk, d)), dealOf(d), 'it fits on the table');
      assert.ok(!draft.isEmpty(d) && !draft.isBegging(d) && !draft.isGift(d));
      assert.match(say.reasonWords(reason), /^[A-Z].{10,}\.$/);
      given(seat, draft.stepsOf(desk, d));
      kinds.set(reason, (kinds.get(reason) ?? 0) + 1);
      apply(offer.partner, next(2) ? 'accept' : 'reject');
      return true;
    });
  assert.ok(
    ['market', 'port', 'ship'].some(b => kinds.has(b)) && kinds.has('swap') && kinds.has('sale'),
    JSON.stringify([...kinds]),
  );
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
            const d = { ...draft.emptyDraft(), places: [2, 1] };
            d.gives.florins = 1;
            assert.deepEqual(given(seat, draft.stepsOf(draft.deskOf(view, {}, seat), d)), [
              ...['for_place 1', 'for_place 2'],
              ...['offer 1', 'propose'],
            ]);
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
        const { from, seats: list } = view.position.arranging,
          best = list.map(x => x.seat);
        assert.deepEqual([...best].sort(), [...Array(seats).keys()]);
        for (const [k, { places }] of list.entries()) assert.ok(places.includes(from + k));
        for (const who of best.slice(0, -1)) apply(seat, `next ${who}`);
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
        has = draft.holdingsOf(engine.view(partner).position, partner),
        [good, n] = ['iron', 1 + next(3)];
      for (const a of [turn, 'no_money', ...Array(n).fill(`want ${good}`), 'propose'])
        apply(seat, a);
      const there = engine.view(partner),
        desk = draft.deskOf(there, { group: 'counter' }, partner),
        d = draft.fitting(desk, desk.first);
      assert.equal(desk.first.gives.goods[good], n);
      assert.equal(d.gives.goods[good], Math.min(n, has.goods[good]));
      short += d.gives.goods[good] < n;
      d.wants.florins = 1;
      given(partner, draft.stepsOf(desk, d));
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
