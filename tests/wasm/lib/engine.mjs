/* engine.mjs - the WebAssembly module from JavaScript: text in, text and numbers out. */
import fs from 'node:fs';

export const CHANCE = 0xfe;
export const REFEREE = 9;
export const DUE_CHANCE = 1 << 15;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/* Each call answers { value, text }: the number that the function returned, and its answer. */
export class Engine {
  static async open(file) {
    const module = await WebAssembly.compile(fs.readFileSync(file));
    const engine = new Engine();
    engine.module = module;
    engine.exports = (await WebAssembly.instantiate(module, {})).exports;
    return engine;
  }

  give(input) {
    const bytes = typeof input === 'string' ? encoder.encode(input) : input;
    const at = this.exports.vaka_input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }

  answer() {
    const at = this.exports.vaka_output();
    const length = this.exports.vaka_output_length();
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length));
  }

  call(name, ...args) {
    const value = this.exports[`vaka_${name}`](...args);
    return { value, text: this.answer() };
  }

  /* From now on in the language of this catalogue (build/words); '' is English. */
  speak(catalogue) {
    this.give(catalogue);
    const { value, text } = this.call('language');
    if (value < 0) throw new Error(text);
  }

  facts() {
    return JSON.parse(this.call('games').text);
  }

  games() {
    return this.facts().games;
  }

  words(game) {
    this.give(game);
    return JSON.parse(this.call('words').text);
  }

  giveSetup(game, options) {
    const lines = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    this.give([game, ...lines].join('\n'));
  }
  start(game, seats, options = {}) {
    this.giveSetup(game, options);
    return this.call('start', seats);
  }
  setup(game, seats, options = {}) {
    this.giveSetup(game, options);
    return JSON.parse(this.call('setup', seats).text);
  }

  due() {
    return this.call('due');
  }
  legal(seat) {
    return this.call('legal', seat).text.split('\n').filter(Boolean);
  }
  apply(seat, action) {
    this.give(action);
    return this.call('apply', seat);
  }
  chance(seed) {
    return this.call('chance', BigInt(seed));
  }
  undo(seat, to) {
    return this.call('undo', seat, to);
  }
  view(viewer) {
    return JSON.parse(this.call('view', viewer).text);
  }
  draft(seat, text) {
    this.give(text);
    return JSON.parse(this.call('draft', seat).text).draft;
  }
  told(viewer, from, names) {
    this.give(names.join('\n'));
    return this.call('told', viewer, from);
  }
  choose(seat, level, seed) {
    this.give(level);
    return this.call('choose', seat, BigInt(seed));
  }
  journal(text) {
    this.give(text);
    return this.call('journal');
  }

  hash() {
    return hex(this.exports.vaka_hash());
  }
  stepHash(step) {
    return hex(this.exports.vaka_step_hash(step));
  }
  steps() {
    return this.exports.vaka_steps();
  }
}

function hex(number) {
  return BigInt.asUintN(64, number).toString(16).padStart(16, '0');
}
