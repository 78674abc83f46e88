/*
 * english.mjs - is there English left in a page of another language? Three words in a row that stand in the English
 * catalogues, of the page or of the engine, and nowhere in that language, are English: `at the end`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPo } from '../../../tools/lib/po.mjs';
import { load } from '../../../web/test/bundle.mjs';
import { allGames } from './games.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/* Words without blanks, choices and signs; a sign or a blank ends a row of words. */
const rowsOf = text =>
  text
    .replace(/[{}|?]/g, ' . ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’' -]+/u)
    .map(row => row.split(/[\s-]+/).filter(Boolean));

function* threes(text) {
  for (const row of rowsOf(text))
    for (let i = 0; i + 3 <= row.length; i++) yield row.slice(i, i + 3).join(' ');
}

const forms = message => (typeof message === 'string' ? [message] : Object.values(message));
const allOf = texts => new Set(texts.flatMap(text => [...threes(text)]));

/* What finds English in a text of this language: the three words, or null. */
export async function englishFinder(tag) {
  const [{ languages }, { en }] = await load('i18n/index.ts', 'i18n/en/index.ts'),
    { words } = await languages.find(l => l.id === tag).load(),
    { messages } = readPo(join(root, 'words', `${tag}.po`)),
    english = allOf([...Object.values(en).flatMap(forms), ...messages.map(m => m.id)]),
    own = allOf([...Object.values(words).flatMap(forms), ...messages.map(m => m.text)]),
    learn = allGames.map(game => readFileSync(join(root, 'docs/learn', `${game}.md`), 'utf8'));
  for (const three of allOf(learn)) english.add(three);
  return text => [...threes(text)].find(three => english.has(three) && !own.has(three)) ?? null;
}
