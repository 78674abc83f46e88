// polynesia.test.mjs - the board of Polynesia: every legal action can be clicked and is exactly itself;
// names, pieces, boats and tags lie where they cover nothing; everything has words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { golden, positions, spread, told } from './positions.mjs';

const [lexicon, moves, geometry, words, things, motion, score, rest, replay] = await load(
  'games/lexicon.ts',
  'games/polynesia/moves.ts',
  'games/polynesia/geometry.ts',
  'games/polynesia/words.ts',
  'games/polynesia/things.tsx',
  'games/polynesia/motion.tsx',
  'games/polynesia/score.ts',
  'games/polynesia/interest.ts',
  'games/polynesia/replay.ts',
);
teach(lexicon, 'polynesia');
const names = ['You', 'Teva', 'Manu', 'Hina'];
const called = you => ({ of: s => names[s], you });

// All positions once, in memory: there are some 2,300. Of the 2,000 decisions, half of them alike, a spread.
const games = golden.map(file => ({ file, rows: [...positions(file)] }));
const asked = games.map(g =>
  g.rows.map(r => r.view).filter(v => v.legal.length > 0 && v.due?.kind === 'choice'),
);
const decisions = asked.flatMap(views => {
  const looks = spread(12, 5);
  return views.filter(v => looks(v.due.point));
});

test('the golden journals bring every kind of decision', () => {
  const points = new Set(decisions.map(v => v.due.point));
  assert.deepEqual([...points].sort(), [
    'choose_action',
    'choose_decline',
    'extra_settler',
    'free_explore',
    'mask_boon',
    'populate_bonus',
    'travel_step',
  ]);
  assert.ok(asked.flat().length > 1000);
  assert.ok(decisions.length > 500);
});

test('every legal action is reached by clicks, and nothing else is', () => {
  for (const view of decisions) {
    const reached = [...moves.reachable(view).keys()].sort(),
      legal = view.legal.map(l => l.do).sort();
    assert.deepEqual(reached, legal, `${view.due.point} at step ${view.step}`);
  }
});

test('an action is read as the rules tell it', () => {
  for (const view of decisions)
    for (const row of view.legal) {
      const m = moves.parse(row),
        [verb, ...args] = row.do.split(' ');
      const told = [m.route, m.from, m.to, m.goods];
      for (const arg of args.slice(0, 2)) assert.ok(told.includes(arg), `${row.do}: ${arg}`);
      if (verb === 'HOP')
        assert.equal(m.guide, args[2].startsWith('guide') ? Number(args[2].slice(6)) : undefined);
      assert.equal(m.skip === true, /^STOP|SKIP/.test(verb), row.do);
      assert.equal(m.group !== undefined, view.due.point === 'choose_action', row.do);
    }
});

test('a target stands for the same actions as its clicks lead to', () => {
  for (const view of decisions) {
    for (const pick of [{}, { group: 'explore' }, { group: 'populate' }]) {
      const s = moves.stage(view, pick),
        keys = s.targets.map(t => `${t.kind}:${t.id}`);
      assert.equal(new Set(keys).size, keys.length, 'no target twice');
      for (const t of s.targets) {
        assert.ok(t.moves.length > 0);
        if ('do' in t.leads) assert.equal(t.moves.length, 1);
        else {
          const further = moves.stage(view, t.leads.pick),
            below = new Set(
              [
                ...further.targets.filter(x => x.kind !== 'piece'),
                ...further.buttons.filter(b => b.name !== 'skip'),
              ].flatMap(x => x.moves.map(m => m.do)),
            );
          for (const m of t.moves)
            assert.ok(below.has(m.do), `${m.do} after ${JSON.stringify(t.leads.pick)}`);
        }
      }
    }
  }
});

