const { createRequire } = require('node:module');

const ofFastify = createRequire(require.resolve('fastify'));

/** Compiled functions by schema. A worker builds the same app for almost every test file. */
const compiled = new Map();

/** The package `name`, whose compiler compiles each schema once per process. */
const once = (name) => () => {
  const build = ofFastify(name)();
  return (shared, options) => {
    const place = JSON.stringify([name, shared, options]);
    let compile;
    return (route) => {
      const key = place + JSON.stringify(route.schema);
      if (!compiled.has(key)) compiled.set(key, (compile ??= build(shared, options))(route));
      return compiled.get(key);
    };
  };
};

module.exports = Object.fromEntries(
  ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'].map((name) => [name, once(name)]),
);
