// markdown.test.mjs - the converter of the rules pages.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { blocks, inline, plain, rulesDoc, slug } from '../tools/markdown.mjs';

const docs = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'docs/games');

test('words inside a line', () => {
  assert.deepEqual(inline('a **b *c*** d'), ['a ', { b: ['b ', { i: ['c'] }] }, ' d']);
  assert.deepEqual(inline('pay `EXN route` or *not*'), [
    'pay ',
    { code: 'EXN route' },
    ' or ',
    { i: ['not'] },
  ]);
  assert.deepEqual(inline('see [the rules](/learn)'), ['see ', { a: ['the rules'], to: '/learn' }]);
  assert.deepEqual(inline('2 * 3 * 4'), ['2 * 3 * 4']);
  assert.deepEqual(inline('`a*b*c`'), [{ code: 'a*b*c' }]);
});

test('paragraphs join their lines', () => {
  assert.deepEqual(blocks('one\ntwo\n\nthree'), [
    { kind: 'p', text: ['one two'] },
    { kind: 'p', text: ['three'] },
  ]);
});

test('lists keep their long items together', () => {
  assert.deepEqual(blocks('- one\n  more\n- two\n\n1. a\n2. b'), [
    { kind: 'ul', items: [['one more'], ['two']] },
    { kind: 'ol', items: [['a'], ['b']] },
  ]);
});

test('a list may follow its sentence at once', () => {
  assert.deepEqual(
    blocks('What wins:\n- a').map(b => b.kind),
    ['p', 'ul'],
  );
});

test('tables', () => {
  assert.deepEqual(blocks('| a | b |\n|---|---|\n| `x` | |'), [
    { kind: 'table', head: [['a'], ['b']], rows: [[[{ code: 'x' }], []]] },
  ]);
});

test('fences are left alone', () => {
  assert.deepEqual(blocks('```sh\n# not a heading\n- no list\n```\nafter'), [
    { kind: 'pre', text: '# not a heading\n- no list' },
    { kind: 'p', text: ['after'] },
  ]);
});

test('a page has a title, sections, and ids to jump to', () => {
  const doc = rulesDoc(
    'x',
    '# X\n\nlead\n\n## 1. The idea\n\ntext\n\n### 1.1 Hops (`travel_step`)\n\nmore',
  );
  assert.equal(doc.title, 'X');
  assert.equal(doc.lead.length, 1);
  assert.deepEqual(
    doc.sections.map(s => [s.id, plain(s.title)]),
    [['1-the-idea', '1. The idea']],
  );
  assert.deepEqual(doc.sections[0].blocks[1], { kind: 'h', id: '1-1-hops', text: ['1.1 Hops'] });
  assert.equal(slug('2.6 Current cards'), '2-6-current-cards');
});

test('all rules pages are read without rests of markup', () => {
  const names = readdirSync(docs).filter(n => n.endsWith('.md'));
  assert.ok(names.length);
  for (const n of names) {
    const doc = rulesDoc(n.slice(0, -3), readFileSync(join(docs, n), 'utf8')),
      ids = [];
    assert.ok(doc.sections.length > 3, n);
    for (const s of doc.sections) {
      ids.push(s.id);
      for (const b of s.blocks) {
        if (b.kind === 'h') ids.push(b.id);
        const texts =
          b.kind === 'table'
            ? [...b.head, ...b.rows.flat()]
            : (b.items ?? (['pre', 'figure', 'board'].includes(b.kind) ? [] : [b.text]));
        for (const text of texts)
          assert.doesNotMatch(
            text.filter(p => typeof p === 'string').join(''),
            /\*\*|`|\]\(|^#/,
            plain(text),
          );
        if (b.kind === 'table')
          for (const r of b.rows) assert.equal(r.length, b.head.length, plain(r[0]));
      }
    }
    assert.equal(new Set(ids).size, ids.length, 'ids are unique');
  }
});
