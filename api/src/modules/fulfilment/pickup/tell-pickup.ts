import { placeLines } from '@nkm/contracts';
import { spacedCode } from '@nkm/contracts/station-code';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { readPhones } from '../../accounts/public';
import { money } from '../../payments/public';
import type { Parcel } from '../parcel';
import { acceptsCode } from '../station-codes';
import { tellStore } from '../tell-parties';
import { tellShopper } from '../tell-shopper';
import { lastDay, type Pickup } from './pickup';

interface PickupNews {
  parcel: Parcel;
  pickup: Pickup;
  now: Date;
}

const stationOf = ({ address }: Parcel): string => address.title ?? placeLines(address).join(', ');
const cashOf = ({ cash_due }: Parcel): string => (cash_due ? ` Bring ${money(cash_due)} in cash.` : '');

/** Tells shopper and store that the parcel has arrived: notification, mails and a text message. */
export async function tellReady(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: PickupNews,
): Promise<void> {
  const { parcel, pickup, now } = news;
  const text =
    `Your order ${parcel.reference} is ready for pickup at ${stationOf(parcel)}. ` +
    `Collect it by ${lastDay(pickup)}.${cashOf(parcel)}`;
  const status = 'Ready for pickup';
  await tellShopper(app, trx, { parcel, status, text, details: detailsOf(news), now });
  await textShopper(app, trx, news, `is ready at ${stationOf(parcel)}`);
  await tellStore(app, trx, parcel, {
    status,
    text: `The parcel of invoice ${parcel.reference} is ready for pickup at ${stationOf(parcel)}.`,
  });
}

/** Reminds the shopper of a parcel that is not collected yet. */
export async function remind(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: PickupNews,
): Promise<void> {
  const { parcel, pickup, now } = news;
  const text =
    `Your order ${parcel.reference} is still at ${stationOf(parcel)}. ` +
    `The last day to collect it is ${lastDay(pickup)}.${cashOf(parcel)}`;
  const status = `Collect it by ${lastDay(pickup)}`;
  await tellShopper(app, trx, { parcel, status, text, details: detailsOf(news), now });
  await textShopper(app, trx, news, `is still at ${stationOf(parcel)}`);
}

/** Tells shopper and store that the parcel was not collected in time. */
export async function tellEnded(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, pickup, now }: PickupNews,
): Promise<void> {
  const { reference, store_name } = parcel;
  const status = 'To be returned';
  const text =
    `Your order ${reference} was not collected by ${lastDay(pickup)}, so it goes back to ${store_name}. ` +
    'If you still want it, contact us now.';
  await tellShopper(app, trx, { parcel, status, text, now });
  await tellStore(app, trx, parcel, {
    status,
    text: `Nobody collected the parcel of invoice ${reference}, so the courier will bring it back to you.`,
  });
}

/** Paragraphs of the mail: the code, the station and its hours, the cash and the last day. */
function detailsOf({ parcel, pickup }: PickupNews): string[] {
  const { address, cash_due, store_name } = parcel;
  const place = `Pickup station: ${placeLines(address).join(', ')}`;
  return [
    acceptsCode(pickup)
      ? `Your pickup code: ${spacedCode(pickup.code)}\n` +
        'Show it, or the QR code on the page of your order, when the staff of the station bring your parcel.'
      : 'The code was entered wrongly too often, so only our staff can hand the parcel over. Please contact us.',
    address.hours ? `${place}\nOpening hours: ${address.hours}` : place,
    ...(cash_due ? [`To pay in cash at the station: ${money(cash_due)}`] : []),
    `The last day to collect it is ${lastDay(pickup)}. After that, the parcel goes back to ${store_name}.`,
  ];
}

/** A text message to the proven number, if there is one. The Naira sign would halve the characters of a message. */
async function textShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, pickup }: PickupNews,
  where: string,
): Promise<void> {
  const [phone] = await readPhones(trx, parcel.user_id);
  if (!phone) return;
  const cash = cashOf(parcel).replace('₦', 'NGN ');
  const code = acceptsCode(pickup) ? ` Code ${pickup.code}.` : '';
  await outbox.add(trx, {
    channel: 'sms',
    to: phone.contact,
    subject: `${config.brand} pickup`,
    text: `${config.brand}: order ${parcel.reference} ${where}.${code} Collect it by ${lastDay(pickup)}.${cash}`,
    expiresAt: pickup.collect_until,
  });
}
