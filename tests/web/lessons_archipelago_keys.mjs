/* All lessons of Archipelago by keyboard, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('archipelago', 'keyboard', { shows: true });
