// archipelago.test.mjs - the board of Archipelago: its tables are the engine's, every legal action can
// be clicked and is exactly itself, sets may be chosen in any order, everything has words, and no card is
// named that a viewer may not know.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { source, tables } from '../src/games/archipelago/gen.mjs';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { CHANCE } from '../../tests/wasm/lib/engine.mjs';
import { engine, play, random, spread } from './positions.mjs';

const here = file => `games/archipelago/${file}`;
const [lexicon, moves, position, index, score, motion, ...said] = await load(
  'games/lexicon.ts',
  here('moves.ts'),
  here('position.ts'),
  here('index.ts'),
  here('score.ts'),
  here('map/motion.tsx'),
  ...['cards', 'choice', 'ends', 'look', 'names', 'prompt'].map(noun => here(`words/${noun}.ts`)),
);
const words = Object.assign({}, ...said);
teach(lexicon, 'archipelago');
const names = ['You', 'Teva', 'Manu', 'Hina', 'Vaea'],
  called = you => ({ of: s => names[s] ?? '', you });

const games = [
  [2, {}, 4],
  [3, { start: 'desert' }, 5],
  [4, { length: 'medium' }, 6],
  [5, { more_control: 'on', deals: 'plain' }, 7],
  [4, { more_spice: 'on', chosen_trend: 'on' }, 8],
  [3, { no_secrets: 'on' }, 9],
  [4, { benefactor: 'on' }, 10],
];
const rows = games.flatMap(([seats, options, seed]) => [
  ...play('archipelago', seats, options, seed, 6000, spread()),
]);

test('the tables are those of the engine', () => {
  assert.equal(
    readFileSync(new URL('../src/games/archipelago/data.gen.ts', import.meta.url), 'utf8'),
    source(),
  );
  const t = tables();
  assert.deepEqual(
    [t.faces.length, t.cards.length, t.backs.length, t.trends.length, t.zones.length],
    [50, 48, 48, 12, 12],
  );
  // 2.3: huts and icons are five on every face but the volcano.
  for (const [key, f] of position.faces)
    assert.equal(f.huts + f.icons.length, key === 'volcano' ? 0 : 5, key);
});

test('goods, buildings, markets, sectors and phases are those of the engine', () => {
  const of = kind => lexicon.valuesOf('archipelago', kind);
  assert.deepEqual(position.resources, of('res'));
  assert.deepEqual(
    position.buildings,
    of('building').filter(b => b !== 'ship'),
  );
  assert.deepEqual(position.boards, of('market'));
  assert.deepEqual(position.zones, of('zone'));
  assert.deepEqual(of('phase'), ['0', '1', '2', '3', '4', '5', '6']);
});

test('a land keeps its side when it is laid elsewhere', () => {
  let met = 0;
  for (const { view } of rows.filter(r => r.view.due.point === 'explore_spot')) {
    const { cells } = moves.stage(view, {}).placing;
    for (const { key, face } of cells[0].poses)
      for (const { q, r, poses } of cells.filter(c => c.poses.some(x => x.face === face))) {
        const { pose } = moves.stage(view, { from: `cell:${q},${r}`, to: key }).placing;
        assert.equal(pose.face, face);
        met += !poses.some(x => x.key === key);
      }
  }
  assert.ok(met > 0, `${met} places where it has to be turned`);
});

test('every decision of random games has a path of clicks to each of its actions, and to nothing else', () => {
  const points = new Set();
  for (const { view } of rows) {
    const found = moves.reachable(view),
      legal = view.legal.map(l => l.do);
    // Offers are drafted at the trading table.
    const drafted = d => /^(offer|ask) /.test(d);
    for (const d of legal)
      if (!drafted(d)) assert.ok(found.has(d), `${view.due.point}: ${d} of ${legal.length}`);
    for (const d of found.keys())
      assert.ok(legal.includes(d), `${view.due.point}: ${d} is not legal`);
    points.add(view.due.point);
  }
  for (const p of [
    'tz_choose_face',
    'tz_place',
    'round_menu',
    'harvest_deploy',
    'explore_spot',
    'migrate_pick',
    'migrate_to',
    'evolve_first',
    'evolve_second',
    'crisis_domestic_turn',
    'transaction',
    'build_site',
  ])
    assert.ok(points.has(p), `met: ${p}`);
});

