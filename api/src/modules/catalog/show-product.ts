import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from '../../platform/http/cache-headers';
import { SingleFlight } from '../../platform/caching/single-flight';
import type { FlashPrices } from '../flash-prices/public';
import type { ListSources } from './list-sources';
import { presentProduct } from './present-product';
import { readProduct } from './read-product';
import { ProductSchema } from './schema';

const schema = {
  tags: ['catalog'],
  params: Type.Object({ idOrSlug: Type.String() }),
  response: answers({ 200: Single(ProductSchema) }),
};

/** GET /products/{slug or id} (CAT-CALL-008). */
export function showProduct(app: App, { flash }: ListSources): void {
  const reading = new SingleFlight<Awaited<ReturnType<typeof withFlash>>>();
  app.get('/products/:idOrSlug', { schema }, async (request, reply) => {
    const { idOrSlug } = request.params;
    const data = await reading.get(idOrSlug, async () =>
      withFlash(flash, presentProduct(await readProduct(app.db, idOrSlug))),
    );
    reply.header('cache-control', ASK_EACH_TIME);
    return { data };
  });
}

async function withFlash(flash: FlashPrices, product: ReturnType<typeof presentProduct>) {
  const { more, related } = product;
  const [own, ...cards] = await flash.forAll([product, ...more, ...related]);
  const page = { ...product, more: cards.slice(0, more.length), related: cards.slice(more.length) };
  return own?.flash ? { ...page, flash: own.flash } : page;
}
