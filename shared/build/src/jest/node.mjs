import { fileURLToPath } from 'node:url';
import path from 'node:path';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Types are checked by `npm run typecheck`; tests only transpile. */
export const transform = {
  '\\.[cm]?[jt]sx?$': [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
        jsx: 'react-jsx',
        module: 'commonjs',
        moduleResolution: 'bundler',
        ignoreDeprecations: '6.0',
        target: 'es2022',
      },
    },
  ],
};

/**
 * Jest preset for Node code.
 * @param {string} rootDir folder of the package
 * @param {import('jest').Config} [more] overrides of this package
 */
export default function nodePreset(rootDir, more = {}) {
  return {
    rootDir,
    displayName: path.basename(rootDir),
    testEnvironment: 'node',
    runtime: path.join(here, 'runtime.cjs'),
    testMatch: ['**/*.test.{ts,tsx}'],
    // Only `npm run audit` has the time for these files.
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.AUDIT ? [] : ['\\.audit\\.test\\.'])],
    transform,
    // ESM-only packages are transpiled like our own code.
    transformIgnorePatterns: [
      '/node_modules/(?!(kysely|@electric-sql|altcha-lib|cookie|content-disposition|d3-path|d3-shape)/)',
    ],
    setupFilesAfterEnv: [path.join(here, 'fail-on-console.cjs')],
    // On a busy machine, the first test of a file waits long for its modules.
    testTimeout: 60_000,
    ...more,
  };
}
