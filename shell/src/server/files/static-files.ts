import fastifyStatic from '@fastify/static';
import type { ReleaseStore } from '@nkm/releases';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { earlierFiles, IMMUTABLE, keepFiles } from './earlier-files';
import { FOREVER } from './forever';

interface SliceParams {
  slice: string;
  version: string;
  file: string;
}

/** Milliseconds between two notes that this build is in use. */
const KEEP_EVERY_MS = 3_600_000;

/**
 * The shell's own files, those of its builds of the last week for tabs that are still open, and the browser builds of
 * all published versions. All are immutable.
 */
export async function serveStaticFiles(app: FastifyInstance, assetsFolder: string, store: ReleaseStore): Promise<void> {
  const slices = path.join(store.folder, 'slices');
  const earlier = earlierFiles(store);
  const keep = () =>
    keepFiles(assetsFolder, earlier, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'The files of this build cannot be kept for open tabs'),
    );
  await keep();
  const timer = setInterval(keep, KEEP_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  await app.register(fastifyStatic, {
    root: [assetsFolder, earlier],
    prefix: '/assets/',
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = IMMUTABLE.test(file) || file.startsWith(slices);
      void reply.header('cache-control', isHashed ? FOREVER : 'public, max-age=3600');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.get<{ Params: SliceParams }>(
    '/slices/:slice(^[a-z][a-z0-9-]*$)/:version(^\\d[0-9A-Za-z.+-]*$)/:file(^[\\w~-][\\w.~-]*$)',
    ({ params: { slice, version, file } }, reply) => reply.sendFile(path.join(slice, version, 'client', file), slices),
  );
}
