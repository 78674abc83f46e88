// shelf.test.mjs - versions of the page in the browser's cache: whole or not at all, nothing fetched twice.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ answerTo, fill, tidy }, { isHashed }] = await load('sw/shelf.ts', 'sw/list.ts');

const root = new URL('https://host/games/vaka/');
const sum = text => createHash('sha256').update(text).digest('hex');

// A browser's cache and a host, as far as they are needed. `host`: names of files with their texts.
function stage(host) {
  const shelves = new Map(),
    asked = [];
  const open = name => {
    if (!shelves.has(name)) shelves.set(name, new Map());
    const shelf = shelves.get(name);
    return {
      match: async url => shelf.get(url)?.clone(),
      put: async (url, response) => void shelf.set(url, response),
    };
  };
  const caches = {
    open: async name => open(name),
    keys: async () => [...shelves.keys()],
    delete: async name => shelves.delete(name),
    match: async url =>
      [...shelves.values()]
        .find(s => s.has(url))
        ?.get(url)
        .clone(),
  };
  const fetch = async (url, how) => {
    const name = url.slice(root.href.length);
    asked.push(`${name} ${how.cache}`);
    if (!(name in host)) return new Response('no such file', { status: 404 });
    return new Response(host[name], { headers: { 'content-encoding': 'gzip', 'x-kind': 'file' } });
  };
  const world = { root, caches, fetch, digest: async bytes => sum(Buffer.from(bytes)) };
  return { world, asked, shelves, host };
}

const app = { one: 'app-1111111111.js', two: 'app-2222222222.js' };
const hostOf = version => ({
  '': `<script src="${app[version]}">`,
  [app[version]]: `script ${version}`,
  'vaka-3333333333.wasm': 'engine',
  'favicon.svg': 'icon',
});
const listOf = version => {
  const { '': page, ...files } = hostOf(version);
  assert.ok(page);
  return {
    version,
    page: [app[version]],
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sum(text)])),
  };
};
const asking = (name, mode = 'no-cors') => ({ url: root.href + name, method: 'GET', mode });
const textOf = async answer => (await answer).text();

test('all of a version, each file once', async () => {
  const { world, asked, shelves } = stage(hostOf('one'));
  await fill(world, listOf('one'));
  assert.deepEqual([...shelves.keys()], ['vaka /games/vaka/ one']);
  assert.deepEqual(asked.sort(), [
    ' no-cache',
    'app-1111111111.js default',
    'favicon.svg no-cache',
    'vaka-3333333333.wasm default',
  ]);
  const icon = await answerTo(world, listOf('one'), asking('favicon.svg'));
  assert.equal(icon.headers.get('content-encoding'), null, 'it is unpacked already');
  assert.equal(icon.headers.get('x-kind'), 'file');
});

test('every page is the page, files are files, and the server keeps its own', async () => {
  const { world, asked } = stage(hostOf('one')),
    list = listOf('one');
  await fill(world, list);
  asked.length = 0;
  assert.match(await textOf(answerTo(world, list, asking('', 'navigate'))), /app-1/);
  assert.match(
    await textOf(answerTo(world, list, asking('learn/polynesia?read=how', 'navigate'))),
    /app-1/,
  );
  assert.equal(await textOf(answerTo(world, list, asking(app.one))), 'script one');
  for (const name of ['api/me', 'api/tables/k3v9q2/journal', 'healthz', 'metrics'])
    assert.equal(answerTo(world, list, asking(name, 'navigate')), null, name);
  assert.equal(answerTo(world, list, { ...asking(''), method: 'POST' }), null);
  assert.equal(answerTo(world, list, { ...asking(''), url: 'https://host/elsewhere' }), null);
  assert.deepEqual(asked, [], 'no network');
});

test('what was cut off goes on where it stopped', async () => {
  const { world, asked, host } = stage(hostOf('one'));
  delete host['favicon.svg'];
  await assert.rejects(fill(world, listOf('one')), /favicon.svg is not that of version one/);
  host['favicon.svg'] = 'icon';
  asked.length = 0;
  await fill(world, listOf('one'));
  assert.deepEqual(asked, ['favicon.svg no-cache']);
});

test('a file of other bytes is not taken, whoever sends it', async () => {
  const { world, asked, host } = stage(hostOf('one'));
  host[app.one] = '<html>Sign in to this network';
  await assert.rejects(fill(world, listOf('one')), /app-1111111111.js/);
  assert.ok(asked.includes(`${app.one} reload`), 'it is asked for once more, past the cache');
});

test('a page of another version is not taken', async () => {
  const { world, host } = stage(hostOf('one'));
  host[''] = hostOf('two')[''];
  await assert.rejects(fill(world, listOf('one')), /the page/);
});

test('a new version fetches what is new, and leaves the old one whole until it is shown', async () => {
  const { world, asked, shelves, host } = stage(hostOf('one'));
  await fill(world, listOf('one'));
  await tidy(world, listOf('one'));
  Object.assign(host, hostOf('two'), { [app.one]: 'gone' });
  asked.length = 0;
  await fill(world, listOf('two'));
  assert.deepEqual(asked.sort(), [' no-cache', 'app-2222222222.js default']);
  assert.match(await textOf(answerTo(world, listOf('one'), asking('', 'navigate'))), /app-1/);
  await tidy(world, listOf('two'));
  assert.match(await textOf(answerTo(world, listOf('two'), asking('', 'navigate'))), /app-2/);
  assert.equal(
    await textOf(answerTo(world, listOf('two'), asking(app.one))),
    'script one',
    'windows of the old one',
  );
  assert.ok(shelves.has('vaka /games/vaka/ one'));
});

test('the version before is kept and no more, even where one was never shown; other sites keep theirs', async () => {
  const { world, shelves } = stage(hostOf('one'));
  for (const name of ['vaka / one', 'vaka /games/vaka/ skipped']) await world.caches.open(name);
  for (const version of ['one', 'two']) await world.caches.open(`vaka /games/vaka/ ${version}`);
  await tidy(world, listOf('one'));
  await world.caches.open('vaka /games/vaka/ two');
  await world.caches.open('vaka /games/vaka/ skipped');
  await tidy(world, listOf('two'));
  await tidy(world, listOf('two')); // the same files under a new service worker
  assert.deepEqual([...shelves.keys()].sort(), [
    'vaka / one',
    'vaka /games/vaka/ ',
    'vaka /games/vaka/ one',
    'vaka /games/vaka/ two',
  ]);
});

test('names that change with the bytes', () => {
  for (const name of ['app-8166ee4984.js', 'part-4FYHHXG6.js', 'book-raiatea-c9e4e897f0.txt'])
    assert.equal(isHashed(name), true, name);
  for (const name of ['', 'sw.js', 'icons/any-192.png', 'fonts/bitter-latin-700.woff2'])
    assert.equal(isHashed(name), false, name);
});