test('every target has a spoken label, a price tag and a meaning', () => {
  for (const view of decisions) {
    const you = view.position.active;
    for (const pick of [{}, { group: 'explore' }, { group: 'populate' }]) {
      for (const t of moves.stage(view, pick).targets) {
        const label = words.speak(view, t, called(you));
        if (t.moves.length === 1 && t.kind !== 'piece')
          assert.ok(label.startsWith(`${t.moves[0].label}. `), label);
        assert.match(label, /\.$/);
        assert.doesNotMatch(label, /undefined|NaN|\{\w+\}|polynesia\./);
        if (t.kind === 'route') assert.ok(words.tagOf(view.position, t.moves).length > 0);
        const said = words.explain(view, t.moves, called(you));
        assert.ok(said && said.head && !/undefined|NaN|\{\w+\}/.test(said.text));
      }
    }
  }
});

test('the price on a tag is the price of the rules', () => {
  let seen = 0;
  for (const view of decisions.filter(v => v.due.point === 'choose_action'))
    for (const t of moves.stage(view, { group: 'explore' }).targets) {
      const row = t.moves[0],
        tag = words.tagOf(view.position, t.moves)[0];
      if (!row.pay) continue;
      seen++;
      assert.equal(
        Number(typeof tag === 'string' ? tag : tag.bad),
        row.pay.number,
        `${row.do}: ${row.why}`,
      );
      assert.equal(typeof tag === 'object', row.first_landfall === true, 'double prices stand out');
    }
  assert.ok(seen > 500);
});

test('what is no target explains itself', () => {
  for (const view of decisions.filter((_, k) => k % 7 === 0)) {
    const you = view.position.active;
    for (const pick of [{}, { group: 'explore' }, { group: 'populate' }]) {
      const s = moves.stage(view, pick);
      for (const r of view.position.routes) {
        if (s.targets.some(t => t.kind === 'route' && t.id === r.id)) continue;
        const why = words.whyNot(view, s, { kind: 'route', id: r.id }, called(you));
        assert.match(why, /^[A-Z].{6,}\.$/);
        assert.doesNotMatch(why, /undefined|\{\w+\}/);
      }
      for (const i of view.position.islands)
        assert.match(
          words.whyNot(view, s, { kind: 'island', id: i.id }, called(you)),
          /^[A-Z].{6,}\.$/,
        );
    }
  }
});

test('a route that is no target has the reason of its own row, else the one that speaks of all', () => {
  let own = 0,
    general = 0;
  for (const view of decisions.filter(v => v.due.point === 'choose_action')) {
    const s = moves.stage(view, { group: 'explore' });
    if (s.group !== 'explore') continue;
    for (const { id } of view.position.routes) {
      if (s.targets.some(t => t.id === id)) continue;
      const why = words.whyNot(view, s, { kind: 'route', id }, called(view.position.active)),
        row = view.closed.find(c => c.route === id),
        all = view.closed.find(c => c.all && /^EX|^FREE/.test(c.do));
      assert.equal(why, (row ?? all).why, id);
      if (row) own++;
      else general++;
    }
  }
  assert.ok(own > 500 && general > 100, `${own} ${general}`);
});

test('a route says whose boats are on it and what others pay, as the engine says it', () => {
  const all = games.flatMap(g => g.rows.map(row => row.view)),
    routes = all.flatMap(v => v.position.routes),
    text = 'boat of Teva; others pay 1 shell and take a guide along.';
  assert.equal(words.routeWords({ ...routes[17], text }), `Vavau - Aitutaki: ${text}`);
  for (const r of routes)
    if (r.boats.length) assert.match(r.text, /^boats? of .+; others pay 1 (fish|shell) and take/);
    else assert.equal(r.text, undefined, r.id);
  assert.match(words.routeWords(routes.find(r => r.class === 'neutral')), /: open to all, /);
});

