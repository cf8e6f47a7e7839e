import { formatMoney, type ReturnStatus, variantName } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type { Parcel } from '../fulfilment/public';
import { notify } from '../notifications/public';
import { invoicePage, labelledShares } from '../orders/public';
import type { RefundNews } from '../payments/public';
import { returnsOf } from './read-returns';
import './tables';

interface News {
  parcel: Parcel;
  status: ReturnStatus;
  /** Of the return. */
  reference: string;
  /** The address, or the reason of the refusal. */
  detail: string;
  now: Date;
}

/** The refund of a return tells the shopper about itself. */
const toShopper: Record<Exclude<ReturnStatus, 'Refunded'>, (news: News) => string> = {
  Requested: ({ reference, parcel }) =>
    `We received your return ${reference} for order ${parcel.reference}. ` +
    'Our staff will check it within two working days.',
  Approved: ({ reference, detail }) =>
    `Your return ${reference} is approved. Send the items to: ${detail}. Write ${reference} on the parcel.`,
  Refused: ({ reference, detail }) => `Your return ${reference} was refused: ${detail}`,
  Returned: ({ reference }) => `The items of your return ${reference} have arrived. We will check them and refund you.`,
};

const toVendor: Record<ReturnStatus, (news: News) => string> = {
  Requested: ({ reference, parcel }) =>
    `The shopper wants to return items from invoice ${parcel.reference} (return ${reference}).`,
  Approved: ({ reference, parcel }) =>
    `Items from invoice ${parcel.reference} will come back to you (return ${reference}).`,
  Refused: ({ reference, parcel }) => `Return ${reference} of invoice ${parcel.reference} was refused.`,
  Returned: ({ reference, parcel }) => `The items of return ${reference}, invoice ${parcel.reference}, have arrived.`,
  Refunded: ({ reference, parcel }) => `Return ${reference} of invoice ${parcel.reference} was refunded.`,
};

/** What a shopper hears about a completed return, together with its refund. */
export const returnedNews = async (trx: Transaction<Database>, reference: string): Promise<RefundNews> => ({
  subject: `Your return ${reference} is complete`,
  text: `Your return ${reference} is complete.`,
  details: await goodsOf(trx, reference),
});

/** Tells shopper and vendor about a return: a notification and mails, in the transaction that moved it. */
export async function tellReturn(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: News,
): Promise<void> {
  const { parcel, status, reference } = news;
  const goods = await goodsOf(trx, reference);
  if (status !== 'Refunded') await tellShopper({ outbox, config }, trx, { ...news, status, goods });
  if (parcel.store_email === null) return;
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.store_email,
    subject: `Return ${reference}: ${status}`,
    text: [`Hello ${parcel.store_name},`, toVendor[status](news), goods].join('\n\n'),
  });
}

/** What an approved return brings back, in shares; nothing for an order in coins. */
async function expectedText(trx: Transaction<Database>, { parcel, reference }: News): Promise<string[]> {
  const returns = (await returnsOf(trx, [parcel.id])).get(parcel.id) ?? [];
  const expected = returns.find((one) => one.reference === reference)?.expected_refund;
  if (!expected) return [];
  const lines = [...labelledShares(expected), ['Refund', formatMoney(expected.total)]];
  return [['When the items have arrived, we refund:', ...lines.map((line) => line.join(': '))].join('\n')];
}

async function tellShopper(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  news: News & { status: keyof typeof toShopper; goods: string },
): Promise<void> {
  const { parcel, status, reference, goods, now } = news;
  const text = toShopper[status](news);
  const money = status === 'Approved' ? await expectedText(trx, news) : [];
  await notify(trx, { userId: parcel.user_id, tag: 'Order', description: text, now });
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.email,
    subject: `Your return ${reference}: ${status}`,
    text: [
      `Hello ${parcel.other_names},`,
      text,
      goods,
      ...money,
      `See your order: ${invoicePage(config.publicUrl, parcel)}`,
    ].join('\n\n'),
  });
}

/** Such as `- 2 × Ankara dress, Size: 38`, one line for each product of a return. */
async function goodsOf(trx: Transaction<Database>, reference: string): Promise<string> {
  const lines = await trx
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'return_lines.line_id')
    .select(['name', 'variant_values', 'return_lines.quantity'])
    .where('returns.reference', '=', reference)
    .orderBy('invoice_lines.id')
    .execute();
  return listOf(lines);
}

interface Goods {
  name: string;
  variant_values: Parameters<typeof variantName>[1];
  quantity: number;
}

const listOf = (lines: readonly Goods[]): string =>
  lines.map(({ name, variant_values, quantity }) => `- ${quantity} × ${variantName(name, variant_values)}`).join('\n');

/** What a shopper hears about a refunded parcel. */
export const parcelNews = (
  reference: string,
  { isLost, lines }: { isLost: boolean; lines: readonly Goods[] },
): RefundNews => ({
  subject: `Your order ${reference} will not arrive`,
  text: isLost
    ? `The parcel with your order ${reference} was lost.`
    : `The parcel with your order ${reference} went back to the seller.`,
  details: listOf(lines),
});

/** Tells the shopper that a failed parcel, whose cash was not collected, does not come any more. */
export async function tellCancelled(
  { outbox, config }: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { parcel, now }: { parcel: Parcel; now: Date },
): Promise<void> {
  const text = `Your order ${parcel.reference} was cancelled. You have nothing to pay for it.`;
  await notify(trx, { userId: parcel.user_id, tag: 'Order', description: text, now });
  await outbox.add(trx, {
    channel: 'email',
    to: parcel.email,
    subject: `Your order ${parcel.reference}: Cancelled`,
    text: [`Hello ${parcel.other_names},`, text, `See your order: ${invoicePage(config.publicUrl, parcel)}`].join(
      '\n\n',
    ),
  });
}
