// table.test.mjs - what the client knows of a table, message by message; and the window onto a map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [model, port] = await load('table/model.ts', 'table/look.ts');
const { heard } = model;

const seats = [
  {
    seat: 0,
    kind: 'person',
    person: 7,
    name: 'Leilani',
    level: null,
    away: false,
    online: true,
    clock_left: 60000,
  },
  {
    seat: 1,
    kind: 'bot',
    person: null,
    name: 'Manu',
    level: 'easy',
    away: false,
    online: true,
    clock_left: null,
  },
];
const table = (more = {}) => ({
  id: 'k3v9q2',
  game: 'polynesia',
  status: 'running',
  you: 0,
  seats,
  due: [0],
  your_turn: true,
  ...more,
});
const hello = (more = {}) => ({
  m: 1,
  type: 'hello',
  table: table(),
  you: 0,
  step: 20,
  view: { step: 20 },
  log: [
    { n: 19, seat: 0, text: 'a' },
    { n: 20, seat: 1, text: 'b' },
  ],
  chat: [{ n: 1, person: 7, name: 'x', time: 0, text: 'hi' }],
  chat_read: 0,
  since: 19,
  undo: { floor: 20, can: false },
  asked: null,
  ...more,
});
const step = (n, seat, more = {}) => ({
  m: 2,
  type: 'step',
  step: n,
  seat,
  do: 'X',
  time: 0,
  events: [{ name: 'fished', actor: seat, args: [] }],
  log: [{ n, seat, text: `step ${n}` }],
  view: { step: n },
  table: table(),
  undo: { floor: n - 1, can: true },
  ...more,
});

test('hello tells everything, and a second one replaces it', () => {
  const { told, motion } = heard(null, hello(), 5);
  assert.equal(told.step, 20);
  assert.equal(motion, null);
  assert.equal(heard(told, hello({ step: 33, view: { step: 33 } }), 6).told.step, 33);
});

test('messages before hello change nothing', () =>
  assert.deepEqual(heard(null, step(1, 0), 0), { told: null, motion: null }));

test('a step is shown from the view before to the view after', () => {
  const { told } = heard(null, hello(), 5),
    { told: next, motion } = heard(told, step(21, 1), 6);
  assert.deepEqual(
    [motion.before.step, motion.after.step, motion.seat, motion.key],
    [20, 21, 1, 21],
  );
  assert.equal(next.log.length, 3);
  assert.equal(heard(next, step(21, 1), 7).told.log.length, 3, 'the same line is not told twice');
});

test('steps that nobody watches one by one become one, with all that happened', () => {
  const one = heard(heard(null, hello(), 5).told, step(21, 1), 6),
    two = heard(one.told, step(22, 0), 7),
    [all, ...more] = model.together([one.motion, two.motion]);
  assert.deepEqual([all.before.step, all.after.step, all.seat, all.key], [20, 22, 0, 22]);
  assert.deepEqual(
    all.events.map(e => e.actor),
    [1, 0],
  );
  assert.equal(more.length, 0);
  assert.deepEqual(model.together([]), []);
});

test('your own steps end "since your last turn", those of others count', () => {
  let { told } = heard(null, hello(), 5);
  assert.equal(model.othersSince(told), 1);
  told = heard(told, step(21, 1), 6).told;
  assert.equal(model.othersSince(told), 2);
  told = heard(told, step(22, 0), 6).told;
  assert.equal(model.othersSince(told), 0);
  assert.equal(told.since, 22);
});

test('undone takes the log back with it', () => {
  let { told } = heard(null, hello(), 5);
  told = heard(told, step(21, 0), 6).told;
  const { told: back, motion } = heard(
    told,
    {
      m: 3,
      type: 'undone',
      step: 20,
      seat: 0,
      since: 20,
      log: [],
      view: { step: 20 },
      table: table(),
      undo: { floor: 20, can: false },
    },
    7,
  );
  assert.deepEqual(
    [back.step, back.log.at(-1).n, back.since, motion],
    [20, 20, 19 > 20 ? 20 : 20, null],
  );
});

test('what a question would take back: the moves of seats after it, each once', () => {
  const log = [
    { n: 18, seat: 0, text: 'old' },
    { n: 19, seat: 0, text: '**Leilani** fishes' },
    { n: 19, seat: 0, text: 'and pays' },
    { n: 20, seat: null, text: 'lava' },
    { n: 21, seat: 1, text: 'Manu sails' },
  ];
  assert.deepEqual(model.takenBack(log, 18), [
    { seat: 0, text: 'Leilani fishes' },
    { seat: 1, text: 'Manu sails' },
  ]);
  assert.deepEqual(model.takenBack(log, 21), []);
});

test('nobody is asked where only bots sit, or stand in', () => {
  const at = seat => ({ ...seats[0], seat, ...{ person: 8 } });
  assert.equal(model.askedNobody(table(), 0), true);
  assert.equal(model.askedNobody(table({ seats: [seats[0], at(1)] }), 0), false);
  assert.equal(model.askedNobody(table({ seats: [seats[0], { ...at(1), away: true }] }), 0), true);
});

test('remarks of the house stand in the log where they happened, and are not unread', () => {
  const log = [
      { n: 1, seat: 0, text: 'a', time: 100 },
      { n: 2, seat: 1, text: 'b', time: 300 },
    ],
    house = (n, time) => ({ n, person: 0, name: '', time, text: `h${n}` });
  const { told } = heard(
    null,
    hello({ log, chat: [house(1, 200), house(2, 400)], chat_read: 0 }),
    5,
  );
  assert.deepEqual(
    model.story(told).map(l => l.text),
    ['a', 'h1', 'b', 'h2'],
  );
  assert.equal(model.unread(told), 0);
});

