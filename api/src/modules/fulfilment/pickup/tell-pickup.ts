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
/** Characters of a text message that is sent as two. */
const TWO_TEXTS = 306;

/** What the shopper needs at the station: its hours, the last day, the code and the cash. */
function visitOf({ parcel, pickup }: PickupNews, last: string): string {
  const { address, cash_due } = parcel;
  const hours = address.hours ? `Opening hours: ${address.hours}. ` : '';
  const things = [
    ...(acceptsCode(pickup) ? ['your pickup code'] : []),
    ...(cash_due ? [`${money(cash_due)} in cash`] : []),
  ];
  const bring = things.length > 0 ? ` Bring ${things.join(' and ')}.` : '';
  return `${hours}${last} ${lastDay(pickup)}.${bring}`;
}

/** Tells shopper and store that the parcel has arrived: notification, mails and a text message. */
export async function tellReady(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: PickupNews,
): Promise<void> {
  const { parcel, now } = news;
  const visit = visitOf(news, 'Collect it by');
  const text = `Your order ${parcel.reference} is ready for pickup at ${stationOf(parcel)}. ${visit}`;
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
  const visit = visitOf(news, 'The last day to collect it is');
  const text = `Your order ${parcel.reference} is still at ${stationOf(parcel)}. ${visit}`;
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

/** Paragraphs of the mail: the code, the station, the cash and what happens after the last day. */
function detailsOf({ parcel, pickup }: PickupNews): string[] {
  const { address, cash_due, store_name } = parcel;
  return [
    acceptsCode(pickup)
      ? `Your pickup code: ${spacedCode(pickup.code)}\n` +
        'Show it, or the QR code on the page of your order, when the staff of the station bring your parcel.'
      : 'The code was entered wrongly too often, so only our staff can hand the parcel over. Please contact us.',
    `Pickup station: ${placeLines(address).join(', ')}`,
    ...(cash_due ? [`To pay in cash at the station: ${money(cash_due)}`] : []),
    `The last day to collect it is ${lastDay(pickup)}. After that, the parcel goes back to ${store_name}.`,
  ];
}

/** A text message to the proven number, if there is one. Naira sign and dash would halve its characters. */
async function textShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, pickup }: PickupNews,
  where: string,
): Promise<void> {
  const [phone] = await readPhones(trx, parcel.user_id);
  if (!phone) return;
  const { reference, address, cash_due } = parcel;
  const cash = cash_due ? ` Bring ${money(cash_due).replace('₦', 'NGN ')} in cash.` : '';
  const code = acceptsCode(pickup) ? ` Code ${pickup.code}.` : '';
  const short = `${config.brand}: order ${reference} ${where}.${code} Collect it by ${lastDay(pickup)}.${cash}`;
  const full = address.hours ? `${short} Open ${address.hours.replaceAll('–', '-')}.` : short;
  await outbox.add(trx, {
    channel: 'sms',
    to: phone.contact,
    subject: `${config.brand} pickup`,
    text: full.length > TWO_TEXTS ? short : full,
    expiresAt: pickup.collect_until,
  });
}
