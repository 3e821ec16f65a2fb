import eslint from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { visibleTexts } from './eslint.labels.mjs';
import { house } from './eslint.walls.mjs';

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-x': importX, house },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/walls': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.tsx', 'plugins/**/{client,theme}/**/*.tsx'],
    ignores: ['**/__tests__/**'],
    rules: { 'no-restricted-syntax': ['error', ...visibleTexts] },
  },
  {
    // Each adds its groups to the labels that there are.
    files: ['**/labels.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    // What a reader copies: only what their own project has.
    files: ['docs/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@(site/(?!sample-data/)|theme|docusaurus|generated)',
              message:
                'A demo imports public packages and @site/sample-data only: it has to run in a reader’s project.',
            },
            {
              regex: '^@mui/(?!x-)[^/]+/[^/]+/|^@mui/.*/internals?(/|$)',
              message: 'This is no public entry of the package.',
            },
            {
              regex: '^\\.\\.',
              message: 'A demo imports nothing outside its folder.',
            },
          ],
        },
      ],
    },
  },
  {
    // Travels with every exported demo: no package, and nothing beside its folder.
    files: ['sample-data/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./)',
              message: 'Sample data imports its siblings only.',
            },
          ],
        },
      ],
    },
  },
  {
    // Loaded by tools that take plain JavaScript only.
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
