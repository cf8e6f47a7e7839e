/**
 * The marketplace's entities as the API sends them. Money fields are naira numbers with at most two decimals; compute
 * with them only through `money.ts`.
 */
/** Addresses and pickup stations. */
export * from './entities/addresses';
/** What orders cost, and what refunds return. */
export * from './entities/amounts';
/** The lines of cart and wishlist. */
export * from './entities/cart';
/** Prices, and the ways to pay and deliver. */
export * from './entities/checkout';
/** Orders, invoices and payments. */
export * from './entities/orders';
/** The catalogue: stores, categories, products and reviews. */
export * from './entities/products';
/** Returns of delivered products. */
export * from './entities/returns';
/** The settings of the shop. */
export * from './entities/settings';
/** Shoppers and their NKM coins. */
export * from './entities/users';
/** Values that the entities are made of. */
export * from './entities/values';
