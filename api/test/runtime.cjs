const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { register } = require('tsx/cjs/api');
const fastify = require('./compile-schemas-once.cjs');

/**
 * Packages that Node loads once per worker. Jest would load about two thousand files again for each test file, which
 * takes longer than most tests; PGlite would also recompile its WebAssembly.
 */
const NATIVE =
  /^(@electric-sql\/pglite|@fastify\/|@nkm\/(contracts|server)|@node-rs\/argon2|fastify|kysely|jose|nodemailer|openid-client|pg|pino|rate-limiter-flexible|sharp|typebox)($|\/)|^(@fastify|fastify)/;

/** The API itself, which keeps no state outside an app: Node also loads it once per worker. Tests stay in Jest. */
const API = path.dirname(__dirname);
const SOURCES = [path.join(API, 'src') + path.sep, path.join(API, 'seed') + path.sep];
const isSource = (file) => SOURCES.some((folder) => file.startsWith(folder)) && !/\.test$|\.test\.ts$/.test(file);

register();

module.exports = class ApiRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (name === 'fastify') return fastify;
    if (NATIVE.test(name)) return require(name);
    // The tests run CommonJS, whose require knows no addresses of files.
    const wanted = name.startsWith('file:') ? fileURLToPath(name) : name;
    const file = /^\.{0,2}\//.test(wanted) ? path.resolve(path.dirname(from), wanted) : null;
    if (file !== null && isSource(file)) return require(file);
    return super.requireModuleOrMock(from, wanted);
  }
};
