/** Titles of the documents. Apart from `messages.ts`, because the claims of the routes travel with every page. */
export const titles = { myOrders: 'My Orders', details: 'Order Details' } as const;
