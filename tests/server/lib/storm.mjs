// storm.mjs - games on several nodes that are killed, on a PostgreSQL that is restarted, behind a balancer. The clients
// are the page's own (web/src/app/live.ts), each with somebody who counts: what was acknowledged stands in the journal
// once and in order and nothing else does, every step and remark is heard once and in order, and in the end all see the
// same. Broken promises are listed, times are measured; what is too slow is for the caller to say.
import { spawnSync } from 'node:child_process';
import { load } from '../../../web/test/bundle.mjs';
import { aboard } from '../../web/lib/games.mjs';
import { Balancer } from './balancer.mjs';
import { Postgres } from './postgres.mjs';
import { Browser, Live, sleep, vaka } from './wire.mjs';

const [{ live: pageLine }] = await load('app/live.ts');

const unasked = { archipelago: 'none' }; /* what is answered for who did not want to be asked */
const { games } = JSON.parse(spawnSync(vaka, ['games', '--json'], { encoding: 'utf8' }).stdout);
/* Nothing is sealed: all count the same steps. */
const open = new Set(games.filter(g => !g.secrets).map(g => g.id));
const one = list => list[Math.floor(Math.random() * list.length)];

/* A WebSocket as browsers have it. */
class Socket extends Live {
  constructor(browser, path) {
    super(browser, '', '');
    this.path = path;
    this.readyState = 0;
    this.open().then(
      () => this.opened(),
      () => this.end({ code: 1006 }),
    );
  }

  opened() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  /* The first message may come together with the answer to the upgrade: to a browser the line is open before it. */
  take(text) {
    this.opened();
    if (this.readyState !== 3) this.onmessage?.({ data: text });
  }

  end({ code, why }) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: why });
  }

  send(text) {
    this.raw(text);
  }

  close(code = 1000) {
    super.close();
    this.end({ code });
  }
}

/* Somebody at a table: plays at random if seated, and counts all that is said. */
class Guest {
  constructor(storm, table, browser, seat = null) {
    Object.assign(this, { storm, table, browser, seat });
    this.step = this.remark = -1;
    this.accepted = [];
    this.remarks = [];
    this.isOver = false;
    this.lostAt = 0;
    const world = {
      connect: path => this.dial(path),
      after: (ms, run) => setTimeout(run, ms),
      cancel: timer => clearTimeout(timer),
      random: Math.random,
    };
    this.line = pageLine(table.id, message => this.hear(message), 'en', world);
    this.line.offline.watch(isSaid => (storm.figures.offline_said += isSaid ? 1 : 0));
  }

  broken(what) {
    const who = this.seat === null ? 'who looks on' : `seat ${this.seat}`;
    this.storm.broken.push(`${this.table.game} ${this.table.id}, ${who}: ${what}`);
  }

