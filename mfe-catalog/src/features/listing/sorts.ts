export type Sort = 'relevance' | 'latest' | 'popularity' | 'rating' | 'price_asc' | 'price_desc';

/** Orders of a list in its dropdown; the first is the one that the server gives unasked. */
export type Sorts = readonly [Sort, ...Sort[]];

export const SHOP_SORTS: Sorts = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'];
/** What fits the words best comes first, unless the shopper wants another order. */
export const SEARCH_SORTS: Sorts = ['relevance', ...SHOP_SORTS];
