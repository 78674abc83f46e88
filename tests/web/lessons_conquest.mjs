/* All lessons of Conquest by mouse. */
import { learn } from './lib/learner.mjs';

await learn('conquest', 'mouse');
