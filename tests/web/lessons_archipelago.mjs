/* All lessons of Archipelago, by mouse and by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('archipelago');
