import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { invoicePage, parcelGoods } from '../orders/public';
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
  /** Of the products that the details list; without them the mail lists those of the parcel. */
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
  const goods = pictures ? { text: '', pictures } : await parcelGoods(trx, parcel.id);
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.email,
    subject: `Your ${ofReturn === undefined ? `order ${parcel.reference}` : `return ${ofReturn}`}: ${status}`,
    text: [
      `Hello ${parcel.other_names},`,
      text,
      ...(goods.text ? [goods.text] : []),
      ...details,
      `See your order: ${invoicePage(config.publicUrl, parcel)}`,
    ].join('\n\n'),
    pictures: goods.pictures,
  });
}
