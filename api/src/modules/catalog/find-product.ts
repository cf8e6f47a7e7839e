import { type RawBuilder, sql } from 'kysely';
import { type ApiProblem, notFound } from '../../platform/errors/api-problem';

const SLUG = /^[a-z0-9-]{1,120}$/;

/**
 * Condition for the published product `p` with that slug or id. Throws 404 for what can be neither, so that no
 * nonsense reaches the database. Slugs match without regard to case (decision 4).
 */
export function productIs(idOrSlug: string): RawBuilder<boolean> {
  const slug = idOrSlug.toLowerCase();
  const id = /^\d+$/.test(slug) ? Number(slug) : null;
  if (!SLUG.test(slug) || (id !== null && !Number.isSafeInteger(id))) throw noProduct();
  return id === null ? sql`p.slug = ${slug} and p.status = 'published'` : sql`p.id = ${id} and p.status = 'published'`;
}

export function noProduct(): ApiProblem {
  return notFound('There is no such product.');
}
