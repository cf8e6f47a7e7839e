import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './lint/boundaries.mjs';
import { loneText } from './lint/lone-text.mjs';
import { paymentMethods } from './lint/payment-methods.mjs';
import { references } from './lint/references.mjs';
import { sharedNames } from './lint/shared-names.mjs';
import { shownSomething } from './lint/shown-something.mjs';

const LOCAL_TIME = [
  'MemberExpression[property.name=/^(toLocale(Date|Time)String|to(Date|Time)String)$/]',
  'MemberExpression[property.name=/^get((Full)?Year|Month|Date|Day|Hours|Minutes)$/]',
  'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
].map((selector) => ({ selector, message: 'Format days and times with @nkm/contracts/lagos-time.' }));

const CAPABILITIES = [
  'MemberExpression[property.name="capabilities"]',
  'ObjectPattern > Property[key.name="capabilities"]',
].map((selector) => ({
  selector,
  message: 'Ask hasFeature of @nkm/contracts: only slices built before the levels of the API read the capabilities.',
}));

/** Files that reach the browser's storage themselves. */
const OF_STORAGE = [
  'shared/platform/src/{leave-nothing,tab-storage}.ts',
  'shell/src/app/person-data.ts',
  'shell/src/browser/{create-platform,create-shop-storage,start}.ts',
  'shell/src/browser/deferred/{start-services,{reload/reload-once,storage/version-check}}.ts',
  'shell/src/frame/promo/closed-promo.ts',
  'shell/src/outline/open-{if-asked,outline}.{ts,tsx}',
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist*/',
    '**/coverage/',
    '**/.nkm/',
    '**/.nx/',
    '**/test-results/',
    '**/playwright-report/',
    'e2e/skew/federation-*/', // third-party builds, kept unchanged
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { nkm: boundaries(import.meta.dirname), references: references(import.meta.dirname) },
    rules: {
      'nkm/boundaries': 'error',
      'references/decisions': 'error',
      'references/inside': 'error',
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }], // report errors, leave no debug output
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreRegExpLiterals: true,
          // The titles of tests, which name requirements, and words that nothing can break, such as a signature.
          ignorePattern: String.raw`^\s*(it|test|describe)\b|\S{90}`,
        },
      ],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['api/seed/**'], // texts and word lists
    rules: { 'max-len': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { 'no-console': 'off' }, // tools and presets print to a terminal
  },
  { files: ['shell/public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      // The compiler checks indexed access; `!` marks values that are known to exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'all' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // `void` marks commands without an answer.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Files reference the ambient declarations that they need (CSS modules, test matchers).
      '@typescript-eslint/triple-slash-reference': 'off',
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: sharedNames(import.meta.dirname) }] },
  },
  {
    // The clock and the zone of a device can be wrong: shoppers see the server's time in Lagos.
    files: ['shell/src/**', 'mfe-*/src/**', 'shared/*/src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'shell/src/server/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take the time from serverNow (@nkm/contracts/server-now).',
        },
        ...LOCAL_TIME,
        ...CAPABILITIES,
      ],
    },
  },
  {
    files: ['shell/src/server/**', 'releases/src/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CAPABILITIES] },
  },
  {
    // Every stored key is in shared/platform/src/stored-keys.ts, which says what a sign-out erases.
    files: ['shell/src/**', 'mfe-*/src/**', 'shared/*/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', ...OF_STORAGE],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((name) => ({
          name,
          message: 'Use platform.storage, or tabStorage of @nkm/platform/stored.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((property) => ({
          object: 'window',
          property,
          message: 'Use platform.storage, or tabStorage of @nkm/platform/stored.',
        })),
        { object: 'document', property: 'cookie', message: 'Only the promo sets a cookie: it is of the device.' },
      ],
    },
  },
  {
    files: ['{api,shell,releases,mfe-*,shared/*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'shared/contracts/src/payment-methods.ts', // the table
      'api/src/{modules/payments,sandbox}/paystack/**', // the provider's names of its channels
    ],
    plugins: { payments: paymentMethods(import.meta.dirname) },
    rules: { 'payments/table': 'error' },
  },
  { files: ['api/src/**'], ignores: ['**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', ...LOCAL_TIME] } },
  {
    files: ['api/src/modules/*/public.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportAllDeclaration', message: 'Name each export of a module.' }],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    ignores: ['**/*.test.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    // Values that exist only in the browser (storage, bus, media) arrive after hydration, through an effect.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: ['{mfe-*,shell}/src/**/*.tsx', 'shared/ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    // The only rule that needs types. lint/oxlint.json has those for promises.
    languageOptions: {
      parserOptions: { project: './lint/tsconfig.texts.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { text: { rules: { 'lone-text': loneText } } },
    rules: { 'text/lone-text': 'error' },
  },
  { plugins: { tests: { rules: { 'shown-something': shownSomething } } } },
  { files: ['**/*.test.ts'], rules: { 'tests/shown-something': ['error', 'rules'] } },
  { files: ['**/*.test.tsx'], rules: { 'tests/shown-something': ['error', 'screens'] } },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // Focus follows the steps of a dialog, but never moves when a page opens.
      'jsx-a11y/no-autofocus': 'off',
      // Scrolling elements must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // `display: block` removes the semantics of table elements; roles restore them.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row', 'none', 'presentation'], td: ['cell'], th: ['rowheader', 'columnheader'] },
      ],
    },
  },
);
