/* All lessons of Archipelago by mouse, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('archipelago', 'mouse', { shows: true });
