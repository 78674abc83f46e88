// index.ts - English: all catalogues beside this file, found by the build. shell: pages and dialogs
// around a table; table: the table, replay and score sheet; people: waiting, clocks, questions,
// offers; the others belong to one game each. A catalogue names itself in Words, for its keys.
import { words } from 'virtual:words-en';
import type { Message } from '../index.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- every catalogue adds itself
export interface Words {}
export type Key = { [File in keyof Words]: keyof Words[File] }[keyof Words];

export const en = words as Record<Key, Message>;
