/** Products on a page of the shop, of a category or of a search (spec 1 §9). */
export const PAGE_SIZE = 20;
