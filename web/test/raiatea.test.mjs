// raiatea.test.mjs - the board of Raiatea: its tables are the engine's, every legal action can be
// clicked and is exactly itself, sets of cards may be chosen in any order, everything has words, and
// no card is named that a viewer may not know. What is told and laid out is in raiatea_told.test.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { source, tables } from '../src/games/raiatea/gen.mjs';
import { load } from './bundle.mjs';
import { namesOf, teach } from './lib/lexicon.mjs';
import { engine, play } from './positions.mjs';

const files = [
  'games/lexicon.ts',
  'games/raiatea/index.ts',
  'games/raiatea/moves.ts',
  'games/raiatea/sets.ts',
  'games/raiatea/words.ts',
  'games/raiatea/says.ts',
  'games/raiatea/looks.ts',
  'games/raiatea/ask.ts',
  'games/raiatea/tables.ts',
  'games/raiatea/names.ts',
  'games/raiatea/replay.ts',
  'games/raiatea/score.ts',
  'games/raiatea/ceremony/blessing.ts',
];
const [lexicon, index, moves, sets, words, says, looks, ask, lists, things, ...others] = await load(
  ...files,
);
const [replay, score, blessing] = others;
teach(lexicon, 'raiatea');
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
// Of a set of cards as many as go in are drafted, from the last one on.
const rows = [];
for (const [seats, options, seed] of games)
  for (const row of play('raiatea', seats, options, seed, 20000)) {
    const set = row.view.position.players[row.seat].set,
      wished = set && [...set.from].reverse().slice(0, set.most);
    rows.push({ ...row, wished, draft: wished && engine.draft(row.seat, wished.join(',')) });
  }

test('the tables are those of the engine', () => {
  assert.equal(
    readFileSync(new URL('../src/games/raiatea/data.gen.ts', import.meta.url), 'utf8'),
    source(),
  );
  const t = tables();
  assert.deepEqual(
    Object.values(t).map(rows => rows.length),
    [46, 68, 13, 25, 20, 4, 9],
  );
  assert.deepEqual(
    [1, 2, 3].map(vp => t.missions.filter(m => m[1] === vp).length),
    [24, 22, 22],
  );
  assert.deepEqual([lists.mostTattoos, lists.mostPriests], [9, 12]);
});

test('ids are those of the engine', () => {
  const ids = kind => lexicon.valuesOf('raiatea', kind);
  assert.deepEqual(things.goods, ids('good'));
  assert.deepEqual(things.helpers, ids('helper'));
  assert.deepEqual(things.locations, ids('location'));
  assert.deepEqual(Object.values(things.acts).map(String), ids('act'));
  assert.deepEqual([...lists.masks.keys()], ids('mask'));
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
  let found = 0;
  for (const { seat, view, wished, draft } of rows) {
    if (!wished || wished.length < 2 || view.due.point === 'prepare') continue;
    const { chosen, fits, actions } = draft,
      c = moves.stage(view, { from: wished.join(',') }, seat).choosing;
    assert.deepEqual(c.text.split(','), wished);
    assert.deepEqual(chosen, [...wished].reverse());
    assert.deepEqual(
      actions,
      chosen.map(id => c.set.each[c.set.from.indexOf(id)]),
    );
    assert.ok(
      view.legal.some(l => l.do === actions[0]),
      `${view.due.point}: ${actions} of ${view.legal.map(l => l.do)}`,
    );
    assert.deepEqual(fits, []);
    found++;
  }
  assert.ok(found >= 10, `${found} sets`);
});

