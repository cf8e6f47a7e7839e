/** Payments of orders, cash on delivery, and the end of unpaid orders. */
export { collectCash, settleCashOrder } from './cash/collect-cash';
export { cancelOrdersOfClosedStores } from './unpaid/cancel-closed-stores';
export { closeOrder } from './order/close-order';
export { createPaymentContext } from './create-payment-context';
export { paymentsModule } from './module';
export { paymentsPersonalData } from './personal-data';
export { type LockedOrder, lockOrder } from './order/order-lock';
export { type OrderPayments, orderPayments } from './starting/order-payments';
export { money } from './payment-mails';
export type { LineCancellation, PaymentsNeeds } from './payments-needs';
export type { PayableOrder, StartedPayment } from './starting/started-payment';
export { isSignedBy } from './paystack/webhook-signature';
export { expectedRefund } from './refunds/expected-refund';
export { refundLines } from './refunds/refund-lines';
export type { RefundNews } from './refunds/refund-news';
export type { RefundedUnits } from './refunds/refund-parts';
export { refundsOf } from './refunds/refunds-of';
export { undecidedPaymentsOf } from './checking/undecided-payments-of';
