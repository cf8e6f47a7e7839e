import buildValidator from '@fastify/ajv-compiler';
import buildSerializer from '@fastify/fast-json-stringify-compiler';

/**
 * Compiles the schema of a route at its first use. All schemas would take a third of the start, and a run needs few.
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
