// join.ts - what is said of one thing after the other, with the signs and spaces of the language.
import { t } from './index.ts';

/** `Coral: 2 citizens`. */
export const named = (what: string, text: string | number): string =>
  t('said.named', { what, text });
/** Parts of a list that have commas of their own. */
export const parted = (parts: string[]): string =>
  parts.length ? parts.reduce((said, part) => t('said.parted', { said, part })) : '';
/** Sentences, where one may have its full stop already. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(part => part !== undefined && part !== '')
    .join('. ')
    .replaceAll('.. ', '. ');
