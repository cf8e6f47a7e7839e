import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREVER } from './forever';
import { sendBodies } from './send-bodies';
import { SHOP_FILES, type ShopFiles } from './shop-files';
import { readSource, type ShopSource } from './shop-source';

/** What a page asks for whose own file cannot be had. */
const CURRENT_FILE = 'now';

export interface ShopFileMaker {
  /** Makes the data again that another process put into a page; nothing where it cannot be had. */
  remake(source: ShopSource): Promise<void>;
  /** Makes the data of today for a visitor and returns its address; null without releases. */
  makeCurrent(request: FastifyRequest): string | null;
}

/** Serves what pages share. The name of a file is the hash of its content, the query says what that is made of. */
export function serveShopFiles(app: FastifyInstance, files: ShopFiles, maker: ShopFileMaker): void {
  app.get<{ Params: { name: string } }>(`${SHOP_FILES}:name`, async (request, reply) => {
    const isCurrent = request.params.name === CURRENT_FILE;
    const address = isCurrent ? (maker.makeCurrent(request) ?? '') : request.url;
    const [path = '', query = ''] = address.split('?');
    const name = path.slice(SHOP_FILES.length);
    const source = readSource(query);
    if (!files.bodiesOf(name) && source) await maker.remake(source);
    const bodies = await files.bodiesOf(name);
    // Plain text: what asks for JSON without a hash must not take it for data.
    if (!bodies) return reply.code(404).type('text/plain').send('There is no such file');
    void reply.type('application/json').headers({
      'cache-control': isCurrent ? 'no-store' : FOREVER,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    return sendBodies(bodies, request, reply);
  });
}
