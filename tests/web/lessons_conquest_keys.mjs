/* All lessons of Conquest by keyboard, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('conquest', 'keyboard', { shows: true });
