/* All lessons of Raiatea by keyboard, with "Show me" where something is asked for. */
import { learn } from './lib/learner.mjs';

await learn('raiatea', 'keyboard', { shows: true });
