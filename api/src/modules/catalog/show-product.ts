import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from '../../platform/http/cache-headers';
import { SingleFlight } from '../../platform/caching/single-flight';
import type { StarSummary } from '@nkm/contracts';
import type { FlashPrices } from '../flash-prices/public';
import { SwrCache } from '../../platform/caching/swr-cache';
import type { CatalogNeeds } from './catalog-needs';
import type { ListSources } from './list-sources';
import { presentProduct } from './present-product';
import { readProduct } from './read-product';
import { ProductSchema } from './schema';

const schema = {
  tags: ['catalog'],
  params: Type.Object({ idOrSlug: Type.String() }),
  response: answers({ 200: Single(ProductSchema) }),
};

/** A large store has many products to add up. */
const RATED_AGAIN_S = 300;

/** GET /products/{slug or id} (CAT-CALL-008). */
export function showProduct(app: App, { flash }: ListSources, { starsOfStores }: CatalogNeeds): void {
  const reading = new SingleFlight<Awaited<ReturnType<typeof read>>>();
  const stars = new SwrCache<StarSummary | undefined>({ seconds: RATED_AGAIN_S });

  async function read(idOrSlug: string) {
    const { vendor, ...product } = presentProduct(await readProduct(app.db, idOrSlug));
    const star_summary = await stars.get(String(vendor.id), async () => {
      const rated = await starsOfStores(app.db, [vendor.id]);
      return rated.get(vendor.id);
    });
    return withFlash(flash, { ...product, vendor: { ...vendor, ...(star_summary && { star_summary }) } });
  }
  app.get('/products/:idOrSlug', { schema }, async (request, reply) => {
    const { idOrSlug } = request.params;
    const data = await reading.get(idOrSlug, () => read(idOrSlug));
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
