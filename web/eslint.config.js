/** What TypeScript and Svelte sources must hold; layout is Prettier's, styles are Stylelint's. */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The longest file of a board or of the shell, with its style. */
const LONGEST = 400;

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      eqeqeq: ['error', 'always'],
      curly: ['error', 'multi-line'],
      'no-console': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      'no-var': 'error',
      // On a server and behind the # of a page without one they are written differently.
      'no-restricted-globals': [
        'error',
        { name: 'history', message: 'Addresses are the router’s (src/router.svelte.ts).' },
      ],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'max-lines': ['error', { max: LONGEST }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space where lines are broken
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check says it, and knows types
      'svelte/prefer-svelte-reactivity': 'off', // maps here are local values, not states
      'svelte/no-navigation-without-resolve': 'off', // our own router
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  { files: ['src/router.svelte.ts'], rules: { 'no-restricted-globals': 'off' } },
  // Entries and views are typed: a board narrows, it does not cast.
  {
    files: ['src/board/**', 'src/games/**'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
);
