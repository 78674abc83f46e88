// raiatea.test.mjs - the board of Raiatea: its tables are the engine's, every legal action can be
// clicked and is exactly itself, sets of cards may be chosen in any order, everything has words, the
// row of act 5 is told as it happened, and no card is named that a viewer may not know.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { source, tables } from '../tools/raiatea-data.mjs';
import { load } from './bundle.mjs';
import { play } from './positions.mjs';

const [moves, words, position, blessing, told, score, index, motion, table] = await load(
  'games/raiatea/moves.ts',
  'games/raiatea/words.ts',
  'games/raiatea/position.ts',
  'games/raiatea/blessing.ts',
  'games/raiatea/told.ts',
  'games/raiatea/score.ts',
  'games/raiatea/index.ts',
  'games/raiatea/motion.tsx',
  'games/raiatea/Table.tsx',
);
const names = ['You', 'Teva', 'Manu', 'Hina', 'Vaea'],
  called = you => ({ of: s => names[s] ?? '', you });

const games = [
  [2, {}, 4],
  [3, { tane: 'on', oracle: 'on' }, 5],
  [4, { mana_scarcity: 'on', kahuna_helper_free: 'on' }, 6],
  [5, { tane: 'on' }, 7],
  [5, {}, 8],
  [4, { tane: 'on' }, 9],
];
const rows = games.flatMap(([seats, options, seed]) => [
  ...play('raiatea', seats, options, seed, 20000),
]);

test('the tables are those of the engine', () => {
  assert.equal(
    readFileSync(new URL('../src/games/raiatea/data.gen.ts', import.meta.url), 'utf8'),
    source(),
  );
  const t = tables();
  assert.deepEqual(
    [t.rituals.length, t.missions.length, t.masks.length, t.faces.length, t.stalls.length],
    [46, 68, 12, 25, 20],
  );
  assert.equal(
    t.faces.reduce((n, f) => n + f[1], 0),
    72,
  );
  assert.deepEqual(
    [1, 2, 3].map(vp => t.missions.filter(m => m[1] === vp).length),
    [24, 22, 22],
  );
  assert.equal(t.rituals.filter(r => r[6]).length, 6);
});

test('random games bring nearly every decision', () => {
  const points = new Set(rows.map(r => r.view.due.point));
  for (const p of [
    'setup_keep',
    'choose_location',
    'forest_pick',
    'forest_extra',
    'marae_turn',
    'path_turn',
    'neigh_add',
    'neigh_take',
    'neigh_mission',
    'market_turn',
    'dance_train',
    'buy_rituals',
    'buy_keep',
    'prepare',
    'mana_offer',
    'choose_reward',
    'too_turn',
    'ritual_keep',
    'choose_good',
    'choose_helper',
    'choose_mask',
    'auction_bid',
    'choose_player',
  ])
    assert.ok(points.has(p), p);
  assert.ok(rows.length > 1200, String(rows.length));
});

test('every legal action is reached by clicks, and nothing else is', () => {
  for (const { seat, view } of rows)
    assert.deepEqual(
      [...moves.reachable(view, seat).keys()].sort(),
      view.legal.map(l => l.do).sort(),
      `${view.due.point} at step ${view.step}`,
    );
});

test('a target stands for one action, lies on one spot, and its way leads there', () => {
  for (const { seat, view } of rows) {
    const s = moves.stage(view, {}, seat),
      spots = s.targets.map(x => x.spot);
    assert.equal(new Set(spots).size, spots.length, `${view.due.point}: ${spots}`);
    for (const [action, picks] of moves.reachable(view, seat)) assert.ok(picks.length > 0, action);
  }
});

