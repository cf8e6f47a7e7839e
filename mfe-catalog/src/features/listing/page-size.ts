/** Products per page of the shop, a category or a search (spec 1 §9). */
export const PAGE_SIZE = 20;
