import buildValidator from '@fastify/ajv-compiler';
import buildSerializer from '@fastify/fast-json-stringify-compiler';

/** How requests are validated. */
export const VALIDATION = { customOptions: { allErrors: true, coerceTypes: true, removeAdditional: false } };

/**
 * Compiles the schema of a route at its first request: compiling all schemas takes a third of the start. A broken one
 * fails no start any more, so `boot/schemas.test.ts` compiles all of them.
 */
export const compileOnDemand = {
  buildValidator: onDemand(buildValidator()),
  buildSerializer: onDemand(buildSerializer()),
};

function onDemand<Server extends unknown[], Route extends unknown[], Compiled extends (data: never) => unknown>(
  build: (...server: Server) => (...route: Route) => Compiled,
) {
  return (...server: Server) => {
    const compile = build(...server);
    return (...route: Route) => {
      let compiled: Compiled | undefined;
      const first = (data: never) => (compiled ??= compile(...route))(data);
      // Fastify reads the errors of a validation from its function.
      Object.defineProperty(first, 'errors', { get: () => (compiled as { errors?: unknown } | undefined)?.errors });
      return first as Compiled;
    };
  };
}
