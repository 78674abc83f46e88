/* The external player in Python that examples/bots has. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { finish, json, test } from './lib/vaka.mjs';

if (spawnSync('python3', ['--version']).status !== 0) {
  console.log('there is no python3');
  process.exit(77);
}

for (const game of json('games', '--json').games)
  test(`it plays ${game.id}`, () => {
    const bots = 'random,exec:examples/bots/points.py';
    const args = ['--bots', bots, '--games', 2, '--patience', 60000, '--json'];
    const r = json('sim', game.id, ...args);
    assert.equal(r.games, 2);
    assert.deepEqual(r.forfeits, []);
  });

test('it is better than chance, and its luck follows from its seed', () => {
  const bots = 'random,exec:examples/bots/points.py';
  const args = ['--bots', bots, '--games', 20, '--patience', 60000, '--json', '--no-times'];
  const r = json('sim', 'polynesia', ...args);
  assert.deepEqual(r.forfeits, []);
  assert.ok(r.players[1].win_share > 0.6, `${r.players[1].win_share} of the games`);
  assert.deepEqual(json('sim', 'polynesia', ...args, '--threads', 1), r);
});

finish();
