// lexicon.test.mjs - the page names things in the engine's words: every word of every game is found, by
// number as by id, titles stand alone, and what is missing is readable.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach, wordsOf } from './lib/lexicon.mjs';
import { engine } from './positions.mjs';

const [lexicon] = await load('games/lexicon.ts');
const games = engine.games().map(g => g.id);

test('before a game is loaded its ids are made readable', () => {
  assert.equal(lexicon.knowsWords('raiatea'), false);
  assert.equal(lexicon.nameOf('raiatea', 'ritual', 'rua_hatu'), 'rua hatu');
  assert.equal(lexicon.pointTitle('raiatea', 'choose_location'), 'Choose location');
  assert.equal(lexicon.helpOf('raiatea', 'ritual', 'rua_hatu'), '');
  assert.deepEqual(lexicon.valuesOf('raiatea', 'ritual'), []);
});

test('every word of every game is found', () => {
  teach(lexicon, ...games);
  for (const game of games) {
    const words = wordsOf(game);
    assert.ok(lexicon.knowsWords(game));
    assert.equal(words.game, game);
    for (const [kind, values] of Object.entries(words.kinds)) {
      assert.deepEqual(lexicon.valuesOf(game, kind), Object.keys(values));
      for (const [value, word] of Object.entries(values)) {
        if (kind === 'printed' && !word.text) continue; // nothing is printed on most hexes
        assert.ok(word.text, `${game} ${kind} ${value}`);
        assert.equal(lexicon.nameOf(game, kind, value), word.text);
        assert.match(lexicon.titleOf(game, kind, value), /^[^a-z ]/);
        assert.equal(lexicon.helpOf(game, kind, value), word.help ?? '');
      }
    }
    for (const [point, { title, help }] of Object.entries(words.points)) {
      assert.ok(title && help, `${game} ${point}`);
      assert.equal(lexicon.pointTitle(game, point), title);
      assert.equal(lexicon.pointHelp(game, point), help);
    }
    for (const [part, title] of Object.entries(words.parts))
      assert.equal(lexicon.partTitle(game, part), title);
  }
});

test('in a sentence, standing alone, and what it does', () => {
  assert.equal(lexicon.nameOf('raiatea', 'ritual', 'rua_hatu'), 'Rua-Hatu (4)');
  assert.equal(lexicon.titleOf('raiatea', 'ritual', 'rua_hatu'), 'Rua-Hatu');
  assert.equal(lexicon.nameOf('raiatea', 'location', 'forest'), 'the Forest');
  assert.equal(lexicon.titleOf('raiatea', 'location', 'forest'), 'Forest');
  assert.equal(lexicon.titleOf('archipelago', 'phase', 2), 'Order');
  assert.equal(lexicon.titleOf('archipelago', 'criterion', 'cubes_fish'), 'Fish in stock');
  assert.equal(lexicon.titleOf('conquest', 'direction', 'counter'), 'Counter-clockwise');
  assert.match(lexicon.helpOf('conquest', 'card', 'AC11'), /knots/);
  assert.match(lexicon.helpOf('polynesia', 'card', '1.1'), /Populate/);
  assert.match(lexicon.helpOf('archipelago', 'card', 'pope'), /temple/);
});

test('a text that counts has the form for its number', () => {
  lexicon.learnWords({
    game: 'counting',
    points: {},
    parts: {},
    kinds: {
      count: { cards: { text: '{0} {0|card|cards} face up' }, spare: { text: '{0} to spare' } },
    },
  });
  const said = (what, n) => lexicon.counted('counting', what, n);
  assert.equal(said('cards', 1), '1 card face up');
  assert.equal(said('cards', 0), '0 cards face up');
  assert.equal(said('cards', 12), '12 cards face up');
  assert.equal(said('spare', 1), '1 to spare');
});
