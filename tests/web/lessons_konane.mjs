/* All lessons of Konane by mouse. */
import { learn } from './lib/learner.mjs';

await learn('konane', 'mouse');
