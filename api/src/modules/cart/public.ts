/** The signed-in shopper’s cart and its rules. */
export { CART_PRODUCT_COLUMNS, presentCartProduct } from './cart-product';
export { mergedQuantity, MOST_LINES } from './cart-rules';
export { type LineToOrder, linesToOrder } from './lines-to-order';
export { cartModule } from './module';
export { cartPersonalData } from './personal-data';
export { presentVariant, VARIANT_COLUMNS } from './present-cart-item';
export { CartProductSchema } from './schema';