test('what one has of a kind after paying or taking it is what one had, less or more', () => {
  let seen = 0;
  for (const view of decisions) {
    const { players, active } = view.position;
    for (const { pay, gain } of view.legal)
      for (const [sum, sign] of [
        [pay, -1],
        [gain, 1],
      ])
        if (sum) {
          assert.equal(sum.left, players[active][sum.goods] + sign * sum.number);
          seen++;
        }
  }
  assert.ok(seen > 1000);
});

test('each turn of a round has its value', () => {
  assert.deepEqual(['m3', 'm2', 'm1'].map(words.turnValue), ['3', '2', '1']);
});

test('a card has the points of its part of the score', () => {
  const parts = new Set();
  for (const { position: p, score: sheet } of games.map(g => g.rows.at(-1).view))
    for (const card of p.cards) {
      if (card.part === null) continue;
      parts.add(card.part);
      assert.ok(
        sheet.parts.some(part => part.name === card.part),
        `${card.code}: ${card.part}`,
      );
    }
  assert.ok(parts.size > 2);
});

const sides = ['A', 'B'].map(
  side => games.flatMap(g => g.rows).find(r => r.view.position.side === side).view.position,
);
const inside = (b, f, slack = 0) =>
  b.x >= f.x - slack &&
  b.y >= f.y - slack &&
  b.x + b.w <= f.x + f.w + slack &&
  b.y + b.h <= f.y + f.h + slack;

test('names lie inside the frame and never on another name', () => {
  for (const p of sides)
    for (const i of p.islands) {
      const box = geometry.labelBox(p, i);
      assert.ok(inside(box, { x: 0, y: 0, w: 1015, h: 745 }), `${p.side} ${i.id}`);
      for (const o of p.islands)
        if (o !== i)
          assert.ok(!geometry.overlaps(box, geometry.labelBox(p, o)), `${i.id} on ${o.id}`);
    }
});

test('names are clear of markers, tokens and nearly all boats', () => {
  for (const p of sides) {
    const lines = geometry.routeLines(p);
    let touched = 0;
    for (const i of p.islands) {
      const box = geometry.labelBox(p, i);
      for (const r of p.routes) {
        if (r.class === 'neutral') continue;
        const l = lines.get(r.id);
        assert.ok(
          !geometry.overlaps(box, { x: l.middle[0] - 7, y: l.middle[1] - 7, w: 14, h: 14 }),
          `${i.id} on the marker of ${r.id}`,
        );
        for (const [x, y] of geometry.boatPlaces(l, [0, 1, 2, 3]).values())
          if (geometry.overlaps(box, { x: x - 7, y: y - 7, w: 14, h: 14 })) touched++;
      }
      for (const o of p.islands)
        if (o.slot) {
          const [x, y] = geometry.tokenPlace(o);
          assert.ok(
            !geometry.overlaps(box, { x: x - 10, y: y - 10, w: 20, h: 20 }),
            `${i.id} on the token of ${o.id}`,
          );
        }
    }
    assert.ok(touched <= 2, `${touched} of all possible boats touch a name on side ${p.side}`);
  }
});

test('no tag covers a name or another tag, and few cover anything', () => {
  let tags = 0,
    covered = 0;
  for (const view of decisions.filter(v => v.due.point === 'travel_step')) {
    const p = view.position;
    for (const pick of [
      {},
      ...moves
        .stage(view, {})
        .targets.filter(t => t.kind === 'piece')
        .map(t => t.leads.pick),
    ]) {
      const routes = moves.stage(view, pick).targets.filter(t => t.kind === 'route');
      const placed = [
        ...geometry
          .placeTags(
            p,
            routes.map(t => ({ route: t.id, w: things.tagWidth(words.tagOf(p, t.moves)) })),
          )
          .values(),
      ];
      assert.equal(placed.length, routes.length);
      const { names: labels, things: pieces } = geometry.obstacles(p);
      placed.forEach((box, k) => {
        tags++;
        for (const n of labels)
          assert.ok(!geometry.overlaps(box, n), `a tag on a name at step ${view.step}`);
        placed.forEach((other, j) => {
          if (j !== k)
            assert.ok(!geometry.overlaps(box, other), `two tags overlap at step ${view.step}`);
        });
        if (pieces.some(t => geometry.overlaps(box, t, -3))) covered++;
      });
    }
  }
  assert.ok(tags > 500 && covered < tags * 0.03, `${covered} of ${tags} tags cover something`);
});

