/* All lessons of Conquest by mouse, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('conquest', 'mouse', { shows: true });
