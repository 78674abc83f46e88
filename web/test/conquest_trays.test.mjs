// conquest_trays.test.mjs - what the trays of Conquest reckon by themselves is what the engine says: every
// plan and every party, step for step, in games of bots and of chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { engine, random } from './positions.mjs';

const [plan, forecast, party, queue] = await load(
  'games/conquest/plan/plan.ts',
  'games/conquest/plan/forecast.ts',
  'games/conquest/party/party.ts',
  'games/conquest/queue.ts',
);
const all = { events: 'on', kumara: 'on', malaria: 'on', saved: 'on', south_island: 'on' };

// Views of the seats that decide. A bot chooses most of the time, else chance does; plans and parties
// are always left to chance, so that odd ones come up.
function play(seats, options, seed, most, see) {
  const next = random(seed);
  engine.start('conquest', seats, options);
  for (let step = 0; step < most; step++) {
    const due = engine.due().value;
    if (due <= 0) return;
    if (due === 1 << 15) {
      engine.chance(BigInt(seed * 100000 + step));
      continue;
    }
    const seat = [...Array(seats).keys()].find(s => due & (1 << s)),
      view = engine.view(seat);
    if (see(view, seat) === 'moved') continue;
    const free = view.legal.map(l => l.do).filter(d => d !== 'end_build' && d !== 'go'),
      wild =
        [
          'build_session',
          'choose_start_pieces',
          'party_pick',
          'party_cargo',
          'transit_action',
        ].includes(view.due.point) || next(6) === 0;
    const pool = free.length && next(5) ? free : view.legal.map(l => l.do),
      action = wild
        ? pool[next(pool.length)]
        : engine.choose(seat, 'greedy', BigInt(seed + step)).text;
    const done = engine.apply(seat, action);
    assert.ok(done.value >= 0, `${action}: ${done.text}`);
  }
}
const games = [
  [4, all, 3, 3000],
  [3, { ...all, choose_home: 'on', variable_start: 'on' }, 5, 2500],
  [2, { tournament_cards: 'on', variable_start: 'on' }, 8, 2500],
  [2, { saved: 'on', events: 'on' }, 21, 2500],
  [1, { saved: 'on' }, 2, 1500],
];
const views = [];
for (const [seats, options, seed, most] of games)
  play(seats, options, seed, most, (view, seat) => {
    if (/build_session|start_pieces|party/.test(view.due.point))
      views.push({ view, seat, game: seed });
  });

const hexesOf = d => [...new Set([...d.pools.flatMap(x => x.hexes), ...d.p.hexes.map(h => h.hex)])];
// Everything that anybody could wish, legal or not.
function candidates(d) {
  const cards = [...Array(28).keys()].map(k => `AC${String(k + 1).padStart(2, '0')}`),
    list = [{ item: 'turn_inward' }, { item: 'use_saved' }];
  for (const card of cards) list.push({ item: 'use_card', card }, { item: 'show_card', card });
  for (const hex of hexesOf(d))
    for (const item of ['buy_card', 'save_bp', 'convert']) list.push({ item, hex });
  return list;
}

test('a plan: what the tray offers after each entry is what the engine offers', () => {
  let n = 0;
  const met = new Set();
  for (const { view } of views.filter(r => r.view.due.point === 'build_session')) {
    const d = plan.deskOf(view),
      legal = view.legal.map(l => l.do),
      pending = view.position.plan.pending;
    n++;
    if (pending) {
      assert.deepEqual(
        plan.openPlaces(d, d.sent, pending).map(h => `place ${h}`),
        legal,
        `${pending} after ${JSON.stringify(d.sent)}`,
      );
      continue;
    }
    const mine = [
      ...candidates(d)
        .filter(w => plan.whyNot(d, d.sent, w) === null)
        .flatMap(w => plan.answersOf(d, [w])[0].do),
      ...plan.built.filter(i => plan.openPlaces(d, d.sent, i).length).map(i => `build ${i}`),
      'end_build',
    ];
    assert.deepEqual(mine.sort(), [...legal].sort(), `after ${JSON.stringify(d.sent)}`);
    for (const item of plan.built)
      assert.equal(
        plan.whyNowhere(d, d.sent, item) === null,
        legal.includes(`build ${item}`),
        item,
      );
    for (const l of legal) met.add(l.split(' ')[0] === 'build' ? l : l.split(' ')[0]);
  }
  assert.ok(n > 400, String(n));
  for (const verb of [
    'build ia',
    'build village',
    'build wc',
    'build tc_up',
    'build tc',
    'build wb',
    'build col',
    'build rum',
    'turn_inward',
    'buy_card',
    'save_bp',
    'use_saved',
    'convert',
    'show_card',
  ])
    assert.ok(met.has(verb), verb);
});

test('a plan: points left, prices and the forecast are the engine’s', () => {
  for (const { view } of views.filter(r => /build_session|start_pieces/.test(r.view.due.point))) {
    const d = plan.deskOf(view),
      p = view.position.plan;
    assert.deepEqual(
      plan.purses(d, d.sent).map(x => x.left),
      p.pools.map(x => x.left),
      JSON.stringify(d.sent),
    );
    if (!d.isStart)
      for (const item of plan.built)
        assert.equal(plan.price(d, d.sent, item), p.prices[item], item);
    if (!d.isStart) assert.equal(forecast.forecast(d, d.sent), p.forecast, JSON.stringify(d.sent));
  }
});

