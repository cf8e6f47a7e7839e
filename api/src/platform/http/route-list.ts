import type { FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';

export interface KnownRoute {
  method: string;
  url: string;
  schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, in the order of registration. */
    routeList: readonly KnownRoute[];
  }
}

export const routeListPlugin = fp(
  async (app: FastifyInstance) => {
    const list: KnownRoute[] = [];
    app.decorate('routeList', list);
    app.addHook('onRoute', ({ method, url, schema = {} }) => {
      for (const name of [method].flat()) list.push({ method: name, url, schema });
    });
  },
  { name: 'route-list' },
);
