/** Lists: the same for everybody, and a few seconds old at most, because they show what is sold out. */
export const SHORTLY = 'public, max-age=10, stale-while-revalidate=30';
/** What changes when somebody edits the shop: categories, states, stations. */
export const FOR_MINUTES = 'public, max-age=300, stale-while-revalidate=3600';
/** A product: price and stock have to be right when the shopper decides. */
export const ASK_EACH_TIME = 'no-cache';
