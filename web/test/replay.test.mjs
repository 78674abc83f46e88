// replay.test.mjs - a game as a story: turns, chance; and journals from disk.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { answerLikeServer } from './lib/lexicon.mjs';
import { golden } from './positions.mjs';

const [story, chart, source, registry] = await load(
  'table/story.ts',
  'table/chart.tsx',
  'table/source.ts',
  'games/registry.ts',
);
const row = (n, seat, round, scores, text = '') => ({
  n,
  seat,
  do: '',
  time: 0,
  round,
  scores,
  log: text ? [{ n, seat, text }] : [],
  events: [],
});
const steps = [
  row(1, 'chance', 0, [0, 0]),
  row(2, 0, 1, [0, 0], 'a'),
  row(3, 0, 1, [2, 0], 'b'),
  row(4, 1, 1, [2, 3], 'c'),
  row(5, 0, 2, [9, 3], 'd'),
  row(6, 1, 2, [4, 3], 'e'),
  row(7, 0, 2, [4, 3], 'f'),
  row(8, 0, 2, [5, 3], 'g'),
];

test('steps of one seat in a row are one turn', () => {
  assert.deepEqual(
    story.turnsOf(steps).map(t => [t.from, t.to, t.seat]),
    [
      [1, 1, 'chance'],
      [2, 3, 0],
      [4, 4, 1],
      [5, 5, 0],
      [6, 6, 1],
      [7, 8, 0],
    ],
  );
  assert.equal(story.turnAfter(steps, 2), 4);
  assert.equal(story.turnAfter(steps, 8), 8);
  assert.equal(story.turnBefore(steps, 7), 6);
  assert.equal(story.turnBefore(steps, 1), 0);
});

test('rounds end where the next begins', () =>
  assert.deepEqual(chart.roundEnds(steps), [
    { n: 4, round: 1 },
    { n: 8, round: 2 },
  ]));

test('a journal from disk becomes the same game, checked by the engine', async () => {
  answerLikeServer();
  const file = golden.find(f => f.includes('4-a-drawn')),
    text = readFileSync(file, 'utf8'),
    end = JSON.parse(text.trim().split('\n').at(-1));
  const game = await source.fromJournal(text, 'game.jsonl');
  assert.equal(game.steps.length, end.end);
  assert.equal(game.over, true);
  assert.deepEqual((await game.position(end.end, 'all')).score.totals, end.scores);
  assert.deepEqual(game.steps.at(-1).scores, end.scores);
  assert.ok(
    game.steps
      .filter(s => typeof s.seat === 'number')
      .every(s => s.events.length > 0 && s.log.length > 0 && s.log[0].text.length > 8),
  );
  assert.match(game.steps.find(s => s.seat === 0).log[0].text, /^Seat 1\b/);
  const module = registry.gameModule('polynesia'),
    stones = story.chancesOf(game.steps, module);
  assert.equal(stones.length, game.steps.filter(s => s.do.startsWith('STONE')).length);
  assert.ok(game.steps.filter(s => module.heading(s.round, s.events)).length > 20);
});

test('a journal that was changed is refused with a reason', async () => {
  const text = readFileSync(
      golden.find(f => f.includes('4-a-drawn')),
      'utf8',
    ),
    changed = text.replace('"do":"TRV"', '"do":"POPV"');
  assert.notEqual(changed, text);
  await assert.rejects(
    source.fromJournal(changed, 'x'),
    why => why instanceof source.BadJournal && why.message.length > 10,
  );
  await assert.rejects(source.fromJournal('hello', 'x'), why => why instanceof source.BadJournal);
});
