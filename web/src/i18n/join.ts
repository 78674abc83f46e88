// join.ts - what is said of one thing after the other, with the signs and spaces of the language.
import { t } from './index.ts';

/** `Coral: 2 citizens`. */
export const named = (what: string, text: string | number): string =>
  t('said.named', { what, text });
/** Parts of a list that have commas of their own. */
export const parted = (parts: string[]): string =>
  parts.length ? parts.reduce((said, part) => t('said.parted', { said, part })) : '';
/** Sentences, one behind the other; what ends like one needs no stop. */
export const sentences = (parts: readonly (string | undefined | null)[]): string =>
  parts
    .filter(Boolean)
    .map((part, k, all) => (k + 1 === all.length || /[.!?…]$/.test(part!) ? part : `${part}.`))
    .join(' ');
