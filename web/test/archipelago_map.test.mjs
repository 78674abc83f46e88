// archipelago_map.test.mjs - the map of Archipelago: shores join, things stand on their own ground.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const here = file => `games/archipelago/${file}`;
const [position, geometry, layout] = await load(
  here('position.ts'),
  here('map/geometry.ts'),
  here('map/layout.ts'),
);

test('a coast leaves a side at the same point in both of its hexes', () => {
  const at = (face, rot, q, r) => ({
    region: 0,
    face,
    rot,
    q,
    r,
    name: '',
    buildings: [],
    control: null,
    icons: [],
    terms: null,
    permits: 0,
  });
  // Where the coasts of a region begin and end, on the whole map.
  const ends = (g, all) => {
    const lie = geometry.lieOf(g.face, g.rot, geometry.notchesOf(g, geometry.byCell(all))),
      [x, y] = geometry.centreOf(g.q, g.r);
    return lie.lands
      .flatMap(l =>
        l.coast
          .split('M')
          .filter(Boolean)
          .flatMap(part => {
            const n = part.match(/-?[\d.]+/g).map(Number);
            return [[n[0], n[1]], n.slice(-2)];
          }),
      )
      .map(([u, v]) => `${Math.round(x + u)},${Math.round(y + v)}`);
  };
  // Land meets land in the west; the sea of the first one runs on to the corner, so the second is cut there.
  const one = at('palm_beach', 0, 0, 0),
    two = at('timber_point', 3, -1, 0),
    all = [one, two];
  assert.deepEqual(
    geometry.notchesOf(two, geometry.byCell(all)),
    [true, true, false, false, false, false].map((_, k) => k === 1),
  );
  const [cx, cy] = geometry.corner(3),
    [dx, dy] = geometry.corner(4),
    crossing = `${Math.round(cx + (dx - cx) * 0.15)},${Math.round(cy + (dy - cy) * 0.15)}`;
  assert.ok(ends(one, all).includes(crossing), `${ends(one, all)} has ${crossing}`);
  assert.ok(ends(two, all).includes(crossing), `${ends(two, all)} has ${crossing}`);
  // Two coasts that both end at a side end at one point of it.
  const three = at('palm_beach', 5, 0, 1),
    other = [at('palm_beach', 0, 0, 0), three];
  assert.ok(
    ends(other[0], other).some(p => ends(three, other).includes(p)),
    `${ends(other[0], other)} | ${ends(three, other)}`,
  );
});

test('icons, huts and buildings stand on their own part', () => {
  for (const key of position.faces.keys())
    for (let rot = 0; rot < 6; rot++) {
      const f = position.faceOf(key),
        region = {
          region: 0,
          face: key,
          rot,
          q: 0,
          r: 0,
          name: '',
          buildings: [],
          control: null,
          icons: f.icons.map((i, icon) => ({
            icon,
            res: i.res,
            part: i.part,
            unit: null,
            ravaged: false,
          })),
          terms: null,
          permits: 0,
        };
      const [placed] = layout.layoutOf({ regions: [region], units: [] }).regions;
      f.icons.forEach((i, k) =>
        assert.ok(
          geometry.roomAt(placed.lie, i.part, [placed.icons[k].x, placed.icons[k].y]) > 0,
          `${key} ${rot}: icon ${k}`,
        ),
      );
      for (const h of placed.huts)
        assert.ok(geometry.roomAt(placed.lie, 'A', [h.x, h.y]) > 0, `${key} ${rot}: hut`);
      for (const [a, i] of placed.icons.entries())
        for (const j of placed.icons.slice(a + 1))
          assert.ok(Math.hypot(i.x - j.x, i.y - j.y) > 16, `${key} ${rot}: icons apart`);
    }
});