test('a set can be chosen in any order and is played in the order of the rules', () => {
  let sets = 0;
  for (const { seat, view } of rows) {
    const c = moves.stage(view, {}, seat).choosing;
    if (!c || c.most < 2 || c.least < 2) continue;
    const chosen = [...c.from].reverse().slice(0, c.most),
      at = moves.stage(view, { from: chosen.join(',') }, seat).choosing,
      actions = moves.actionsOf(at);
    assert.deepEqual([...at.chosen].sort(), [...chosen].sort());
    assert.ok(
      view.legal.some(l => l.do === actions[0]),
      `${view.due.point}: ${actions} of ${view.legal.map(l => l.do)}`,
    );
    assert.equal(actions.length, c.most);
    sets++;
  }
  assert.ok(sets >= 10, `${sets} sets`);
});

test('of the rituals dealt two are kept, one by whoever starts among four', () => {
  const all = rows.filter(r => r.view.due.point === 'setup_keep');
  assert.ok(all.length >= 30, String(all.length));
  for (const { seat, view } of all) {
    const me = view.position.players[seat],
      c = moves.stage(view, {}, seat).choosing;
    assert.equal(
      c.most + me.picked.length,
      view.seats === 4 && view.position.start === seat ? 1 : 2,
    );
    assert.equal(me.drawn.length, 5);
  }
});

test('the clips limit what goes into the bag, general rituals need none', () => {
  const me = { rank: 'ariki', prepared: [] },
    view = { due: { point: 'prepare' }, position: { players: [me] } };
  const c = {
    verb: 'ritual',
    from: ['raa', 'roo', 'tii', 'hina'],
    least: 0,
    most: 4,
    chosen: ['raa', 'roo'],
    ends: null,
  };
  assert.equal(moves.fits(view, c, 'tii', 0), false);
  assert.equal(moves.fits(view, c, 'hina', 0), true);
  assert.equal(
    moves.fits({ ...view, position: { players: [{ rank: 'arioi', prepared: [] }] } }, c, 'tii', 0),
    true,
  );
});

test('every choice has a name, a meaning and a spoken label', () => {
  for (const { seat, view } of rows) {
    const n = called(seat),
      s = moves.stage(view, {}, seat),
      ask = words.prompt(view, s, n);
    assert.ok(
      ask.head.length > 3 && !ask.head.includes('{') && !ask.help.includes('{'),
      `${view.due.point}: ${ask.head} ${ask.help}`,
    );
    for (const m of moves.moves(view)) {
      const title = words.moveTitle(view, m, n),
        said = words.explain(view, m, n),
        hint = words.moveHint(view, m, n);
      assert.ok(
        title.length > 1 && !/[{}]|undefined|NaN/.test(title + hint + said.head + said.text),
        `${m.do}: ${title}, ${hint}, ${said.text}`,
      );
      const spot = moves.spotOf(view.due.point, m);
      if (spot)
        assert.ok(
          words.spoken(view, spot, n).length > 2 && words.speak(view, m, n).length > 2,
          spot,
        );
    }
  }
});

test('everything that lies on the table has words', () => {
  for (const id of position.rituals.keys())
    assert.ok(
      words.ritualText(id).length > 8 &&
        words.ritualShort(id).length > 5 &&
        words.ritualShort(id).length <= 26,
      `${id}: ${words.ritualShort(id)}`,
    );
  for (const code of position.missions.keys())
    assert.ok(words.missionText(code).length > 5 && !words.missionText(code).includes('{'), code);
  for (const mask of position.masks.keys())
    assert.ok(
      words.maskWord(mask) && words.maskShort(mask) && words.maskText(mask).length > 20,
      mask,
    );
  for (const face of position.faces.keys()) assert.ok(words.faceWord(face), face);
  for (const good of position.goods)
    for (const level of [1, 2, 3, 4, 5]) assert.ok(words.stallText(good, level).length > 3);
  assert.equal(words.missionText('T309'), 'Pay 1 uru, 1 taro and 1 mahi');
  assert.equal(words.missionText('T214'), 'Be Arioi or higher');
  assert.equal(words.missionText('T114'), 'Pay 1 good of any kind');
});

