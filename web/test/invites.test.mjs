// invites.test.mjs - the code of a private table goes with every request of who watches by a link.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ codeOf, keepCode, withCode }, { live }] = await load('app/invites.ts', 'app/live.ts');

test('a table without a code is asked for as it is', () => {
  assert.equal(codeOf('k3v9q2'), null);
  assert.equal(withCode('k3v9q2', '/api/tables/k3v9q2'), '/api/tables/k3v9q2');
});

test('a code goes with plain addresses and with those that ask for something', () => {
  keepCode('p1', 'm8x2c7p4');
  const asked = path => new URL(withCode('p1', path), 'http://x').searchParams;
  assert.equal(asked('/api/tables/p1').get('invite'), 'm8x2c7p4');
  const both = asked('/api/tables/p1/steps?from=3&to=9');
  assert.deepEqual(
    [...both.entries()],
    [
      ['from', '3'],
      ['to', '9'],
      ['invite', 'm8x2c7p4'],
    ],
  );
  assert.equal(withCode('p2', '/api/tables/p2'), '/api/tables/p2', 'and with no other table');
});

test('the line of a private table carries it beside the language', () => {
  let path = '';
  const world = {
    connect: p => {
      path = p;
      return { readyState: 0, send() {}, close() {} };
    },
    after: () => 1,
    cancel() {},
    random: () => 0,
  };
  keepCode('p3', 'abc');
  live('p3', () => {}, 'en', world).close();
  assert.deepEqual(
    [...new URL(path, 'http://x').searchParams.entries()],
    [
      ['lang', 'en'],
      ['views', 'patch'],
      ['rows', 'patch'],
      ['invite', 'abc'],
    ],
  );
});

test('what is no code is not kept', () => {
  for (const code of [null, '', 'a b', 'a&b', 'x'.repeat(41)]) {
    keepCode('p4', code);
    assert.equal(codeOf('p4'), null);
  }
  keepCode('p4', 'good');
  keepCode('p4', 'a b');
  assert.equal(codeOf('p4'), 'good');
});
