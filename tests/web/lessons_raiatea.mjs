/* All lessons of Raiatea by mouse, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('raiatea', 'mouse', { shows: true });
