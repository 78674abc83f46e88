// router.test.mjs - addresses and pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ parse, href }] = await load('app/router.ts');

const addresses = [
  ['/', { page: 'home' }],
  ['/games', { page: 'games' }],
  ['/watch', { page: 'watch' }],
  ['/learn', { page: 'learn' }],
  ['/learn/polynesia', { page: 'rules', game: 'polynesia' }],
  ['/new', { page: 'new', game: null }],
  ['/new?game=polynesia', { page: 'new', game: 'polynesia' }],
  ['/i/m8x2c7p4', { page: 'invite', code: 'm8x2c7p4' }],
  ['/t/k3v9q2', { page: 'table', id: 'k3v9q2' }],
  ['/t/k3v9q2/replay', { page: 'replay', id: 'k3v9q2', at: null }],
  ['/t/k3v9q2/replay?at=142', { page: 'replay', id: 'k3v9q2', at: 142 }],
  ['/t/k3v9q2/score', { page: 'score', id: 'k3v9q2' }],
  ['/replay', { page: 'journal' }],
  ['/position', { page: 'position' }],
  ['/puzzle', { page: 'puzzles' }],
  ['/puzzle/konane', { page: 'puzzle', game: 'konane', day: null }],
  ['/puzzle/konane?day=2026-11-05', { page: 'puzzle', game: 'konane', day: '2026-11-05' }],
  ['/account', { page: 'account' }],
  ['/settings', { page: 'settings' }],
];
const parsed = address => parse(...(a => [a.pathname, a.search])(new URL(address, 'http://x')));

for (const [address, route] of addresses)
  test(`${address} and back`, () => {
    assert.deepEqual(parsed(address), route);
    assert.equal(href(route), address);
  });

test('a slash at the end is the same page', () => {
  assert.deepEqual(parsed('/games/'), { page: 'games' });
  assert.deepEqual(parsed('/t/k3v9q2/'), { page: 'table', id: 'k3v9q2' });
});

test('what is not an address of ours is missing', () => {
  for (const bad of [
    '/nowhere',
    '/t',
    '/i',
    '/t/a b',
    '/t/x/other',
    '/t/x/replay/y',
    '/games/x',
    '/puzzle/Konane',
    '/puzzle/konane/x',
    '/position/x',
    '/learn/Polynesia',
    '/learn/a/B',
    '/learn/a/b/c',
    '/t/<script>',
    `/t/${'x'.repeat(41)}`,
  ])
    assert.deepEqual(parse(bad), { page: 'missing' }, bad);
});

test('a step or game that is none is left out', () => {
  assert.equal(parsed('/t/x/replay?at=-1').at, null);
  assert.equal(parsed('/t/x/replay?at=1e9').at, null);
  assert.equal(parsed('/new?game=../x').game, null);
});

test('addresses that a folder of files has are pages', () => {
  const plain = JSON.parse(readFileSync(new URL('../src/app/pages.json', import.meta.url), 'utf8'));
  for (const name of plain) assert.notEqual(parse(`/${name}`).page, 'missing', name);
  const one = addresses.map(([address]) => /^\/(\w+)(\?|$)/.exec(address)?.[1]).filter(Boolean);
  assert.deepEqual([...new Set(one)].sort(), plain);
});

test('below a path: addresses begin with it, and paths from outside are no pages', async () => {
  document.documentElement.dataset.base = '/games/vaka/';
  const [below, { inside }] = await load('app/router.ts', 'app/base.ts');
  delete document.documentElement.dataset.base;
  assert.equal(below.href({ page: 'home' }), '/games/vaka/');
  assert.equal(below.href({ page: 'rules', game: 'raiatea' }), '/games/vaka/learn/raiatea');
  assert.equal(inside('/games/vaka/learn/raiatea'), '/learn/raiatea');
  assert.equal(inside('/games/vaka'), '/');
  assert.equal(below.parse(inside('/games/other')).page, 'missing');
});
