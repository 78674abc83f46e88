// conquest.test.mjs - the board of Conquest: its tables are the engine's, every legal action can be
// clicked and is exactly itself, everything has words, and no card is drawn that a viewer may not know.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { source, tables } from '../src/games/conquest/gen.mjs';
import { load } from './bundle.mjs';
import { factsOfAll, teach } from './lib/lexicon.mjs';
import { engine, random, spread } from './positions.mjs';

const [
  lexicon,
  session,
  moves,
  buttons,
  explain,
  places,
  geometry,
  position,
  replay,
  score,
  index,
  motion,
  words,
  cup,
] = await load(
  'games/lexicon.ts',
  'app/session.ts',
  'games/conquest/moves.ts',
  'games/conquest/buttons.ts',
  'games/conquest/explain.ts',
  'games/conquest/places.ts',
  'games/conquest/map/geometry.ts',
  'games/conquest/position.ts',
  'games/conquest/replay.ts',
  'games/conquest/score.ts',
  'games/conquest/index.ts',
  'games/conquest/map/motion.ts',
  'games/conquest/words.ts',
  'games/conquest/cup.ts',
);
teach(lexicon, 'conquest');
session.games.set(factsOfAll());
const names = ['You', 'Teva', 'Manu', 'Hina'],
  called = you => ({ of: s => names[s] ?? '', you });
const all = { events: 'on', kumara: 'on', malaria: 'on', saved: 'on', south_island: 'on' };

// A game played at random with a leaning to the usual answer: views of the seats that decide, in turn, where `looks`
// says so.
function* play(seats, options, seed, most, looks = () => true) {
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
      legal = engine.legal(seat),
      leans = next(3) === 0,
      isSeen = looks(point),
      view = isSeen || leans ? engine.view(seat) : null;
    if (isSeen) yield { seat, view };
    const action = (leans && view.usual) || legal[next(legal.length)],
      done = engine.apply(seat, action);
    assert.ok(done.value >= 0, `${action}: ${done.text}`);
  }
}
const games = [
  [4, all, 3, 2600],
  [3, { ...all, choose_home: 'on', variable_start: 'on' }, 5, 1800],
  [2, { tournament_cards: 'on' }, 8, 900],
  [1, { malaria: 'on' }, 2, 700],
];
const rows = games.flatMap(([seats, options, seed, most]) => [
  ...play(seats, options, seed, most, spread()),
]);

test('the tables are those of the engine', () => {
  assert.equal(
    readFileSync(new URL('../src/games/conquest/map.gen.ts', import.meta.url), 'utf8'),
    source(),
  );
  const t = tables();
  assert.deepEqual(
    [t.hexes.length, t.groups.length, t.tiles.length, t.cards.length, t.events.length],
    [100, 15, 30, 28, 27],
  );
  assert.equal(
    t.markers.reduce((n, m) => n + m[3], 0),
    65,
  );
  assert.equal(
    t.tiles.reduce((n, [, green, brown]) => n + green + brown, 0),
    47,
  );
});

test('the map: Samoa and Tonga are neighbours, hexes keep their distance, the grid is unique', () => {
  assert.ok(
    position.neighbours(44).includes(45) &&
      position.neighbours(44).includes(53) &&
      position.neighbours(36).includes(45),
  );
  for (const h of position.hexes)
    for (const other of position.neighbours(h.id))
      if (other !== null)
        assert.ok(
          Math.abs(
            geometry.distance(geometry.centre(h.id), geometry.centre(other)) - geometry.high,
          ) < 0.3,
        );
  assert.equal(new Set(position.hexes.map(h => words.gridName(h.id))).size, 100);
  assert.deepEqual([0, 44, 45, 99].map(words.gridName), ['A2', 'G6', 'G7', 'S8']);
});

test('random games bring most decisions', () => {
  const points = new Set(rows.map(r => r.view.due.point));
  for (const p of [
    'choose_home',
    'choose_start_pieces',
    'choose_turn_order',
    'explore_start',
    'explore_continue',
    'explore_tile_choice',
    'off_course_choice',
    'transit_action',
    'move_action',
    'party_pick',
    'build_session',
    'victory_action',
  ])
    assert.ok(points.has(p), p);
  assert.ok(rows.length > 1500, String(rows.length));
});

