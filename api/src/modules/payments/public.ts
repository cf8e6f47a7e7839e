/** Payments of orders, cash on delivery, and the end of unpaid orders. */
export { collectCash, settleCashOrder } from './cash/collect-cash';
export { cancelOrdersOfClosedStores } from './cancel-closed-stores';
export { closeOrder } from './close-order';
export { createPaymentContext } from './create-payment-context';
export { paymentsModule } from './module';
export { paymentsPersonalData } from './personal-data';
export { lockOrder } from './order-lock';
export { type OrderPayments, orderPayments } from './order-payments';
export { money } from './payment-mails';
export type { LineCancellation, PaymentsNeeds } from './payments-needs';
export type { PayableOrder, StartedPayment } from './started-payment';
export { isSignedBy } from './paystack/webhook-signature';
export { expectedRefund } from './refunds/expected-refund';
export { refundLines } from './refunds/refund-lines';
export type { RefundNews } from './refunds/refund-news';
export type { RefundedUnits } from './refunds/refund-parts';
export { refundsOf } from './refunds-of';
export { undecidedPaymentsOf } from './undecided-payments-of';
