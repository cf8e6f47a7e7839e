import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { ProductCardSchema } from '../catalog/public';
import { createFlashPrices } from '../flash-prices/public';
import { countAlsoBought } from './count-also-bought';
import { readAlsoBought } from './read-also-bought';

const COUNT_EVERY_S = 600;

/** "Customers who bought this item also bought". */
export async function alsoBoughtModule(app: App): Promise<void> {
  const flash = createFlashPrices(app);

  app.get(
    '/products/:idOrSlug/also-bought',
    {
      schema: {
        tags: ['catalog'],
        params: Type.Object({ idOrSlug: Type.String() }),
        response: answers({ 200: List(ProductCardSchema) }),
      },
    },
    async (request, reply) => {
      const data = await flash.forAll(await readAlsoBought(app.db, request.params.idOrSlug));
      reply.header('cache-control', SHORTLY);
      return { data };
    },
  );

  app.jobs.every('count what is bought together', COUNT_EVERY_S, () => countAlsoBought(app.db));
}
