/* All lessons of Raiatea, by mouse and by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('raiatea');
