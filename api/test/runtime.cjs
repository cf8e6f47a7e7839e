const { default: Runtime } = require('jest-runtime');

/**
 * Packages that Node itself loads, once per worker. Jest would load their some two thousand files for each test file
 * anew, which takes longer than most tests; PGlite would also compile its WebAssembly again.
 */
const NATIVE =
  /^(@electric-sql\/pglite|@fastify\/|@node-rs\/argon2|fastify|kysely|lru-cache|nodemailer|pg|pino|rate-limiter-flexible|sharp|typebox)($|\/)|^(@fastify|fastify)/;

module.exports = class ApiRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return NATIVE.test(name) ? require(name) : super.requireModuleOrMock(from, name);
  }
};
