import { countRatings, type Store } from '@nkm/contracts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { createListSources, ProductCardSchema, readFirstProducts, StarSummarySchema } from '../catalog/public';
import { pictureAddress } from '../pictures/public';
import { storeId } from './find-store';
import { readStore, type StoreRow } from './read-store';

/** Most products in a list without pages. */
const MOST = 200;
const AVATAR_WIDTH = 160;

const StoreSchema = Type.Object({
  id: Type.Integer(),
  profile_id: Type.Integer(),
  name: Type.String(),
  store_name: Type.String(),
  profile: Type.Object({ id: Type.Integer(), avatar: Nullable(Type.String()) }),
  products: Type.Array(ProductCardSchema),
  about: Type.String(),
  since: Type.String({ format: 'date-time' }),
  address: Nullable(Type.String()),
  opening_hours: Type.Array(Type.Object({ days: Type.String(), hours: Type.String() })),
  policies: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  star_summary: StarSummarySchema,
  stars: Type.Integer({ description: 'Number of product reviews and store ratings' }),
  categories: Type.Array(Type.Object({ title: Type.String(), slug: Type.String(), count: Type.Integer() })),
});

const schema = {
  tags: ['stores'],
  params: Type.Object({ vendorId: Type.String() }),
  querystring: Type.Object({
    products: Type.Integer({
      minimum: 0,
      maximum: MOST,
      default: MOST,
      description: 'Ours: at most this many products',
    }),
  }),
  response: answers({ 200: Single(StoreSchema) }),
};

/** GET /users/{vendorId}: a store with its newest products (CAT-CALL-020). */
export function showStore(app: App): void {
  const sources = createListSources(app);

  app.get('/users/:vendorId', { schema }, async (request, reply) => {
    const id = storeId(request.params.vendorId);
    const own = { key: `store ${id}`, where: sql`p.vendor_id = ${id}` };
    const [row, products] = await Promise.all([
      readStore(app.db, id),
      readFirstProducts(sources, own, 'latest', request.query.products),
    ]);
    reply.header('cache-control', SHORTLY);
    return { data: { ...presentStore(row), products } satisfies Store };
  });
}

function presentStore({ avatar_key, created_at, closed_at: _, is_paused: __, ...row }: StoreRow) {
  return {
    ...row,
    profile_id: row.id,
    profile: { id: row.id, avatar: avatar_key === null ? null : pictureAddress(avatar_key, AVATAR_WIDTH) },
    since: created_at.toISOString(),
    stars: countRatings(row.star_summary),
  };
}
