import {
  invoiceActions,
  kobo,
  orderActions,
  placeLines,
  RETURN_DAYS,
  sumKobo,
  timesKobo,
  toNaira,
  type Amounts,
  type Invoice,
  type InvoiceProduct,
  type Order,
} from '@nkm/contracts';
import { refundStateOf } from '@nkm/contracts/refund-amounts';
import { presentPickup } from './present-pickup';
import { paymentLink } from '../payment-links';
import { presentPicture } from '../../pictures/public';
import { orderAmounts } from '../amounts/order-amounts';
import { orderPlace } from './order-place';
import { orderStatus } from './order-status';
import type { InvoiceRow, OrderRow } from './order-rows';

const DAY_MS = 86_400_000;

const naira = (amount: number) => toNaira(kobo(amount));

/** An order in the storefront’s format (API-FIELD-011). */
export function presentOrder(order: OrderRow, publicUrl: string) {
  const unpaid = order.status === 'Uncompleted';
  const amounts = orderAmounts(order, order.invoices);
  const due = sumKobo(order.invoices.map(({ cash_due }) => cash_due ?? kobo(0)));
  const status = orderStatus(
    order.status,
    order.invoices.map((invoice) => invoice.status),
  );
  return {
    id: order.id,
    transaction_reference: order.reference,
    status,
    actions: orderActions({ status, invoices: order.invoices }),
    ...(status === 'Refunded' && { refund_state: refundStateOf(order.refunds.filter(({ invoice_id: of }) => of)) }),
    amount: naira(order.amount_kobo),
    timestamp: order.created_at.toISOString(),
    address: orderPlace(order),
    invoices: order.invoices.map((invoice) => presentInvoice(invoice, order, amounts.invoices.get(invoice.id))),
    gas_fee: naira(order.gas_kobo),
    payment_gateway_fee: naira(order.gateway_kobo),
    tax: naira(order.tax_kobo),
    delivery_fee: naira(order.delivery_kobo),
    delivery_type: order.delivery_type,
    delivery_days: order.delivery_days,
    coupon_discount: naira(order.coupon_kobo),
    payment_gateway: order.payment_gateway,
    payment_method: order.payment_method,
    ...(due > 0 && { pay_on_delivery: toNaira(due) }),
    ...(amounts.order && { amounts: amounts.order }),
    ...(unpaid && { reserved_until: order.stock_held ? order.hold_expires_at.toISOString() : null }),
    ...(order.undecided_payment !== null && { undecided_payment: order.undecided_payment }),
    payment_gateway_link: unpaid ? paymentLink(publicUrl, order.id, order.pay_key) : null,
    refunds: order.refunds,
  } satisfies Order;
}

function presentInvoice(invoice: InvoiceRow, order: OrderRow, amounts: Amounts | undefined) {
  return {
    id: invoice.id,
    reference: invoice.reference,
    status: invoice.status,
    actions: invoiceActions(invoice.status),
    ...(invoice.status === 'Refunded' && {
      refund_state: refundStateOf(order.refunds.filter(({ invoice_id: of }) => of === invoice.id)),
    }),
    created_at: invoice.created_at.toISOString(),
    delivery_fee: naira(invoice.delivery_kobo),
    ...(invoice.cash_due && { pay_on_delivery: toNaira(invoice.cash_due) }),
    ...(amounts && { amounts }),
    tracking_code: invoice.tracking_code,
    ...presentPickup(invoice),
    trackingInfo: presentTracking(invoice, order),
    return_until: returnUntil(invoice.delivered_at),
    returns: invoice.returns,
    timeline: timelineOf(invoice, order),
    review_ends_by: invoice.review_ends_by?.toISOString() ?? null,
    vendor: { id: invoice.vendor_id, store_name: invoice.store_name, rate_from_user: invoice.rate_from_user },
    products: invoice.lines.map((line) => presentLine(line, invoice, order)),
  } satisfies Invoice;
}

const returnUntil = (delivered: Date | null) =>
  delivered && new Date(delivered.getTime() + RETURN_DAYS * DAY_MS).toISOString();

/** The recorded statuses, the order itself first. */
const timelineOf = ({ transitions }: InvoiceRow, { created_at }: OrderRow) => [
  { status: 'Order placed', at: created_at.toISOString() },
  ...transitions.map(({ to_status, happened_at }) => ({ status: to_status, at: happened_at.toISOString() })),
];

/** Null before the first tracking event. */
function presentTracking({ events, store_name }: InvoiceRow, { address }: OrderRow): Invoice['trackingInfo'] {
  if (events.length === 0) return null;
  return {
    origin: store_name,
    destination: placeLines({ city: address.city, state: address.state }).join(', '),
    locations: events.map(({ incident, reason, happened_at }) => ({
      incident,
      reason,
      datetime: happened_at.toISOString(),
    })),
  };
}

function presentLine(line: InvoiceRow['lines'][number], invoice: InvoiceRow, order: OrderRow) {
  const unit = kobo(line.unit_kobo);
  return {
    id: line.product_id,
    slug: line.slug,
    name: line.name,
    ...presentPicture(line.picture_key),
    quantity: line.quantity,
    subtotal: toNaira(timesKobo(unit, line.quantity)),
    selling_price: toNaira(unit),
    status: line.status ?? invoice.status,
    variant: line.variant_id === null ? null : { id: line.variant_id, values: line.variant_values ?? [] },
    reviewed: invoice.reviewed.includes(line.product_id),
    ...(line.status === null && line.refusal !== null && { cancel_refused: line.refusal }),
    ...((order.status === 'Uncompleted' || order.status === 'Cancelled') && {
      available: line.stock + (order.stock_held ? line.quantity : 0),
    }),
  } satisfies InvoiceProduct;
}
