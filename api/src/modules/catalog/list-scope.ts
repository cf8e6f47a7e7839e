import { type RawBuilder, sql } from 'kysely';
import type { Filters } from './list-query';

/** Which products are listed; its conditions call the table `p`. */
export interface Scope {
  /** Cache key. */
  key: string;
  where: RawBuilder<unknown>;
  /** Set for a category's own list: its subcategories are the facet "category". */
  categoryId?: number;
  /** Set for a subcategory's own list. */
  subcategoryId?: number;
  /** Sample of a scope that is too long to count; without it, a random draw. */
  sample?: { where: RawBuilder<unknown>; factor: number };
}

/** A scope, or the part of it that the filters leave. */
export interface NarrowedScope extends Scope {
  narrowed: boolean;
  /** The scope before the filters; a sample of it shows whether very many products are left. */
  whole?: Scope;
}

export const ALL_PRODUCTS: Scope = { key: 'all', where: sql`true` };

/** @param condition the filters as a condition */
export function narrow(whole: Scope, filters: Filters, condition: RawBuilder<unknown>): NarrowedScope {
  const { key, where } = whole;
  if (Object.keys(filters).length === 0) return { key, where, narrowed: false };
  return { key: `${key} ${JSON.stringify(filters)}`, where: sql`${where} and ${condition}`, narrowed: true, whole };
}
