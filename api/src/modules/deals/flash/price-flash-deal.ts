import { kobo, readCode } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, unprocessable } from '../../../platform/errors/api-problem';
import { accountsOfPerson } from '../../accounts/public';
import type {} from '../../flash-prices/public';
import { messages } from './messages';
import { type FlashLine, type FlashOffer, type FlashPrice, priceFlashLines } from './price-flash-lines';

export interface FlashCustomer {
  /** Null for a guest, whose earlier orders are unknown. */
  userId: number | null;
  now: Date;
}

/**
 * The current discount of a code on these lines. Throws 422 on the field `coupon_code` if the code or the lines do not
 * match the flash deal, and 409 if it is sold out or the customer has taken theirs.
 */
export async function priceFlashDeal<L extends FlashLine>(
  db: Kysely<Database>,
  typed: string,
  lines: readonly L[],
  customer: FlashCustomer,
): Promise<FlashPrice<L>> {
  const code = readCode(typed);
  const campaign = await findCampaign(db, code, customer.now);
  if (!campaign) throw unprocessable({ coupon_code: [messages.unknownCode] });
  if (campaign.ends_at <= customer.now || campaign.starts_at > customer.now)
    throw unprocessable({ coupon_code: [messages.over(code)] });
  const pricing = priceFlashLines(code, lines, await findOffers(db, campaign.id, lines, customer.userId));
  if (pricing.kind === 'priced') return pricing;
  const errors = { coupon_code: [pricing.message] };
  throw pricing.because === 'invalid' ? unprocessable(errors) : conflict(pricing.message, errors);
}

/** The running campaign with that code, else another one with it, for the message that it is over. */
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
  const accounts = userId === null ? [0] : await accountsOfPerson(db, userId);
  const rows = await db
    .selectFrom('flash_offers as o')
    .select(['o.id', 'o.product_id', 'o.price_kobo', 'o.quantity', 'o.sold'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('flash_claims as c')
          .select('c.order_id')
          .whereRef('c.offer_id', '=', 'o.id')
          .where('c.user_id', 'in', accounts)
          .where('c.held', '=', true),
      ).as('had_before'),
    )
    .where('o.campaign_id', '=', campaignId)
    .where(
      'o.product_id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .orderBy('o.id')
    .execute();
  return rows.map(({ id, product_id, price_kobo, quantity, sold, had_before }) => ({
    id,
    productId: product_id,
    price: kobo(price_kobo),
    left: quantity - sold,
    hadBefore: Boolean(had_before),
  }));
}
