/** Checkout: options, prices and the placing of orders. */
export { checkoutModule, type CheckoutNeeds } from './module';
export { checkoutPersonalData } from './personal-data';
export { couponShopper } from './quote/coupon-shopper';
export { lastPickup } from './quote/last-pickup';
export { FEE_POLICY } from './quote/fee-policy';
export { type PricedLine, quoteOrder } from './quote/quote-order';
export { shareQuote } from './quote/share-quote';
export { titleOf } from './ways/checkout-options';
export { deliveryPrices } from './quote/delivery-prices';
export { deliveryRate } from './ways/delivery-rate';
