/**
 * The marketplace's entities as they cross the wire (spec 1 §3, spec 2 §3). Money fields are naira numbers with at most
 * two decimals; compute with them only through `money.ts`.
 */
/** Addresses and pickup stations (spec 2 §3). */
export * from './entities/addresses';
/** The lines of cart and wishlist. */
export * from './entities/cart';
/** Prices, and the ways to pay and deliver (spec 2 §2, §3). */
export * from './entities/checkout';
/** Orders, invoices, returns and payments (spec 2 §3). */
export * from './entities/orders';
/** The catalogue: stores, categories, products and reviews (spec 1 §3). */
export * from './entities/products';
/** The settings of the shop. */
export * from './entities/settings';
/** Shoppers and their NKM coins (spec 1 §3, spec 2 §3). */
export * from './entities/users';
/** Values that the entities are made of. */
export * from './entities/values';