test('a pick of the hint leads to its action in one click', () => {
  for (const { view, action } of rows.filter((_, k) => k % 7 === 0)) {
    const pick = index.archipelago.pickFor(view, action);
    if (/^(offer|ask) /.test(action)) continue;
    assert.ok(pick, action);
    const s = moves.stage(view, pick);
    const here = s.choosing
      ? s.choosing.chosen.length > 0 || s.buttons.some(b => b.moves[0].do === action)
      : s.amount
        ? s.amount.at.do === action || s.buttons.some(b => b.moves[0].do === action)
        : s.placing
          ? s.placing.pose?.do === action
          : [...s.targets, ...s.buttons].some(x => 'do' in x.leads && x.leads.do === action);
    assert.ok(here, `${view.due.point}: ${action}`);
  }
});

test('each click of an answer has a question of its own', () => {
  const asked = {};
  for (const { view } of rows) {
    const s = moves.stage(view, {}),
      { point } = view.due;
    if (point === 'choose_order') asked[point] = words.prompt(view, s).head;
    for (const { leads } of s.targets) {
      const inside = 'pick' in leads ? moves.stage(view, leads.pick) : s;
      if (inside.from) asked[point] = words.prompt(view, inside).head;
    }
  }
  const { harvest_deploy, build_site, explore_spot, choose_order } = asked;
  assert.deepEqual(
    [harvest_deploy, build_site, explore_spot, choose_order],
    [
      'Who goes there?',
      'On which shore?',
      'Turn the land as you like. How does it lie?',
      'You decide the order of play.',
    ],
  );
});

