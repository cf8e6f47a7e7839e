import { type FlashCampaign, type FlashDeals, type FlashOffer, hasFeature, type Single } from '@nkm/contracts';
import type { Platform, RequestOptions } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';

export interface OfferView extends Omit<FlashOffer, 'product'> {
  product: CardData;
}

export interface CampaignView extends Omit<FlashCampaign, 'offers'> {
  offers: OfferView[];
}

/** The flash deals, with only the product data that the page shows. */
export interface FlashView {
  now: FlashDeals['now'];
  current: CampaignView | null;
  next: CampaignView | null;
}

const NONE: FlashView = { now: new Date(0).toISOString(), current: null, next: null };

/** GET /flash-deals (our endpoint); a documented server has no flash deals. */
export async function getFlashDeals(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  options: RequestOptions,
): Promise<FlashView> {
  if (!hasFeature(settings, 'flash-deals')) return NONE;
  const { data } = await api.get<Single<FlashDeals>>('/flash-deals', options);
  return { now: data.now, current: pickCampaign(data.current), next: pickCampaign(data.next) };
}

function pickCampaign(campaign: FlashCampaign | null): CampaignView | null {
  if (!campaign) return null;
  const { ends_at, promo_code: code } = campaign;
  const offers = campaign.offers.map((offer) => {
    const flash = { price: offer.flash_price, ends_at, left: offer.left, code };
    return { ...offer, product: { ...pickCard(offer.product), ...(offer.left > 0 && { flash }) } };
  });
  return { ...campaign, offers };
}
