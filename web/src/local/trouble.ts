// trouble.ts - what this device cannot do just now.
import { cell } from '../app/store.ts';

/** What was done last at a table of this device could not be kept. */
export const unkept = cell(false);
