import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { invoicePage, parcelPictures } from '../orders/public';
import type { Parcel } from './parcel';

export interface ShopperNews {
  parcel: Parcel;
  /** The new status, which ends the subject of the mail. */
  status: string;
  text: string;
  /** Reference of the return that it is about; the parcel without it. */
  ofReturn?: string;
  /** Further paragraphs of the mail. */
  details?: readonly string[];
  /** Those of the parcel's products by default. */
  pictures?: readonly (string | null)[];
  now: Date;
}

/** Tells the shopper about a parcel or a return: a notification and a mail, in the transaction that moved it. */
export async function tellShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, status, text, ofReturn, details = [], pictures, now }: ShopperNews,
): Promise<void> {
  await notify(trx, {
    userId: parcel.user_id,
    tag: 'Order',
    description: text,
    path: invoicePage('', parcel),
    about: ofReturn === undefined ? `parcel ${parcel.id}` : `return ${ofReturn}`,
    now,
  });
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.email,
    subject: `Your ${ofReturn === undefined ? `order ${parcel.reference}` : `return ${ofReturn}`}: ${status}`,
    text: [
      `Hello ${parcel.other_names},`,
      text,
      ...details,
      `See your order: ${invoicePage(config.publicUrl, parcel)}`,
    ].join('\n\n'),
    pictures: pictures ?? (await parcelPictures(trx, parcel.id)),
  });
}