  dial(path) {
    const socket = new Socket(this.browser, path);
    this.socket = socket;
    return new Proxy(socket, {
      set: (target, key, value) => {
        target[key] = key === 'onclose' ? how => this.lost(how, value) : value;
        return true;
      },
      get: (target, key) => {
        const value = target[key];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  lost(how, tell) {
    if (this.isGreeted && !this.storm.isEnding) this.lostAt = performance.now();
    this.isGreeted = false;
    tell(how);
  }

  hear(message) {
    if (message.type === 'hello') this.greeted(message);
    if (message.type === 'step') this.stepped(message);
    if (message.type === 'chat' && message.chat.n !== ++this.remark)
      this.broken(`remark ${message.chat.n} was told where ${this.remark} was due`);
    if ('view' in message) this.view = message.view;
    this.isOver ||= message.type === 'over' || Boolean(this.view?.over);
    this.play();
  }

  greeted(message) {
    if (this.lostAt) this.storm.away.push(performance.now() - this.lostAt);
    this.lostAt = 0;
    this.isGreeted = true;
    if (message.step < this.step && !message.view?.over)
      this.broken(`was at step ${this.step} and is greeted at ${message.step}`);
    const numbers = message.chat.map(c => c.n);
    if (numbers.some((n, i) => i && n !== numbers[i - 1] + 1)) this.broken('remarks out of order');
    this.remark = Math.max(this.remark, numbers.at(-1) ?? 0);
    this.step = message.step;
  }

  stepped(message) {
    if (message.step !== this.step + 1 && !message.view?.over)
      this.broken(`step ${message.step} was told where ${this.step + 1} was due`);
    this.step = message.step;
    this.storm.figures.steps_heard++;
    const sent = this.table.sent.get(message.step);
    if (sent && sent.node !== this.node && this.node) sent.seen.push(performance.now());
  }

  get node() {
    return this.storm.balancer.nodeOf(this.socket);
  }

  play() {
    const { storm } = this;
    if (this.seat === null || this.isBusy || storm.isEnding || !this.view?.legal?.length) return;
    this.isBusy = true;
    setTimeout(() => this.act(), storm.think * (0.5 + Math.random()));
  }

  async act() {
    const { storm, table } = this;
    const move = one(this.view?.legal ?? []);
    if (move && !storm.isEnding) await this.say(move.do, this.step);
    if (!storm.isEnding && Math.random() < 0.05) await this.chat();
    this.isBusy = false;
    if (table.isOn) this.play();
  }

  async say(act, step) {
    const { storm, table } = this;
    const sent = { sent: performance.now(), node: this.node, seen: [], ok: 0 };
    if (open.has(table.game)) table.sent.set(step + 1, sent);
    try {
      const answer = await this.line.send({ type: 'act', step, do: act });
      sent.ok = performance.now();
      this.accepted.push(act);
      storm.figures.acknowledged++;
      storm.answered.push(sent.ok - sent.sent);
      if (open.has(table.game) && answer.step !== step + 1)
        this.broken(`a move at step ${step} was acknowledged as ${answer.step}`);
      storm.across.push(sent);
    } catch (why) {
      table.sent.delete(step + 1);
      storm.refusal(why);
      if (why.code !== 'stale' && why.code !== 'busy') this.broken(`refused: ${why.message}`);
    }
  }

  async chat() {
    const text = `${this.seat}.${this.remarks.length}`;
    try {
      await this.line.send({ type: 'chat', text });
      this.remarks.push(text);
    } catch (why) {
      this.storm.refusal(why);
    }
  }
}

export class Storm {
  constructor({ tables = 10, think = 300, durable = false, programs = [vaka] } = {}) {
    Object.assign(this, { nTables: tables, think, durable, programs });
    this.broken = [];
    this.tables = [];
    this.away = []; /* how long clients were without a line */
    this.across = []; /* moves, and when they were seen through other nodes */
    this.answered = []; /* from sending to the answer */
    this.starts = []; /* how long a node takes to start */
    this.restarts = []; /* and PostgreSQL to stop and start */
    this.figures = { kills: 0, restarts: 0, acknowledged: 0, steps_heard: 0, offline_said: 0 };
    this.figures.refused = {};
    this.isEnding = false;
  }

  refusal(why) {
    const { refused } = this.figures;
    refused[why.code] = (refused[why.code] ?? 0) + 1;
  }

  async begin() {
    const durable = ['fsync=on', 'recovery_init_sync_method=syncfs'];
    this.postgres = await new Postgres(this.durable ? durable : []).start();
    this.nodes = Array.from({ length: 3 }, () => ({ port: 0 }));
    for (const node of this.nodes) await this.startNode(node);
    this.balancer = await new Balancer(this.nodes).start();
    this.slots = Promise.all(Array.from({ length: this.nTables }, (_, i) => this.keepPlaying(i)));
    this.slots.catch(why => this.broken.push(why.stack));
  }

  async startNode(node) {
    const flags = ['new-tables', 'new-guests', 'bytes'].flatMap(n => [`--${n}-per-address`, '0']);
    const rest = ['--tables-per-guest', '100000', '--known-luck', `storm-${Math.random()}`];
    node.server = await this.postgres.node([...flags, ...rest], one(this.programs));
    node.port = node.server.port;
  }

  /* A random node; somebody must be left to go to. */
  async kill() {
    while (this.nodes.filter(n => n.port).length < 2) await sleep(20);
    const node = one(this.nodes.filter(n => n.port));
    this.figures.kills++;
    node.port = 0;
    await node.server.stop('SIGKILL');
    node.server.remove();
    await sleep(200 + 600 * Math.random());
    const start = performance.now();
    await this.startNode(node);
    this.starts.push(performance.now() - start);
  }

  async restart() {
    this.figures.restarts++;
    const start = performance.now();
    await this.postgres.control('restart');
    this.restarts.push(performance.now() - start);
  }

  /* A request until it is answered, under one id: by whichever node is there. */
  async ask(browser, where, body) {
    for (;;) {
      const answer = await browser.post(where, body).catch(() => ({ status: 503 }));
      if (answer.status < 400) return answer.json;
      if (answer.status < 500) throw new Error(`${where}: ${answer.text}`);
      await sleep(200);
    }
  }

  async guest(name) {
    const browser = new Browser(this.balancer);
    browser.me = (await this.ask(browser, '/api/guest', { name })).me;
    return browser;
  }

  /* One table after the other. */
  async keepPlaying(slot) {
    const people = [await this.guest(`Ana ${slot}`), await this.guest(`Ben ${slot}`)];
    for (let i = 0; !this.isEnding; i++) {
      const table = await this.open(people, aboard[slot % aboard.length], `s-${slot}-${i}`);
      this.tables.push(table);
      table.guests = [
        ...people.map((person, seat) => new Guest(this, table, person, seat)),
        new Guest(this, table, new Browser(this.balancer)),
      ];
      const isDone = guest => guest.isOver && !guest.line.waiting();
      while (!this.isEnding && !table.guests.every(isDone)) await sleep(50);
      if (!this.isEnding) this.leave(table);
    }
  }

  async open(people, game, id) {
    const seats = [{ kind: 'me' }, { kind: 'person' }];
    const body = { id, game, name: id, seats, public: true, pace: 'live', clock: null };
    const { table } = await this.ask(people[0], '/api/tables', body);
    await this.ask(people[1], `/api/tables/${table.id}/join`, { id: `${id}-j`, seat: 1 });
    return { id: table.id, game, sent: new Map(), isOn: true };
  }

  leave(table) {
    table.isOn = false;
    for (const guest of table.guests) guest.line.close();
  }

  /* Nobody plays on; all are answered, and have heard the same. */
  async calm(ms = 30000) {
    this.isEnding = true;
    await this.slots;
    const on = this.tables.filter(t => t.isOn);
    const isStill = t =>
      t.guests.every(g => g.isGreeted && !g.line.waiting()) &&
      (!open.has(t.game) || t.guests.every(g => g.step === t.guests[0].step)) &&
      t.guests.every(g => g.remark === t.guests[0].remark);
    const end = Date.now() + ms;
    while (!on.every(isStill) && Date.now() < end) await sleep(50);
    await sleep(500); /* what nobody should have sent would come now */
    for (const t of on.filter(table => !isStill(table)))
      this.broken.push(
        `${t.game} ${t.id}: in the end ${t.guests.map(g => `${g.step}/${g.remark}/${g.line.waiting()}`)}`,
      );
    on.forEach(t => this.leave(t));
  }

  /* What stands in the store against what was acknowledged. */
  count() {
    for (const table of this.tables) {
      const lines = this.rows(`SELECT text FROM lines WHERE table_id = '${table.id}' ORDER BY line`)
        .slice(1)
        .map(text => JSON.parse(text));
      table.guests.slice(0, 2).forEach((guest, seat) => {
        const own = act => act !== unasked[table.game];
        const acts = lines.filter(l => l.seat === seat).map(l => l.do);
        this.same(guest, 'moves', guest.accepted.filter(own), acts.filter(own));
        const where = `table_id = '${table.id}' AND person = ${guest.browser.me.id}`;
        const said = this.rows(`SELECT text FROM chat WHERE ${where} ORDER BY n`);
        this.same(guest, 'remarks', guest.remarks, said);
      });
    }
    this.figures.tables = this.tables.length;
    this.figures.tables_stored = Number(this.postgres.sql('SELECT count(*) FROM tables'));
    if (this.figures.tables_stored !== this.tables.length)
      this.broken.push(`${this.tables.length} tables opened, ${this.figures.tables_stored} stored`);
  }

  rows(sql) {
    return this.postgres.sql(sql).split('\n').filter(Boolean);
  }

  same(guest, what, acknowledged, stored) {
    const at = stored.findIndex((text, i) => text !== acknowledged[i]);
    if (at >= 0 || acknowledged.length !== stored.length)
      guest.broken(
        `${acknowledged.length} ${what} acknowledged, ${stored.length} stored, ` +
          `other from ${at}: ${acknowledged[at]} and ${stored[at]}`,
      );
  }

  async end() {
    for (const node of this.nodes) {
      const { code } = await node.server.stop();
      if (code !== 0) this.broken.push(`a node ended with ${code}: ${node.server.output}`);
      node.server.remove();
    }
    const check = spawnSync(vaka, ['db', 'check', '--store', this.postgres.url], {
      encoding: 'utf8',
    });
    this.figures.check = (check.stdout + check.stderr).trim();
    if (check.status !== 0) this.broken.push(`vaka db check: ${this.figures.check}`);
    this.count();
    this.balancer.stop();
    await this.postgres.remove();
  }
}