test('a set says what is left to choose from, how many are wanted and what still fits', () => {
  const asked = rows.filter(r => r.view.position.players[r.seat].set);
  assert.ok(asked.length >= 60, String(asked.length));
  for (const { seat, view } of asked) {
    const me = view.position.players[seat],
      { from, each, chosen, fits, most, actions } = me.set,
      offered = view.legal.filter(l => l.do !== 'done').map(l => l.do);
    assert.ok(
      offered.every(action => each.includes(action)),
      `${view.due.point}: ${offered} of ${each}`,
    );
    assert.deepEqual(
      each.map(action => action.split(' ')[1]),
      from,
    );
    assert.match(words.counted(me.set.deed, 2), /^(Keep|Give up) these 2$|^Put 2 rituals in$/);
    assert.deepEqual(chosen, []);
    if (view.due.point === 'prepare') {
      const isOwn = id => lists.ritualOf(id).kind !== 'general',
        clips = lists.rankOf(me.rank).clips - me.prepared.filter(isOwn).length;
      assert.deepEqual(
        fits,
        [...new Set(from)].filter(id => clips > 0 || !isOwn(id)),
      );
      assert.deepEqual([most, actions], [from.length, ['done']]);
    } else assert.ok(most >= 1 && actions === null && fits.length === new Set(from).size);
    // Others are told of no set.
    for (const q of view.position.players) if (q.seat !== seat) assert.equal(q.set, null);
  }
});

test('of the rituals dealt two are kept, one by whoever starts among four', () => {
  const all = rows.filter(r => r.view.due.point === 'setup_keep');
  assert.ok(all.length >= 30, String(all.length));
  for (const { seat, view } of all) {
    const me = view.position.players[seat],
      isAlone = view.seats === 4 && view.position.start === seat;
    assert.equal(me.set.most + me.picked.length, isAlone ? 1 : 2);
    assert.ok(me.picked.length || me.set.from.length === 5);
  }
});

test('the clips limit what goes into the bag, general rituals need none; the question tells the costs', () => {
  let full = 0;
  for (const { seat, view, wished, draft } of rows) {
    if (view.due.point !== 'prepare' || !wished.length) continue;
    const me = view.position.players[seat],
      isOwn = id => lists.ritualOf(id).kind !== 'general',
      bag = [...me.prepared, ...draft.chosen],
      cost = bag.reduce((sum, id) => sum + lists.ritualOf(id).cost, 0);
    assert.ok(bag.filter(isOwn).length <= lists.rankOf(me.rank).clips);
    assert.deepEqual(
      draft.chosen.filter(id => !isOwn(id)),
      wished.filter(id => !isOwn(id)).reverse(),
    );
    assert.deepEqual(draft.actions, [...draft.chosen.map(id => `ritual ${id}`), 'done']);
    assert.match(draft.help, new RegExp(` ${cost} mana in all\\.$`));
    full += draft.chosen.length < wished.length;
  }
  assert.ok(full >= 5, `${full} full bags`);
});

test('a set shows what was pressed until the engine has answered, then what it says', () => {
  const set = {
      from: ['raa', 'roo'],
      chosen: [],
      fits: ['raa', 'roo'],
      most: 2,
      actions: ['done'],
    },
    told = { ...set, chosen: ['roo'], fits: ['raa'], actions: ['ritual roo', 'done'], help: 'So.' },
    c = text => ({ set, text, ends: null });
  assert.deepEqual(sets.shown(c(''), told, false), { ...set, isSettled: true });
  assert.deepEqual(sets.shown(c('roo'), told, true), { ...told, isSettled: true });
  assert.deepEqual(sets.shown(c('roo,raa'), told, false), {
    ...told,
    chosen: ['roo', 'raa'],
    isSettled: false,
  });
  assert.deepEqual(sets.withCard(told, 'raa'), { from: 'roo,raa' });
  assert.deepEqual(sets.withoutCard({ ...told, chosen: ['roo', 'raa', 'roo'] }, 'roo'), {
    from: 'raa,roo',
  });
});

test('what the view counts is what lies there', () => {
  const sum = list => list.reduce((n, x) => n + x, 0);
  for (const { view } of rows) {
    const p = view.position;
    for (const q of p.players) {
      assert.equal(q.n_helpers, sum(Object.values(q.helpers).map(h => h.all)));
      assert.equal(q.n_masks, sum(q.masks.map(m => m.n + m.links)) + q.mirrors);
      assert.equal(q.n_hand, sum(Object.values(q.hand_size)));
      for (const m of q.masks)
        assert.equal(2 * (m.pairs - m.links) + m.links + Number(m.single), m.n, m.face);
    }
    for (const s of p.statues) assert.equal(s.left, s.rows.flat().filter(Boolean).length);
    assert.equal(p.offered, p.offers && sum([...p.offers, p.spirit_offer ?? 0]));
  }
});

