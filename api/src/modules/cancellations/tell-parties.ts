import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type { Parcel } from '../fulfilment/public';
import { notify } from '../notifications/public';
import { invoicePage, mailStore } from '../orders/public';
import type { RefundNews } from '../payments/public';
import { mailedPicture } from '../pictures/public';

/** What happened to a request to cancel a product. */
export interface CancellationNews {
  kind: 'requested' | 'approved' | 'refused';
  /** Of the product. */
  name: string;
}

/** A product whose cancellation staff decided. */
interface DecidedProduct {
  name: string;
  picture_key: string;
}

const toVendor: Record<CancellationNews['kind'], (name: string, invoice: string) => string> = {
  requested: (name, invoice) =>
    `The shopper wants to cancel ${name} on invoice ${invoice}. Do not pack this invoice until our staff have decided.`,
  approved: (name, invoice) => `${name} on invoice ${invoice} is cancelled. Do not send it.`,
  refused: (name, invoice) => `The request to cancel ${name} on invoice ${invoice} was refused. You can pack it.`,
};

/** Mails the store, if it has an address. */
export const tellVendor = (
  app: Pick<App, 'outbox'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  { kind, name }: CancellationNews,
): Promise<void> =>
  mailStore(app, trx, parcel, {
    subject: `Invoice ${parcel.reference}: cancellation ${kind}`,
    paragraphs: [toVendor[kind](name, parcel.reference)],
  });

/** What a shopper hears about an approved cancellation, together with its refund. */
export const cancelledNews = ({ name, picture_key }: DecidedProduct, { reference }: Parcel): RefundNews => ({
  subject: `Your order ${reference}: cancellation approved`,
  text: `${name} in your order ${reference} is cancelled.`,
  pictures: [mailedPicture(picture_key)],
});

/** Tells the shopper that a product is not cancelled, and why. */
export async function tellRefused(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  refused: DecidedProduct & { reason: string; now: Date },
): Promise<void> {
  const { user_id: userId, reference, email, other_names: name } = parcel;
  const text = `${refused.name} in your order ${reference} was not cancelled: ${refused.reason}`;
  await notify(trx, { userId, tag: 'Order', description: text, path: invoicePage('', parcel), now: refused.now });
  await outbox.add(trx, {
    channel: 'email',
    to: email,
    subject: `Your order ${reference}: cancellation refused`,
    text: [`Hello ${name},`, text, `See your order: ${invoicePage(config.publicUrl, parcel)}`].join('\n\n'),
    pictures: [mailedPicture(refused.picture_key)],
  });
}
