import type { Naira } from './entities';
import type { Page } from './envelopes';

/** One value by which a list can be narrowed, and how many products would be in it then. */
export interface FacetValue {
  /** What the address carries: a slug, a name as products write it. */
  value: string;
  /** What the shopper reads. */
  label: string;
  count: number;
}

/**
 * What a list can be narrowed by (ours; decision "facets with counts"). The counts of each facet follow all other
 * choices but not its own: several values of one facet are joined by "or", the facets by "and".
 */
export interface Facets {
  /** Categories by their slugs; on the page of a category its subcategories. */
  category: FacetValue[];
  brand: FacetValue[];
  color: FacetValue[];
  /** Sizes, capacities, ages, …: whatever the articles of the list let choose beside the colour. */
  size: FacetValue[];
  condition: FacetValue[];
  /** At least so many stars, 4 to 1. */
  rating: { value: number; count: number }[];
  /** What can be bought now. */
  in_stock: { count: number };
  /** Lowest and highest selling price; both 0 where there is nothing. */
  price: { min: Naira; max: Naira };
  /** The list is too long to be counted whole: the counts are estimates. */
  approximate?: boolean;
}

/**
 * How lists of products are asked for (ours, all optional): GET /products, /products/search, /subcategories/{slug},
 * /categories/{slug}/products. A server with the capability `facets` knows them.
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
  /** At least so many stars on average, 1 to 5. */
  rating?: number;
  in_stock?: '0' | '1';
}

/** A page of a list; with the facets where `facets=1` asked for them. */
export interface FacetedPage<T> extends Page<T> {
  facets?: Facets;
}
