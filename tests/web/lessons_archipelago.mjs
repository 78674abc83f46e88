/* All lessons of Archipelago by mouse. */
import { learn } from './lib/learner.mjs';

await learn('archipelago', 'mouse');
