import { kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, unprocessable } from '../../../platform/errors/api-problem';
import '../tables';
import { messages } from './messages';
import { type FlashLine, type FlashOffer, type FlashPrice, priceFlashLines } from './price-flash-lines';

export interface FlashCustomer {
  /** Null for a guest, of whom nobody knows what they have had. */
  userId: number | null;
  now: Date;
}

/**
 * What a code takes off these lines now. Throws 422 on the field `coupon_code` for a code or an order that the flash
 * deal does not know, and 409 where the customer, or everybody, has had theirs.
 */
export async function priceFlashDeal(
  db: Kysely<Database>,
  typed: string,
  lines: readonly FlashLine[],
  customer: FlashCustomer,
): Promise<FlashPrice> {
  const code = typed.trim().toUpperCase();
  const campaign = await findCampaign(db, code, customer.now);
  if (!campaign) throw unprocessable({ coupon_code: [messages.unknownCode] });
  if (campaign.ends_at <= customer.now || campaign.starts_at > customer.now)
    throw unprocessable({ coupon_code: [messages.over(code)] });
  const pricing = priceFlashLines(code, lines, await findOffers(db, campaign.id, lines, customer.userId));
  if (pricing.kind === 'priced') return pricing;
  const errors = { coupon_code: [pricing.message] };
  throw pricing.because === 'invalid' ? unprocessable(errors) : conflict(pricing.message, errors);
}

/** The running campaign with that code, else any other, so that the shopper can be told that it is over. */
function findCampaign(db: Kysely<Database>, code: string, now: Date) {
  return db
    .selectFrom('flash_campaigns')
    .select(['id', 'starts_at', 'ends_at'])
    .where('promo_code', '=', code)
    .orderBy((eb) => eb.and([eb('starts_at', '<=', now), eb('ends_at', '>', now)]), 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function findOffers(
  db: Kysely<Database>,
  campaignId: number,
  lines: readonly FlashLine[],
  userId: number | null,
): Promise<FlashOffer[]> {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('flash_offers as o')
    .leftJoin('flash_claims as c', (join) =>
      join
        .onRef('c.offer_id', '=', 'o.id')
        .on('c.user_id', '=', userId ?? 0)
        .on('c.held', '=', true),
    )
    .select(['o.id', 'o.product_id', 'o.price_kobo', 'o.quantity', 'o.sold', 'c.order_id'])
    .where('o.campaign_id', '=', campaignId)
    .where(
      'o.product_id',
      'in',
      lines.map(({ productId }) => productId),
    ) // prettier-ignore
    .orderBy('o.id')
    .execute();
  return rows.map(({ id, product_id, price_kobo, quantity, sold, order_id }) => ({
    id,
    productId: product_id,
    price: kobo(price_kobo),
    left: quantity - sold,
    hadBefore: order_id !== null,
  }));
}
