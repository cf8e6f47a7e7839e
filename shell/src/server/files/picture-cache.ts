import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FOREVER } from './forever';
import { repeatLost } from '../http/repeat-lost';

/** Bytes of pictures that are kept in memory. */
const KEPT_BYTES = 48 * 1024 * 1024;

interface Picture {
  status: number;
  type: string;
  bytes: Buffer;
}

interface PictureParams {
  key: string;
  rendition: string;
}

/** Smaller widths in pixels for `Save-Data`: products and banners come in different widths. */
const SMALLER: Readonly<Record<string, string[]>> = {
  '320': ['160'],
  '640': ['320'],
  '960': ['640', '480'],
  '1440': ['960'],
};

/** `640.avif` becomes `320.avif`; empty when there is no smaller rendition. */
function smallerRenditions(rendition: string): string[] {
  const [width = '', format] = rendition.split('.');
  return (SMALLER[width] ?? []).map((smaller) => `${smaller}.${format}`);
}

/**
 * Product pictures never change under their address. Frequent ones come from memory instead of the API, so that the
 * largest paint of a page does not wait for a second server. With `Save-Data`, each address delivers the next smaller
 * rendition, because the page is the same for all shoppers.
 */
export function servePictures(app: FastifyInstance, apiBaseUrl: string): void {
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  });

  app.get<{ Params: PictureParams }>('/api/pictures/:key/:rendition', async ({ params, headers, log }, reply) => {
    const { key, rendition } = params;
    const smaller = headers['save-data'] === 'on' ? smallerRenditions(rendition) : [];
    try {
      const { status, type, bytes } = await getFirst(key, [...smaller, rendition]);
      if (status !== 200) return await reply.code(status).type(type).send(bytes);
      return await reply
        .type(type)
        .header('cache-control', FOREVER)
        .header('vary', 'save-data')
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    } catch (error) {
      log.warn({ err: error }, 'Could not load a picture from the API');
      return reply.code(503).header('retry-after', '5').send({ message: 'Picture unavailable. Please try again.' });
    }
  });

  /** The first rendition that exists, else the API's answer for the last one. */
  async function getFirst(key: string, [rendition = '', ...others]: string[]): Promise<Picture> {
    const picture = await getPicture(key, rendition);
    return picture.status === 200 || others.length === 0 ? picture : getFirst(key, others);
  }

  async function getPicture(key: string, rendition: string): Promise<Picture> {
    const path = `/pictures/${encodeURIComponent(key)}/${encodeURIComponent(rendition)}`;
    const known = kept.get(path);
    if (known) return known;
    const answer = await repeatLost(() => fetch(apiBaseUrl + path));
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const picture = { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) };
    if (answer.status === 200) kept.set(path, picture);
    return picture;
  }
}
