import type { StoreReview } from '@nkm/contracts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Page, pageQuery } from '../../platform/http/envelopes';
import { SHORTLY } from '../../platform/http/cache-headers';
import { isPaused, ReviewSchema } from '../catalog/public';
import { pictureAddress } from '../pictures/public';
import { noStore, refuseClosed, storeId } from './find-store';

const AVATAR_WIDTH = 160;

const schema = {
  tags: ['stores'],
  params: Type.Object({ vendorId: Type.String() }),
  querystring: Type.Object({
    ...pageQuery(10),
    ratings: Type.Boolean({
      default: false,
      description: 'Also reviews of the store itself, whose product is null',
    }),
  }),
  response: answers({
    200: Page(
      Type.Object({
        ...ReviewSchema.properties,
        product: Nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
      }),
    ),
  }),
};

interface ReviewRow extends Omit<StoreReview, 'avatar' | 'created_at' | 'product'> {
  avatar_key: string | null;
  created_at: Date;
  /** Null: the store itself. */
  slug: string | null;
  title: string | null;
}

/**
 * GET /users/{vendorId}/reviews (ours): reviews of a store's products and, on request, of the store itself, newest
 * first.
 */
export function listStoreReviews(app: App): void {
  app.get('/users/:vendorId/reviews', { schema }, async (request, reply) => {
    const id = storeId(request.params.vendorId);
    const { page, perPage, ratings } = request.query;
    const total = await countReviews(id, ratings);
    reply.header('cache-control', SHORTLY);
    const pagination = { current_page: page, total, perPage };
    const offset = (page - 1) * perPage;
    if (offset >= total) return { data: [], pagination };
    return { data: await readReviews(id, { ratings, limit: perPage, offset }), pagination };
  });

  async function countReviews(id: number, ratings: boolean): Promise<number> {
    const { rows } = await sql<{ total: number; closed_at: Date | null; is_paused: boolean }>`
      select (select coalesce(sum(p.review_count), 0)::integer from products p
          where p.vendor_id = v.id and p.status = 'published')
        ${ratings ? sql`+ (select count(*)::integer from vendor_ratings r where r.vendor_id = v.id)` : sql``} as total
        , v.closed_at, ${isPaused('v')} as is_paused
      from vendors v where v.id = ${id}`.execute(app.db);
    if (!rows[0]) throw noStore();
    refuseClosed(rows[0]);
    return rows[0].total;
  }

  async function readReviews(
    id: number,
    { ratings, limit, offset }: { ratings: boolean; limit: number; offset: number },
  ): Promise<StoreReview[]> {
    const ofItself = sql`union all
        select r.id, r.name, null, r.stars, r.comment, 0, r.created_at,
          true, '{}', null, null from vendor_ratings r
        where r.vendor_id = ${id}`;
    const { rows } = await sql<ReviewRow>`
      select * from (
        select r.id, r.name, r.avatar_key, r.stars, r.comment, r.total_helps, r.created_at,
          r.invoice_id is not null as verified, r.photos, p.slug, p.title
        from reviews r join products p on p.id = r.product_id
        where p.vendor_id = ${id} and p.status = 'published'
        ${ratings ? ofItself : sql``}) said
      order by created_at desc, slug is null, id desc limit ${limit} offset ${offset}`.execute(app.db);
    return rows.map(({ avatar_key, created_at, slug, title, ...review }) => ({
      ...review,
      avatar: avatar_key === null ? null : pictureAddress(avatar_key, AVATAR_WIDTH),
      created_at: created_at.toISOString(),
      product: slug === null || title === null ? null : { slug, title },
    }));
  }
}