test('every choice has a name, a meaning and a spoken label', () => {
  for (const { seat, view } of rows) {
    const s = moves.stage(view, {}, seat),
      { head, help } = ask.prompt(view, s);
    assert.ok(
      head.length > 3 && help.length > 3 && !/[{}]/.test(head + help),
      `${view.due.point}: ${head} ${help}`,
    );
    for (const m of moves.moves(view)) {
      const title = says.moveTitle(m),
        said = says.explain(m),
        hint = says.moveHint(m);
      assert.ok(
        title.length > 1 && !/[{}]|undefined|NaN/.test(title + hint + said.head + said.text),
        `${m.do}: ${title}, ${hint}, ${said.text}`,
      );
      const { spot } = m.row;
      if (spot)
        assert.ok(
          looks.spoken(view, spot, called(seat)).length > 2 && says.speak(m).length > 2,
          spot,
        );
    }
  }
});

test('a choice is called by the name of a thing, or as the engine calls the action', () => {
  const known = new Set([...namesOf(lexicon, 'raiatea')].map(words.spelt)),
    clicks = new Set(lexicon.valuesOf('raiatea', 'click').map(c => words.clickWord(c))),
    labelled = new Set();
  for (const { seat, view } of rows) {
    for (const m of moves.moves(view)) {
      const title = says.moveTitle(m),
        label = words.spelt(m.row.label),
        verb = m.do.split(' ')[0];
      const isThere = verb === 'target' && label.endsWith(title);
      assert.ok(title === label || known.has(title) || isThere, `${m.do}: ${title}`);
      assert.ok(says.speak(m).startsWith(label), m.do);
      if (title === label) labelled.add(verb);
    }
    const s = moves.stage(view, {}, seat);
    for (const b of [...s.buttons, ...s.sides].filter(x => x.group))
      assert.ok(clicks.has(says.buttonTitle(b)), b.group);
  }
  for (const verb of [
    'gather',
    'sacrifice',
    'draw',
    'train',
    'sell',
    'hire',
    'bid',
    'pass',
    'done',
  ])
    assert.ok(labelled.has(verb), verb);
});

// What a button says below its name: of what the rules let it bring now, or of the thing by itself.
test('a choice says in few words what it brings', () => {
  const seen = new Map();
  for (const { seat, view } of rows) {
    const p = view.position,
      me = p.players[seat];
    for (const { row } of moves.moves(view)) {
      const [verb] = row.do.split(' '),
        { point } = view.due;
      seen.set(`${verb} ${point}`, row.brief);
      if (verb === 'sacrifice')
        assert.equal(
          row.brief,
          `price ${p.levels[row.good]} → ${Math.max(1, p.levels[row.good] - 1)}`,
        );
      if (verb === 'good' && point === 'choose_good')
        assert.equal(
          row.brief,
          `price ${p.levels[row.good]} → ${Math.min(5, p.levels[row.good] + 1)}`,
        );
      if (verb === 'good' && point === 'pay_good')
        assert.equal(row.brief, `you have ${me.goods[row.good]}`);
      if (verb === 'sell')
        assert.equal(
          row.brief,
          `pays up to ${words.stallText(row.good, p.levels[row.good])}`,
          row.do,
        );
      if (verb === 'hire') assert.equal(row.brief, `${p.helpers[row.helper]} left`);
      if (verb === 'mission') assert.match(row.brief, /^[123] points?$/);
      if (verb === 'bid' && point === 'mana_offer')
        assert.equal(row.brief, `bag: ${p.bag + row.amount} with yours`);
    }
  }
  assert.ok(seen.size > 25, [...seen.keys()].join());
  assert.equal(seen.get('pass market_turn'), undefined);
  assert.equal(seen.get('go choose_location').length > 5, true);
});

