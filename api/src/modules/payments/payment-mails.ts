import { type Amounts, formatMoney, kobo, placeLines, toNaira, variantName } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import { coinsFor } from '../coins/public';
import { labelledLines, labelledTotal, orderPlace, pageOfOrder, readAmounts } from '../orders/public';
import { mailedPicture } from '../pictures/public';
import type { LockedOrder } from './order/order-lock';
import type { Mail } from './payment-context';
import type { ProviderPayment } from './paystack/payment-provider';
import type { RejectionReason } from './tables';

/** Kobo, formatted for shoppers. */
export const money = (amount: number): string => formatMoney(toNaira(kobo(amount)));

/** What the shopper pays for an order, in naira or in coins. */
export const pricePaid = ({ payment_method, amount_kobo }: LockedOrder): string =>
  collectorOf(payment_method) === 'coins' ? coinText(coinsFor(amount_kobo)) : money(amount_kobo);

function confirmed(order: LockedOrder, byOther: boolean): string {
  const { status, reference } = order;
  const price = pricePaid(order);
  if (status === 'Confirmed') return `Your order ${reference} is confirmed. You pay ${price} in cash on delivery:`;
  if (byOther) return `Someone paid ${price} for your order ${reference}. It is confirmed:`;
  return `Thank you for your payment of ${price}. Your order ${reference} is confirmed:`;
}

const amountText = (amounts: Amounts): string =>
  [...labelledLines(amounts), labelledTotal(amounts)].map(([label, amount]) => `${label}: ${amount}`).join('\n');

/** An amount from the provider, in any currency. */
export const moneyOf = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'NGN' ? money(amount) : `${currency} ${(amount / 100).toFixed(2)}`;

/** "A confirmation email has been sent to your email address" (API-RULE-006). */
export async function confirmationMail(
  trx: Transaction<Database>,
  publicUrl: string,
  order: LockedOrder,
  { byOther = false } = {},
): Promise<Mail> {
  const shopper = await shopperOf(trx, order);
  const goods = await goodsOf(trx, order);
  const place = orderPlace(order);
  const { order: amounts } = await readAmounts(trx, order.id);
  return {
    to: shopper.email,
    subject: `Your order ${order.reference} is confirmed`,
    text: [
      `Hello ${shopper.other_names},`,
      confirmed(order, byOther),
      goods.text,
      ...(amounts ? [amountText({ ...amounts, kind: order.status === 'Confirmed' ? 'on_delivery' : 'paid' })] : []),
      [
        `${order.delivery_type === 'Pickup' ? 'Pickup' : 'Delivery to'}: ${placeLines(place).join(', ')}`,
        ...(place.hours ? [`Opening hours: ${place.hours}`] : []),
      ].join('\n'),
      `Track your order here: ${await pageOfOrder(trx, publicUrl, order)}`,
    ].join('\n\n'),
    pictures: goods.pictures,
  };
}

/** The products of an order as a list, and their pictures. */
async function goodsOf(trx: Transaction<Database>, { id }: LockedOrder): Promise<{ text: string; pictures: string[] }> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .select(['vendors.store_name', 'invoice_lines.name', 'invoice_lines.variant_values'])
    .select(['invoice_lines.quantity', 'invoice_lines.unit_kobo', 'invoice_lines.picture_key'])
    .where('invoices.order_id', '=', id)
    .orderBy('invoice_lines.id')
    .execute();
  const text = lines.map(
    ({ name, variant_values, quantity, unit_kobo, store_name }) =>
      `- ${quantity} × ${variantName(name, variant_values)}, ${money(unit_kobo * quantity)} (${store_name})`,
  );
  return { text: text.join('\n'), pictures: lines.map(({ picture_key }) => mailedPicture(picture_key)) };
}

const WHY: Record<RejectionReason, string> = {
  'already paid': 'the order was already paid',
  'sold out': 'the products sold out before your payment arrived',
  'wrong amount': 'the amount does not match the order total',
  'account deleted': 'the account of the order was deleted before your payment arrived',
  'order cancelled': 'the order was cancelled before your payment arrived',
  'way changed': 'the order was changed to another way to pay before your payment arrived',
};

interface RefusedPayment {
  reference: string;
  payment: ProviderPayment;
  reason: RejectionReason;
  /** Email of somebody else who paid; null: the shopper. */
  payer: string | null;
}

/** Tells the person who paid that the money comes back. Only the shopper can open the order. */
export async function refundMail(
  trx: Transaction<Database>,
  publicUrl: string,
  order: LockedOrder,
  { reference, payment, reason, payer }: RefusedPayment,
): Promise<Mail> {
  const shopper = await shopperOf(trx, order);
  const isOwner = payer === null;
  const why =
    isOwner && reason === 'way changed' ? 'you chose another way to pay before your payment arrived' : WHY[reason];
  return {
    to: payer ?? shopper.email,
    subject: `Your payment ${reference} will be refunded`,
    text: [
      isOwner ? `Hello ${shopper.other_names},` : 'Hello,',
      `We received ${moneyOf(payment)} for ${isOwner ? 'your' : 'the'} order ${order.reference}, but ${why}. ` +
        'We will refund this payment.',
      'You do not need to do anything.',
      ...(payer === null ? [`See your order: ${await pageOfOrder(trx, publicUrl, order)}`] : []),
    ].join('\n\n'),
  };
}

/** Why the shop cancels an unpaid order. */
export type WhyCancelled = 'unpaid' | 'store closed';

const CANCELLED: Record<WhyCancelled, (reference: string) => string> = {
  unpaid: (reference) =>
    `Your order ${reference} was not paid within 24 hours, so we cancelled it. ` +
    'If a payment still arrives, we will refund it.',
  'store closed': (reference) =>
    `A store in your order ${reference} has closed, so we cancelled the order before you paid for it. ` +
    'If a payment still arrives, we will refund it.\n\nYou can order the products of other stores again.',
};

/** Mail about an unpaid order that the shop has cancelled. */
export async function cancelledMail(
  trx: Transaction<Database>,
  publicUrl: string,
  { order, why }: { order: LockedOrder; why: WhyCancelled },
): Promise<Mail> {
  const shopper = await shopperOf(trx, order);
  const goods = await goodsOf(trx, order);
  return {
    to: shopper.email,
    subject: `Your order ${order.reference} was cancelled`,
    text: [
      `Hello ${shopper.other_names},`,
      CANCELLED[why](order.reference),
      goods.text,
      `Your order: ${await pageOfOrder(trx, publicUrl, order)}`,
    ].join('\n\n'),
    pictures: goods.pictures,
  };
}

const shopperOf = (trx: Transaction<Database>, { user_id }: LockedOrder) =>
  trx.selectFrom('users').select(['email', 'other_names']).where('id', '=', user_id).executeTakeFirstOrThrow();
