import type { Naira } from './entities';
import type { Page } from './envelopes';

/** One filter value, and the number of products that match it. */
export interface FacetValue {
  /** Value in the address: a slug, or a name as products spell it. */
  value: string;
  /** Text for the shopper. */
  label: string;
  count: number;
}

/**
 * The filters of a list (ours; docs/rules.md "Filters and sorting"). The counts of a facet respect the choices in all
 * other facets but not its own: values of one facet are joined by "or", facets by "and".
 */
export interface Facets {
  /** Categories by slug; on a category page its subcategories. */
  category: FacetValue[];
  brand: FacetValue[];
  color: FacetValue[];
  /** Sizes, capacities, ages, …: all variant options of the listed products except colour. */
  size: FacetValue[];
  condition: FacetValue[];
  /** Minimum stars, 4 to 1. */
  rating: { value: number; count: number }[];
  /** Products in stock. */
  in_stock: { count: number };
  /** Lowest and highest selling price; both 0 for an empty list. */
  price: { min: Naira; max: Naira };
  /** The list is too long to count completely, so the counts are estimates. */
  approximate?: boolean;
}

/**
 * Query parameters of product lists (ours, all optional): GET /products, /products/search, /subcategories/{slug},
 * /categories/{slug}/products. A server with the feature `facets` supports them.
 */
export interface ProductFilters {
  /** Slugs of categories or subcategories. */
  category?: string[];
  brand?: string[];
  color?: string[];
  size?: string[];
  condition?: string[];
  /** Id of a vendor. */
  vendor?: number;
  price_min?: Naira;
  price_max?: Naira;
  /** Minimum average rating in stars, 1 to 5. */
  rating?: number;
  in_stock?: '0' | '1';
}

/** A page of a list; includes the facets if the request has `facets=1`. */
export interface FacetedPage<T> extends Page<T> {
  facets?: Facets;
}
