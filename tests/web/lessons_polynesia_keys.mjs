/* All lessons of Polynesia by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('polynesia', 'keyboard');
