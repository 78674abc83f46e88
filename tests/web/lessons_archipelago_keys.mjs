/* All lessons of Archipelago by keyboard. */
import { learn } from './lib/learner.mjs';

await learn('archipelago', 'keyboard');
