import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREVER } from './forever';
import { sendBodies } from './send-bodies';
import { SHOP_FILES, type ShopFiles } from './shop-files';

/**
 * Serves what pages share. Another process may have made the page that asks: `makeFor` keeps the data for a visitor,
 * and from the same releases every process makes the same.
 */
export function serveShopFiles(
  app: FastifyInstance,
  files: ShopFiles,
  makeFor: (request: FastifyRequest) => void,
): void {
  app.get<{ Params: { name: string } }>(`${SHOP_FILES}:name`, async (request, reply) => {
    const { name } = request.params;
    if (!files.bodiesOf(name)) makeFor(request);
    const bodies = await files.bodiesOf(name);
    if (!bodies) return reply.code(404).send({ message: 'There is no such file' });
    void reply.type('application/json').headers({
      'cache-control': FOREVER,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    return sendBodies(bodies, request, reply);
  });
}
