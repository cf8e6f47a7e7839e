const Runtime = require('@nkm/build/jest-runtime');

/** Loads the plugin for cookies with Node itself, because it imports a package in a way that Jest does not support. */
module.exports = class ShellRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return name === '@fastify/cookie' ? require(name) : super.requireModuleOrMock(from, name);
  }
};
