/* All lessons of Conquest, by mouse and by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('conquest');
