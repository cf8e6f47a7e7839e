import fastifyStatic from '@fastify/static';
import type { ReleaseStore } from '@nkm/releases';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { FOREVER } from './forever';

interface SliceParams {
  slice: string;
  version: string;
  file: string;
}

/** The shell's own files and the browser builds of all published versions. All are immutable. */
export async function serveStaticFiles(app: FastifyInstance, assetsFolder: string, store: ReleaseStore): Promise<void> {
  const slices = path.join(store.folder, 'slices');
  await app.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = /\.[0-9a-f]{8,}\.\w+$/.test(file.replace(/\.(br|gz)$/, '')) || file.startsWith(slices);
      void reply.header('cache-control', isHashed ? FOREVER : 'public, max-age=3600');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.get<{ Params: SliceParams }>(
    '/slices/:slice(^[a-z][a-z0-9-]*$)/:version(^\\d[0-9A-Za-z.+-]*$)/:file(^[\\w~-][\\w.~-]*$)',
    ({ params: { slice, version, file } }, reply) => reply.sendFile(path.join(slice, version, 'client', file), slices),
  );
}
