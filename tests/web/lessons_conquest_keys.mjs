/* All lessons of Conquest by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('conquest', 'keyboard');