test('how a question ended is known until somebody moves', () => {
  let { told } = heard(null, hello(), 5);
  told = heard(
    told,
    { m: 2, type: 'asked', asked: null, answer: { by: 0, how: 'refused', seat: 1 } },
    6,
  ).told;
  assert.equal(told.answer.how, 'refused');
  assert.equal(heard(told, step(21, 1), 7).told.answer, null);
});

test('chat counts as unread until it is read', () => {
  let { told } = heard(null, hello(), 5);
  assert.equal(model.unread(told), 1);
  told = heard(
    told,
    { m: 4, type: 'chat', chat: { n: 2, person: 8, name: 'y', time: 0, text: 'yo' } },
    6,
  ).told;
  assert.equal(model.unread(told), 2);
  assert.equal(model.unread({ ...told, chatRead: 2 }), 0);
});

test('only the clock of a seat that is due runs', () => {
  const { told } = heard(null, hello(), 1000);
  assert.equal(model.clockLeft(told, 0, 11000), 50000);
  assert.equal(model.clockLeft(told, 0, 999999), 0);
  assert.equal(model.clockLeft(told, 1, 11000), null);
  assert.equal(model.clockLeft({ ...told, table: table({ due: [1] }) }, 0, 11000), 60000);
});

const frame = { x: 8, y: 14, w: 992, h: 722 },
  insets = { left: 176, top: 8, right: 8, bottom: 176 };
const holds = (box, f) =>
  box.x <= f.x + 0.01 &&
  box.y <= f.y + 0.01 &&
  box.x + box.w >= f.x + f.w - 0.01 &&
  box.y + box.h >= f.y + f.h - 0.01;

test('fit shows the whole map in the free part of any window', () => {
  for (const size of [
    { w: 1080, h: 830 },
    { w: 760, h: 600 },
    { w: 390, h: 400 },
    { w: 2200, h: 900 },
  ]) {
    const { box, scale } = port.boxOf(size, insets, frame, port.fitted(frame));
    assert.ok(
      holds(
        {
          x: box.x + insets.left / scale,
          y: box.y + insets.top / scale,
          w: (size.w - insets.left - insets.right) / scale,
          h: (size.h - insets.top - insets.bottom) / scale,
        },
        frame,
      ),
    );
  }
});

test('zoomed in, the map is never lost from sight', () => {
  const size = { w: 390, h: 420 },
    none = { left: 4, top: 4, right: 4, bottom: 34 };
  for (const [x, y] of [
    [-9999, -9999],
    [9999, 9999],
    [500, -300],
  ]) {
    const look = port.clamped(size, none, frame, { k: 3, x, y });
    assert.ok(
      look.x >= frame.x &&
        look.x <= frame.x + frame.w &&
        look.y >= frame.y &&
        look.y <= frame.y + frame.h,
    );
  }
  assert.equal(port.clamped(size, none, frame, { k: 0.2, x: 0, y: 0 }).k, 1);
  assert.equal(port.clamped(size, none, frame, { k: 99, x: 0, y: 0 }).k, 6);
});

test('a phone looks first where most of yours is, large enough to read and no larger than it takes', () => {
  const none = { left: 4, top: 4, right: 4, bottom: 34 },
    home = { x: frame.x + frame.w - 60, y: frame.y + frame.h - 60, w: 40, h: 40 };
  for (const size of [
    { w: 360, h: 400 },
    { w: 336, h: 380 },
    { w: 768, h: 700 },
  ]) {
    const look = port.firstLook(size, none, frame, { zoom: 1.9, reads: 0.62, least: 0.62, home }),
      scale = port.fitScale(size, none, frame) * look.k;
    assert.ok(scale >= 0.619 && scale <= 0.951, `${size.w}: ${scale}`);
    assert.ok(look.x > frame.x + frame.w / 2 && look.y > frame.y + frame.h / 2);
  }
  assert.equal(port.firstLook({ w: 1080, h: 830 }, none, frame, port.whole).k, 1);
});

test('what a decision needs comes into sight with the least movement', () => {
  const size = { w: 390, h: 420 },
    none = { left: 4, top: 4, right: 4, bottom: 34 },
    look = { k: 1.9, x: 300, y: 300 };
  const wanted = { x: 700, y: 500, w: 120, h: 120 },
    next = port.including(size, none, frame, look, wanted),
    { box, scale } = port.boxOf(size, none, frame, next);
  assert.ok(holds({ x: box.x, y: box.y, w: box.w, h: box.h - none.bottom / scale }, wanted));
  assert.equal(next.k, 1.9);
  assert.deepEqual(
    port.including(size, none, frame, port.clamped(size, none, frame, next), wanted),
    port.clamped(size, none, frame, next),
    'already in sight: nothing moves',
  );
  assert.ok(
    port.including(size, none, frame, look, { x: 20, y: 30, w: 960, h: 690 }).k < 1.2,
    'zooms out if it must',
  );
  assert.ok(
    port.including(size, none, frame, look, { x: 20, y: 30, w: 960, h: 690 }, scale).k >=
      0.99 * look.k,
    'but not further than words can be read',
  );
});
