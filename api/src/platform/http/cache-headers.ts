/** Lists: the same for every shopper; short, because lists show which products are sold out. */
export const SHORTLY = 'public, max-age=10, stale-while-revalidate=30';
/** Data that changes only when the shop is edited: categories, states, stations. */
export const FOR_MINUTES = 'public, max-age=300, stale-while-revalidate=3600';
/** A product: price and stock must be right when the shopper decides. */
export const ASK_EACH_TIME = 'no-cache';
