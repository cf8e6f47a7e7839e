import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../accounts/public';
import { coinText } from '../../coins/public';
import { ordersPage } from '../../orders/public';
import type { Mail } from '../payment-context';
import { moneyOf } from '../payment-mails';
import { refundReason } from '../refund-messages';
import { namesOf } from './refunded-names';

/** Tells the shopper that the money is on its way. */
export async function refundOnItsWayMail(trx: Transaction<Database>, publicUrl: string, id: number): Promise<Mail> {
  const { refund, amount, why } = await read(trx, id);
  return {
    to: refund.email,
    subject: `Refund of ${amount} on its way`,
    text: [
      `Hello ${refund.other_names},`,
      `Refund of ${amount} on its way for your order ${refund.order_reference}. ${why}`,
      ...(refund.payment_method === 'cash_on_delivery'
        ? ['You paid in cash. Our staff ask you for your bank account and send the money there.']
        : [
            `The money returns ${wayBack(refund)}. Banks need up to 10 working days.`,
            'You do not need to do anything.',
          ]),
      `See your orders: ${ordersPage(publicUrl)}`,
    ].join('\n\n'),
  };
}

/** Money returns the way it came (decision "refunds"). */
function wayBack({ method, payment_method }: Awaited<ReturnType<typeof read>>['refund']): string {
  if (method === 'bank transfer') return 'by bank transfer';
  if (method === 'coins') return 'to your account';
  return payment_method === 'bank_transfer'
    ? 'to the bank account that you paid from'
    : 'to the card that you paid with';
}

/** Tells the shopper that the money was paid. */
export async function refundPaidMail(trx: Transaction<Database>, publicUrl: string, id: number): Promise<Mail> {
  const { refund, amount, why } = await read(trx, id);
  return {
    to: refund.email,
    subject: `Refund of ${amount} paid`,
    text: [
      `Hello ${refund.other_names},`,
      `We paid ${amount} back ${wayBack(refund)} for your order ${refund.order_reference}. ${why}`,
      refund.method === 'coins' ? 'You can use them for your next order.' : 'Your bank may need some days to show it.',
      `See your orders: ${ordersPage(publicUrl)}`,
    ].join('\n\n'),
  };
}

async function read(trx: Transaction<Database>, id: number) {
  const refund = await trx
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['refunds.amount_kobo', 'refunds.currency', 'refunds.reason', 'refunds.method'])
    .select(['refunds.coins', 'orders.payment_method'])
    .select(['orders.reference as order_reference', 'users.email', 'users.other_names'])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
  const names = (await namesOf(trx, [id])).get(id) ?? [];
  const amount =
    refund.coins === null ? moneyOf({ amount: refund.amount_kobo, currency: refund.currency }) : coinText(refund.coins);
  return { refund, amount, why: refundReason(refund.reason, names) };
}
