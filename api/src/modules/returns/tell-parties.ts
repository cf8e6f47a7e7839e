import { formatMoney, type InvoiceReturn, type ReturnStatus, variantName } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import { lagosDate } from '@nkm/contracts/lagos-time';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { type Parcel, type ShopperNews, tellShopper } from '../fulfilment/public';
import { mailedPicture } from '../pictures/public';
import { labelledShares, mailStore } from '../orders/public';
import type { RefundNews } from '../payments/public';
import { type DropOff, dropOffOf } from './drop-off/drop-off';
import { handInText, passText } from './drop-off/tell-drop-off';
import { returnsOf } from './read-returns';
import './tables';

interface News {
  parcel: Parcel;
  status: ReturnStatus;
  /** Of the return. */
  reference: string;
  /** The reason of a refusal. */
  detail: string;
  now: Date;
}

/** The refund of a return tells the shopper about itself. */
const toShopper: Record<
  Exclude<ReturnStatus, 'Refunded'>,
  (news: News & { entry: InvoiceReturn; dropOff: DropOff | undefined }) => string
> = {
  Requested: ({ reference, parcel }) =>
    `We received your return ${reference} for order ${parcel.reference}. ` +
    'Our staff will check it within two working days.',
  Approved: ({ reference, entry, dropOff }) =>
    [
      `Your return ${reference} is approved.`,
      ...(dropOff ? [handInText(dropOff)] : entry.hand_over ? handOverText(entry.hand_over) : []),
      `Write ${reference} on the parcel.`,
      ...promiseOf(entry),
    ].join(' '),
  Refused: ({ reference, detail }) => `Your return ${reference} was refused: ${detail}`,
  Returned: ({ reference }) => `The items of your return ${reference} have arrived. We will check them and refund you.`,
};

/** What an approved return brings back. */
function promiseOf({ expected_refund: money, expected_coins: coins }: InvoiceReturn): string[] {
  const amount = money ? formatMoney(money.total) : coins ? `about ${coinText(coins)}` : null;
  return amount === null ? [] : [`When the items have arrived, we will refund ${amount}.`];
}

function handOverText({ by, courier, place, until }: NonNullable<InvoiceReturn['hand_over']>): string[] {
  const date = lagosDate(until);
  return [
    by === 'courier'
      ? `${courier} collects the items at ${place} by ${date}.`
      : `Hand in the items at ${place} by ${date}.`,
    'After that date, contact us. The shop pays for the return.',
  ];
}

const toVendor: Record<ReturnStatus, (news: News) => string> = {
  Requested: ({ reference, parcel }) =>
    `The shopper wants to return items from invoice ${parcel.reference} (return ${reference}).`,
  Approved: ({ reference, parcel }) =>
    `Items from invoice ${parcel.reference} will come back to you (return ${reference}).`,
  Refused: ({ reference, parcel }) => `Return ${reference} of invoice ${parcel.reference} was refused.`,
  Returned: ({ reference, parcel }) => `The items of return ${reference}, invoice ${parcel.reference}, have arrived.`,
  Refunded: ({ reference, parcel }) =>
    `The refund of return ${reference}, invoice ${parcel.reference}, is on its way to the shopper.`,
};

/** What a shopper hears about a completed return, together with its refund. */
export const returnedNews = async (trx: Transaction<Database>, reference: string): Promise<RefundNews> => ({
  subject: `Your return ${reference} is complete`,
  text: `Your return ${reference} is complete.`,
  ...(await goodsOf(trx, reference)),
});

/** Tells shopper and vendor about a return: a notification and mails, in the transaction that moved it. */
export async function tellReturn(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: News,
): Promise<void> {
  const { parcel, status, reference } = news;
  const goods = await goodsOf(trx, reference);
  if (status !== 'Refunded') await tellShopper(app, trx, await newsOfReturn(trx, { ...news, status, goods }));
  await mailStore(app, trx, parcel, {
    subject: `Return ${reference}: ${status === 'Refunded' ? 'Refund on its way' : status}`,
    paragraphs: [toVendor[status](news), goods.details],
  });
}

/** The return as its shopper sees it. */
async function entryOf(trx: Transaction<Database>, { parcel, reference }: News): Promise<InvoiceReturn> {
  const entry = (await returnsOf(trx, [parcel.id])).get(parcel.id)?.find((one) => one.reference === reference);
  if (!entry) throw new Error(`Invoice ${parcel.id} has no return ${reference}`);
  return entry;
}

/** What an approved return brings back, in shares; nothing for an order in coins. */
function expectedText({ status, expected_refund: expected }: InvoiceReturn): string[] {
  if (status !== 'Approved' || !expected) return [];
  const lines = [...labelledShares(expected), ['Refund', formatMoney(expected.total)]];
  return [lines.map((line) => line.join(': ')).join('\n')];
}

/** What the shopper hears about a return, without its refund. */
async function newsOfReturn(
  trx: Transaction<Database>,
  news: News & { status: keyof typeof toShopper; goods: ListedGoods },
): Promise<ShopperNews> {
  const { parcel, status, reference, goods, now } = news;
  const entry = await entryOf(trx, news);
  const dropOff = await dropOffOf(trx, entry.id);
  return {
    parcel,
    status,
    text: toShopper[status]({ ...news, entry, dropOff }),
    ofReturn: reference,
    details: [goods.details, ...(status === 'Approved' && dropOff ? passText(dropOff) : []), ...expectedText(entry)],
    pictures: goods.pictures,
    now,
  };
}

/** Such as `- 2 × Ankara dress, Size: 38`, one line for each product of a return. */
async function goodsOf(trx: Transaction<Database>, reference: string): Promise<ListedGoods> {
  const lines = await trx
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'return_lines.line_id')
    .select(['name', 'variant_values', 'picture_key', 'return_lines.quantity'])
    .where('returns.reference', '=', reference)
    .orderBy('invoice_lines.id')
    .execute();
  return listOf(lines);
}

interface Goods {
  name: string;
  variant_values: Parameters<typeof variantName>[1];
  picture_key: string;
  quantity: number;
}

/** A list for the text of a mail, and the pictures of its lines. */
type ListedGoods = Required<Pick<RefundNews, 'details' | 'pictures'>>;

const listOf = (lines: readonly Goods[]): ListedGoods => ({
  details: lines
    .map(({ name, variant_values, quantity }) => `- ${quantity} × ${variantName(name, variant_values)}`)
    .join('\n'),
  pictures: lines.map(({ picture_key }) => mailedPicture(picture_key)),
});

/** What a shopper hears about a refunded parcel. */
export const parcelNews = (
  reference: string,
  { isLost, lines }: { isLost: boolean; lines: readonly Goods[] },
): RefundNews => ({
  subject: `Your order ${reference} will not arrive`,
  text: isLost
    ? `The parcel with your order ${reference} was lost.`
    : `The parcel with your order ${reference} went back to the seller.`,
  ...listOf(lines),
});

/** Tells the shopper that a failed parcel, whose cash was not collected, does not come any more. */
export const tellCancelled = (
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, now }: { parcel: Parcel; now: Date },
): Promise<void> =>
  tellShopper(app, trx, {
    parcel,
    status: 'Cancelled',
    text: `Your order ${parcel.reference} was cancelled. You have nothing to pay for it.`,
    now,
  });