test('starting pieces: what the tray offers is what the engine offers', () => {
  const list = views.filter(r => r.view.due.point === 'choose_start_pieces');
  assert.ok(list.length > 5);
  for (const { view } of list) {
    const d = plan.deskOf(view),
      mine = plan.built
        .filter(item => plan.whyNowhere(d, d.sent, item) === null)
        .map(item => `build ${item}`);
    assert.deepEqual(
      [...mine, 'end_build'].sort(),
      view.legal.map(l => l.do).sort(),
      JSON.stringify(d.sent),
    );
  }
});

test('wishes in any order are sent in the order of the rules, and all of them are taken', () => {
  const next = random(77);
  let sent = 0;
  for (const [seats, options, seed] of [
    [2, { saved: 'on' }, 31],
    [4, all, 33],
    [1, {}, 35],
  ])
    play(seats, options, seed, 1200, (view, seat) => {
      if (
        view.due.point !== 'build_session' ||
        view.position.plan.entries.length ||
        view.position.plan.pending
      )
        return;
      const d = plan.deskOf(view);
      let wishes = [];
      for (let tries = 0; tries < 40; tries++) {
        const item = [...plan.built, 'buy_card', 'convert', 'turn_inward', 'save_bp'][next(12)],
          open = plan.openPlaces(d, wishes, item),
          wish = item === 'turn_inward' ? { item } : { item, hex: open[next(open.length || 1)] };
        if (plan.whyNot(d, wishes, wish) === null) wishes = [...wishes, wish];
      }
      for (const { do: text } of plan.answersOf(d, wishes).slice(0, -1)) {
        const done = engine.apply(seat, text);
        assert.ok(
          done.value >= 0,
          `${text} of ${JSON.stringify(plan.sorted(wishes))}: ${done.text}`,
        );
        sent++;
      }
      const after = plan.deskOf(engine.view(seat));
      assert.deepEqual(after.sent, plan.sorted(wishes));
      engine.apply(seat, 'end_build');
      return 'moved';
    });
  assert.ok(sent > 300, String(sent));
});

// One position of a party being put together, for every party that begins.
const begins = views.filter(
  r => r.view.due.point === 'party_pick' && r.view.position.party.pieces.length === 0,
);

test('a party: who may begin is who the engine lets begin', () => {
  assert.ok(begins.length > 100, String(begins.length));
  for (const { view, seat } of begins) {
    const h = party.partyHarbour(view, seat),
      takes = new Set();
    for (const b of h.boats)
      for (const load of party.loadsOf(h, b))
        if (party.trouble(h, new Map([[b.id, load]]), h.toEnemy) === null)
          takes.add(`take ${b.kind} ${b.mp} ${b.cargo}`);
    assert.deepEqual([...takes].sort(), view.legal.map(l => l.do).sort(), JSON.stringify(h));
  }
});

test('a party: the engine takes every party that the tray allows', () => {
  const next = random(5);
  let good = 0,
    bad = 0,
    loaded = 0;
  for (const [seats, options, seed] of [
    [4, all, 3],
    [2, {}, 12],
    [3, all, 14],
  ])
    play(seats, options, seed, 1600, (view, seat) => {
      if (view.due.point !== 'party_pick' || view.position.party.pieces.length) return;
      const h = party.partyHarbour(view, seat),
        step = engine.steps();
      for (let tries = 0; tries < 6; tries++) {
        const chosen = new Map();
        for (const b of h.boats)
          if (next(2)) {
            const list = party.loadsOf(h, b);
            chosen.set(b.id, list[next(list.length)]);
          }
        const fine = party.trouble(h, chosen, true) === null;
        let list = party.answersOf(h, chosen),
          at = view,
          refused = false;
        const answers = [];
        for (;;) {
          const { now, rest } = queue.next(list, new Set(at.legal.map(l => l.do)));
          if (now === null) {
            refused = rest.length > 0;
            break;
          }
          engine.apply(seat, now);
          answers.push(now);
          list = rest;
          if (now === 'go' || engine.due().value !== 1 << seat) break;
          at = engine.view(seat);
          if (!/party/.test(at.due.point)) break;
        }
        const done = !/party/.test(
          engine.due().value === 1 << seat ? engine.view(seat).due.point : '',
        );
        if (fine) {
          assert.ok(
            done && !refused,
            `${JSON.stringify([...chosen])} in ${JSON.stringify(h)}: ${answers}`,
          );
          good++;
          if ([...chosen.values()].some(l => l !== 'keep')) loaded++;
        } else bad++;
        engine.undo(seat, step);
        if (engine.steps() !== step) return 'moved'; // a reveal: it cannot be taken back
      }
    });
  assert.ok(good > 100 && bad > 50 && loaded > 10, `${good} good, ${bad} bad, ${loaded} loaded`);
});

test('a queue leaves out what is not asked, and waits for the rest', () => {
  const list = [{ do: 'take wc 2 none' }, { do: 'keep', maybe: true }, { do: 'go', maybe: true }];
  assert.deepEqual(queue.next(list, new Set(['take wc 2 none'])), {
    now: 'take wc 2 none',
    rest: list.slice(1),
  });
  assert.deepEqual(queue.next(list.slice(1), new Set(['go', 'take tc 2 none'])), {
    now: 'go',
    rest: [],
  });
  assert.deepEqual(queue.next(list.slice(1), new Set(['end_movement'])), { now: null, rest: [] });
  assert.deepEqual(queue.next(list, new Set(['pass'])), { now: null, rest: list });
});
