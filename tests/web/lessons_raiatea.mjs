/* All lessons of Raiatea by mouse and keyboard in turn. */
import { learn } from './lib/learner.mjs';

await learn('raiatea', 'turns');
