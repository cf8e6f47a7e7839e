import { coinText } from '@nkm/contracts/coin-text';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../accounts/public';
import { invoicePage, labelledShares, pageOfOrder } from '../../orders/public';
import type { Mail } from '../payment-context';
import { moneyOf } from '../payment-mails';
import { sharesOf } from './present-refund';
import { refundReason } from './refund-messages';
import type { RefundNews } from './refund-news';
import { namesOf, picturesOf } from './refunded-products';
import { wayBack } from './way-back';

/**
 * Tells the shopper what happened to products, and that their money is on its way: how much, and for what. Coins are
 * paid already.
 */
export async function lineRefundMail(
  trx: Transaction<Database>,
  publicUrl: string,
  { id, news }: { id: number; news: RefundNews },
): Promise<Mail> {
  const { refund, amount, shares } = await read(trx, id);
  const money = refund.amount_kobo === 0 ? [] : [`${sentence(refund, amount)}\n${shares}`, ...wayOf(refund)];
  return {
    to: refund.email,
    subject: refund.amount_kobo === 0 ? news.subject : subjectOf(refund, amount),
    text: [
      `Hello ${refund.other_names},`,
      news.text,
      ...(news.details ? [news.details] : []),
      ...money,
      `See your order: ${await orderOf(trx, publicUrl, refund)}`,
    ].join('\n\n'),
    ...(news.pictures && { pictures: news.pictures }),
  };
}

type Refund = Awaited<ReturnType<typeof read>>['refund'];

const subjectOf = ({ method }: Refund, amount: string): string =>
  method === 'coins' ? `Refund of ${amount} paid` : `Refund of ${amount} on its way`;

const sentence = (refund: Refund, amount: string): string =>
  refund.method === 'coins'
    ? `We refunded ${amount} ${wayBack(refund)} for your order ${refund.order_reference}:`
    : `A refund of ${amount} for your order ${refund.order_reference} is on its way:`;

function wayOf(refund: Refund): string[] {
  if (refund.method === 'coins') return ['You can use them for your next order.'];
  if (collectorOf(refund.payment_method) === 'courier')
    return ['You paid in cash. Our staff will ask for your bank account details and send the money there.'];
  return [
    `The money goes back ${wayBack(refund)}. This can take up to 10 working days.`,
    'You do not need to do anything.',
  ];
}

/** The page of the refunded products. */
const orderOf = async (
  trx: Transaction<Database>,
  publicUrl: string,
  { invoice_id, order_id, order_reference: reference }: Refund,
): Promise<string> =>
  invoice_id === null
    ? pageOfOrder(trx, publicUrl, { id: order_id, reference })
    : invoicePage(publicUrl, { id: invoice_id, order_id });

/** Tells somebody else who paid that money is on its way back. Null: the shopper paid, or the money is back already. */
export async function payerRefundMail(trx: Transaction<Database>, id: number): Promise<Mail | null> {
  const { refund, amount } = await read(trx, id);
  if (refund.payer === null || refund.amount_kobo === 0) return null;
  return {
    to: refund.payer,
    subject: `Refund of ${amount} on its way`,
    text: [
      'Hello,',
      `A refund of ${amount} for the order ${refund.order_reference}, which you paid, is on its way.`,
      `The money goes back ${wayBack(refund, 'payer')}. This can take up to 10 working days.`,
      'You do not need to do anything.',
    ].join('\n\n'),
  };
}

/** Tells the person who paid that the money was paid back. Somebody else reads nothing about the products. */
export async function refundPaidMail(trx: Transaction<Database>, publicUrl: string, id: number): Promise<Mail> {
  const { refund, amount, why, shares } = await read(trx, id);
  if (refund.payer !== null)
    return {
      to: refund.payer,
      subject: `Refund of ${amount} paid`,
      text: [
        'Hello,',
        `We refunded ${amount} ${wayBack(refund, 'payer')} for the order ${refund.order_reference}.`,
        'Your bank may take a few days to show it.',
      ].join('\n\n'),
    };
  return {
    to: refund.email,
    subject: `Refund of ${amount} paid`,
    text: [
      `Hello ${refund.other_names},`,
      `We refunded ${amount} ${wayBack(refund)} for your order ${refund.order_reference}. ${why}`,
      ...(shares ? [shares] : []),
      'Your bank may take a few days to show it.',
      `See your order: ${await orderOf(trx, publicUrl, refund)}`,
    ].join('\n\n'),
    pictures: await picturesOf(trx, id),
  };
}

async function read(trx: Transaction<Database>, id: number) {
  const refund = await trx
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .leftJoin('payment_payers', 'payment_payers.attempt_id', 'refunds.attempt_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('refunds')
    .select(({ fn }) => fn.coalesce('payment_attempts.payment_method', 'orders.payment_method').as('payment_method'))
    .select(['orders.reference as order_reference', 'users.email', 'users.other_names'])
    .select('payment_payers.email as payer')
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
  const names = (await namesOf(trx, [id])).get(id) ?? [];
  const amount =
    refund.coins === null ? moneyOf({ amount: refund.amount_kobo, currency: refund.currency }) : coinText(refund.coins);
  const amounts = sharesOf(refund);
  const shares = amounts && [...labelledShares(amounts), ['Refund', amount]].map((line) => line.join(': ')).join('\n');
  return { refund, amount, why: refundReason(refund.reason, names), shares: shares ?? '' };
}
