// i18n.test.mjs - the catalogue: every key that is used exists, every key that exists is used, and
// every language says everything that English says.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './bundle.mjs';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const [{ fill, languages, learnLanguage, t }, { en }, { softly }] = await load(
  'i18n/index.ts',
  'i18n/en/index.ts',
  'i18n/soft.ts',
);
const others = languages.filter(l => l.load);

const files = folder =>
  readdirSync(folder).flatMap(n => {
    const path = join(folder, n);
    return statSync(path).isDirectory()
      ? files(path)
      : /\.tsx?$/.test(n) && !/i18n.(\w\w)[/\\]/.test(path)
        ? [path]
        : [];
  });
const code = files(src)
  .map(f => readFileSync(f, 'utf8'))
  .join('\n');

// Keys appear as whole strings, or as templates with holes: `analysis.marks.${mark}`.
const strings = new Set([...code.matchAll(/'([a-z_]+(?:\.[A-Za-z0-9_.]+)*)'/g)].map(m => m[1]));
const holes = [...code.matchAll(/`([a-z_]+\.[^`\n]*\$\{[^`\n]*)`/g)]
  .map(m => m[1])
  .map(
    p =>
      new RegExp(
        `^${p
          .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\0')
          .replace(/[.*+?^()[\]{}|\\$]/g, '\\$&')
          .replace(/\0/g, '[A-Za-z0-9_.]+')}$`,
      ),
  );
// What any game's catalogue may say is asked for without the game: ofGame(game, `figure.${name}`).
const ofGames = [...code.matchAll(/\bofGames?\((?:\w+, )?['`]([^'`\n]+)['`]\)/g)].map(
  ([, rest]) => new RegExp(`^[a-z]+\\.${rest.replace(/\$\{\w+\}/g, '[a-z_]+')}$`),
);
test('every key is used', () => {
  const idle = Object.keys(en).filter(
    k => !strings.has(k) && ![...holes, ...ofGames].some(h => h.test(k)),
  );
  assert.deepEqual(idle, []);
});

test('every key that is used exists', () => {
  const used = [...code.matchAll(/\bt\(\s*'([^']+)'/g), ...code.matchAll(/<Say k="([^"]+)"/g)].map(
    m => m[1],
  );
  assert.ok(used.length > 100);
  assert.deepEqual(
    used.filter(k => !(k in en)),
    [],
  );
});

test('every template of keys fits at least one', () => {
  const called = [...code.matchAll(/\bt\(`([^`\n]+)`/g)]
    .map(m => m[1])
    .map(
      p =>
        new RegExp(
          `^${p
            .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\0')
            .replace(/[.*+?^()[\]{}|\\$]/g, '\\$&')
            .replace(/\0/g, '[A-Za-z0-9_.]+')}$`,
        ),
    );
  assert.deepEqual(called.filter(p => !Object.keys(en).some(k => p.test(k))).map(String), []);
});

const forms = m => (typeof m === 'string' ? [m] : Object.values(m));
const places = m =>
  [...new Set(forms(m).flatMap(f => [...f.matchAll(/\{(\w+)\}/g)].map(x => x[1])))].sort();

test('every language has every key with the same placeholders', async () => {
  assert.ok(others.length >= 2);
  for (const l of others) {
    const { words } = await l.load();
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en).sort(), l.id);
    // a number may be left to the form of the word
    const named = m => places(m).filter(name => name !== 'n');
    for (const k of Object.keys(en))
      assert.deepEqual(named(words[k]), named(en[k]), `${l.id}: ${k}`);
  }
});

test('a language is learned before anything is said in it', async () => {
  await learnLanguage(languages.find(l => l.id === 'fr'));
  assert.equal(t('home.title_1') === en['home.title_1'], false);
  await learnLanguage(languages[0]);
  assert.equal(t('home.title_1'), en['home.title_1']);
});

test('long words of every game break where its catalogue says', async () => {
  await learnLanguage(languages.find(l => l.id === 'fr'));
  assert.equal(
    softly('Déforestation, marchandise, marchand'),
    'Déforesta\u00adtion, marchan\u00addise, mar\u00adchand',
  );
  await learnLanguage(languages[0]);
  assert.equal(softly('Exploration'), 'Explor\u00adation');
});

test('no exclamation marks, no double spaces, nothing empty', () => {
  const bad = Object.entries(en)
    .filter(([, m]) => forms(m).some(f => !f || f !== f.trim() || / {2}|!/.test(f)))
    .map(([k]) => k);
  assert.deepEqual(bad, []);
});

test('plural forms are chosen by n', () => {
  const rules = new Intl.PluralRules('en'),
    m = { one: '{n} seat', other: '{n} seats' };
  assert.equal(fill(m, { n: 1 }, rules), '1 seat');
  assert.equal(fill(m, { n: 0 }, rules), '0 seats');
  assert.equal(fill(m, { n: 5 }, rules), '5 seats');
  assert.equal(fill({ one: 'a', few: 'b', other: 'c' }, { n: 2 }, new Intl.PluralRules('pl')), 'b');
  assert.equal(fill({ one: 'a', other: 'c' }, { n: 2 }, new Intl.PluralRules('pl')), 'c');
});

test('placeholders are filled, unknown ones stay visible', () => {
  assert.equal(fill('{a} and {b}', { a: 'x' }, new Intl.PluralRules('en')), 'x and {b}');
  assert.equal(t('join.table', { table: '$& {table}' }), 'Join $& {table}');
});
