// still.test.mjs - a part that is drawn anew only when it is told something else (ui/still.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ still }] = await load('ui/still.ts');
const Part = still(() => null);
/* What the part is told when it is drawn with these, and what then becomes of others. */
function drawn(props) {
  const part = new Part(props);
  const tell = next => {
    const isDrawn = part.shouldComponentUpdate(next);
    part.props = next;
    return isDrawn;
  };
  return { tell, told: () => part.render().props };
}

test('the same again is no news, another value is', () => {
  const view = { step: 1 },
    { tell } = drawn({ view, zoom: 1 });
  assert.equal(tell({ view, zoom: 1 }), false);
  assert.equal(tell({ view, zoom: 2 }), true);
  assert.equal(tell({ view, zoom: 2 }), false);
  assert.equal(tell({ view: { step: 1 }, zoom: 2 }), true, 'another view of the same step');
  assert.equal(tell({ view, zoom: 2, box: null }), true, 'something more');
  assert.equal(tell({ view, zoom: 2 }), true, 'something less');
});

test('a function is no news, and the newest one is called', () => {
  const calls = [],
    { tell, told } = drawn({ choose: action => calls.push(`old ${action}`) }),
    { choose } = told();
  choose('fish');
  assert.equal(tell({ choose: action => calls.push(`new ${action}`) }), false);
  choose('fish');
  assert.deepEqual(calls, ['old fish', 'new fish']);
  assert.equal(told().choose, choose, 'it is the same one for the part');
});

test('what may not be called any more does nothing', () => {
  const { tell, told } = drawn({ choose: () => assert.fail('nothing may be chosen') }),
    { choose } = told();
  assert.equal(tell({ choose: null }), true);
  assert.equal(told().choose, null);
  assert.equal(choose('fish'), undefined);
});

test('what a function answers comes back', () => {
  const { told } = drawn({ draft: text => `drafted ${text}` });
  assert.equal(told().draft('a plan'), 'drafted a plan');
});
