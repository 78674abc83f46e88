/*
 * desk.mjs - a table of the WebAssembly module as if it were one of the server: the same client (tests/server/lib/wire)
 * on another line. What the worker of the page does is done here: lines are kept before anything is said of them, and
 * questions to bots are answered by a second module.
 */
import { Live } from '../../server/lib/wire.mjs';
import { Engine } from './engine.mjs';

const turn = { nothing: 0, lines: 1, question: 2, later: 3 };

export class Desk extends Live {
  constructor(file, setup) {
    super(null, setup.id, '');
    this.file = file;
    this.setup = setup;
    this.lines = [];
    this.questions = []; /* that nobody has answered yet */
    this.isThinking = true; /* false: they wait */
    this.isFull = false; /* nothing can be kept */
    this.now = 1790000000000;
  }

  /* A new table; one of a journal; or one that begins as that one did, for `retrace` steps. */
  async open(journal = null, { retrace = null } = {}) {
    this.engine = await Engine.open(this.file);
    this.thinker = await Engine.open(this.file);
    this.sit(retrace === null ? journal : null);
    if (retrace !== null) {
      this.engine.give(journal);
      const traced = this.engine.call('table_retrace', this.now, retrace);
      if (traced.value < 0) throw new Error(traced.text);
    }
    this.keep();
    this.engine.exports.vaka_table_connect(this.now);
    this.drive();
    return this;
  }

  sit(journal) {
    this.engine.give(JSON.stringify(this.setup));
    const sat = this.engine.call('table_sit');
    if (sat.value < 0) throw new Error(sat.text);
    if (journal !== null) this.engine.give(journal);
    const begun =
      journal === null
        ? this.engine.call('table_begin', this.now)
        : this.engine.call('table_resume');
    if (begun.value < 0) throw new Error(begun.text);
  }

  keep() {
    const { value, text } = this.engine.call('table_lines');
    if (value === 0) return true;
    if (!this.isFull) this.lines.push(...text.split('\n').filter(Boolean));
    this.engine.exports.vaka_table_kept(this.now, this.isFull ? 0 : 1);
    return !this.isFull;
  }

  journal() {
    return this.lines.map(line => `${line}\n`).join('');
  }

  say() {
    for (let said = this.engine.call('table_say', this.now); said.value;) {
      this.take(said.text);
      said = this.engine.call('table_say', this.now);
    }
  }

  drive() {
    for (let what = -1; what !== turn.nothing;) {
      const isKept = this.keep();
      this.say();
      if (!isKept) return;
      what = this.engine.exports.vaka_table_turn(this.now);
      if (what === turn.question) this.questions.push(this.bytes(this.engine));
      if (what === turn.later) this.now += 100;
      if (this.isThinking) this.think();
    }
  }

  think() {
    for (const question of this.questions.splice(0)) {
      this.put(this.thinker, question);
      this.thinker.exports.vaka_think();
      this.put(this.engine, this.bytes(this.thinker));
      this.engine.exports.vaka_table_thought();
    }
  }

  bytes({ exports: e }) {
    return new Uint8Array(e.memory.buffer, e.vaka_output(), e.vaka_output_length()).slice();
  }

  put({ exports: e }, bytes) {
    const at = e.vaka_input(bytes.length);
    new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
  }

  raw(text) {
    this.now += 10;
    this.engine.give(text);
    this.engine.exports.vaka_table_hear(this.now);
    this.drive();
    this.drive(); /* a bot that was answered in the last breath */
  }

  close() {}
}