test('everything that lies on the table has words', () => {
  for (const id of lists.rituals.keys())
    assert.ok(
      words.ritualText(id).length > 8 &&
        words.ritualShort(id).length > 5 &&
        words.ritualShort(id).length <= 26,
      `${id}: ${words.ritualShort(id)}`,
    );
  for (const code of lists.missions.keys())
    assert.ok(words.missionText(code).length > 5 && !words.missionText(code).includes('{'), code);
  for (const mask of lists.masks.keys())
    assert.ok(
      words.maskWord(mask) && words.maskShort(mask) && words.maskText(mask).length > 20,
      mask,
    );
  for (const face of lists.faces.keys()) assert.ok(words.faceWord(face), face);
  const stalls = things.goods.flatMap(g => lists.levelsOf(g).map(level => `${g}.${level}`));
  assert.deepEqual(stalls.sort(), lexicon.valuesOf('raiatea', 'stall').sort());
  for (const good of things.goods)
    for (const level of lists.levelsOf(good)) assert.ok(words.stallText(good, level).length > 3);
  assert.equal(words.missionText('T309'), 'Pay 1 uru, 1 taro and 1 mahi');
  assert.equal(words.missionText('T214'), 'Be Arioi or higher');
  assert.equal(words.missionText('T114'), 'Pay 1 good of any kind');
});

test('a seat reads no card of another', () => {
  for (const { seat, view } of rows)
    for (const p of view.position.players)
      if (p.seat !== seat && !view.over)
        assert.deepEqual([p.hand, p.picked, p.prepared, p.buried], [null, null, null, null]);
});

test('the engine foretells the row of act 5: what the bag holds before each card, and whether it is enough', () => {
  let met = 0,
    short = 0;
  for (const { view } of rows) {
    const { row, bag } = view.position;
    let left = bag,
      failed = false;
    for (const card of row) {
      const { cost } = lists.ritualOf(card.ritual);
      failed ||= cost > left;
      assert.deepEqual([card.bag, card.enough], [left, !failed]);
      if (!failed) left -= cost;
      met++;
      short += failed;
    }
    const story = blessing.follow(null, { ...view.position, act: 5 });
    if (row.length)
      assert.deepEqual(
        blessing.levels(story).map(l => [l.before, l.enough]),
        row.map(c => [c.bag, c.enough]),
      );
  }
  assert.ok(met > 20 && short > 3, `${met} cards, ${short} too dear`);
});

test('what is no choice says why: taken places, missions, levels above the price', () => {
  const said = new Set();
  for (const { seat, view } of rows) {
    const legal = new Set(view.legal.map(l => l.do));
    for (const { do: action, why, spot } of view.closed) {
      assert.ok(!legal.has(action), `${view.due.point}: ${action}`);
      assert.match(why, /^[A-Z][^{}|]+\.$/, why);
      said.add(why.replace(/\d+/g, 'n'));
      assert.match(looks.whyNot(view, spot, called(seat)), /: [A-Z]/, spot);
    }
    if (view.due.point === 'choose_location')
      for (const { id, by } of view.position.locations)
        assert.equal(moves.closedAt(view, `place:${id}`) !== '', by !== null, id);
    if (view.due.point !== 'neigh_mission' && view.due.point !== 'choose_mission') continue;
    for (const tile of view.position.statues.filter(s => s.shown).flatMap(s => s.rows.flat()))
      if (tile)
        assert.ok(
          legal.has(`mission ${tile}`) !== (moves.closedAt(view, `tile:${tile}`) !== ''),
          tile,
        );
  }
  assert.ok(said.size > 8, [...said].join(' '));
});

test('prices, Kahunas, headings and what becomes of a ritual are said in the words of the engine', () => {
  const { view, seat } = rows[0],
    said = spot => looks.lookOf(view, spot, called(seat)).text;
  assert.match(said('good:uru'), /^The market has \d+\. The price stands at level \d of \d: .+\.$/);
  const at = view.position.levels.uru;
  assert.match(said(`stall:uru:${at}`), /\. The price stands here\.$/);
  assert.match(said(`stall:uru:${at === 1 ? 2 : 1}`), new RegExp(`\\. The price is at ${at}\\.$`));
  const p = { kahuna: 1, location: 'marae', locations: [{ id: 'marae', by: 1 }] },
    note = (position, you) => words.placeNote(position, 'marae', { of: () => 'Ana', you }, false);
  assert.deepEqual([note(p, 0), note(p, 1)], ['Ana is Kahuna', 'you are Kahuna']);
  const gone = { ...p, kahuna: null, location: null };
  assert.deepEqual([note(gone, 0), note(gone, 1)], ['Ana was Kahuna', 'you were Kahuna']);
  assert.deepEqual(lexicon.valuesOf('raiatea', 'fate'), ['now', 'done', 'failed', 'struck']);
  assert.equal(words.headingWord('forest'), 'Forest deck');
});

