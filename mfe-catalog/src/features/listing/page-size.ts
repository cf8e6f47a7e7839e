/** Products per page of the shop, a category or a search (CAT-CONST-001, CAT-CONST-002). */
export const PAGE_SIZE = 20;
