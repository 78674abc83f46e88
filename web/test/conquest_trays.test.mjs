// conquest_trays.test.mjs - what the trays of Conquest offer is what the rules take: every plan and every
// party, step for step, in games of bots and of chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { engine, random } from './positions.mjs';

const [queue] = await load('games/conquest/queue.ts');
const all = { events: 'on', kumara: 'on', malaria: 'on', saved: 'on', south_island: 'on' };

const plans = ['build_session', 'choose_start_pieces'],
  trays = [...plans, 'party_pick', 'party_cargo', 'transit_action'];

// Views of the seats that decide, at these points alone: to see a position takes a hundred times as long as to play
// on. A bot chooses most of the time, else chance does; plans and parties are always left to chance, so that odd
// ones come up.
function play(seats, options, seed, most, points, see) {
  const next = random(seed);
  engine.start('conquest', seats, options);
  for (let step = 0; step < most; step++) {
    const { value: due, text: point } = engine.due();
    if (due <= 0) return;
    if (due === 1 << 15) {
      engine.chance(BigInt(seed * 100000 + step));
      continue;
    }
    const seat = [...Array(seats).keys()].find(s => due & (1 << s)),
      isTray = trays.includes(point),
      legal = engine.legal(seat);
    if (points.includes(point) && see(engine.view(seat), seat) === 'moved') continue;
    const free = legal.filter(d => d !== 'end_build' && d !== 'go'),
      wild = isTray || next(6) === 0;
    const pool = free.length && next(5) ? free : legal,
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
  play(seats, options, seed, most, plans, (view, seat) => {
    views.push({ view, seat, game: seed });
  });

// Wishes that a draft offers, as the first action of each.
const offered = draft => [
  ...draft.bonuses.filter(x => !x.on && !x.why).map(x => x.wish),
  ...new Set(draft.items.flatMap(x => x.places.map(y => y.wish.split(',')[0]))),
];
const wishesIn = draft => [
  ...draft.bonuses.filter(x => !x.on && !x.why).map(x => x.wish),
  ...draft.items.flatMap(x => x.places.map(y => y.wish)),
];

test('a plan: what the draft offers after each entry is what the rules allow', () => {
  const met = new Set();
  let n = 0;
  for (const { view } of views.filter(r => r.view.draft?.actions)) {
    const legal = view.legal.map(l => l.do);
    n++;
    assert.deepEqual(
      [...offered(view.draft), 'end_build'].sort(),
      [...legal].sort(),
      JSON.stringify(view.draft.wishes),
    );
    assert.deepEqual(view.draft.actions, ['end_build']);
    for (const x of view.draft.items)
      assert.equal(
        x.why === null,
        x.places.length > 0,
        `${x.item}: a reason where there is no place`,
      );
    for (const l of legal) met.add(l.split(' ')[0] === 'build' ? l : l.split(' ')[0]);
  }
  assert.ok(n > 400, String(n));
  for (const item of ['ia', 'village', 'wc', 'tc_up', 'tc', 'wb', 'col', 'rum'])
    assert.ok(met.has(`build ${item}`), item);
  for (const verb of ['turn_inward', 'buy_card', 'save_bp', 'use_saved', 'convert', 'show_card'])
    assert.ok(met.has(verb), verb);
});

test('a plan that waits for a place has no draft', () => {
  const list = views.filter(r => r.view.position.plan?.pending);
  assert.ok(list.length > 50);
  for (const { view } of list) assert.equal(view.draft ?? null, null);
});

test('wishes in any order are sent in the order of the rules, and all of them are taken', () => {
  const next = random(77);
  let sent = 0,
    dropped = 0;
  for (const [seats, options, seed] of [
    [2, { saved: 'on', variable_start: 'on' }, 31],
    [4, all, 33],
    [1, {}, 35],
  ])
    play(seats, options, seed, 1200, plans, (view, seat) => {
      if (!view.draft?.actions || view.draft.wishes.length) return;
      let draft = view.draft;
      for (let tries = 0; tries < 25; tries++) {
        const open = wishesIn(draft);
        if (!open.length) break;
        const wish = open[next(open.length)],
          more = engine.draft(seat, [...draft.wishes, wish].join(';'));
        assert.deepEqual(more.gone, [], `${wish} after ${draft.wishes}`);
        assert.deepEqual(more.wishes, [...draft.wishes, wish]);
        draft = more;
      }
      const line = engine.draft(seat, draft.actions.slice(0, -1).join(';'));
      assert.deepEqual([...line.wishes].sort(), [...draft.wishes].sort(), 'a line as it is sent');
      if (draft.wishes.length > 2) {
        const fewer = engine.draft(seat, draft.wishes.slice(1).join(';'));
        dropped += fewer.gone.length;
        assert.equal(fewer.gone.length + fewer.wishes.length, draft.wishes.length - 1);
      }
      for (const text of draft.actions) {
        if (text === 'end_build') {
          const now = engine.view(seat).draft;
          assert.deepEqual([...now.wishes].sort(), [...draft.wishes].sort());
          assert.deepEqual(now.pools, draft.pools);
          assert.deepEqual(now.forecast, draft.forecast);
          assert.ok(
            now.entries.every(x => x.why),
            'what was sent stays',
          );
        }
        const done = engine.apply(seat, text);
        assert.ok(done.value >= 0, `${text} of ${draft.wishes}: ${done.text}`);
        sent++;
      }
      return 'moved';
    });
  assert.ok(sent > 300 && dropped > 5, `${sent} sent, ${dropped} dropped`);
});

test('what cannot be wished is refused with a reason, and nonsense is left out', () => {
  let n = 0;
  play(2, { saved: 'on' }, 21, 900, plans, (now, who) => {
    if (!now.draft?.actions || now.draft.wishes.length) return;
    const many = Array(30).fill('build wb,place ' + now.draft.pools[0]?.pool),
      bad = [
        'build wb',
        'build wb,place 0',
        'use_card AC01',
        'fly',
        'place 3',
        ';;',
        'build wb,go',
      ],
      draft = engine.draft(who, [...many, ...bad].join(';'));
    assert.ok(draft.gone.length > 10);
    for (const x of draft.gone) assert.ok(x.why.length > 10 && x.name.length > 3, x.wish);
    assert.ok(draft.pools.every(x => x.left >= 0));
    n++;
  });
  assert.ok(n > 5, String(n));
});

const isNewParty = view => Boolean(view.draft);

test('a party: who may begin is who the rules let begin', () => {
  let n = 0;
  play(4, all, 3, 3000, ['party_pick'], (view, seat) => {
    if (!isNewParty(view)) return;
    const takes = view.draft.boats
      .filter(b => b.wish !== null && engine.draft(seat, b.wish).why === null)
      .map(b => b.do);
    assert.deepEqual(
      [...new Set(takes)].sort(),
      view.legal.map(l => l.do).sort(),
      JSON.stringify(view.draft),
    );
    for (const b of view.draft.boats) assert.equal(b.wish === null, b.why !== null);
    assert.equal(view.draft.actions, null, 'nobody goes along yet');
    assert.equal(view.draft.aboard, '');
    const { boats, aboard } = engine.draft(seat, view.draft.all.join(';'));
    const told = aboard.split(', ').reduce((sum, part) => sum + parseInt(part, 10), 0);
    assert.equal(told, boats.filter(b => b.in).length, aboard);
    n++;
  });
  assert.ok(n > 60, String(n));
});

// A party by taps at random: canoes that can go along, then what they carry.
function tapped(draft, seat, next) {
  const wishes = new Map();
  let now = draft;
  const put = (id, wish) => {
    wishes.set(id, wish);
    now = engine.draft(seat, [...wishes.values()].join(';'));
    assert.ok(now.boats[id].in, `${wish} of ${[...wishes.values()]}`);
  };
  for (const id of draft.boats.keys()) {
    const { wish } = now.boats[id];
    if (now.takes_all || wish === null || !next(2)) continue;
    put(id, wish);
    const { loads } = now.boats[id];
    if (loads.length && next(2)) put(id, loads[next(loads.length)].wish);
  }
  return now;
}

test('a party: the rules take every party that the draft allows', () => {
  const next = random(5);
  let good = 0,
    bad = 0,
    loaded = 0;
  for (const [seats, options, seed] of [
    [4, all, 3],
    [2, {}, 12],
    [3, all, 14],
  ])
    play(seats, options, seed, 1600, ['party_pick'], (view, seat) => {
      if (!isNewParty(view)) return;
      const step = engine.steps();
      for (let tries = 0; tries < 3; tries++) {
        const draft = tries
          ? tapped(view.draft, seat, next)
          : engine.draft(seat, view.draft.all.join(';'));
        if (draft.why !== null) {
          bad++;
          assert.equal(draft.actions, null);
          continue;
        }
        for (const text of draft.actions) {
          assert.match(engine.due().text, /^party_/, `${text} of ${draft.actions}`);
          const done = engine.apply(seat, text);
          assert.ok(done.value >= 0, `${text} of ${draft.actions}: ${done.text}`);
        }
        assert.doesNotMatch(engine.due().text, /^party_/, `${draft.actions}: it has sailed`);
        good++;
        if (draft.actions.some(a => /^(load|leave)/.test(a))) loaded++;
        engine.undo(seat, step);
        if (engine.steps() !== step) return 'moved'; // a reveal: it cannot be taken back
      }
    });
  assert.ok(good > 100 && bad > 20 && loaded > 10, `${good} good, ${bad} bad, ${loaded} loaded`);
});

test('a queue sends what is asked, and waits for the rest', () => {
  const list = [{ do: 'take wc 2 none' }, { do: 'go' }];
  assert.deepEqual(queue.next(list, new Set(['take wc 2 none'])), {
    now: 'take wc 2 none',
    rest: list.slice(1),
  });
  assert.deepEqual(queue.next(list.slice(1), new Set(['go', 'take tc 2 none'])), {
    now: 'go',
    rest: [],
  });
  assert.deepEqual(queue.next(list, new Set(['pass'])), { now: null, rest: list });
});
