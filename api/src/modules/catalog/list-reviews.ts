import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Page } from '../../platform/http/envelopes';
import { ASK_EACH_TIME } from '../../platform/http/cache-headers';
import { noProduct, productIs } from './find-product';
import { ListQuery } from './list-query';
import { presentReview } from './present-review';
import { ReviewSchema } from './schema';
import './tables';

const { page, perPage } = ListQuery;
const Stars = Type.Integer({ minimum: 1, maximum: 5, description: 'Ours: only reviews with these stars' });
const schema = {
  tags: ['catalog'],
  params: Type.Object({ idOrSlug: Type.String() }),
  querystring: Type.Object({ page, perPage, stars: Type.Optional(Stars) }),
  response: answers({ 200: Page(ReviewSchema) }),
};

/** GET /products/{slug or id}/reviews, the newest first. */
export function listReviews(app: App): void {
  app.get('/products/:idOrSlug/reviews', { schema }, async (request, reply) => {
    const { page, perPage, stars } = request.query;
    const { rows } = await sql<{ id: number; total: number }>`
      select p.id, ${sql.ref(stars === undefined ? 'p.review_count' : `p.stars_${stars}`)} as total from products p
      where ${productIs(request.params.idOrSlug)}`.execute(app.db);
    const product = rows[0];
    if (!product) throw noProduct();
    reply.header('cache-control', ASK_EACH_TIME);
    const pagination = { current_page: page, total: product.total, perPage };
    const offset = (page - 1) * perPage;
    if (offset >= product.total) return { data: [], pagination };
    const reviews = await app.db
      .selectFrom('reviews')
      .select(['id', 'name', 'avatar_key', 'stars', 'comment', 'created_at', 'total_helps', 'photos'])
      .select(sql<boolean>`invoice_id is not null`.as('verified'))
      .where('product_id', '=', product.id)
      .$if(stars !== undefined, (query) => query.where('stars', '=', stars!))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset(offset)
      .execute();
    return { data: reviews.map(presentReview), pagination };
  });
}
