import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREVER } from './forever';
import { sendBodies } from '../bodies/send-bodies';
import { SHOP_FILES, type ShopFiles } from '../shop-data/shop-files';
import { readSource, type ShopSource } from '../shop-data/shop-source';

/** The name that a page requests when its own file is unavailable. */
const CURRENT_FILE = 'now';

export interface ShopFileMaker {
  /** Rebuilds the data that another process named in a page; does nothing if it is unavailable. */
  remake(source: ShopSource): Promise<void>;
  /** Builds the current data for a visitor and returns its address; null without releases. */
  makeCurrent(request: FastifyRequest): string | null;
}

/** Serves the shared data of pages. A file name is the hash of the content; the query names the content's sources. */
export function serveShopFiles(app: FastifyInstance, files: ShopFiles, maker: ShopFileMaker): void {
  app.get<{ Params: { name: string } }>(`${SHOP_FILES}:name`, async (request, reply) => {
    const isCurrent = request.params.name === CURRENT_FILE;
    const address = isCurrent ? (maker.makeCurrent(request) ?? '') : request.url;
    const [path = '', query = ''] = address.split('?');
    const name = path.slice(SHOP_FILES.length);
    const source = readSource(query);
    if (!files.bodiesOf(name) && source) await maker.remake(source);
    const bodies = await files.bodiesOf(name);
    // Plain text, so that a request for JSON without a hash cannot take it for data.
    if (!bodies) return reply.code(404).type('text/plain').send('There is no such file');
    void reply.type('application/json').headers({
      'cache-control': isCurrent ? 'no-store' : FOREVER,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    return sendBodies(bodies, request, reply);
  });
}
