import { type FlashCampaign, type FlashDeals, type FlashOffer, kobo, toNaira } from '@nkm/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow, presentCard } from '../catalog/public';
import type { FlashCampaignsTable } from '../flash-prices/public';

type Campaign = Selectable<FlashCampaignsTable>;

interface OfferRow extends CardRow {
  campaign_id: number;
  price_kobo: number;
  offered: number;
  sold: number;
}

/** The flash deal that runs at that time, and the next one. */
export async function readFlashDeals(db: Kysely<Database>, now: Date) {
  // Campaigns never overlap, so at most the first one runs.
  const campaigns = await db
    .selectFrom('flash_campaigns')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(2)
    .execute();
  const offers = await readOffers(db, campaigns);
  const [first, second] = campaigns.map((campaign) => presentCampaign(campaign, offers));
  const runs = first !== undefined && Date.parse(first.starts_at) <= now.getTime();
  return {
    now: now.toISOString(),
    current: runs ? first : null,
    next: (runs ? second : first) ?? null,
  } satisfies FlashDeals;
}

async function readOffers(db: Kysely<Database>, campaigns: readonly Campaign[]): Promise<OfferRow[]> {
  if (campaigns.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select ${cardColumns('p')}, o.campaign_id, o.price_kobo, o.quantity as offered, o.sold
    from flash_offers o join products p on p.id = o.product_id and p.status = 'published'
    where o.campaign_id in (${sql.join(campaigns.map(({ id }) => id))})
    order by o.position, o.id`.execute(db);
  return rows;
}

function presentCampaign({ starts_at, ends_at, ...campaign }: Campaign, offers: readonly OfferRow[]) {
  return {
    ...campaign,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    offers: offers.filter((offer) => offer.campaign_id === campaign.id).map(presentOffer),
  } satisfies FlashCampaign;
}

function presentOffer(row: OfferRow) {
  const { offered, sold } = row;
  return {
    product: presentCard(row),
    flash_price: toNaira(kobo(row.price_kobo)),
    quantity: offered,
    sold,
    left: Math.min(offered - sold, row.quantity),
  } satisfies FlashOffer;
}