test('every choice and every spot has words', () => {
  for (const { seat, view } of rows) {
    const s = moves.stage(view, {}),
      said = words.prompt(view, s);
    assert.ok(
      said.head.length > 4 && !said.head.includes('{') && !said.head.includes('undefined'),
      `${view.due.point}: ${said.head}`,
    );
    for (const m of moves.moves(view).slice(0, 12)) {
      const title = words.moveTitle(m),
        spoken = words.speak(m);
      assert.ok(
        title.length > 0 && !/undefined|NaN|\{\w+\}|archipelago\./.test(`${title} ${spoken}`),
        `${m.do}: ${title} | ${spoken}`,
      );
    }
    for (const target of s.targets.slice(0, 8))
      assert.ok(
        !/undefined|NaN|\{\w+\}|archipelago\./.test(words.spoken(view, target.spot, called(seat))),
        target.spot,
      );
  }
  for (const key of position.cards.keys())
    for (const text of [
      words.cardName(key),
      words.cardText(key),
      words.cardShort(key),
      words.useWords(key),
    ])
      assert.ok(text.length > 2 && text !== key.replaceAll('_', ' ') && !text.includes('{'), key);
  for (const code of position.backs.keys())
    for (const text of [words.backWords({ back: code }), words.backText(code)])
      assert.ok(text && !/undefined|archipelago\.|\{/.test(text), code);
  const objectives = lexicon.valuesOf('archipelago', 'objective');
  assert.equal(objectives.length, 30);
  for (const code of objectives)
    assert.match(
      words.scoreWords(code),
      /^(ranks everybody by \w|you alone win|3 points if)/,
      code,
    );
  for (const { view } of rows.filter((_, k) => k % 7 === 0)) {
    const { pack, common, players, criteria } = view.position,
      held = players.flatMap(q => q.objectives.flatMap(o => o.objective ?? []));
    const met = [...pack.map(o => o.objective), ...common, ...held];
    for (const code of [...met, ...criteria.flatMap(c => c.objective ?? [])])
      assert.match(words.endWords(view.position, code), /^(\d+|a|no) \w+/, code);
  }
  for (const what of ['temple_calm', 'town_unrest'])
    assert.match(words.happeningWord(what), / the t(emple|own)s$/);
});

test('a limited zone with no free circle is closed, and says so', () => {
  let closed = 0;
  for (const { seat, view } of rows) {
    if (view.due.point !== 'round_menu') continue;
    const p = view.position;
    assert.deepEqual(Object.keys(p.circles), ['taxes', 'exploration', 'reproduction']);
    for (const zone of Object.keys(p.circles)) {
      const { own, common } = p.circles[zone];
      assert.ok(common >= 0, `${zone}: ${common}`);
      if (own[seat] || common) continue;
      assert.ok(!moves.moves(view).some(m => m.row.zone === zone), zone);
      closed++;
    }
  }
  assert.ok(closed > 5, `${closed} closed zones were met`);
});

test('in a round whatever is no choice says why: sectors, cards, ports and markets', () => {
  const said = new Set();
  for (const { view } of rows.filter(r => r.view.due.point === 'round_menu')) {
    const p = view.position,
      legal = new Set(view.legal.map(l => l.do)),
      closed = new Map(view.closed.map(c => [c.do, c.why]));
    assert.equal(closed.size, view.closed.length, 'each once');
    for (const [action, why] of closed) {
      assert.ok(!legal.has(action), action);
      assert.match(why, /^[A-Z][^{}|]+\.$/, why);
      said.add(why);
    }
    const can = spot =>
      moves.moves(view).some(m => moves.spotOf(m) === spot) || moves.closedAt(view, spot) !== '';
    const houses = p.regions.flatMap(g =>
      g.buildings
        .filter(b => b.type === 'port' || b.type === 'market')
        .map(b => `house:${g.region}:${b.type}`),
    );
    for (const spot of [
      ...position.zones.map(z => `zone:${z}`),
      ...p.players.flatMap(q => q.cards.map(c => `card:${c.card}`)),
      ...houses,
    ])
      assert.ok(can(spot), spot);
  }
  assert.ok(said.size > 12, [...said].join(' '));
});

test('a migrant goes on foot, by sea, or carried by ships of his own', () => {
  const ways = new Map();
  for (const { seat, view } of rows.filter(r => r.view.due.point === 'migrate_to'))
    for (const m of moves.moves(view)) {
      const { by, ships = [] } = m.row;
      ways.set(by, (ways.get(by) ?? 0) + 1);
      assert.equal(ships.length > 0, by === 'convoy', m.do);
      for (const n of ships) {
        const u = position.unitOf(view.position, n);
        assert.ok(u.kind === 'ship' && u.seat === seat && !u.engaged, m.do);
      }
    }
  assert.deepEqual([...ways.keys()].sort(), ['convoy', 'foot', 'sail']);
});

test('prices are those of the rows: fish 6, 4, 3 at home; iron 9, 7 abroad', () => {
  const rowOf = (board, res, n) => {
      const list = position.marketOf(board, res);
      let rest = n;
      return list.find(r => n > 0 && (rest -= r.spaces) <= 0) ?? null;
    },
    met = new Set();
  for (const { view } of rows)
    for (const board of position.boards)
      for (const res of position.resources) {
        const n = view.position.market[board][res],
          { row, text } = view.position.prices[board][res],
          [, has, room, buy, sell] =
            /^\w+ (\d+) of (\d+) \((?:buy (\d+))?(?:, )?(?:sell (\d+))?\)$/.exec(text);
        assert.equal(Number(has), n);
        assert.equal(buy, rowOf(board, res, n)?.price.toString());
        assert.equal(sell, n < room ? rowOf(board, res, n + 1).price.toString() : undefined);
        assert.equal(position.marketOf(board, res)[row] ?? null, rowOf(board, res, n));
        met.add(row);
      }
  assert.ok(
    [-1, 0, 1].every(row => met.has(row)),
    [...met].join(),
  );
  const effects = (board, res) => position.marketOf(board, res).map(r => r.effect);
  assert.deepEqual(effects('domestic', 'wood'), ['calm', 'idle_hands', 'anger']);
  assert.deepEqual(effects('export', 'iron'), ['calm', 'idle_hands']);
  assert.deepEqual(
    ['domestic.fish', 'export.iron'].map(z => position.marketOf(...z.split('.')).map(r => r.price)),
    [
      [6, 4, 3],
      [9, 7],
    ],
  );
});

test('nobody’s secret is named to another', () => {
  for (const { seat, view } of rows) {
    const { pack, players } = view.position,
      seen = new Set(pack.filter(o => o.state === 'known').map(o => o.objective));
    for (const q of players)
      if (q.seat !== seat)
        for (const o of q.objectives)
          assert.ok(o.objective === null || seen.has(o.objective) || o.shown, `${view.step}`);
  }
});

// Careful players: they calm, help and build rather than tax.
const liked = [
  'consume',
  'stand',
  'accept',
  'build',
  'town',
  'temple',
  'market',
  'port',
  'by',
  'reproduce',
  'grow',
  'recruit',
  'hire',
  'harvest',
  'deploy',
  'explore',
  'place',
  'buy_card',
];
function playCarefully(seats, seed) {
  const next = random(seed);
  engine.start('archipelago', seats, { deals: 'plain' });
  for (
    let step = 0, due = engine.due().value;
    due > 0 && step < 6000;
    step++, due = engine.due().value
  ) {
    if (due === 1 << 15) {
      engine.chance(BigInt(seed * 1000 + step));
      continue;
    }
    const seat = [...Array(seats).keys()].find(s => due & (1 << s)),
      legal = engine.legal(seat),
      good = liked.flatMap(v => legal.filter(a => a.startsWith(v))),
      usual = good.length ? null : engine.view(seat).usual,
      list = good.length ? good : legal;
    engine.apply(seat, usual || list[next(list.length)]);
  }
  return engine.view(0);
}
test('a price is set by the actions that stand beside the region', () => {
  const file = new URL('../../tests/golden/archipelago-2-long-benefactor.jsonl', import.meta.url),
    [head, ...lines] = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(l => JSON.parse(l));
  const closed = [];
  let region = null;
  engine.start(head.game, head.seats, head.options);
  for (const line of lines.filter(l => l.do !== undefined)) {
    if (region) {
      const { prices, closes } = region;
      assert.ok(
        [...prices, ...(closes ? [closes] : [])].some(x => x.do === line.do),
        line.do,
      );
      region = null;
    }
    if (line.do.startsWith('terms ')) {
      const view = engine.view(line.seat);
      region = moves.moves(view).find(m => m.do === line.do).row;
      assert.equal(region.group, 'terms');
      assert.ok(region.prices.some(x => x.n === region.usual));
      assert.equal(region.closes === null, view.position.regions[region.region].terms === null);
      closed.push(region.closes === null);
    }
    engine.apply(line.seat === 'chance' ? CHANCE : line.seat, line.do);
  }
  assert.ok(closed.includes(true) && closed.includes(false), `${closed.length} regions`);
});
function checkSheet(view) {
  const { seats } = view,
    sheet = score.scoreRows(view, names, null);
  for (const c of view.position.criteria.filter(x => x.objective))
    assert.ok(
      sheet.some(
        r => r.key === c.part && /^(Your card|Card of \w+|Card for everybody): ./.test(r.title),
      ),
      'whose card it was',
    );
  for (const r of sheet) {
    assert.doesNotMatch(`${r.title} ${r.help} ${r.notes}`, /undefined|\{|[SMLT]\d\d/);
    assert.ok(r.help.length > 10, r.title);
  }
  // Whoever is not first in a criterion is told what a place more would have taken.
  const place =
      /^(none|\d+: (most|second|third|no place)(, shared)?)(; \d+ more would bring \d points?)?$/,
    ranked = sheet.filter(r => r.notes.every(n => place.test(n)));
  for (const r of ranked.filter(x => x.key !== 'ties')) {
    const best = view.position.criteria.find(c => c.part === r.key)?.first ?? 0;
    r.notes.forEach((note, seat) =>
      assert.equal(note.includes('more'), r.points[seat] < best, `${r.title}: ${note}`),
    );
  }
  assert.ok(ranked.length > 1, 'ranked rows');
  assert.equal(
    sheet.some(r => r.key === 'ties'),
    new Set(view.score.totals).size < seats,
  );
  for (let s = 0; s < seats; s++)
    assert.equal(
      sheet.reduce((n, r) => n + r.points[s], 0),
      view.score.totals[s],
      `${seats} seats, seat ${s}`,
    );
}
test('score rows add up to the total of each player', () => {
  let scored = 0;
  for (let seed = 1; seed < 7; seed++) {
    const view = playCarefully(2 + (seed % 4), seed);
    assert.ok(view.over);
    if (view.position.independent) continue;
    checkSheet(view);
    scored++;
  }
  assert.ok(scored > 2, `${scored} games were scored`);
});

test('amendment 1: nothing that the page says of the hex in sight tells its reverse', () => {
  let looked = 0;
  for (const { view } of rows) {
    const p = view.position,
      you = view.viewer;
    if (!p.top || p.phase === 0) continue;
    const order = position.faceOf(p.top).order,
      reverse = words.faceName([...position.faces.keys()][order ^ 1]);
    const list = moves
      .moves(view)
      .filter(m => ['explore', 'keep', 'first', 'reject'].includes(m.verb));
    const said = [
      words.spoken(view, 'pile', called(you)),
      ...list.map(m => `${m.row.label} ${words.speak(m)}`),
    ].join(' ');
    assert.ok(!said.includes(reverse), `${p.top}: ${said}`);
    looked += list.length;
  }
  assert.ok(looked > 20);
});

test('a choice is called as the engine calls it, in short where its question says the rest', () => {
  const brief = new Set(),
    labelled = new Set(),
    upper = text => text.charAt(0).toUpperCase() + text.slice(1);
  for (const { view } of rows)
    for (const m of moves.moves(view)) {
      const { short, label } = m.row;
      assert.equal(words.moveTitle(m), upper(short ?? label));
      (short === undefined ? labelled : brief).add(m.verb);
    }
  for (const verb of 'buy sell buy_card rotate stand_free bid'.split(' '))
    assert.ok(labelled.has(verb) && !brief.has(verb), verb);
  for (const verb of 'tax harvest pick move deploy grow hire town by use_card deal stand'.split(
    ' ',
  ))
    assert.ok(brief.has(verb) && !labelled.has(verb), verb);
  assert.ok(brief.has('end_round') && labelled.has('end_round'), 'a pass has a name of its own');
});

test('amendment 8: a ship may build a port, equal is safe, the markers pass each other', () => {
  assert.match(lexicon.helpOf('archipelago', 'zone', 'construction'), /ship can build a port/);
  assert.match(
    lexicon.helpOf('archipelago', 'thing', 'stability'),
    /rebellion marker passes the population marker.*Equal is safe/,
  );
});

test('signs of the score sheet are those of the game, and the map makes room for the cards on the bar', () => {
  const view = rows[0].view,
    sheet = score.scoreRows(view, names, null);
  assert.ok(
    sheet.every(r => r.picture),
    'each row has its picture',
  );
  assert.equal(sheet.find(r => r.key === 'medals').picture.props.name, 'medal');
  const { standing } = index.archipelago.layout,
    heights = [700, 580, 520, 400].map(standing);
  assert.deepEqual(
    heights,
    [...heights].sort((a, b) => b - a),
    'less room above the bar, lower cards',
  );
});

test('steps of a journal become events that the board can show', () => {
  assert.ok(
    motion.duration([
      { name: 'phase_began', actor: null, args: [4] },
      { name: 'moved', actor: 0, args: ['ship', 0, 1, 'sea'] },
    ]) > 400,
  );
  assert.equal(motion.duration([{ name: 'florins', actor: 0, args: [1, 0] }]), 0);
});
