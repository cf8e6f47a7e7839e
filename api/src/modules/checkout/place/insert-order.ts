import { randomBytes } from 'node:crypto';
import { orderSearchText } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { isInCash } from '../quote/cash';
import type { Place } from '../quote/find-place';
import { firstHold, rulesOf } from '../../orders/public';
import { invoiceReference } from './insert-invoices';
import type { ArticleQuote } from '../quote/quote-request';

export interface NewOrder {
  userId: number;
  idempotencyKey: string | null;
  requestHash: string;
  deliveryTime: string | null;
  place: Place;
  callbackUrl: string | null;
  /** Most orders of the shopper whose cash is not collected. */
  mostInCash: number;
  quote: ArticleQuote;
}

/** Writes an order without its invoices. `slot`: its place among the orders that wait for money. */
export function insertOrder(
  trx: Transaction<Database>,
  order: NewOrder,
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
      status: isInCash(quote) ? 'Confirmed' : 'Uncompleted',
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