test('a seat reads no card of another', () => {
  for (const { seat, view } of rows)
    for (const p of view.position.players)
      if (p.seat !== seat && !view.over)
        assert.deepEqual([p.hand, p.drawn, p.prepared, p.buried], [null, null, null, null]);
});

test('tiles of a row stay together on a statue: one line up to three, else two', () => {
  const lines = table.tileLines([
    ['a'],
    ['b', 'c'],
    ['d', null, 'e'],
    ['f', 'g', 'h', 'i'],
    ['j', 'k', 'l', 'm', 'n'],
  ]);
  assert.deepEqual(
    lines.map(l => [l.row, l.cells.length]),
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 2],
      [3, 2],
      [4, 3],
      [4, 2],
    ],
  );
});

// Vector 20 of the specification: bag 9, costs 4, 6, 6: the first succeeds, both sixes fail, 5 stay.
test('the row is told beat by beat', () => {
  const e = (name, args, actor = null) => ({ name, actor, args });
  const events = [
    e('row_laid', ['rua_hatu', 0], 1),
    e('row_laid', ['roroo', 1], 0),
    e('row_laid', ['tino_rua', 2], 2),
    e('bag_paid', ['rua_hatu', 4, 5]),
    e('row_failed', ['roroo']),
    e('row_failed', ['tino_rua']),
  ];
  const list = blessing.beats(null, 1, 9, events);
  assert.deepEqual(
    list.map(s => s.cards.map(c => c.fate).join()),
    ['waits,waits,waits', 'now,waits,waits', 'done,failed,waits', 'done,failed,failed'],
  );
  assert.equal(list.at(-1).bag, 5);
  assert.deepEqual(
    blessing.levels(list.at(-1)).map(l => l.before),
    [9, 5, 5],
  );
  assert.deepEqual(
    blessing.levels(list[0]).map(l => [l.before, l.enough]),
    [
      [9, true],
      [5, false],
      [5, false],
    ],
  );
  // Hina first: 23 - 1 + 24 = 46, as in vector 4.
  const hina = blessing.beats(null, 1, 23, [
    e('row_laid', ['hina', 0]),
    e('row_laid', ['uru_taetae', 1], 1),
    e('bag_paid', ['hina', 1, 22]),
    e('bag_gained', [24, 46]),
    e('bag_paid', ['uru_taetae', 4, 42]),
  ]);
  assert.deepEqual([hina.at(-1).bag, hina.at(-1).cards[1].before], [42, 46]);
  assert.ok(motion.duration(events) > 2000);
});

test('a jump back in a replay lays the row anew', () => {
  const at = (row, bag) => ({ act: 5, ceremony: 1, row, bag }),
    a = { ritual: 'raa', owner: 0 },
    b = { ritual: 'oro', owner: 1 };
  const first = blessing.follow(null, at([a, b], 20)),
    then = blessing.follow(first, at([b], 15)),
    back = blessing.follow(then, at([a, b], 20));
  assert.deepEqual(
    then.cards.map(c => c.fate),
    ['done', 'waits'],
  );
  assert.deepEqual(
    back.cards.map(c => c.fate),
    ['waits', 'waits'],
  );
});

test('summary, stage, brief and the sheet are said of every position', () => {
  for (const { seat, view } of rows.filter((_, k) => k % 7 === 0)) {
    const m = index.raiatea,
      text = [m.summary(view, names), m.stage(view), m.brief(view)].join(' ');
    assert.ok(text.length > 60 && !/[{}]|undefined|NaN/.test(text), text);
    const sheet = score.scoreRows(view);
    assert.equal(sheet.length, 6);
    assert.equal(
      sheet.reduce((n, r) => n + r.points[seat], 0),
      view.score.totals[seat],
    );
    assert.ok(m.pickFor(view, view.legal[0].do) !== null);
  }
});

test('a replay has headings', () =>
  assert.equal(
    told.heading(1, [{ name: 'act_began', actor: null, args: [5] }]),
    'Divine blessing',
  ));
