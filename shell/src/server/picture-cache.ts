import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Bytes of pictures that are kept in memory. */
const KEPT_BYTES = 48 * 1024 * 1024;

interface Picture {
  type: string;
  bytes: Buffer;
}

interface PictureParams {
  key: string;
  rendition: string;
}

/**
 * Product pictures never change under their address. Those that many pages show come from memory instead of from
 * the API, so that the largest paint of a page does not wait for a second server.
 */
export function servePictures(app: FastifyInstance, apiBaseUrl: string): void {
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  });

  app.get<{ Params: PictureParams }>('/api/pictures/:key/:rendition', async ({ params, log }, reply) => {
    const path = `/pictures/${encodeURIComponent(params.key)}/${encodeURIComponent(params.rendition)}`;
    const known = kept.get(path);
    if (known) return send(known);
    let answer: Response;
    try {
      answer = await fetch(apiBaseUrl + path);
    } catch (error) {
      log.warn({ err: error }, 'The API gave no picture');
      return reply.code(503).header('retry-after', '5').send({ message: 'The picture cannot be had right now' });
    }
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const picture = { type, bytes: Buffer.from(await answer.arrayBuffer()) };
    if (!answer.ok) return reply.code(answer.status).type(type).send(picture.bytes);
    kept.set(path, picture);
    return send(picture);

    function send({ type, bytes }: Picture) {
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    }
  });
}
