/* All lessons of Raiatea by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('raiatea', 'keyboard');