test('each line of the sheet says what it counts, and how everybody came to it', () => {
  const all = [...play('raiatea', 3, {}, 21, 20000)];
  assert.ok(all.length > 50);
  const view = engine.view(0),
    sheet = score.scoreRows(view);
  assert.ok(view.over);
  assert.deepEqual(
    sheet.map(r => r.key),
    ['rank', 'papa_rai', 'tiles', 'too_pairs', 'helper_pairs', 'colour_pairs'],
  );
  for (const r of sheet) {
    assert.ok(r.help.length > 8 && r.notes.length === 3, r.title);
    assert.doesNotMatch(`${r.help} ${r.notes}`, /[{}|]|undefined/);
  }
  assert.equal(sheet[0].help, 'Ariki 3, Arioi 6, Tahuʻa 9');
  view.position.players.forEach((q, seat) => {
    assert.ok(sheet[0].notes[seat].startsWith(words.rankWord(q.rank)), sheet[0].notes[seat]);
    assert.match(sheet[2].notes[seat], new RegExp(`^${q.tiles.length} tiles?(: .*)?$`));
    const worth = [...sheet[2].notes[seat].matchAll(/(\d+) of (\d+)/g)];
    assert.equal(
      worth.reduce((sum, [, n, points]) => sum + n * points, 0),
      sheet[2].points[seat],
      sheet[2].notes[seat],
    );
    assert.equal(
      sheet.reduce((n, r) => n + r.points[seat], 0),
      view.score.totals[seat],
    );
  });
});

test('summary and the sheet are said of every position', () => {
  for (const { seat, view } of rows.filter((_, k) => k % 7 === 0)) {
    const m = index.raiatea,
      text = m.summary(view, names);
    assert.ok(text.length > 60 && !/[{}]|undefined|NaN/.test(text), text);
    assert.ok(
      text.startsWith(`${view.stage}. Bag: ${view.position.bag} mana. Ceremony order: `),
      text,
    );
    const sheet = score.scoreRows(view);
    assert.equal(sheet.length, 6);
    assert.equal(
      sheet.reduce((n, r) => n + r.points[seat], 0),
      view.score.totals[seat],
    );
    assert.ok(m.pickFor(view, view.legal[0].do) !== null);
  }
});

test('a replay has headings', () => {
  const began = (name, n) => replay.heading(1, [{ name, actor: null, args: [n] }]);
  assert.equal(began('act_began', 5), 'Blessing');
  assert.equal(began('round_began', 3), 'Action round 2');
  assert.equal(began('went', 'forest'), null);
  const failed = {
    name: 'row_failed',
    args: ['roo'],
    text: "Ro'o (3) fails: the bag holds too little.",
  };
  assert.equal(
    replay.chances({ events: [failed] })[0].title,
    'Roʻo (3) fails: the bag holds too little.',
  );
});

test('a question shows what it means, not how to think about it', () => {
  const shorter = new Set();
  for (const { seat, view } of rows) {
    const { point, help, ask_help: means } = view.due;
    assert.ok(means.endsWith('.') && !`${help}${means}`.includes('\n'), `${point}: ${means}`);
    assert.equal(ask.prompt(view, moves.stage(view, {}, seat)).help, words.spelt(means));
    if (help.startsWith(`${means} `)) shorter.add(point);
  }
  assert.ok(shorter.size > 12, [...shorter].join(' '));
  assert.equal(words.spelt("To'o of the Kahuna's Ra'atira"), "Toʻo of the Kahuna's Raʻatira");
});

test('everything on the island says what it is, the Spirit of two players too', () => {
  const { view } = rows.find(r => r.view.position.order.includes('spirit')),
    said = spot => looks.lookOf(view, spot, called(0));
  for (const spot of ['round:1', 'round:2', 'order:0:1', 'rewards', 'rank:ariki', 'priests', 'bag'])
    assert.ok(said(spot).head && said(spot).text, spot);
  assert.match(said('order:spirit:3').text, /a third player/);
  assert.match(said('round:8').warn, /Not played/);
});
