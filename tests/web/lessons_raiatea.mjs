/* All lessons of Raiatea by mouse. */
import { learn } from './lib/learner.mjs';

await learn('raiatea', 'mouse');
