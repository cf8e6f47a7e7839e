const { fileURLToPath } = require('node:url');
const Runtime = require('@nkm/build/jest-runtime');
const compilers = require('./compile-schemas-once.cjs');

/**
 * Packages that Node loads once per worker. Jest would load about two thousand files again for each test file, which
 * takes longer than most tests; PGlite would also recompile its WebAssembly.
 */
const NATIVE =
  /^(@electric-sql\/pglite|@fastify\/|@node-rs\/argon2|fastify|kysely|jose|nodemailer|openid-client|pg|pino|rate-limiter-flexible|sharp|typebox)($|\/)|^(@fastify|fastify)/;

module.exports = class ApiRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (name in compilers) return compilers[name];
    if (NATIVE.test(name)) return require(name);
    // The tests run CommonJS, whose require knows no addresses of files.
    return super.requireModuleOrMock(from, name.startsWith('file:') ? fileURLToPath(name) : name);
  }
};
