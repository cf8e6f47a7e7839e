import { randomBytes } from 'node:crypto';
import { type DeliveryType, type Kobo, orderSearchText, type PaymentMethod, type ShippingOption } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { invoiceReference } from '../order-reference';
import { rulesOf } from '../payment-rules';
import { firstHold } from '../stock/hold';
import type { OrderAddress } from '../tables';
import type { OrderedInvoice } from './insert-invoices';

/** The price of an order and how it is paid and delivered. Amounts are in kobo. */
interface PricedOrder {
  ways: {
    paymentMethod: PaymentMethod['code'];
    shippingOption: ShippingOption['code'];
    deliveryType: DeliveryType;
  };
  /** From the order to its arrival. */
  days: number;
  invoices: readonly OrderedInvoice[];
  products: Kobo;
  delivery: Kobo;
  coupon: Kobo;
  couponId: number | null;
  gas: Kobo;
  gateway: Kobo;
  tax: Kobo;
  total: Kobo;
}

export interface OrderToInsert {
  userId: number;
  idempotencyKey: string | null;
  requestHash: string;
  /** Confirmed: to be paid in cash on delivery. */
  status: 'Uncompleted' | 'Confirmed';
  deliveryTime: string | null;
  place: { stationId: number | null; address: OrderAddress };
  callbackUrl: string | null;
  /** Of the slices that the shopper had; null if unknown. */
  sliceVersions: string | null;
  quote: PricedOrder;
}

/** Writes an order without its invoices. `slot`: its place among the orders that wait for money. */
export function insertOrder(
  trx: Transaction<Database>,
  order: OrderToInsert,
  { reference, slot, now }: { reference: string; slot: number | null; now: Date },
) {
  const { quote } = order;
  return trx
    .insertInto('orders')
    .values({
      user_id: order.userId,
      reference,
      pay_key: randomBytes(24).toString('base64url'),
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      status: order.status,
      payment_method: quote.ways.paymentMethod,
      shipping_option: quote.ways.shippingOption,
      delivery_type: quote.ways.deliveryType,
      delivery_time: order.deliveryTime,
      delivery_days: quote.days,
      station_id: order.place.stationId,
      address: JSON.stringify(order.place.address),
      products_kobo: quote.products,
      delivery_kobo: quote.delivery,
      coupon_kobo: quote.coupon,
      coupon_id: quote.couponId,
      gas_kobo: quote.gas,
      gateway_kobo: quote.gateway,
      tax_kobo: quote.tax,
      amount_kobo: quote.total,
      payment_gateway: rulesOf(quote.ways.paymentMethod).gateway,
      callback_url: order.callbackUrl,
      slice_versions: order.sliceVersions,
      stock_held: true,
      hold_expires_at: firstHold(now, quote.ways.paymentMethod).expiresAt,
      hold_slot: slot,
      paid_at: null,
      search_text: orderSearchText({
        reference,
        invoices: quote.invoices.map(({ lines }, index) => ({
          reference: invoiceReference(reference, index),
          items: lines.map(({ title }) => title),
        })),
      }),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
