const { TestEnvironment } = require('jest-environment-node');

/** PGlite compiles WebAssembly for seconds: Node loads it once per worker, instead of jest for each test file. */
const PGLITE = ['', '/contrib/fuzzystrmatch', '/contrib/pg_trgm', '/contrib/unaccent'];

module.exports = class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // PGlite tells a date by its class, so both sides need the same one.
    this.global.Date = Date;
    this.global.nativePglite = {};
    for (const part of PGLITE) Object.assign(this.global.nativePglite, await import(`@electric-sql/pglite${part}`));
  }
};
