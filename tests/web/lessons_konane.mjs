/* All lessons of Konane, by mouse and by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('konane');