test('routes begin and end at the rims', () => {
  for (const p of sides)
    for (const l of geometry.routeLines(p).values()) {
      assert.ok(
        Math.abs(Math.hypot(l.p[0] - l.from.x, l.p[1] - l.from.y) - geometry.rimOf(l.from)) < 1e-6,
      );
      assert.ok(
        Math.abs(Math.hypot(l.q[0] - l.to.x, l.q[1] - l.to.y) - geometry.rimOf(l.to)) < 1e-6,
      );
    }
});

test('pieces on one island do not cover each other', () => {
  for (const p of sides)
    for (const i of p.islands)
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < a; b++) {
          const [x, y] = geometry.piecePlace(i, a),
            [u, v] = geometry.piecePlace(i, b);
          assert.ok(Math.hypot(x - u, y - v) >= 20);
        }
});

test('the events of a step move the pieces that moved', () => {
  let hops = 0;
  for (const g of games) {
    const steps = told(g.file);
    for (let k = 1; k < g.rows.length; k++) {
      const { step, view } = g.rows[k],
        before = g.rows[k - 1].view,
        seat = step.seat === 'chance' ? null : step.seat;
      const { events } = steps[k - 1];
      if (step.do.startsWith('HOP')) {
        hops++;
        const [from, to] = events.find(e => e.name === 'hopped').args,
          at = (v, id) => v.position.islands.find(i => i.id === id).pieces[seat];
        assert.equal(at(before, from) - at(view, from), 1, step.do);
        assert.ok(at(view, to) >= at(before, to) + 1);
      }
      const marks = motion.marksOf({ events, before, after: view, seat, key: k });
      assert.ok(marks.trails.length <= 1);
      const still = motion.still(before.position, view.position);
      still.islands.forEach((i, n) =>
        i.pieces.forEach((c, s) =>
          assert.ok(
            c <= before.position.islands[n].pieces[s] && c <= view.position.islands[n].pieces[s],
          ),
        ),
      );
      assert.ok(motion.duration(events) <= 2200);
    }
  }
  assert.ok(hops > 300);
});

test('a replay has a heading for each turn and the lava of a round; what ends it has none', () => {
  const began = { name: 'round_began', actor: null, args: [4] },
    at = phase => ({ name: 'marker_moved', actor: null, args: [phase] });
  assert.equal(replay.heading(3, [began, at('m3')]), 'Round 4, value 3');
  assert.equal(replay.heading(4, [at('m1')]), 'Round 4, value 1');
  assert.equal(replay.heading(4, [at('lava')]), 'Round 4, lava');
  for (const phase of ['decline', 'resources', 'new_first'])
    assert.equal(replay.heading(4, [at(phase)]), null, phase);
  assert.equal(replay.heading(4, [began]), null);
});

test('the rows of the score sheet add up to the totals', () => {
  for (const g of games) {
    const view = g.rows.at(-1).view,
      rows = score.scoreRows(view);
    view.score.totals.forEach((total, seat) =>
      assert.equal(
        rows.reduce((sum, r) => sum + r.points[seat], 0),
        total,
        `${g.file} seat ${seat}`,
      ),
    );
    for (const r of rows) assert.equal(r.notes.length, view.seats);
  }
});

test('what a decision needs is inside the map', () => {
  for (const view of decisions.filter((_, k) => k % 5 === 0)) {
    const box = rest.interest(view, view.position.active, {});
    if (box) assert.ok(inside(box, { x: 0, y: 0, w: 1000, h: 760 }, 30));
  }
});
