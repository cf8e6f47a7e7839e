import preset from '@nkm/build/jest-node';

/** Packages that ship ES modules only: transpiled for jest like our own code. */
const ES_MODULES = ['cookie', 'content-disposition'];

export default preset(import.meta.dirname, {
  testEnvironment: '<rootDir>/test/environment.cjs',
  runtime: '<rootDir>/test/runtime.cjs',
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  // The first file to need them starts PostgreSQL and prepares the template databases.
  testTimeout: 240_000,
});
