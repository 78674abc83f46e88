/* All lessons of Polynesia, by mouse and by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('polynesia');