test('every legal action is reached by clicks, and nothing else is', () => {
  for (const { view } of rows)
    assert.deepEqual(
      [...moves.reachable(view).keys()].sort(),
      view.legal.map(l => l.do).sort(),
      `${view.due.point} at step ${view.step}`,
    );
});

test('targets lie on the map, once each', () => {
  for (const { view } of rows) {
    const hexes = moves.stage(view, {}).targets.map(x => x.hex);
    assert.equal(new Set(hexes).size, hexes.length, view.due.point);
    assert.ok(hexes.every(h => h >= 0 && h < 100));
  }
});

test('everything has words, without holes', () => {
  const whole = text => assert.doesNotMatch(text, /\{|undefined|NaN|null|\.\./, text);
  for (const { seat, view } of rows.filter((_, k) => k % 3 === 0)) {
    const s = moves.stage(view, {}),
      n = called(seat);
    for (const b of [...s.buttons, ...s.sides]) {
      assert.notEqual(buttons.buttonTitle(view, b), '');
      whole(buttons.buttonTitle(view, b));
      whole(buttons.buttonHint(view, b, n));
    }
    for (const x of s.targets) {
      const spoken = explain.speak(view, x.hex, x.moves, n);
      whole(spoken);
      if (x.moves.length === 1) assert.ok(spoken.startsWith(`${x.moves[0].label}. `), spoken);
    }
    for (let hex = view.step % 5; hex < 100; hex += 5) {
      whole(places.spoken(view.position, hex, n));
      if (s.targets.some(x => x.hex === hex)) continue;
      const why = explain.whyNot(view, s, hex);
      assert.match(why, /^[A-Z].*\.$/, `${view.due.point}, hex ${hex}: ${why}`);
      whole(why);
    }
    whole(index.conquest.summary(view, names));
    whole(view.stage);
  }
});

test('canoes with their cargo and the knots of the cup are in the words of the engine', () => {
  assert.equal(words.crewWords('wc', 'wb', 1), '1 War Canoe with a Warrior Band');
  assert.equal(words.crewWords('tc', 'col', 7), '7 Transports with a Colony each');
  assert.deepEqual(
    [0, 1, 2].map(n => words.piecesWords('wc', n)),
    ['0 War Canoes', '1 War Canoe', '2 War Canoes'],
  );
  assert.equal(cup.cupKnots({ knots: [18, 28, 14] }), '1 knot: 18; 2 knots: 28; 3 knots: 14.');
});

test('what was a word of the page alone is a word of the engine', () => {
  assert.deepEqual(
    ['build_session', 'choose_start_pieces'].map(p => lexicon.nameOf('conquest', 'ready', p)),
    ['plan sealed', 'pieces chosen'],
  );
  assert.equal(words.goalWords({ game_end: 30 }), 'Goal: 30 points');
  assert.equal(words.countWords('stake', 1), '1 Village at stake');
  assert.equal(lexicon.nameOf('conquest', 'thing', 'atoll'), 'atoll');
  assert.match(
    lexicon.nameOf('conquest', 'head', 'printed'),
    /^Printed on the map: \{0\}\. What lies/,
  );
  for (const { atoll, green, brown } of position.tiles.values())
    assert.equal(atoll, green + brown === 0);
});

test('in a replay whatever chance did in a turn stands as the log says it', () => {
  const row = { seat: 'chance', round: 2, events: [{ name: 'kumara_roll', args: [] }] },
    log = [{ text: 'The die shows 4.' }];
  assert.equal(replay.chances({ ...row, log })[0].title, 'The die shows 4.');
  assert.deepEqual(replay.chances({ ...row, log: [] }), []);
  assert.deepEqual(replay.chances({ ...row, log, seat: 0 }), []);
});

test('a hint leads to its action, and the map shows where', () => {
  for (const { seat, view } of rows.filter((_, k) => k % 5 === 0)) {
    const row = view.legal.at(-1),
      pick = index.conquest.pickFor(view, row.do),
      s = moves.stage(view, pick ?? {});
    assert.ok(
      [...s.targets, ...s.buttons, ...s.sides].some(x => 'do' in x.leads && x.leads.do === row.do),
      row.do,
    );
    const box = index.conquest.interest(view, seat, {});
    if (box) assert.ok(box.w > 0 && box.h > 0);
  }
});

test('others are seen as counts: no kind, tile or card that the viewer may not know', () => {
  for (const { seat, view } of rows.filter(r => !r.view.position.solo)) {
    for (const q of view.position.players) if (q.side !== seat) assert.equal(q.supply, null);
    assert.ok(view.position.players.every(q => q.side === seat || q.hidden_points === null));
    for (const h of view.position.hexes.filter(x => x.ground === 'hidden' && x.tile))
      assert.doesNotMatch(places.hexName(view.position, h.hex), /Secret island/);
  }
});

test('halves', () => {
  assert.deepEqual([0, 1, 2, 3, 21, 22, -3].map(position.pointsText), [
    '0',
    '½',
    '1',
    '1½',
    '10½',
    '11',
    '−1½',
  ]);
});

test('the order of play goes round from whoever is first, as the engine says', () => {
  for (const { view } of play(3, {}, 6, 40)) {
    if (view.due?.point !== 'choose_turn_order') continue;
    const orderOf = action => view.legal.find(l => l.do === action).order;
    assert.deepEqual(orderOf('first 2 counter'), [2, 1, 0]);
    assert.deepEqual(orderOf('first 1 clockwise'), [1, 2, 0]);
    return;
  }
  assert.fail('nobody sets the order');
});

test('an Explorer goes home, to those who miss a turn, or off the map where it is', () => {
  const at = (pos, home) => ({ voyage: pos === null ? null : { pos }, players: [{ home }] }),
    back = name => ({ name, actor: 0, args: [3] });
  const way = (name, home) => motion.wayBack(back(name), at(45, home), at(null, home));
  assert.deepEqual(way('explorer_home', 54), { from: 45, to: 54 });
  assert.deepEqual(way('explorer_home', null), { from: 45, to: 'gone' });
  assert.deepEqual(way('explorer_lost', 54), { from: 45, to: 'lost' });
  assert.deepEqual(way('explorer_lost', null), { from: 45, to: 'lost' });
  assert.equal(motion.wayBack(back('explorer_home'), at(null, null), at(null, null)), null);
});

test('motion: what takes time is known, a step never takes long', () => {
  assert.equal(motion.duration([{ name: 'party', actor: 0, args: [45, 54, 2, 0] }]), 350);
  assert.equal(motion.duration([]), 0);
  assert.ok(
    motion.duration(
      ['marker_drawn', 'set_out', 'island_found', 'battle_roll', 'tile_shown', 'explorer_lost'].map(
        name => ({ name, actor: 0, args: [1, 2, 3] }),
      ),
    ) <= 2200,
  );
  const marks = motion.marksOf({
    events: [
      { name: 'party', actor: 2, args: [45, 54, 2, 0] },
      { name: 'built', actor: 1, args: [44, 'village', 1] },
    ],
    before: null,
    after: null,
    seat: 2,
    key: 1,
  });
  assert.deepEqual(marks, [
    { side: 2, from: 45, to: 54 },
    { side: 1, from: null, to: 44 },
  ]);
});

test('a replay has headings', () => {
  assert.equal(
    replay.heading(3, [
      { name: 'turn_began', actor: null, args: [4] },
      { name: 'phase_began', actor: null, args: ['building'] },
    ]),
    'Turn 4, Build',
  );
});

test('the score sheet adds up', () => {
  for (const { view } of rows.filter((_, k) => k % 50 === 0)) {
    const sheet = score.scoreRows(view);
    for (let seat = 0; seat < view.seats; seat++) {
      const sum = sheet.reduce((n, r) => n + r.points[seat], 0);
      assert.equal(sum * 2, view.score.totals[seat], `seat ${seat} at step ${view.step}`);
    }
  }
});
