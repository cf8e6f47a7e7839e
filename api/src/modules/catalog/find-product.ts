import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ApiProblem, notFound } from '../../platform/errors/api-problem';
import type { Database } from '../../platform/database/tables';

const SLUG = /^[a-z0-9-]{1,120}$/;

type Status = 'published' | 'removed';

/**
 * Condition for product `p` with that slug or id. Throws 404 for text that can be neither, so that it never reaches
 * the database. Slugs are case-insensitive (docs/rules.md "Addresses of pages").
 */
export function productIs(idOrSlug: string, status: Status = 'published'): RawBuilder<boolean> {
  const slug = idOrSlug.toLowerCase();
  const id = /^\d+$/.test(slug) ? Number(slug) : null;
  if (!SLUG.test(slug) || (id !== null && !Number.isSafeInteger(id))) throw noProduct();
  return id === null
    ? sql`p.slug = ${slug} and p.status = ${sql.lit(status)}`
    : sql`p.id = ${id} and p.status = ${sql.lit(status)}`;
}

export function noProduct(): ApiProblem {
  return notFound('Product not found.');
}

/**
 * 410 for a product that was removed from the shop for good, so that crawlers do not ask again; else 404. The products
 * of a seller who has deactivated the account can come back.
 */
export async function missingProduct(db: Kysely<Database>, idOrSlug: string): Promise<ApiProblem> {
  const { rows } = await sql`select from products p where ${productIs(idOrSlug, 'removed')}
    and p.paused_at is null`.execute(db);
  return rows.length > 0 ? new ApiProblem(410, 'This product is no longer sold.') : noProduct();
}
