const { createRequire } = require('node:module');

const ofFastify = createRequire(require.resolve('fastify'));
const buildValidator = ofFastify('@fastify/ajv-compiler')();
const buildSerializer = ofFastify('@fastify/fast-json-stringify-compiler')();

/** Compiled functions by schema. A worker builds the same app for almost every test file. */
const compiled = new Map();

const once = (kind, build) => (shared, options) => {
  const place = JSON.stringify([kind, shared, options]);
  let compile;
  return (route) => {
    const key = place + JSON.stringify(route.schema);
    if (!compiled.has(key)) compiled.set(key, (compile ??= build(shared, options))(route));
    return compiled.get(key);
  };
};

/** Fastify, which compiles each schema once per process. */
const fastify = ofFastify('fastify');
const fastifyOfTests = (options) =>
  fastify({
    ...options,
    schemaController: {
      compilersFactory: {
        buildValidator: once('validator', buildValidator),
        buildSerializer: once('serializer', buildSerializer),
      },
    },
  });

module.exports = Object.assign(fastifyOfTests, fastify, { default: fastifyOfTests, fastify: fastifyOfTests });
