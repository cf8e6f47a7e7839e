import type { TestProduct } from './products';
import type { TestShop } from './with-shop';
import type {} from '../../src/modules/deals/public';

const HOUR = 3_600_000;

/** A campaign that started yesterday and runs for the given hours; it replaces all others. */
export async function openCampaign({ db, app }: TestShop, { hours = 24 } = {}): Promise<number> {
  const now = app.clock().getTime();
  await db.deleteFrom('flash_campaigns').execute();
  const { id } = await db
    .insertInto('flash_campaigns')
    .values({
      title: 'Flash Deals',
      promo_code: 'FLASH',
      starts_at: new Date(now - 24 * HOUR),
      ends_at: new Date(now + hours * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Offers a product at a price in naira, in a limited quantity. */
export async function offerFlash(
  { db }: TestShop,
  campaign_id: number,
  product: TestProduct,
  { price, quantity }: { price: number; quantity: number },
): Promise<number> {
  const { id } = await db
    .insertInto('flash_offers')
    .values({ campaign_id, product_id: product.id, position: 1, price_kobo: price * 100, quantity })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function soldOf({ db }: TestShop, offerId: number): Promise<number> {
  const row = db.selectFrom('flash_offers').select('sold').where('id', '=', offerId);
  return (await row.executeTakeFirstOrThrow()).sold;
}
