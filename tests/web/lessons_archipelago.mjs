/* All lessons of Archipelago by mouse and keyboard in turn, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('archipelago', 'turns', { shows: true });
