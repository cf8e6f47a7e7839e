export type Sort = 'relevance' | 'latest' | 'popularity' | 'rating' | 'price_asc' | 'price_desc';

/** Sort orders in the dropdown of a list; the first is the server's default. */
export type Sorts = readonly [Sort, ...Sort[]];

export const SHOP_SORTS: Sorts = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'];
/** A search sorts by best match, unless the shopper chooses another order. */
export const SEARCH_SORTS: Sorts = ['relevance', ...SHOP_SORTS];
