import type { Timestamp } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

export interface RunningOffer {
  priceKobo: number;
  endsAt: Timestamp;
  left: number;
  code: string;
}

/**
 * The offers of the running campaign by product, without those that are sold out.
 * @param userId a shopper, to leave out the offers that this shopper has used; null: everybody
 */
export async function readRunningOffers(
  db: Kysely<Database>,
  now: Date,
  userId: number | null,
): Promise<ReadonlyMap<number, RunningOffer>> {
  let offers = db
    .selectFrom('flash_campaigns as c')
    .innerJoin('flash_offers as o', 'o.campaign_id', 'c.id')
    .select(['o.product_id', 'o.price_kobo', 'o.quantity', 'o.sold', 'c.ends_at', 'c.promo_code'])
    .where('c.starts_at', '<=', now)
    .where('c.ends_at', '>', now)
    .whereRef('o.sold', '<', 'o.quantity');
  if (userId !== null)
    offers = offers.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('flash_claims as f')
            .select('f.order_id')
            .whereRef('f.offer_id', '=', 'o.id')
            .where('f.user_id', '=', userId)
            .where('f.held', '=', true),
        ),
      ),
    );
  const rows = await offers.execute();
  return new Map(
    rows.map(({ product_id, price_kobo, quantity, sold, ends_at, promo_code }) => [
      product_id,
      { priceKobo: price_kobo, endsAt: ends_at.toISOString(), left: quantity - sold, code: promo_code },
    ]),
  );
}
