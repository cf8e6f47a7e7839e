/** Checkout and orders: prices, stock, holds, receipt. */
export { receiptKey } from './confirm-receipt';
export { labelledLines, labelledShares, labelledTotal } from './amount-labels';
export { titleOf } from './checkout-options';
export { countOrders } from './count-orders';
export { deliveryPrices } from './delivery-prices';
export { deliveryRate } from './delivery-rate';
export { FEE_POLICY } from './fee-policy';
export { freeSlot, holdingOrders, lockHolds } from './hold-slots';
export { type Hold, holdMinutes, nextHold } from './hold';
export { ordersModule } from './module';
export { ordersPersonalData } from './personal-data';
export { actAs, moveInvoice, type Mover } from './move-invoice';
export { livingLines } from './order-amounts';
export { orderNotices } from './order-notices';
export { invoiceReference } from './insert-invoices';
export type { Obstacle, OrderPayments } from './order-payments';
export { orderPlace } from './order-place';
export { parcelPictures } from './parcel-pictures';
export { attemptReference, newReturnReference, newTrackingCode } from './order-reference';
export type { OrdersNeeds } from './orders-needs';
export {
  cancelPage,
  failurePage,
  invoicePage,
  orderPage,
  ordersPage,
  paymentLink,
  resultPage,
  returnPage,
} from './payment-links';
export { rulesOf } from './payment-rules';
export { type PricedLine, quoteOrder } from './quote-order';
export { readAmounts, readAmountsOf } from './read-amounts';
export { readOrders } from './read-orders';
export { type ReturnedToCart, returnToCart } from './return-to-cart';
export { AmountsSchema, OrderPlaceSchema, OrderSchema, RefundAmountsSchema, VariantValuesSchema } from './schema';
export {
  divide,
  type LineShares,
  shareColumns,
  shareDiscount,
  shareOfUnits,
  shareOrder,
  shareQuote,
} from './share-order';
export { giveStockBack, type StockLine, takeStock } from './stock';
export { type StoreNews, tellStores } from './tell-stores';
export type { CancelReason, OrderAddress, OrdersTable } from './tables';
