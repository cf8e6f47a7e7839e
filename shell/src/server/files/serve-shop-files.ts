import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREVER } from './forever';
import { sendBodies } from '../bodies/send-bodies';
import { SHOP_FILES, type ShopFiles } from '../shop-data/shop-files';

/** The name that a page requests when its own file is unavailable. */
const CURRENT_FILE = 'now';

/**
 * Serves the shared data of pages. A file name is the hash of the content; a page of the release before this one adds a
 * query, which says nothing more.
 * @param current the address of the current data for a visitor; null without releases
 */
export function serveShopFiles(
  app: FastifyInstance,
  files: Pick<ShopFiles, 'bodiesOf'>,
  current: (request: FastifyRequest) => string | null,
): void {
  app.get<{ Params: { name: string } }>(`${SHOP_FILES}:name`, async (request, reply) => {
    const isCurrent = request.params.name === CURRENT_FILE;
    const name = isCurrent ? current(request)?.slice(SHOP_FILES.length) : request.params.name;
    const bodies = name === undefined ? null : await files.bodiesOf(name);
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
