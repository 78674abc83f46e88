/* All lessons of Polynesia by mouse. */
import { learn } from './lib/learner.mjs';

await learn('polynesia', 'mouse');
