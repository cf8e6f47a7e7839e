import { type RawBuilder, sql } from 'kysely';

/**
 * When the page of product `p` last changed: added, changed by an import, reviewed, or a question was answered. Stock
 * does not count.
 */
export const productChangedAt: RawBuilder<Date> = sql`greatest(p.created_at, p.content_changed_at,
  (select max(r.created_at) from reviews r where r.product_id = p.id),
  (select max(q.answered_at) from product_questions q where q.product_id = p.id and q.answer is not null))`;
