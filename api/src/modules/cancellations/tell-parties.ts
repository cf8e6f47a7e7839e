import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type { Parcel } from '../fulfilment/public';
import { notify } from '../notifications/public';
import { ordersPage } from '../orders/public';

/** What happened to a request to cancel a product. */
export interface CancellationNews {
  kind: 'requested' | 'approved' | 'refused';
  /** Of the product. */
  name: string;
  /** Why staff refused it. */
  reason?: string;
}

const toVendor: Record<CancellationNews['kind'], (name: string, invoice: string) => string> = {
  requested: (name, invoice) =>
    `The shopper wants to cancel ${name} of invoice ${invoice}. Do not pack this invoice until our staff have decided.`,
  approved: (name, invoice) => `${name} of invoice ${invoice} is cancelled. Do not send it.`,
  refused: (name, invoice) => `The cancellation of ${name} of invoice ${invoice} is refused. You can pack it.`,
};

/** Mails the store, if it has an address. */
export async function tellVendor(
  { outbox }: Pick<App, 'outbox'>,
  trx: Transaction<Database>,
  { store_email, store_name, reference }: Parcel,
  { kind, name }: CancellationNews,
): Promise<void> {
  if (store_email === null) return;
  await outbox.add(trx, {
    channel: 'email',
    to: store_email,
    subject: `Invoice ${reference}: cancellation ${kind}`,
    text: [`Hello ${store_name},`, toVendor[kind](name, reference)].join('\n\n'),
  });
}

/** Tells the shopper about the decision. An approved cancellation has a refund, which tells about itself. */
export async function tellShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  { kind, name, reason = '', now }: CancellationNews & { now: Date },
): Promise<void> {
  const text =
    kind === 'approved'
      ? `${name} of your order ${parcel.reference} is cancelled.`
      : `${name} of your order ${parcel.reference} was not cancelled: ${reason}`;
  await notify(trx, { userId: parcel.user_id, tag: 'Order', description: text, now });
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.email,
    subject: `Your order ${parcel.reference}: cancellation ${kind}`,
    text: [`Hello ${parcel.other_names},`, text, `See your orders: ${ordersPage(config.publicUrl)}`].join('\n\n'),
  });
}
