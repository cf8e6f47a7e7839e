import type { Kysely } from 'kysely';
import type {} from '../../src/modules/catalog/public';
import type {} from '../../src/modules/deals/public';
import type { Database } from '../../src/platform/database/tables';
import { bulkInsert, continueIds } from '../bulk-insert';
import { planCampaigns } from './plan-campaigns';

/** Flash deals of the next weeks, without articles with variants, whose variants have separate prices. */
export async function insertFlashDeals(db: Kysely<Database>, seed: number, now: Date): Promise<void> {
  const articles = await db
    .selectFrom('products')
    .select(['id', 'original_price_kobo', 'selling_price_kobo', 'stock'])
    .where('status', '=', 'published')
    .where('has_variants', '=', false)
    .orderBy('id')
    .execute();
  const campaigns = planCampaigns(articles, seed, now);
  await bulkInsert(
    db,
    'flash_campaigns',
    { id: 'bigint', title: 'text', promo_code: 'text', starts_at: 'timestamptz', ends_at: 'timestamptz' },
    campaigns.map(({ id, title, starts_at, ends_at }) => ({ id, title, promo_code: 'FLASH', starts_at, ends_at })),
  );
  await bulkInsert(
    db,
    'flash_offers',
    {
      id: 'bigint',
      campaign_id: 'bigint',
      product_id: 'bigint',
      position: 'integer',
      price_kobo: 'bigint',
      quantity: 'integer',
      sold: 'integer',
    },
    campaigns
      .flatMap(({ id: campaign_id, offers }) => offers.map((offer, position) => ({ ...offer, campaign_id, position })))
      .map((offer, index) => ({ id: index + 1, ...offer })),
  );
  await continueIds(db, 'flash_campaigns');
  await continueIds(db, 'flash_offers');
}
