#!/usr/bin/env node
/*
 * layout-bank GAME [GAMES PLAYED] - look for the heaviest position of every decision, in golden journals and in games
 * that bots play with all kinds of options, and write those that are worth it to tests/web/bank/GAME.txt. Few journals
 * serve for all: a golden one is taken before one of its own, and a position that is nearly as heavy is heavy enough.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, Engine } from '../tests/wasm/lib/engine.mjs';
import {
  askedAt,
  bankText,
  dueSeat,
  goldenOf,
  root,
  walk,
  weightOf,
} from '../tests/web/lib/bank.mjs';

const [game, games = '40'] = process.argv.slice(2),
  enough = 0.9, // of the heaviest
  longest = 2500; // steps of a game
const engine = await Engine.open(join(root, 'build/vaka.wasm'));
const about = engine.games().find(g => g.id === game);

let state = 20260101;
const luck = n => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * n);
};

/* The places of a journal that are heaviest in it: point -> { step, weight }. */
const note = (places, point, step, weight) => {
  const best = places.get(point);
  if (!best || weight > best.weight) places.set(point, { step, weight });
};

function golden(file) {
  const journal = goldenOf(file),
    places = new Map();
  for (const [k, seat] of walk(engine, game, journal)) {
    if (seat === CHANCE) continue;
    const view = engine.view(seat);
    note(places, view.over ? 'over' : view.due.point, k, weightOf(view));
  }
  return { ...journal, places };
}

/* A game of bots: few options are other than usual, some seats play at random. */
function played() {
  const seats = about.seats[0] + luck(about.seats[1] - about.seats[0] + 1),
    options = {},
    steps = [],
    places = new Map();
  for (const o of about.options)
    if (luck(3) === 0) options[o.key] = o.values[luck(o.values.length)];
  if (engine.start(game, seats, options).value < 0) return null;
  const levels = Array.from({ length: seats }, () => (luck(3) ? 'random' : 'greedy'));
  for (let k = 0; k < longest; k++) {
    if (!engine.due().value) break;
    const seat = dueSeat(engine);
    if (seat === CHANCE) {
      const { text } = engine.chance(luck(2 ** 31));
      steps.push([CHANCE, text.trim()]);
      continue;
    }
    const view = engine.view(seat);
    note(places, view.due.point, k, weightOf(view));
    const level = levels[seat],
      act =
        level === 'random'
          ? view.legal[luck(view.legal.length)].do
          : engine.choose(seat, level, luck(2 ** 31)).text.trim();
    if (engine.apply(seat, act).value < 0) throw new Error(`${act} cannot be done`);
    steps.push([seat, act]);
  }
  return { seats, options, steps, places };
}

/* Journals, until each point has a place that is heavy enough: each time the one that serves most. */
function chosen(all, points) {
  const most = new Map(
      points.map(p => [p, Math.max(0, ...all.map(j => j.places.get(p)?.weight ?? 0))]),
    ),
    open = new Set(points.filter(p => most.get(p) > 0)),
    serves = j => [...open].filter(p => (j.places.get(p)?.weight ?? 0) >= enough * most.get(p)),
    kept = [];
  while (open.size) {
    const worth = j =>
        serves(j).length ? serves(j).length - (j.file ? 0 : j.steps.length / 1500) : -9,
      best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a)),
      marks = serves(best)
        .map(p => [best.places.get(p).step, p])
        .sort((a, b) => a[0] - b[0]);
    for (const [, p] of marks) open.delete(p);
    kept.push({ ...best, marks, steps: best.steps.slice(0, marks.at(-1)[0]) });
  }
  return kept;
}

const all = readdirSync(join(root, 'tests/golden'))
  .filter(f => f.startsWith(`${game}-`))
  .map(golden);
for (let n = 0; n < Number(games); n++) {
  const journal = played();
  if (journal) all.push(journal);
}
const points = [...askedAt(game), 'over'],
  kept = chosen(all, points);
mkdirSync(join(root, 'tests/web/bank'), { recursive: true });
writeFileSync(join(root, 'tests/web/bank', `${game}.txt`), bankText(kept));
console.log(
  `${game}: ${kept.length} journals, ${kept.filter(j => !j.file).length} of its own, ${bankText(kept).length} bytes`,
);
console.log(
  `  not met: ${points.filter(p => !all.some(j => j.places.has(p))).join(' ') || 'none'}`,
);
