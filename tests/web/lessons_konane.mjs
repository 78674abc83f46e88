/* All lessons of Konane by mouse and keyboard in turn. */
import { learn } from './lib/learner.mjs';

await learn('konane', 'turns');
