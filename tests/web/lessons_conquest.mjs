/* All lessons of Conquest by mouse and keyboard in turn, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('conquest', 'turns', { shows: true });
