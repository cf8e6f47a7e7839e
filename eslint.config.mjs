import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './lint/boundaries.mjs';
import { sharedNames } from './lint/shared-names.mjs';

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist*/',
    '**/coverage/',
    '**/.nkm/',
    '**/.nx/',
    '**/test-results/',
    '**/playwright-report/',
    'e2e/skew/federation-*/', // built by others, kept as it is
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { nkm: boundaries(import.meta.dirname) },
    rules: {
      'nkm/boundaries': 'error',
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }], // faults are told, debugging leaves no trace
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { 'no-console': 'off' }, // tools and presets speak to a terminal
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      // Indexed access is checked by the compiler; where a value is known to be there, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'all' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // `void` stands for "nothing" in answers of commands.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Ambient declarations (CSS modules, matchers of tests) are named where they are needed.
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: sharedNames(import.meta.dirname) }] },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    // What only the browser knows (storage, the bus, media) arrives after hydration, through an effect.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // The focus follows the steps of a dialog; where a page begins, it is not moved.
      'jsx-a11y/no-autofocus': 'off',
      // What scrolls must be reachable by keyboard (WCAG 2.1.1), whatever it contains.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // `display: block` takes the meaning from the parts of a table; their roles give it back.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row', 'none', 'presentation'], td: ['cell'], th: ['rowheader', 'columnheader'] },
      ],
    },
  },
);
