import { type InvoiceMovedBy, REVIEW_WINDOW_HOURS, REWARDS } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { mailStore } from '../orders/public';
import { money } from '../payments/public';
import type { Parcel } from './parcel';
import { tellShopper } from './tell-shopper';

/** Statuses that shopper and vendor hear about. */
export type ToldStatus = InvoiceMovedBy<'vendor' | 'courier'>;

/** What else than sending it again happens to a failed parcel. */
const orElse = (cashDue: number | null) => (cashDue === null ? 'refund you' : 'cancel it');

const toShopper: Record<ToldStatus, (parcel: Parcel) => string> = {
  Packed: ({ reference, store_name }) => `${store_name} packed your order ${reference}.`,
  Shipped: ({ reference, tracking_code, cash_due }) => {
    const cash = cash_due ? ` Have ${money(cash_due)} in cash ready.` : '';
    return `Your order ${reference} is on its way. Tracking number: ${tracking_code}.${cash}`;
  },
  Delivered: ({ reference, delivery_type }) => {
    const news =
      delivery_type === 'Pickup' ? `You collected your order ${reference}` : `Your order ${reference} was delivered`;
    return `${news}. Confirm receipt within ${REVIEW_WINDOW_HOURS} hours and earn ${coinText(REWARDS.receipt)}.`;
  },
  Lost: ({ reference, cash_due }) =>
    `The parcel with your order ${reference} was lost. ` +
    `We will either send it again or ${orElse(cash_due)}, and let you know.`,
  'Returned to sender': ({ reference, store_name, cash_due }) =>
    `The parcel with your order ${reference} went back to ${store_name}. ` +
    `We will either send it again or ${orElse(cash_due)}, and let you know.`,
};

const toVendor: Record<ToldStatus, (parcel: Parcel) => string> = {
  Packed: ({ reference, tracking_code }) =>
    `Invoice ${reference} is packed. Write the tracking number ${tracking_code} on the parcel; ` +
    'the courier will collect it.',
  Shipped: ({ reference }) => `The courier collected the parcel of invoice ${reference}.`,
  Delivered: ({ reference }) => `The parcel of invoice ${reference} was delivered.`,
  Lost: ({ reference }) =>
    `The courier lost the parcel of invoice ${reference}. Our staff will decide what happens next.`,
  'Returned to sender': ({ reference }) =>
    `The parcel of invoice ${reference} is coming back to you. Our staff will decide what happens next.`,
};

/** Tells shopper and vendor about a new status: a notification and mails, in the transaction that made it. */
export async function tellParties(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, status, now }: { parcel: Parcel; status: ToldStatus; now: Date },
): Promise<void> {
  await tellShopper(app, trx, { parcel, status, text: toShopper[status](parcel), now });
  await tellStore(app, trx, parcel, { status, text: toVendor[status](parcel) });
}

/** Mails the store about a parcel, if it has an address. */
export const tellStore = (
  app: Pick<App, 'outbox'>,
  trx: Transaction<Database>,
  parcel: Parcel,
  { status, text }: { status: string; text: string },
): Promise<void> =>
  mailStore(app, trx, parcel, { subject: `Invoice ${parcel.reference}: ${status}`, paragraphs: [text] });
