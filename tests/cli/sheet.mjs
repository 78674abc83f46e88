/*
 * sheet - the score sheet of every golden game explains itself: what each line counts, and for each seat figures
 * that add up to its points, or what would have brought more.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { finished, finish, json, test, vaka } from './lib/vaka.mjs';

const aboard = json('games', '--json').games;
const games = fs.readdirSync('tests/golden').filter(f => f.endsWith('.jsonl'));
const sheetOf = file =>
  JSON.parse(vaka('journal', 'view', `tests/golden/${file}`, '--json').out).score;
const sum = list => list.reduce((all, n) => all + n, 0);
/* Of every pattern in a text the product of its numbers: `2 of 3` is 6. */
const products = (text, pattern) =>
  [...text.matchAll(pattern)].map(m => m.slice(1).reduce((all, n) => all * Number(n), 1));

/* What the figures of a note come to, for parts whose notes are lists of points. */
const last = /(?: (\d+))(?=,|$|\.)/g,
  sums = {
    'polynesia turtle_islands': note => sum(products(note, last)),
    'conquest villages': note => 2 * sum(products(note, last)),
    'conquest groups': note => 2 * Number(/^\d+/.exec(note)[0]),
    'conquest cards': note =>
      2 * (sum(products(note, last)) + sum(products(note, /: (\d) point;/g))),
    'raiatea tiles': note => sum(products(note, /(\d+) of (\d+)/g)),
    'raiatea too_pairs': note => sum(products(note, /(\d+) pairs? of (\d+)/g)),
    'raiatea helper_pairs': note => sum(products(note, /(\d+) pairs? of (\d+)/g)),
    'raiatea colour_pairs': note => sum(products(note, /(\d+) pairs? of (\d+)/g)),
    'raiatea papa_rai': note => sum(products(note, /(\d)/g)),
    'archipelago medals': note => sum(products(note, last)),
  };

for (const game of new Set(Object.keys(sums).map(part => part.split(' ')[0])))
  test(`the figures of ${game} come to the points`, () => {
    let looked = 0;
    for (const file of games.filter(f => f.startsWith(game))) {
      const score = sheetOf(file);
      if (sum(score.totals) === 0) continue;
      for (const part of score.parts)
        part.notes.forEach((note, seat) => {
          const of = sums[`${game} ${part.name}`];
          if (!of) return;
          looked++;
          assert.notEqual(note, '', `${file}, ${part.name}`);
          assert.equal(of(note), part.points[seat], `${file}, ${part.name}: ${note}`);
        });
    }
    assert.ok(looked > 20, `${looked} notes`);
  });

/* Equal amounts share a place, nothing has none; 3, 2, 1 points, a trend one more. */
test('Archipelago: places and what would have been needed', () => {
  const seen = new Set();
  for (const file of games.filter(f => f.startsWith('archipelago'))) {
    const score = sheetOf(file);
    if (sum(score.totals) === 0) continue;
    for (const part of score.parts.filter(p => /^(objective|trend)_/.test(p.name) && p.help)) {
      const first = part.name.startsWith('trend') ? 4 : 3;
      const has = part.notes.map(n => Number(/^\d+/.exec(n)?.[0] ?? 0)),
        points = (value, seat) => {
          const higher = new Set(has.filter((n, q) => q !== seat && n > value)).size;
          return value && higher < 3 ? first - higher : 0;
        };
      if (!part.notes[0]) continue; // the Pacifist and the Separatist: their holder's alone
      part.notes.forEach((note, seat) => {
        const where = `${file}, ${part.title}: ${note}`,
          more = /; (\d+) more would bring (\d) points?$/.exec(note);
        assert.equal(points(has[seat], seat), part.points[seat], where);
        seen.add(/most|second|third|no place|none/.exec(note)?.[0]);
        if (!more) return assert.equal(part.points[seat], first, where);
        const wanted = has[seat] + Number(more[1]);
        assert.equal(points(wanted, seat), Number(more[2]), where);
        assert.equal(points(wanted - 1, seat), part.points[seat], `${where} fewer do not`);
      });
    }
  }
  assert.deepEqual([...seen].sort(), ['most', 'no place', 'none', 'second', 'third']);
});

/* One golden game of each, to its end. */
test('journal show tells points where they are counted, and else who won', () => {
  for (const { id, points } of aboard.filter(g => finished.includes(g.id))) {
    const file = `tests/golden/${games.find(f => f.startsWith(`${id}-`))}`,
      lines = vaka('journal', 'show', file).out.trim().split('\n'),
      result = lines.slice(lines.findIndex(l => l.startsWith('The game ended')) + 1);
    assert.ok(result.length >= 1 && result.length <= 5, `${id}: ${result}`);
    for (const line of result)
      assert.match(line, points ? /: -?[\d.]+ points?(, winner|, lost)?$/ : /: (winner|lost)$/, id);
  }
});

test('every line in play says what it counts', () => {
  const counted = new Set(aboard.filter(g => g.points).map(g => g.id));
  const withPoints = finished.filter(game => counted.has(game));
  for (const file of games.filter(f => withPoints.includes(f.replace(/-.*/, ''))))
    for (const part of sheetOf(file).parts)
      assert.ok(part.help || part.points.every(n => n === 0), `${file}, ${part.name}`);
});

finish();
