/* All lessons of Konane by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('konane', 'keyboard');
