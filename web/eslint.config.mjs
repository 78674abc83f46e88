/*
 * eslint.config.mjs - what every script of the project keeps to, beside Prettier's form: the strict
 * rules of typescript-eslint with the types known, functions of at most 60 lines, lines of at most
 * 120 columns. Test scripts are plain JavaScript, so rules that need types look at web/ only.
 */
import tseslint from 'typescript-eslint';

const lengths = {
  'max-lines-per-function': ['error', { max: 60 }],
  'max-len': ['error', { code: 120, ignoreUrls: true }],
};

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/*.gen.ts', 'build/**'] },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...lengths,
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // With noUncheckedIndexedAccess every element of a list may be missing; `!` says where the
      // rules of a game promise that it is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.strict],
    rules: lengths,
  },
  {
    files: ['**/!(*.*)'], // programs: a file without an ending is no module
    extends: [tseslint.configs.strict],
    languageOptions: { sourceType: 'commonjs' },
    rules: { ...lengths, '@typescript-eslint/no-require-imports': 'off' },
  },
);
