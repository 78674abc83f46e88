/* All lessons of Polynesia by mouse and keyboard in turn. */
import { learn } from './lib/learner.mjs';

await learn('polynesia', 'turns');
