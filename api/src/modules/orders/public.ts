/** Orders: their states, stock, holds, amounts, receipt and tracking. */
export { receiptKey } from './receipt/confirm-receipt';
export { labelledLines, labelledShares, labelledTotal } from './amounts/amount-labels';
export { countOrders } from './reading/count-orders';
export { markStockHeld, markStockReleased, storeHold } from './stock/hold-order';
export { freeSlot, holdingOrders, lockHolds } from './stock/hold-slots';
export { firstHold, type Hold, holdMinutes, nextHold } from './stock/hold';
export { ordersModule } from './module';
export { ordersPersonalData } from './personal-data';
export { changePayment, setPaymentMethod } from './state/change-payment';
export { markOrderCancelled, markOrderPaid, moveInvoicesOf } from './state/move-order';
export { markCounted } from './state/mark-counted';
export { moveLines } from './state/move-lines';
export { actAs, moveInvoice, type Mover } from './state/move-invoice';
export { cashDue } from './amounts/cash-due';
export { livingLines } from './amounts/order-amounts';
export { mailStore } from './news/mail-store';
export { orderNotices } from './news/order-notices';
export { stageOfPickup } from './reading/present-pickup';
export { orderPlace } from './reading/order-place';
export { parcelGoods } from './news/parcel-goods';
export {
  attemptReference,
  invoiceReference,
  newOrderReference,
  newReturnReference,
  newTrackingCode,
} from './order-reference';
export type { OrdersNeeds } from './orders-needs';
export {
  cancelPage,
  failurePage,
  invoicePage,
  type Obstacle,
  ordersPage,
  paymentLink,
  resultPage,
  returnPage,
} from './payment-links';
export { insertInvoices } from './placing/insert-invoices';
export { insertOrder, type OrderToInsert } from './placing/insert-order';
export { rulesOf } from './payment-rules';
export { pageOfOrder } from './reading/page-of-order';
export { readAmounts, readAmountsOf } from './amounts/read-amounts';
export { markOutcomeSeen } from './reading/mark-outcome-seen';
export { readOrders } from './reading/read-orders';
export { type ReturnedToCart, returnToCart } from './stock/return-to-cart';
export { AmountsSchema, RefundAmountsSchema, RefundQuoteSchema } from './schema/amounts';
export { OrderPlaceSchema, OrderSchema } from './schema/order';
export { PickupUntil, Stage } from './schema/tracking';
export { VariantValuesSchema } from './schema/variant-values';
export { divide, type LineShares, shareColumns, shareDiscount, shareOfUnits, shareOrder } from './amounts/share-order';
export { giveStockBack, type StockLine, takeStock } from './stock/stock';
export { type StoreNews, tellStores } from './news/tell-stores';
export type { CancelReason, OrderAddress, OrdersTable, PickupsTable } from './tables';
